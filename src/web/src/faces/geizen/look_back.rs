//! A game once more: what a turn has rolled and kept, the board after it, and the calculation.

use ::geizen::{Bill, Dice, Event, View};
use ::table::Lang;

use super::board::board;
use super::receipt::receipt;
use crate::art::die;
use crate::face::Guests;
use crate::ui::{El, el};

/// The table of a moment; after a turn still with its dice and its calculation.
pub(super) fn look_back(view: &View, last: &[Event], guests: &Guests, lang: Lang) -> El {
    let scored = last.iter().find_map(|event| match event {
        Event::Scored { seat, bill, .. } => Some((*seat, bill)),
        _ => None,
    });
    let (turn, bill) = scored.unwrap_or((view.turn, &view.bill));
    let kept = bill.lines.iter().map(|line| line.face).chain(bill.unplaced.faces());
    let row = |name: &'static str, faces: Vec<u8>| {
        let dice =
            faces.into_iter().map(|face| el("li", "").draw(die(face, 34)).add(el("span", "sr").tell(face.to_string())));
        el("div", "row").add(el("span", "small").say(name)).add(el("ul", "row").all(dice))
    };
    let some = |name, faces: Vec<u8>| (!faces.is_empty()).then(|| row(name, faces));
    let rolled: Dice = if scored.is_some() { Dice::NONE } else { view.rolled };
    let next = Bill { lines: Vec::new(), unplaced: Dice::NONE, ..bill.clone() };
    let receipt = (!bill.lines.is_empty()).then(|| receipt(bill, turn, guests, false, lang));
    el("div", "gz-known")
        .maybe(some(lang.pick("gewürfelt", "rolled"), rolled.faces().collect()))
        .maybe(some(lang.pick("behalten", "kept"), kept.collect()))
        .add(board(&view.board, &next, false, lang))
        .maybe(receipt)
}
