//! The rail: the edge of the table, a name for every seat, always there.

use table::{Lang, Seat, Seats};
use yew::prelude::*;

use super::running::{Around, Fact};
use crate::art::{Icon, eye, icon, mat};
use crate::face::{Guests, Shout};
use crate::ui::old::{El, el, named};

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
    /// A seat shouts: its act, and when it was pressed.
    pub(super) shout: Callback<(Seat, String, f64)>,
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
    let chosen = rail.selected == Some(seat);
    let Fact { shown, spoken, mark, shout } = fact;
    let item = match &rail.select {
        Some(select) => {
            let select = select.clone();
            let press = el("button", if shout.is_some() { "pic" } else { "seat" }).set("type", "button");
            press.quick(Callback::from(move |when| select.emit((seat, when)))).flag("aria-expanded", chosen)
        }
        None => el("div", "seat").set("role", "listitem"),
    };
    let item = if shout.is_some() { item } else { lit(item, on, chosen) };
    let item = item.put("id", format!("seat-{seat}"));
    let item = if on { item.set("aria-current", "true") } else { item };
    let number =
        el("span", "n num").set("aria-hidden", "true").tell(shown.clone()).maybe_draw(mark.map(|_| eye(true, 20)));
    let words = el("span", "t").add(el("span", "nm").add(named(rail.guests.name(seat)))).add(number);
    let spoken = mark.map_or_else(|| spoken.clone(), |mark| format!("{spoken}, {mark}"));
    let item = item.draw(mat(rail.guests.symbol(seat), 34)).add(words).add(el("span", "sr").tell(spoken));
    match shout {
        Some(shout) => {
            lit(el("div", "seat loud"), on, chosen).class("called", shout.called).add(item).add(cry(rail, seat, shout))
        }
        None => item,
    }
}

/// Lit if the table waits for the seat, framed if its name was pressed.
fn lit(item: El, on: bool, chosen: bool) -> El {
    item.class("sel", chosen).class("on", on)
}

/// The button of a shout. Pressed counts before the finger is lifted: it matters when it was.
fn cry(rail: &Rail<'_>, seat: Seat, shout: &Shout) -> El {
    let (say, act, called) = (rail.shout.clone(), shout.act.clone(), shout.called);
    let press = Callback::from(move |when| {
        if !called {
            say.emit((seat, act.clone(), when));
        }
    });
    let label = format!("{}: {}", rail.guests.name(seat), shout.label);
    let cry = el("button", "cry").set("type", "button").quick(press).put("aria-label", label);
    let cry = cry.flag("aria-pressed", called).flag("aria-disabled", called).class("urgent", shout.urgent);
    cry.maybe_draw(called.then(|| icon(Icon::Check, 22))).add(el("span", "").say(shout.label))
}
