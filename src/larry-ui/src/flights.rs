//! Cards on their way: from a hand to the pile, to whoever draws, from the giver to the gifted.

use ::larry::{Card, Event};
use ::table::{Lang, Seat};
use ui::{Flight, landed};

use super::cards::{back, face};
use super::events::{revealed, scored};
use super::{Observation, reveal};

/// How much later the next card sets out, in milliseconds.
const STAGGER: u32 = 110;
/// What follows from a card begins when that has nearly landed.
const AFTER: u32 = 170;
/// How long it is looked at what has landed.
const REST: u32 = 100;

/// How long the table needs to tell these events.
pub(super) fn duration(told: &[Observation]) -> u32 {
    match landed(&flights(told, Lang::De)) {
        0 => reveal::duration(told),
        landed => landed + REST,
    }
}

/// Which cards travel, in the order of the events. Where a pile is turned up or a round scored at once, nothing does: the page
/// of that has no pile to land on, and takes its own time.
pub(super) fn flights(told: &[Observation], lang: Lang) -> Vec<Flight> {
    if revealed(told).is_some() || scored(told).is_some() {
        return Vec::new();
    }
    let seat = |seat: Seat| format!("seat-{seat}");
    let pile = || "pile".to_owned();
    let mut flights: Vec<Flight> = Vec::new();
    let mut fly = |from: String, to: String, card: Option<Card>| {
        let picture = card.map_or_else(|| back(44), |card| face(card, 44, lang));
        let start = match flights.len() as u32 {
            0 => 0,
            before => AFTER + STAGGER * before,
        };
        flights.push(Flight { from, to, picture, start });
    };
    for event in told {
        match *event {
            Event::Laid { seat: by, card, open, .. } => fly(seat(by), pile(), card.filter(|_| open)),
            Event::Played { seat: by, card, target, .. } => {
                fly(seat(by), pile(), Some(card));
                if let Some(target) = target.filter(|_| card == Card::OpenPlay) {
                    fly(pile(), seat(target), Some(card));
                }
            }
            Event::Gave { seat: by, to, .. } => fly(seat(by), seat(to), None),
            Event::Drew { seat: by, ref cards, .. } => cards.iter().for_each(|_| fly(pile(), seat(by), None)),
            _ => {}
        }
    }
    flights
}
