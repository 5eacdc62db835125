//! What lies on the table in place of it: the round that was scored, the scores of all rounds, the drinks slip.

use std::rc::Rc;

use ::leiff::{Action, Event, Phase, Told};
use ::table::tell;
use game_ui::TableProps;
use ui::icon_button;
use yew::prelude::*;

use super::acts::Tools;
use super::desk::{Desk, Tap};
use super::slate::{Board, Slate};
use super::slip::DrinksSlip;
use super::state::Paper;
use crate::art::Icon;

/// The points at which the game ends.
pub(super) fn goal(long: bool) -> i16 {
    if long { 100 } else { 50 }
}

/// The paper, and what leads on.
#[component]
pub(super) fn Papers(desk: &Desk) -> Html {
    let (props, lang) = (&desk.props, desk.props.lang);
    let (view, guests) = (Rc::clone(&props.view), Rc::clone(&props.guests));
    let scored = matches!(view.phase, Phase::Scored { .. } | Phase::Over);
    let (key, paper) = match desk.state.paper {
        Some(Paper::Slip) => (
            "slip",
            html! {
                <>{ titled(desk, lang.pick("Getränke", "Drinks")) }<DrinksSlip ..TableProps::clone(props) /></>
            },
        ),
        Some(Paper::Board) => (
            "board",
            html! {
                <>{ titled(desk, lang.pick("Alle Runden", "All rounds")) }<Board {view} {guests} {lang} /></>
            },
        ),
        None => {
            let told = turned(props.telling.as_ref().unwrap_or(&props.last));
            ("slate", html! { <Slate {view} {told} {guests} {lang} /> })
        }
    };
    html! {
        // Each paper is an element of its own, so it opens at its top.
        <div {key} class="body lfp">
            { paper }
            if scored && desk.state.paper.is_none() {
                <Tools ..desk.clone() />
            }
            if scored {
                { next(desk) }
            }
        </div>
    }
}

/// The heading of a paper, and what takes it away.
fn titled(desk: &Desk, title: &'static str) -> Html {
    let label = desk.props.lang.pick("Zurück zum Tisch", "Back to the table");
    html! {
        <div class="row">
            <h2 class="grow" id="stage" tabindex="-1">{ title }</h2>
            { icon_button(Icon::Close, label, desk.on(Tap::Paper(None))) }
        </div>
    }
}

/// The cards that were turned over just now.
fn turned(told: &Rc<Vec<Told>>) -> Option<Rc<Vec<Told>>> {
    told.iter().any(|event| matches!(event, Event::Scored { .. })).then(|| Rc::clone(told))
}

/// On to the next round, or to the end.
fn next(desk: &Desk) -> Html {
    let (view, lang) = (&desk.props.view, desk.props.lang);
    let over = view.totals.iter().any(|total| *total >= goal(view.options.long));
    let round = view.round + 1;
    let words = match over {
        true => lang.pick("Zum Ergebnis", "To the result").to_owned(),
        false => tell!(lang, "Runde {round}", "Round {round}"),
    };
    let disabled = !desk.may(Action::Next);
    html! {
        <div class="acts">
            <button key="next" type="button" class="btn" onclick={desk.act(Action::Next)}
                aria-disabled={disabled.to_string()}>
                { words }
            </button>
        </div>
    }
}
