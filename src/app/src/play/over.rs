//! The end: who has won, the curve of the game, the ranking, and once more.

use std::rc::Rc;

use game_ui::Finale;
use game_ui::art::{Line, crowned_mat, curve, mat};
use table::{Lang, Outcome, Seat, counted, number};
use ui::Players;
use ui::{drawing, named};
use yew::prelude::*;

use crate::context::use_app;
use crate::navigation::{Navigation, Sheet};
use crate::screens::EveningRow;
use crate::store;

/// From this many seats on the places come before the curve.
const MANY: u8 = 5;

/// What [`Over`] shows.
#[derive(Properties, PartialEq)]
pub(super) struct OverProps {
    /// What the game has to say.
    pub(super) finale: Finale,
    /// The first winner in sitting order.
    pub(super) winner: Seat,
    /// The result.
    pub(super) outcome: Outcome,
    /// Who played.
    pub(super) players: Rc<Players>,
    /// The same players play again.
    pub(super) on_again: Callback<MouseEvent>,
    /// Shows it once more, step by step.
    pub(super) on_replay: Callback<MouseEvent>,
    /// Takes the last act back, while that is possible.
    pub(super) on_retract: Option<Callback<MouseEvent>>,
}

/// The end of a game: what there is to see, and the buttons below it. The bar has the story, and the menu what else there is.
#[component]
pub(super) fn Over(props: &OverProps) -> Html {
    let app = use_app();
    let lang = app.lang();
    let OverProps { finale, winner, outcome, players, on_again, on_replay, on_retract } = props;
    let headline = headline(outcome, players, finale.won, lang);
    let games = use_memo((), |()| store::games());
    let line = |seat: Seat| Line { seat: players.symbol(seat), counts: finale.counts[seat.index()].clone() };
    let mut lines: Vec<Line> = outcome.ranking().into_iter().map(line).collect();
    lines.retain(|line| !line.counts.is_empty());
    let rank = |seat| rank(outcome, finale, players, seat);
    html! {
        <>
            <div class={classes!("body", (players.seats() >= MANY).then_some("many"))} tabindex="0" role="region"
                aria-label={lang.select("Ergebnis", "Result")}>
                <div class="won">
                    { drawing(crowned_mat(players.symbol(*winner), 104)) }
                    <div class="grow">
                        <h2 class={(headline.chars().count() > 30).then_some("long")}>{ headline }</h2>
                        <div class="medium muted">{ &finale.reason }</div>
                        if let Some(retract) = on_retract {
                            <button type="button" class="link-button" onclick={retract}>
                                { lang.select("Letzten Schritt zurücknehmen", "Take back the last step") }
                            </button>
                        }
                    </div>
                </div>
                <figure class="board chart">
                    <figcaption class="small">{ finale.counted }</figcaption>
                    { drawing(curve(&lines, finale.counted)) }
                </figure>
                <ol class="rank" aria-label={lang.select("Rangliste", "Ranking")}>{ for outcome.ranking().into_iter().map(rank) }</ol>
                { finale.highlight.clone() }
                <EveningRow games={&*games} />
            </div>
            <div class="acts even">
                <div class="again">
                    <button type="button" class="btn" onclick={on_again}>{ lang.select("Revanche", "Rematch") }</button>
                    <button type="button" class="btn second" onclick={app.opening(Sheet::OtherGames)}>
                        { lang.select("Anderes Spiel", "Another game") }
                    </button>
                </div>
                <button type="button" class="btn second" onclick={on_replay}>{ lang.select("Wiederholung", "Replay") }</button>
                <button type="button" class="btn second" onclick={app.opening(Sheet::Share)}>
                    { lang.select("Teilen", "Share") }
                </button>
                <button type="button" class="btn second" onclick={app.going(Navigation::Home)}>
                    { lang.select("Zum Start", "Home") }
                </button>
            </div>
        </>
    }
}

/// The line of a seat in the ranking.
fn rank(outcome: &Outcome, finale: &Finale, players: &Players, seat: Seat) -> Html {
    let place = outcome.places[seat.index()];
    let score = finale.held.as_ref().unwrap_or(&outcome.scores)[seat.index()];
    let [one, several] = finale.called;
    html! {
        <li key={seat.index()} class={(place == 1).then_some("first")}>
            <span class="display">{ place }</span>
            { drawing(mat(players.symbol(seat), 34)) }
            <span class="grow">{ named(players.name(seat)) }</span>
            <span class="display num">{ number(score) }</span>
            <span class="unit">{ if score.abs() == 1 { one } else { several } }</span>
            { drawing(finale.unit.clone()) }
        </li>
    }
}

/// "Mira und Theo haben gegeizt."
fn headline(outcome: &Outcome, players: &Players, [one, several]: [&'static str; 2], lang: Lang) -> String {
    let won = if outcome.winners.len() > 1 { several } else { one };
    format!("{} {won}", players.listed(outcome.winners.iter(), lang))
}

/// How long it took, if this device knows: "12 Runden · 38 Minuten".
pub(super) fn length(rounds: Option<u16>, minutes: Option<u32>, lang: Lang) -> String {
    let rounds = rounds.map(|rounds| counted(rounds.into(), ["Runde", "round"], ["Runden", "rounds"], lang));
    let minute = |minutes: u32| counted(minutes.max(1) as i32, ["Minute", "minute"], ["Minuten", "minutes"], lang);
    let pieces: Vec<String> = rounds.into_iter().chain(minutes.map(minute)).collect();
    pieces.join(" · ")
}
