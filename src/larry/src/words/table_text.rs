//! The table as text, a line each.

use table::{Lang, Name, Seat, localized, number};

use super::totals;
use crate::{Card, Phase, View};

pub(super) fn lines(view: &View, lang: Lang) -> Vec<String> {
    let mut lines = vec![turn(view, lang), hands(view, lang), pile(view, lang), supply(view, lang)];
    if !view.points.is_empty() {
        let totals = totals(&view.totals);
        lines.push(localized!(lang, "Punkte: {totals}", "Points: {totals}"));
    }
    if let Some(hand) = &view.hand {
        let cards: Vec<String> = hand.iter().map(|card| card.name(lang)).collect();
        let cards = if cards.is_empty() { lang.select("leer", "empty").to_owned() } else { cards.join(", ") };
        lines.push(localized!(lang, "Hand: {cards}", "Hand: {cards}"));
    }
    lines
}

fn turn(view: &View, lang: Lang) -> String {
    if view.over {
        return lang.select("Das Spiel ist aus.", "The game is over.").to_owned();
    }
    let (seat, round, rounds, limit) = (Name(view.turn), view.round, view.rounds, view.limit);
    let way = if view.clockwise {
        lang.select("im Uhrzeigersinn", "clockwise")
    } else {
        lang.select("gegen den Uhrzeigersinn", "anticlockwise")
    };
    let must = match view.phase {
        Phase::Play => localized!(lang, "{seat} ist dran", "{seat} is to play"),
        Phase::Give => {
            localized!(lang, "{seat} verschenkt eine Karte oder nichts", "{seat} gives a card away, or nothing")
        }
        Phase::Answer => localized!(lang, "{seat} zweifelt oder glaubt es", "{seat} doubts or believes it"),
    };
    localized!(
        lang,
        "Runde {round} von {rounds}, {way}, Limit {limit}: {must}.",
        "Round {round} of {rounds}, {way}, limit {limit}: {must}."
    )
}

fn hands(view: &View, lang: Lang) -> String {
    let hand = |seat: Seat| {
        let (name, cards, orders) = (Name(seat), view.hands[seat.index()], view.open_play[seat.index()]);
        let order = Card::OpenPlay.name(lang);
        match orders {
            0 => format!("{name} {cards}"),
            1 => format!("{name} {cards} ({order})"),
            _ => format!("{name} {cards} ({orders} {order})"),
        }
    };
    let hands: Vec<String> = Seat::all(view.hands.len() as u8).map(hand).collect();
    let hands = hands.join(", ");
    localized!(lang, "Karten: {hands}", "Cards: {hands}")
}

/// `Stapel: Mira 4, Jonas 7, Aylin 5 (−2); es haftet Aylin`: the sums that were said, and the cards that the viewer knows.
fn pile(view: &View, lang: Lang) -> String {
    let Some(liable) = view.liable.map(Name) else {
        return lang.select("Stapel: leer", "Pile: empty").to_owned();
    };
    let cards: Vec<String> = view
        .pile
        .iter()
        .map(|laid| {
            let (name, sum) = (Name(laid.seat), number(laid.sum));
            laid.card.map_or_else(|| format!("{name} {sum}"), |card| format!("{name} {sum} ({})", card.name(lang)))
        })
        .collect();
    let cards = cards.join(", ");
    localized!(lang, "Stapel: {cards}; es haftet {liable}", "Pile: {cards}; {liable} is liable")
}

fn supply(view: &View, lang: Lang) -> String {
    let (draw, discard) = (view.draw, view.discard);
    let top = view.discard_top.map(|card| localized!(lang, ", oben {}", ", on top {}", card.name(lang)));
    localized!(lang, "Zum Ziehen {draw}, abgelegt {discard}", "To draw {draw}, discarded {discard}")
        + &top.unwrap_or_default()
}
