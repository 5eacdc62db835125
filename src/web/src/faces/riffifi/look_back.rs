//! A game once more: what lies openly before everybody, every hand, and what was laid down.

use ::riffifi::{Card, Cards, Place, View, named as called};
use ::table::{Lang, Seat, tell};

use super::place::chips;
use super::words::claim;
use super::{back, picture};
use crate::art::mat;
use crate::face::Guests;
use crate::ui::old::{El, el, named};

/// The table of a moment.
pub(super) fn look_back(view: &View, guests: &Guests, lang: Lang) -> El {
    let legend = match view.turned_up.is_empty() {
        true => lang.pick("Mit Rand: offen. Klein: abgelegt.", "With a frame: open. Small: laid down."),
        false => lang.pick(
            "Mit Rand: offen. Klein: abgelegt, gestrichelt: ungesehen.",
            "With a frame: open. Small: laid down, dashed: unseen.",
        ),
    };
    let place = |(seat, place): (Seat, &Place)| {
        let will = place.open.map(|open| claim(open, lang)).filter(|will| !will.is_empty());
        let will = will.map(|will| el("span", "small").tell(tell!(lang, "will {will}", "wants {will}")));
        let name = el("b", "nm row").add(named(guests.name(seat))).maybe(will);
        let lying = el("ul", "").all(some("on", place.open.into_iter().collect(), lang));
        let lying = match view.turned_up.get(seat.index()) {
            Some(cards) => lying
                .all(some("", cards.hand, lang))
                .all(some("dn", cards.pile.without(cards.unseen), lang))
                .all(some("dn un", cards.unseen, lang)),
            None => lying.all(backs("", place.hand)).all(backs("dn", place.pile)),
        };
        let loot = chips("chs", place.loot, |_, chip| chip, lang);
        el("li", "").draw(mat(guests.symbol(seat), 28)).add(name).add(lying).add(loot)
    };
    let places = Seat::all(guests.seats()).zip(&view.places).map(place);
    el("div", "known held")
        .add(el("p", "small").say(legend))
        .add(chips("chs", view.middle, |_, chip| chip, lang))
        .add(el("ul", "").all(places))
}

/// Cards that everybody saw as backs.
fn backs(class: &'static str, count: u8) -> Vec<El> {
    (0..count).map(|_| el("li", class).set("aria-hidden", "true").draw(back(40))).collect()
}

/// Cards that lie in the same way.
fn some(class: &'static str, cards: Cards, lang: Lang) -> Vec<El> {
    let one =
        |card: Card| el("li", class).set("role", "img").put("aria-label", called(card, lang)).draw(picture(card, 40));
    cards.iter().map(one).collect()
}
