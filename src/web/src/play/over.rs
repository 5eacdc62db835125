//! The end: who has won, the curve of the game, the ranking, and once more.

use std::rc::Rc;

use table::{Outcome, Seat};
use yew::prelude::*;

use crate::app::{Go, Screen, use_house};
use crate::art::{Icon, crowned_mat, icon, mat};
use crate::face::{Finale, Guests};
use crate::sheets::Sheet;
use crate::ui::{drawing, going};

#[derive(Properties, PartialEq)]
pub(super) struct OverProps {
    pub(super) finale: Finale,
    pub(super) outcome: Outcome,
    pub(super) guests: Rc<Guests>,
    pub(super) again: Callback<MouseEvent>,
    /// Takes the last act back, while that is possible.
    pub(super) retract: Option<Callback<MouseEvent>>,
    pub(super) minutes: u32,
    pub(super) kept: bool,
}

#[component]
pub(super) fn Over(props: &OverProps) -> Html {
    let house = use_house();
    let lang = house.settings.lang();
    let finale = &props.finale;
    let winner = props.outcome.winners.iter().next().unwrap_or_else(|| Seat::new(0));
    let minutes = props.minutes.max(1);
    let rounds = lang.pick(
        if finale.rounds == 1 { "Runde" } else { "Runden" },
        if finale.rounds == 1 { "round" } else { "rounds" },
    );
    let length = lang.pick(
        format!("{} {rounds} · {minutes} {}", finale.rounds, if minutes == 1 { "Minute" } else { "Minuten" }),
        format!("{} {rounds} · {minutes} {}", finale.rounds, if minutes == 1 { "minute" } else { "minutes" }),
    );
    let rank = |seat: Seat| {
        let place = props.outcome.places[seat.index()];
        html! {
            <li class={classes!((place == 1).then_some("first"))}>
                <span class="d">{ place }</span>
                { drawing(mat(props.guests.symbol(seat), 34)) }
                <span class="grow"><bdi>{ props.guests.name(seat).to_owned() }</bdi></span>
                <span class="d num">{ props.outcome.scores[seat.index()] }</span>
                { finale.unit.clone() }
            </li>
        }
    };
    html! {
        <div class="body over">
            <div class="won">
                { drawing(crowned_mat(props.guests.symbol(winner), 104)) }
                <div class="grow">
                    <h2>{ finale.headline.clone() }</h2>
                    <div class="t2 muted">{ finale.reason.clone() }</div>
                </div>
            </div>
            { finale.curve.clone() }
            <ol class="rank">{ for props.outcome.ranking().into_iter().map(rank) }</ol>
            { finale.highlight.clone() }
            <p class="small muted c">{ length }</p>
            <div class="acts">
                <button class="btn full" type="button" onclick={props.again.clone()}>{ lang.pick("Revanche", "Rematch") }</button>
                if let Some(retract) = &props.retract {
                    <button class="btn second" type="button" onclick={retract.clone()}>
                        { drawing(icon(Icon::Undo, 24)) }{ lang.pick("Zurück", "Undo") }
                    </button>
                }
                <button class="btn second grow" type="button" onclick={going(&house.go, Go::To(Screen::Sheet(Sheet::Story)))}>
                    { drawing(icon(Icon::List, 24)) }{ lang.pick("Verlauf", "Story") }
                </button>
                <button class="btn second grow" type="button" onclick={going(&house.go, Go::Home)}>
                    { lang.pick("Zum Start", "Home") }
                </button>
            </div>
        </div>
    }
}
