//! The slate: everybody who played, with points.

use game_ui::art::mat;
use table::{Lang, localized};
use ui::{drawing, named};
use yew::prelude::*;

use crate::evening::{self, Standing};

/// The slate of an evening of so many games, the best first.
pub(super) fn slate(standings: &[Standing], games: usize, lang: Lang) -> Html {
    let row = |one: &Standing| {
        let points = evening::points(one.points, lang);
        let unit = points.split_once(' ').map_or("", |(_, unit)| unit).to_owned();
        html! {
            <li key={one.name.clone()} class={(one.place == 1).then_some("first")}>
                <span class="display place">{ one.place }</span>
                { drawing(mat(one.symbol, 38)) }
                <div class="grow">
                    <div class="display player-name">{ named(&one.name) }</div>
                    <span class="small">{ played(one, games, lang) }</span>
                </div>
                <span class="points"><b class="display num">{ one.points }</b>{ " " }{ unit }</span>
            </li>
        }
    };
    html! {
        <ol class="slate evening-slate" aria-label={lang.select("Stand des Abends", "Standings of the evening")}>
            { for standings.iter().map(row) }
        </ol>
    }
}

/// "2 von 3 Spielen, 1 gewonnen".
fn played(one: &Standing, games: usize, lang: Lang) -> String {
    let Standing { played, won, .. } = one;
    let in_games = if usize::from(*played) == games {
        evening::games(games, lang)
    } else {
        localized!(lang, "{played} von {games} Spielen", "{played} of {games} games")
    };
    localized!(lang, "{in_games}, {won} gewonnen", "{in_games}, {won} won")
}
