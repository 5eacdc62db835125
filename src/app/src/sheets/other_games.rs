//! Another game for the same round: all games, and which of them so many cannot play.

use game_ui::art::{Icon, emblem, icon};
use table::{Lang, localized};
use ui::drawing;
use yew::prelude::*;

use crate::context::use_app;
use crate::games::{Entry, GAMES};
use crate::navigation::{Navigation, Screen};
use crate::screens::Round;

/// For whom [`OtherGames`] are offered.
#[derive(Properties, PartialEq)]
pub(crate) struct OtherGamesProps {
    /// Who plays on together.
    pub(crate) round: Round,
    /// The slug of the game that the round has just played.
    pub(crate) played: AttrValue,
    /// Whether the choice lies on a sheet, which makes way for the setup.
    #[prop_or_default]
    pub(crate) on_sheet: bool,
}

/// A button for each other game, which leads to its setup with this round.
#[component]
pub(crate) fn OtherGames(OtherGamesProps { round, played, on_sheet }: &OtherGamesProps) -> Html {
    let app = use_app();
    let lang = app.lang();
    let count = round.players.len();
    let row = |game: &'static Entry| {
        match unfit(game, count, lang) {
            Some(why) => html! { <div class="group-row" key={game.id}>{ named(game, why) }</div> },
            None => {
                let (round, on_sheet) = (round.clone(), *on_sheet);
                let onclick = app.acting(move |app| {
                    round.invite(game.id);
                    let setup = Screen::Setup(game.id.into());
                    app.go(if on_sheet { Navigation::Instead(setup) } else { Navigation::To(setup) });
                });
                // It is asked for as soon as it is touched; what does not come now is asked for again when it is opened.
                let onpointerdown = Callback::from(|_: PointerEvent| game.load_soon());
                html! {
                    <button key={game.id} type="button" class="group-row" {onclick} {onpointerdown}>
                        { named(game, game.tagline.get(lang).to_owned()) }
                        { drawing(icon(Icon::Next, 24)) }
                    </button>
                }
            }
        }
    };
    let others = GAMES.iter().filter(|game| game.id != played.as_str());
    html! { <div class="row-group other-games">{ for others.map(row) }</div> }
}

/// The emblem and the name of a game, and what is said of it.
fn named(game: &Entry, words: String) -> Html {
    html! {
        <>
            { drawing(emblem(game.regular, 42)) }
            <span class="grow"><b>{ game.name }</b><small>{ words }</small></span>
        </>
    }
}

/// Why so many cannot play a game.
fn unfit(game: &Entry, count: usize, lang: Lang) -> Option<String> {
    let (from, to) = game.seats;
    if count < usize::from(from) {
        Some(localized!(lang, "Geht erst ab {from} Personen.", "Takes at least {from} players."))
    } else if count > usize::from(to) {
        Some(localized!(lang, "Geht nur bis {to} Personen.", "Takes {to} players at most."))
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::entry;

    #[test]
    fn a_game_says_when_it_is_not_for_so_many() {
        let said = |game: &str, count| unfit(entry(game).expect("a game"), count, Lang::De);
        assert_eq!(said("geizen", 5), None);
        assert_eq!(said("geizen", 6).as_deref(), Some("Geht nur bis 5 Personen."));
        assert_eq!(said("bohei", 2).as_deref(), Some("Geht erst ab 3 Personen."));
        assert_eq!([2, 8].map(|count| said("larry", count)), [None, None]);
    }
}
