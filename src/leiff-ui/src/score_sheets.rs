//! What lies on the table in place of it: the round that was scored, the scores of all rounds, the drinks slip.

use std::rc::Rc;

use ::leiff::{Action, Event, Observation, Phase};
use ::table::localized;
use game_ui::TableProps;
use ui::IconButton;
use yew::prelude::*;

use super::acts::Tools;
use super::round_scores::{Board, RoundScores};
use super::slip::DrinksSlip;
use super::state::ScoreSheet;
use super::table_context::{TableContext, Tap};
use super::words::goal;
use crate::art::Icon;

/// The paper, and what leads on.
#[component]
pub(super) fn ScoreSheets(context: &TableContext) -> Html {
    let (props, lang) = (&context.props, context.props.lang);
    let (view, players) = (Rc::clone(&props.view), Rc::clone(&props.players));
    let scored = matches!(view.phase, Phase::Scored { .. } | Phase::Over);
    let (key, sheet) = match context.state.sheet {
        Some(ScoreSheet::Slip) => (
            "slip",
            html! {
                <>{ titled(context, lang.select("Getränke", "Drinks")) }<DrinksSlip ..TableProps::clone(props) /></>
            },
        ),
        Some(ScoreSheet::Board) => (
            "board",
            html! {
                <>{ titled(context, lang.select("Alle Runden", "All rounds")) }<Board {view} {players} {lang} /></>
            },
        ),
        None => {
            let told = turned(props.telling.as_ref().unwrap_or(&props.last));
            ("slate", html! { <RoundScores {view} {told} {players} {lang} /> })
        }
    };
    html! {
        // Each paper is an element of its own, so it opens at its top.
        <div {key} class="body leiff-sheet">
            { sheet }
            if scored && context.state.sheet.is_none() {
                <Tools ..context.clone() />
            }
            if scored {
                { next(context) }
            }
        </div>
    }
}

/// The heading of a paper, and what takes it away.
fn titled(context: &TableContext, title: &'static str) -> Html {
    let label = context.props.lang.select("Zurück zum Tisch", "Back to the table");
    html! {
        <div class="row">
            <h2 class="grow" id="stage" tabindex="-1">{ title }</h2>
            <IconButton icon={Icon::Close} {label} onclick={context.on(Tap::ScoreSheet(None))} />
        </div>
    }
}

/// The cards that were turned over just now.
fn turned(told: &Rc<Vec<Observation>>) -> Option<Rc<Vec<Observation>>> {
    told.iter().any(|event| matches!(event, Event::Scored { .. })).then(|| Rc::clone(told))
}

/// On to the next round, or to the end.
fn next(context: &TableContext) -> Html {
    let (view, lang) = (&context.props.view, context.props.lang);
    let over = view.totals.iter().any(|total| *total >= goal(view.options.long));
    let round = view.round + 1;
    let words = match over {
        true => lang.select("Zum Ergebnis", "To the result").to_owned(),
        false => localized!(lang, "Runde {round}", "Round {round}"),
    };
    let disabled = !context.may(Action::Next);
    html! {
        <div class="acts">
            <button key="next" type="button" class="btn" onclick={context.act(Action::Next)}
                aria-disabled={disabled.to_string()}>
                { words }
            </button>
        </div>
    }
}
