//! The middle, and what lies before each player: the open card and what it claims, the chips, their sum.

use ::riffifi::{Card, Colour, Loot, Phase, Place, View, named};
use ::table::{Lang, Seat, tell};

use super::motion::{Motion, chip_id, spot_id};
use super::words::{claim, short, spoken};
use super::{back, loot, picture};
use crate::art::{self, gap, mat};
use crate::face::Guests;
use crate::ui::old::{self, El, capital, el};

/// How wide a card is drawn; the style sheet overrules it.
const CARD: u32 = 78;

/// The chips of all colours, each with its number; those of which there are none step back. `more` completes each.
pub(super) fn chips(class: &'static str, loot: Loot, more: impl Fn(Colour, El) -> El, lang: Lang) -> El {
    let one = |(colour, count): (Colour, u8)| {
        let chip = el("span", "").class("z", count == 0).draw(art::loot(super::loot(colour), 46));
        more(colour, chip.add(el("b", "").tell(count.to_string())))
    };
    el("div", class).set("role", "img").put("aria-label", spoken(loot, lang)).all(loot.iter().map(one))
}

/// What is left in the middle, and of which colour the one has left the game.
pub(super) fn middle(view: &View, lang: Lang) -> El {
    let more = |colour: Colour, chip: El| {
        let out = view.out.contains(Card::new(colour, 1));
        let out = out.then(|| el("small", "").say(lang.pick("ohne 1", "no 1")));
        chip.put("id", chip_id(None, colour)).maybe(out)
    };
    let out: Vec<String> = view.out.iter().map(|card| named(card, lang)).collect();
    let out = (!out.is_empty()).then(|| {
        let out = out.join(", ");
        el("p", "sr").tell(tell!(lang, "Nicht im Spiel: {out}", "Not in the game: {out}"))
    });
    el("section", "board mid")
        .maybe(out)
        .add(el("p", "small").say(lang.pick("In der Mitte", "In the middle")))
        .add(chips("chs", view.middle, more, lang))
}

/// Everybody's place, in sitting order.
pub(super) fn places(view: &View, guests: &Guests, motion: &Motion, lang: Lang) -> El {
    let seats = guests.seats();
    let class = ["n3", "n4", "n5"][usize::from(seats.clamp(3, 5)) - 3];
    let one = |seat: Seat| place(view, seat, guests, motion, lang);
    el("ul", "rfs").class(class, true).all(Seat::all(seats).map(one))
}

fn place(view: &View, seat: Seat, guests: &Guests, motion: &Motion, lang: Lang) -> El {
    let place = &view.places[seat.index()];
    let on = view.turn == seat;
    let sum = place.loot.sum();
    el("li", "")
        .class("on", on)
        .draw(mat(guests.symbol(seat), 30))
        .add(el("b", "nm d").add(old::named(guests.name(seat))))
        .add(el("span", "nt").tell(note(place, on.then_some(view.phase), lang)))
        .add(spot(place, seat, motion))
        .add(chips("chs", place.loot, |colour, chip| chip.put("id", chip_id(Some(seat), colour)), lang))
        .add(el("span", "tot d num").tell(sum.to_string()))
}

/// The card, its back, or the lids that a turned-down card leaves. What is told is already seen: the played card on its
/// way, and the back of a card that is being turned down.
fn spot(place: &Place, seat: Seat, motion: &Motion) -> El {
    let played = motion.played.filter(|(by, _)| *by == seat).map(|(_, card)| card);
    let turns = motion.turns(seat);
    let shown = match (played, place.open) {
        (Some(Some(card)), _) | (None, Some(card)) => picture(card, CARD),
        (Some(None), _) => back(CARD),
        (None, None) => gap(CARD),
    };
    let lower = motion.lower == Some(seat);
    let spot = el("div", "spot").class("comes", played.is_some()).class("down", turns).class("lower", lower);
    spot.put("id", spot_id(seat)).draw(shown).maybe_draw(turns.then(|| back(CARD)))
}

/// What the open card claims, or why there is none; `phase` only for the player on turn.
fn note(place: &Place, phase: Option<Phase>, lang: Lang) -> String {
    let fixed = |de: &str, en: &str| lang.pick(de, en).to_owned();
    match (place.open, place.lost, phase) {
        (Some(Card::OFFICER), ..) => fixed("schickt den Officer", "sends the Officer"),
        (Some(card), _, Some(_)) => tell!(lang, "ist dran: {}", "to play: {}", claim(card, lang)),
        (Some(card), _, None) => tell!(lang, "will {}", "wants {}", claim(card, lang)),
        (None, _, Some(Phase::Play)) => fixed("spielt aus", "to play a card"),
        (None, Some(lost), _) => {
            let lost = capital(&short(lost, lang));
            tell!(lang, "{lost} war zu gierig", "{lost} was too greedy")
        }
        (None, None, _) if place.hand == 0 => fixed("ist fertig", "is done"),
        (None, None, _) if place.pile == 0 => fixed("noch keine Karte", "no card yet"),
        (None, None, _) => fixed("geht leer aus", "gets nothing"),
    }
}

/// A stack of equal chips.
pub(super) fn heap(colour: Colour, count: u8) -> El {
    let one = |_| el("i", "").draw(art::loot(loot(colour), 40));
    el("div", "heap").set("aria-hidden", "true").all((0..count).map(one))
}
