//! What stands on the curtain: what the seat is asked, and the rules in force.

use ::bohei::{Lying, Orders, Pending, View};
use ::table::{Lang, Seat};

use super::ask::{Ask, waiting};
use crate::ui::old::{El, el};

/// Whom the curtain asks, as far as it is one seat; of several who may answer, each is asked the same.
fn asked(view: &View) -> Seat {
    match &view.pending {
        Some(Pending::Orders(Orders { due: Some((seat, _)), .. }) | Pending::Reward { seat, .. }) => *seat,
        _ => view.turn,
    }
}

/// What everybody may see and the seat must know to decide.
pub(in super::super) fn brief(view: &View, lang: Lang) -> El {
    let waits = waiting(view, lang).map(|line| el("p", "b").tell(line));
    let ask = match Ask::of(asked(view), view) {
        Ask::Nothing | Ask::Answer(..) => None,
        ask => Some(el("p", "d").tell(ask.text(lang))),
    };
    let rule = |lying: &Lying| {
        let card = lying.card.filter(|_| !lying.closed)?;
        Some(el("li", "").tell(card.line(lang).to_owned()))
    };
    let rules: Vec<El> = view.slots.iter().filter_map(rule).collect();
    let none =
        rules.is_empty().then(|| el("li", "").say(lang.pick("Noch gilt keine Regel.", "No rule is in force yet.")));
    let rules = el("ul", "small").set("aria-label", lang.pick("Regeln", "Rules")).all(rules).maybe(none);
    el("div", "brief bo-brief").maybe(waits).maybe(ask).add(rules)
}
