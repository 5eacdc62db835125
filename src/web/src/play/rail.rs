//! The rail: the edge of the table, a name for every seat, always there.

use table::{Lang, Seat, Seats};
use yew::prelude::*;

use super::running::{Around, Fact};
use crate::art::{eye, mat};
use crate::face::Guests;
use crate::ui::{El, el, named};

/// From this many seats on a narrow screen needs two rows.
const MANY: u8 = 6;

/// What the rail shows.
pub(super) struct Rail<'a> {
    pub(super) around: Around,
    pub(super) guests: &'a Guests,
    /// The seats that are lit.
    pub(super) awaited: Seats,
    pub(super) selected: Option<Seat>,
    /// A name was pressed; nothing to press where no seat can do anything out of turn.
    pub(super) select: Option<Callback<(Seat, f64)>>,
    pub(super) lang: Lang,
}

/// The rail.
pub(super) fn rail(rail: Rail<'_>) -> El {
    let lang = rail.lang;
    let seats = rail.guests.seats();
    let list = el("div", "rail").class("many", seats >= MANY);
    let list = if rail.select.is_none() { list.set("role", "list") } else { list.set("role", "group") };
    list.set("aria-label", lang.pick("Am Tisch", "At the table"))
        .all(Seat::all(seats).zip(&rail.around.facts).map(|(seat, fact)| one(&rail, seat, fact)))
        .maybe(rail.around.beside)
}

fn one(rail: &Rail<'_>, seat: Seat, fact: &Fact) -> El {
    let on = rail.awaited.contains(seat);
    let Fact { shown, spoken, mark } = fact;
    let item = match &rail.select {
        Some(select) => {
            let select = select.clone();
            let chosen = rail.selected == Some(seat);
            let press =
                el("button", "seat").set("type", "button").quick(Callback::from(move |when| select.emit((seat, when))));
            press.class("sel", chosen).flag("aria-expanded", chosen)
        }
        None => el("div", "seat").set("role", "listitem"),
    };
    let item = item.class("on", on).put("id", format!("seat-{seat}"));
    let item = if on { item.set("aria-current", "true") } else { item };
    let number =
        el("span", "n num").set("aria-hidden", "true").tell(shown.clone()).maybe_draw(mark.map(|_| eye(true, 20)));
    let words = el("span", "t").add(el("span", "nm").add(named(rail.guests.name(seat)))).add(number);
    let spoken = mark.map_or_else(|| spoken.clone(), |mark| format!("{spoken}, {mark}"));
    item.draw(mat(rail.guests.symbol(seat), 34)).add(words).add(el("span", "sr").tell(spoken))
}
