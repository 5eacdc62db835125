//! The rail: the edge of the table, a name for every seat, always there.

use crate::art::mat;
use crate::face::{Face, Guests};
use crate::ui::{El, el, named};
use table::{Lang, Seat, Seats};

/// The rail; `awaited` are lit.
pub(super) fn rail<G: Face>(view: &G::View, guests: &Guests, awaited: Seats, lang: Lang) -> El {
    let seat = |seat: Seat| {
        let on = awaited.contains(seat);
        let (fact, spoken) = G::fact(view, seat, lang);
        let item = el("div", "seat").class("on", on).set("role", "listitem").put("id", format!("seat-{seat}"));
        let item = if on { item.set("aria-current", "true") } else { item };
        item.draw(mat(guests.symbol(seat), 34))
            .add(el("span", "nm").add(named(guests.name(seat))))
            .add(el("span", "n num").set("aria-hidden", "true").tell(fact))
            .add(el("span", "sr").tell(spoken))
    };
    el("div", "rail")
        .set("role", "list")
        .set("aria-label", lang.pick("Am Tisch", "At the table"))
        .all(Seat::all(guests.seats()).map(seat))
        .maybe(G::beside(view, lang))
}
