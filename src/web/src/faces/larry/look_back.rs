//! A game once more: below each card of the pile what was said and what was true, and everybody's hand. What is not turned up
//! lies as its back.

use ::larry::{Card, Event, Reveal, View};
use ::table::{Lang, Seat, tell};

use super::Told;
use super::cards::{back, face, number};
use crate::art::mat;
use crate::face::Guests;
use crate::ui::old::{El, el, named};

/// The table of a moment. An odd number of Ätsch makes any sum right.
pub(super) fn look_back(view: &View, last: &[Told], guests: &Guests, lang: Lang) -> El {
    let words = el("li", "small")
        .add(el("span", "").say(lang.pick("gesagt", "said")))
        .add(el("span", "").say(lang.pick("wahr", "true")));
    let (mut sum, mut aetsch) = (Some(0), false);
    let laid = pile(view, last).into_iter().map(|Said { seat, card, said }| {
        sum = sum.zip(card).map(|(sum, card)| sum + card.value().unwrap_or(0));
        aetsch ^= card == Some(Card::Aetsch);
        let no = !aetsch && sum.is_some_and(|sum| sum != said);
        one(card, 58, lang)
            .draw(mat(guests.symbol(seat), 28))
            .add(el("b", "d").tell(number(said)))
            .add(el("b", "d").class("no", no).tell(sum.map_or_else(|| "?".to_owned(), number)))
    });
    let laid: Vec<El> = laid.collect();
    let pile = match laid.is_empty() {
        true => el("p", "small").say(lang.pick("Der Stapel ist leer.", "The pile is empty.")),
        false => el("ol", "truths").add(words).all(laid),
    };
    let hand = |seat: Seat| {
        let cards: Vec<Option<Card>> = match view.turned_up.get(seat.index()) {
            Some(hand) => hand.iter().copied().map(Some).collect(),
            None => vec![None; view.hands[seat.index()].into()],
        };
        let name = el("b", "nm").add(named(guests.name(seat)));
        let cards = el("ul", "").all(cards.into_iter().map(|card| one(card, 40, lang)));
        el("li", "").draw(mat(guests.symbol(seat), 28)).add(name).add(cards)
    };
    let hands = Seat::all(guests.seats()).map(hand);
    let (limit, way) = (
        view.limit,
        match view.clockwise {
            true => lang.pick("im Uhrzeigersinn", "clockwise"),
            false => lang.pick("gegen den Uhrzeigersinn", "anticlockwise"),
        },
    );
    let limit = el("p", "small").tell(tell!(lang, "Limit {limit}, {way}", "Limit {limit}, {way}"));
    el("div", "known held").add(limit).add(pile).add(el("ul", "").all(hands))
}

/// A card of the pile, if it is turned up, and the sum that was said with it.
struct Said {
    seat: Seat,
    card: Option<Card>,
    said: i8,
}

/// The pile as it lies, or the one that the last act has turned up.
fn pile(view: &View, last: &[Told]) -> Vec<Said> {
    let turned = last.iter().find_map(|told| match told {
        Event::Revealed(Reveal { cards, .. }) => Some(cards),
        _ => None,
    });
    match turned {
        Some(cards) => {
            let turned = cards.iter();
            turned.map(|turned| Said { seat: turned.seat, card: Some(turned.card), said: turned.said }).collect()
        }
        None => view.pile.iter().map(|laid| Said { seat: laid.seat, card: laid.card, said: laid.sum }).collect(),
    }
}

/// A card, or its back.
fn one(card: Option<Card>, width: u32, lang: Lang) -> El {
    let (name, picture) = match card {
        Some(card) => (card.name(lang), face(card, width, lang)),
        None => (lang.pick("verdeckt", "face down").to_owned(), back(width)),
    };
    el("li", "").add(el("span", "").set("role", "img").put("aria-label", name).draw(picture))
}
