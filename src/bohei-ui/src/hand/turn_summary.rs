//! What stands on the curtain: what the seat is asked, and the rules in force.

use ::bohei::{Lying, Orders, Pending, View};
use ::table::{Lang, Seat};
use yew::prelude::*;

use super::ask::{Ask, waiting};
use crate::slots::is_superseded;

/// Whom the curtain asks, as far as it is one seat; of several who may answer, each is asked the same.
fn asked(view: &View) -> Seat {
    match &view.pending {
        Some(Pending::Orders(Orders { due: Some((seat, _)), .. }) | Pending::Reward { seat, .. }) => *seat,
        _ => view.turn,
    }
}

/// What everybody may see and the seat must know to decide.
pub(in super::super) fn turn_summary(view: &View, lang: Lang) -> Html {
    let ask = match Ask::of(asked(view), view) {
        Ask::Nothing | Ask::Answer(..) => None,
        ask => Some(ask.text(lang)),
    };
    let rule = |lying: &Lying| {
        let card = lying.card.filter(|card| !lying.closed && !is_superseded(*card, view))?;
        Some(html! { <li key={lying.slot.index()}>{ card.line(lang) }</li> })
    };
    let rules: Vec<Html> = view.slots.iter().filter_map(rule).collect();
    html! {
        <div class="turn-summary bohei-summary">
            if let Some(line) = waiting(view, lang) {
                <p class="bold">{ line }</p>
            }
            if let Some(ask) = ask {
                <p class="display">{ ask }</p>
            }
            <ul class="small" aria-label={lang.select("Regeln", "Rules")}>
                if rules.is_empty() {
                    <li>{ lang.select("Noch gilt keine Regel.", "No rule is in force yet.") }</li>
                }
                <>{ for rules }</>
            </ul>
        </div>
    }
}
