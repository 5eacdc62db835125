//! The table as text.

use table::{Lang, Name, Seat, localized};

use super::{adjective, listed, named};
use crate::{Effect, InHand, Loot, Phase, Place, View};

pub(super) fn lines(view: &View, lang: Lang) -> Vec<String> {
    let mut lines = vec![round(view, lang)];
    if !view.out.is_empty() {
        let out = listed(view.out.iter(), lang);
        lines.push(localized!(lang, "Nicht im Spiel: {out}", "Not in the game: {out}"));
    }
    lines.push(turn(view, lang));
    let middle = loot(view.middle, lang);
    lines.push(localized!(lang, "Mitte: {middle}", "Middle: {middle}"));
    let seats = || Seat::all(view.places.len() as u8).zip(&view.places);
    lines.extend(seats().map(|(seat, place)| lying(seat, place, lang)));
    lines.extend(seats().filter_map(|(seat, place)| {
        let (seat, sheet) = (Name(seat), loot(place.sheet?, lang));
        Some(localized!(lang, "{seat} auf dem Zettel: {sheet}", "{seat} on the sheet: {sheet}"))
    }));
    lines.extend(view.hand.as_ref().map(|hand| {
        let cards: Vec<String> = hand.iter().map(|card| in_hand(*card, lang)).collect();
        let cards = if hand.is_empty() { lang.select("keine Karte", "no card").to_owned() } else { cards.join(", ") };
        localized!(lang, "Blatt: {cards}", "Hand: {cards}")
    }));
    lines
}

fn round(view: &View, lang: Lang) -> String {
    let (round, dealer) = (view.round, Name(view.dealer));
    match view.rounds {
        Some(rounds) => {
            localized!(
                lang,
                "Durchgang {round} von {rounds}, {dealer} gibt.",
                "Round {round} of {rounds}, {dealer} deals."
            )
        }
        None => localized!(lang, "Durchgang {round}, {dealer} gibt.", "Round {round}, {dealer} deals."),
    }
}

fn turn(view: &View, lang: Lang) -> String {
    let seat = Name(view.turn);
    match view.phase {
        Phase::Collect => localized!(lang, "{seat} kassiert und spielt aus.", "{seat} collects and plays."),
        Phase::LastCollect => localized!(lang, "{seat} kassiert zum Schluss.", "{seat} collects at the end."),
        Phase::Play => localized!(lang, "{seat} spielt aus.", "{seat} plays."),
        Phase::Officer => localized!(lang, "{seat} wählt für den Officer.", "{seat} chooses for the Officer."),
        Phase::Over => lang.select("Das Spiel ist aus.", "The game is over.").to_owned(),
    }
}

/// `Mira: 5 auf der Hand, 2 im Stapel, offen rote 4, Beute gelb 2, insgesamt 18`.
fn lying(seat: Seat, place: &Place, lang: Lang) -> String {
    let (seat, hand, pile) = (Name(seat), place.hand, place.pile);
    let mut text =
        localized!(lang, "{seat}: {hand} auf der Hand, {pile} im Stapel", "{seat}: {hand} in hand, {pile} in the pile");
    if let Some(open) = place.open {
        let open = named(open, lang);
        text += &localized!(lang, ", offen {open}", ", open {open}");
    }
    let (loot, total) = (loot(place.loot, lang), place.total);
    text + &localized!(lang, ", Beute {loot}, insgesamt {total}", ", loot {loot}, {total} in all")
}

fn loot(loot: Loot, lang: Lang) -> String {
    let held = loot.iter().filter(|(_, chips)| *chips > 0);
    let held: Vec<String> = held.map(|(colour, chips)| format!("{} {chips}", adjective(colour, "", lang))).collect();
    if held.is_empty() { lang.select("keine", "none").to_owned() } else { held.join(" ") }
}

/// `rote 4 (dreht Jonas um)`.
fn in_hand(card: InHand, lang: Lang) -> String {
    let name = named(card.card, lang);
    match card.effect {
        Effect::Alone | Effect::Officer => name,
        Effect::Turns(rival) => {
            let rival = Name(rival);
            localized!(lang, "{name} (trifft {rival})", "{name} (hits {rival})")
        }
        Effect::TurnedBy(rival) => {
            let rival = Name(rival);
            localized!(lang, "{name} (weicht {rival})", "{name} (yields to {rival})")
        }
    }
}
