//! A finished game once more: what lies openly before everybody, every hand, and what was laid down.

use ::riffifi::{Card, Cards, Place, TurnedUp, View, named as called};
use ::table::{Lang, Seat, tell};

use super::picture;
use super::place::chips;
use super::words::claim;
use crate::art::mat;
use crate::face::Guests;
use crate::ui::{El, el, named};

/// The table of a moment, with everything turned up.
pub(super) fn look_back(view: &View, guests: &Guests, lang: Lang) -> El {
    let legend = lang.pick(
        "Mit Rand: offen. Klein: abgelegt, gestrichelt: ungesehen.",
        "With a frame: open. Small: laid down, dashed: unseen.",
    );
    let place = |(seat, (place, cards)): (Seat, (&Place, &TurnedUp))| {
        let will = place.open.map(|open| claim(open, lang)).filter(|will| !will.is_empty());
        let will = will.map(|will| el("span", "small").tell(tell!(lang, "will {will}", "wants {will}")));
        let name = el("b", "nm row").add(named(guests.name(seat))).maybe(will);
        let open = place.open.into_iter().collect();
        let seen = cards.pile.without(cards.unseen);
        let lying = el("ul", "")
            .all(some("on", open, lang))
            .all(some("", cards.hand, lang))
            .all(some("dn", seen, lang))
            .all(some("dn un", cards.unseen, lang));
        el("li", "").draw(mat(guests.symbol(seat), 28)).add(name).add(lying)
    };
    let places = Seat::all(guests.seats()).zip(view.places.iter().zip(&view.turned_up)).map(place);
    el("div", "known held")
        .add(el("p", "small").say(legend))
        .add(chips("chs", view.middle, |_, chip| chip, lang))
        .add(el("ul", "").all(places))
}

/// Cards that lie in the same way.
fn some(class: &'static str, cards: Cards, lang: Lang) -> Vec<El> {
    let one =
        |card: Card| el("li", class).set("role", "img").put("aria-label", called(card, lang)).draw(picture(card, 40));
    cards.iter().map(one).collect()
}
