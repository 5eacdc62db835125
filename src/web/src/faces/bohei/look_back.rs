//! A game once more, with every hand turned up, or with the backs that everybody saw.

use ::bohei::{Card, Lying, View};
use ::table::{Lang, Seat, tell};

use crate::art::{bohei, mat};
use crate::face::Guests;
use crate::ui::old::{El, el, named};

/// The table of a moment: the rules and the card that lie there, and everybody's cards.
pub(super) fn look_back(view: &View, guests: &Guests, lang: Lang) -> El {
    let slots = el("ul", "bo-cards").all(view.slots.iter().map(|lying| rule(*lying, lang)));
    let hand = |(seat, player): (Seat, &::bohei::Player)| {
        let count = el("span", "d").tell(player.cards.to_string());
        let called = if player.called { "„Bohei!“" } else { "" };
        let name = el("b", "nm row").add(named(guests.name(seat))).add(count).add(el("span", "small").say(called));
        let cards = match view.hands.get(seat.index()) {
            Some(hand) => el("ul", "bo-cards").all(hand.iter().map(|&card| one(card, lang))),
            None => {
                let back = |_| el("li", "").draw(bohei::back(36));
                el("ul", "").set("aria-hidden", "true").all((0..player.cards).map(back))
            }
        };
        el("li", "").draw(mat(guests.symbol(seat), 28)).add(name).add(cards)
    };
    let hands = Seat::all(guests.seats()).zip(&view.players).map(hand);
    let goal = view.goal;
    let title = el("div", "small").tell(tell!(lang, "Regeln, Ziel: {goal} Karten", "Rules, goal: {goal} cards"));
    let top = view.top.map(|card| {
        el("div", "")
            .add(el("div", "small").say(lang.pick("Abgelegt", "Discarded")))
            .add(el("ul", "bo-cards").add(one(card, lang)))
    });
    el("div", "known bo-known").add(title.add(slots)).maybe(top).add(el("ul", "").all(hands))
}

/// What lies in a slot for rules.
fn rule(lying: Lying, lang: Lang) -> El {
    let Lying { card, closed, .. } = lying;
    match card.filter(|_| !closed) {
        Some(card) => one(card, lang),
        None if closed => el("li", "row none").say(lang.pick("geschlossen", "closed")),
        None => el("li", "row none").say(lang.pick("frei", "free")),
    }
}

/// A card and its title.
fn one(card: Card, lang: Lang) -> El {
    el("li", "row").draw(bohei::card(card, 36, lang)).add(el("span", "").say(card.title(lang)))
}
