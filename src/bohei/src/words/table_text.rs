//! The table as text, a line each.

use table::{Lang, Name, Seat, Seats, cards, localized, names};

use super::{quoted, quoted_all};
use crate::{Card, Cause, Change, Lying, Orders, Pending, Phase, Player, Reply, Trait, View};

pub(super) fn lines(view: &View, lang: Lang) -> Vec<String> {
    let mut lines = vec![turn(view, lang), numbers(view, lang), piles(view, lang), rules(view, lang)];
    let seats = || Seat::all(view.players.len() as u8);
    lines.extend(seats().zip(&view.players).map(|(seat, player)| before(seat, *player, lang)));
    lines.extend(view.pending.as_ref().map(|pending| waiting(pending, lang)));
    lines.extend(view.last_call.then(|| {
        let turn = Name(view.turn);
        localized!(lang, "Bohei? Noch gewinnt ein Ruf von {turn}.", "Bohei? A call by {turn} still wins.")
    }));
    lines.extend(view.ended.map(|card| {
        let card = quoted(card, lang);
        localized!(lang, "Bis zum Ende des Zuges zu melden: {card}", "To be reported until the turn ends: {card}")
    }));
    lines.extend(view.breaches.iter().map(|breach| {
        let (by, seat) = (Name(breach.by), Name(breach.seat));
        if breach.confirmed {
            localized!(lang, "Bestätigter Regelbruch von {seat}", "Confirmed breach by {seat}")
        } else {
            localized!(lang, "Regelbruch von {seat}, gemeldet von {by}", "Breach by {seat}, reported by {by}")
        }
    }));
    lines.extend(Trait::ALL.into_iter().zip(view.ticks).filter(|(_, seats)| !seats.is_empty()).map(|(with, seats)| {
        let (with, seats) = (with.bearers(lang), names(seats, lang));
        format!("{with}: {seats}")
    }));
    lines.extend(view.hand.as_ref().map(|hand| {
        let hand = held(hand, lang);
        localized!(lang, "Eigene Hand: {hand}", "Own hand: {hand}")
    }));
    lines.extend(seats().zip(&view.hands).map(|(seat, hand)| {
        let (seat, hand) = (Name(seat), held(hand, lang));
        localized!(lang, "Hand von {seat}: {hand}", "Hand of {seat}: {hand}")
    }));
    lines
}

fn turn(view: &View, lang: Lang) -> String {
    if view.phase == Phase::Over {
        return lang.select("Das Spiel ist aus.", "The game is over.").to_owned();
    }
    let (round, turn, phase) = (view.round, Name(view.turn), view.phase.name(lang));
    localized!(lang, "Runde {round}: {turn} ist dran, {phase}.", "Round {round}: it is {turn}’s turn, {phase}.")
}

fn numbers(view: &View, lang: Lang) -> String {
    let [goal, draw, penalty] = [view.goal, view.draw, view.penalty].map(|count| cards(count, lang));
    localized!(
        lang,
        "Ziel: {goal}; Phase 1 gibt {draw}; Strafe für einen Regelbruch: {penalty}",
        "Goal: {goal}; phase 1 gives {draw}; penalty for a breach: {penalty}"
    )
}

fn piles(view: &View, lang: Lang) -> String {
    let (stock, discarded) = (view.stock, view.discarded);
    let top = view.top.map(|card| localized!(lang, ", oben {}", ", on top {}", quoted(card, lang)));
    localized!(lang, "Ziehstapel {stock}, Ablagestapel {discarded}", "Draw pile {stock}, discard pile {discarded}")
        + &top.unwrap_or_default()
}

/// `Regelablage: Platz A „Pssst“, Platz B frei`, and the rules in force, the oldest first.
fn rules(view: &View, lang: Lang) -> String {
    let slots: Vec<String> = view.slots.iter().map(|lying| slot(*lying, lang)).collect();
    let slots = slots.join(", ");
    let slots = localized!(lang, "Regelablage: {slots}", "Rules: {slots}");
    if view.rules.len() < 2 {
        return slots;
    }
    let rules: Vec<String> = view.rules.iter().map(|&card| quoted(card, lang)).collect();
    let rules = rules.join(", ");
    localized!(lang, "{slots} (von alt nach neu: {rules})", "{slots} (oldest first: {rules})")
}

fn slot(lying: Lying, lang: Lang) -> String {
    let slot = lying.slot.name(lang);
    match lying.card.map(|card| quoted(card, lang)) {
        Some(card) if lying.closed => localized!(lang, "{slot} geschlossen ({card})", "{slot} closed ({card})"),
        Some(card) => format!("{slot} {card}"),
        None if lying.closed => localized!(lang, "{slot} geschlossen", "{slot} closed"),
        None => localized!(lang, "{slot} frei", "{slot} free"),
    }
}

fn before(seat: Seat, player: Player, lang: Lang) -> String {
    let (seat, held) = (Name(seat), cards(player.cards, lang));
    if player.called {
        localized!(lang, "{seat}: {held}, „Bohei!“ gerufen", "{seat}: {held}, “Bohei!” called")
    } else {
        format!("{seat}: {held}")
    }
}

fn held(hand: &[Card], lang: Lang) -> String {
    if hand.is_empty() { lang.select("keine Karte", "no card").to_owned() } else { quoted_all(hand, lang) }
}

fn waiting(pending: &Pending, lang: Lang) -> String {
    match pending {
        Pending::Aim { by, card } => {
            let (by, card) = (Name(*by), quoted(*card, lang));
            localized!(lang, "{card}: {by} wählt eine andere Person", "{card}: {by} chooses another player")
        }
        Pending::Ticks { card, with, .. } => {
            let (card, with) = (quoted(*card, lang), with.bearers(lang));
            localized!(lang, "{card}: Der Tisch hakt ab: {with}", "{card}: the table ticks: {with}")
        }
        Pending::Orders(orders) => ordered(orders, lang),
        Pending::Opponent { by, card } => {
            let (by, card) = (Name(*by), quoted(*card, lang));
            localized!(lang, "{card}: {by} wählt, gegen wen es geht", "{card}: {by} chooses the opponent")
        }
        Pending::Third { by, card, opponent } => {
            let (by, card, opponent) = (Name(*by), quoted(*card, lang), Name(*opponent));
            localized!(
                lang,
                "{card}: {by} gegen {opponent}, {by} wählt die dritte Person",
                "{card}: {by} against {opponent}, {by} chooses the third person"
            )
        }
        Pending::Challenge { card, inside, third, tries, .. } => challenge(*card, *inside, *third, *tries, lang),
        Pending::Reward { seat, card, taken } => {
            let (seat, card) = (Name(*seat), quoted(*card, lang));
            let taken = match taken {
                None => String::new(),
                Some(Change::Draw(count)) => {
                    let count = cards(*count, lang);
                    localized!(lang, ", bisher {count} gezogen", ", {count} drawn so far")
                }
                Some(Change::Discard(count)) => {
                    let count = cards(*count, lang);
                    localized!(lang, ", bisher {count} abgeworfen", ", {count} discarded so far")
                }
            };
            localized!(lang, "{card}: Belohnung für {seat}{taken}", "{card}: reward for {seat}{taken}")
        }
    }
}

fn challenge(card: Card, inside: Seats, third: Option<Seat>, tries: u8, lang: Lang) -> String {
    let (card, inside) = (quoted(card, lang), names(inside, lang));
    let third = third.map(|third| localized!(lang, ", dritte Person {}", ", third person {}", Name(third)));
    let third = third.unwrap_or_default();
    let tries = if tries > 1 { localized!(lang, ", {tries}. Versuch", ", try {tries}") } else { String::new() };
    localized!(lang, "{card}: Im Spiel {inside}{third}{tries}", "{card}: playing {inside}{third}{tries}")
}

/// `„Durchblick“ von Mira: Jonas 2 Karten ziehen (offen); Aylin 2 Karten abwerfen („Gegenteiltag“)`
fn ordered(orders: &Orders, lang: Lang) -> String {
    let cause = match orders.cause {
        Cause::Action { by, card } => {
            let (by, card) = (Name(by), quoted(card, lang));
            localized!(lang, "{card} von {by}", "{card} of {by}")
        }
        Cause::Breach => lang.select("Regelbruch", "Breach").to_owned(),
    };
    let each: Vec<String> = orders
        .each
        .iter()
        .map(|ordered| {
            let (seat, change) = (Name(ordered.seat), ordered.change.text(lang));
            let reply = match ordered.reply {
                Reply::Missing => lang.select("offen", "open").to_owned(),
                Reply::Reaching(_) => lang.select("überlegt", "thinking").to_owned(),
                Reply::Accepted => lang.select("nimmt an", "accepts").to_owned(),
                Reply::Played(answer) => quoted(answer.card(), lang),
            };
            format!("{seat} {change} ({reply})")
        })
        .collect();
    let each = each.join("; ");
    let due = orders.due.map(|(seat, count)| {
        let change = Change::Discard(count).text(lang);
        localized!(lang, "; dran ist {0}: {change}", "; next is {0}: {change}", Name(seat))
    });
    format!("{cause}: {each}{}", due.unwrap_or_default())
}
