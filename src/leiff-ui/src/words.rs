//! What the screens call cards, places and points.

use ::leiff::{Card, Special, View};
use ::table::{Lang, Seat, cards, localized, number};

/// A card with its article: "die 12", "der Spielautomat".
pub(super) fn the(card: Card, lang: Lang) -> String {
    let name = inside(card, lang);
    let masculine =
        matches!(card, Card::Machine | Card::Special(Special::Philosopher | Special::Waiter | Special::Magician));
    let article = if masculine { "der" } else { "die" };
    localized!(lang, "{article} {name}", "the {name}")
}

/// The same as an object: "den Spielautomaten".
pub(super) fn object(card: Card, lang: Lang) -> String {
    let name = inside(card, lang);
    match card {
        Card::Machine | Card::Special(Special::Philosopher) => localized!(lang, "den {name}en", "the {name}"),
        Card::Special(Special::Waiter | Special::Magician) => localized!(lang, "den {name}", "the {name}"),
        _ => localized!(lang, "die {name}", "the {name}"),
    }
}

/// The points so far of a player, or of the team; and with their unit.
pub(super) fn points(view: &View, seat: Seat, lang: Lang) -> (String, String) {
    let points = view.totals.get(view.side(seat)).copied().unwrap_or(0);
    (number(points), counted(points, lang))
}

/// "1 Punkt", "12 Punkte".
pub(super) fn counted(points: i16, lang: Lang) -> String {
    ::table::counted(points.into(), ["Punkt", "point"], ["Punkte", "points"], lang)
}

/// The points at which the game ends.
pub(super) fn goal(long: bool) -> i16 {
    if long { 100 } else { 50 }
}

/// "Runde 3, Ende bei 50".
pub(super) fn subtitle(view: &View, lang: Lang) -> String {
    let (round, goal) = (view.round, goal(view.options.long));
    localized!(lang, "Runde {round}, Ende bei {goal}", "Round {round}, to {goal}")
}

/// The name of a card inside a sentence.
fn inside(card: Card, lang: Lang) -> String {
    match (card, lang) {
        (Card::Machine, Lang::En) => "slot machine".to_owned(),
        _ => card.name(lang),
    }
}

/// How many cards lie before a player.
pub(super) fn spoken(view: &View, seat: Seat, lang: Lang) -> String {
    let slots = view.hands.get(seat.index()).map_or(&[][..], |hand| hand.slots.as_slice());
    match slots.iter().flatten().count() {
        0 => lang.select("keine Karte", "no card").to_owned(),
        count => cards(count as u8, lang),
    }
}
