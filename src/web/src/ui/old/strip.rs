//! The strip on the rail's edge: what the selected seat may do out of turn, the look into its cards, and the way back.

use table::{Lang, Seat, tell};
use yew::prelude::*;

use super::{El, button, el, icon_button, named};
use crate::art::{Icon, lids, mat};
use crate::face::Guests;

/// What stands on the strip.
pub(crate) struct Strip<'a> {
    /// Who is selected.
    pub(crate) seat: Seat,
    /// Who plays.
    pub(crate) guests: &'a Guests,
    /// Whose name was pressed too late, and by how many milliseconds.
    pub(crate) late: Option<(Seat, u32)>,
    /// The buttons.
    pub(crate) acts: Vec<El>,
    /// Draws the curtain, if there is something behind it.
    pub(crate) look: Option<Callback<MouseEvent>>,
    /// Nothing after all.
    pub(crate) close: Callback<MouseEvent>,
    /// The language.
    pub(crate) lang: Lang,
}

/// The strip.
pub(crate) fn strip(strip: Strip<'_>) -> El {
    let Strip { seat, guests, late, acts, look, close, lang } = strip;
    let label = lang.pick("Meine Karten", "My cards");
    let look = look.map(|look| button("btn paper", look).set("id", "look").draw(lids(26)).say(label));
    let late = late.map(|(other, by)| {
        let after = tell!(lang, " {by} ms später", " {by} ms later");
        let line = el("p", "late small").set("role", "status").draw(mat(guests.symbol(other), 22));
        line.add(named(guests.name(other))).tell(after)
    });
    el("div", "strip")
        .set("role", "group")
        .put("aria-label", guests.name(seat).to_owned())
        .draw(mat(guests.symbol(seat), 34))
        .add(el("b", "grow nm").add(named(guests.name(seat))))
        .all(acts)
        .maybe(look)
        .add(icon_button(Icon::Close, lang.pick("Nichts", "Nothing"), close))
        .maybe(late)
}
