//! A game once more: every card open, and below it the mats of those who had seen it there. Who knew what? As everybody saw it, the
//! cards lie face down.

use ::leiff::{Card, Hand, Lying, Slot, View};
use ::table::{Lang, Seat, tell};

use super::face;
use crate::art::{leiff_back, mat};
use crate::face::Guests;
use crate::ui::old::{El, el, named};

/// The table of a moment.
pub(super) fn look_back(view: &View, guests: &Guests, lang: Lang) -> El {
    let open = view.hands.iter().flat_map(|hand| hand.slots.iter().flatten()).any(|lying| lying.card.is_some());
    let label = lang.pick("Unter jeder Karte: wer sie gesehen hat.", "Below each card: who has seen it.");
    let label = open.then(|| el("p", "small grow").say(label));
    let pile = |name: &'static str, picture: String| el("span", "row small").draw(picture).say(name);
    let top = view.top.map(|card| pile(lang.pick("Ablage", "Discarded"), face(card, 33, lang)));
    let drawn = view.drawn.map(|card| pile(lang.pick("gezogen", "drawn"), face(card, 33, lang)));
    let hand = |(seat, hand): (Seat, &Hand)| {
        let name = el("b", "nm").add(named(guests.name(seat)));
        let slots = (0..).zip(&hand.slots).filter_map(|(at, slot)| Some((Slot::new(at), slot.as_ref()?)));
        let cards = el("ul", "").all(slots.map(|(slot, lying)| one(slot, lying, guests, lang)));
        el("li", "").draw(mat(guests.symbol(seat), 28)).add(name).add(cards)
    };
    let hands = Seat::all(guests.seats()).zip(&view.hands).map(hand);
    el("div", "known").add(el("div", "row").maybe(top).maybe(drawn).maybe(label)).add(el("ul", "").all(hands))
}

/// A card, and who had seen it.
fn one(slot: Slot, lying: &Lying, guests: &Guests, lang: Lang) -> El {
    let names: Vec<&str> = lying.seen.iter().map(|seat| guests.name(seat)).collect();
    let hidden = || lang.pick("verdeckt", "face down").to_owned();
    let (place, card) = (slot.name(lang), lying.card.map_or_else(hidden, |card: Card| card.name(lang)));
    let label = match names.is_empty() {
        true if lying.card.is_none() => format!("{place}: {card}"),
        true => tell!(lang, "{place}: {card}, von niemandem gesehen", "{place}: {card}, seen by nobody"),
        false => {
            let names = names.join(", ");
            tell!(lang, "{place}: {card}, gesehen von {names}", "{place}: {card}, seen by {names}")
        }
    };
    let picture = lying.card.map_or_else(|| leiff_back(40), |card| face(card, 40, lang));
    let mats: String = lying.seen.iter().map(|seat| mat(guests.symbol(seat), 20)).collect();
    let seen = el("span", "").draw(mats);
    el("li", "").set("role", "img").put("aria-label", label).draw(picture).add(seen)
}
