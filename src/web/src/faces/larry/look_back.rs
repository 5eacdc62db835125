//! A finished game once more: below each card of the pile what was said and what was true, and everybody's hand.

use ::larry::{Card, OnPile, View};
use ::table::{Lang, Seat};

use super::cards::{face, number};
use crate::art::mat;
use crate::face::Guests;
use crate::ui::{El, el, named};

/// The table of a moment, with everything turned up.
pub(super) fn look_back(view: &View, guests: &Guests, lang: Lang) -> El {
    let words = el("li", "small")
        .add(el("span", "").say(lang.pick("gesagt", "said")))
        .add(el("span", "").say(lang.pick("wahr", "true")));
    let (mut sum, mut aetsch) = (0, false);
    let laid = view.pile.iter().filter_map(|laid| {
        let card = laid.card?;
        sum += card.value().unwrap_or(0);
        aetsch ^= card == Card::Aetsch;
        Some(column(laid, card, sum, laid.sum != sum && !aetsch, guests, lang))
    });
    let pile = match view.pile.is_empty() {
        true => el("p", "small").say(lang.pick("Der Stapel ist leer.", "The pile is empty.")),
        false => el("ol", "truths").add(words).all(laid),
    };
    let hand = |(seat, hand): (Seat, &Vec<Card>)| {
        let card = |card: &Card| one(*card, 40, lang);
        let name = el("b", "nm").add(named(guests.name(seat)));
        el("li", "").draw(mat(guests.symbol(seat), 28)).add(name).add(el("ul", "").all(hand.iter().map(card)))
    };
    let hands = Seat::all(guests.seats()).zip(&view.turned_up).map(hand);
    el("div", "known held").add(pile).add(el("ul", "").all(hands))
}

/// A card of the pile: who laid it, the sum that was said with it, and the true one. An odd number of Ätsch makes any sum
/// right.
fn column(laid: &OnPile, card: Card, sum: i8, wrong: bool, guests: &Guests, lang: Lang) -> El {
    one(card, 58, lang)
        .draw(mat(guests.symbol(laid.seat), 28))
        .add(el("b", "d").tell(number(laid.sum)))
        .add(el("b", "d").class("no", wrong).tell(number(sum)))
}

/// A card.
fn one(card: Card, width: u32, lang: Lang) -> El {
    el("li", "").add(el("span", "").set("role", "img").put("aria-label", card.name(lang)).draw(face(card, width, lang)))
}
