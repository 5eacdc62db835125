//! What a player remembers.

use leiff::{Card, Event, Observation, Place};
use table::Seat;

/// What a card that nobody knows is thought to count, in points.
const UNKNOWN: i16 = 6;

/// The cards that a player has seen, where they lie.
#[derive(Default)]
pub(crate) struct Memory {
    known: Vec<(Place, Card)>,
}

impl Memory {
    /// The card that lies there, if this player has seen it.
    pub(crate) fn card(&self, place: Place) -> Option<Card> {
        self.known.iter().find(|(known, _)| *known == place).map(|(_, card)| *card)
    }

    /// What the card there is thought to count.
    pub(crate) fn points(&self, place: Place) -> i16 {
        self.card(place).map_or(UNKNOWN, Card::points)
    }

    /// Where such a card lies, before this player first of all.
    pub(crate) fn place_of(&self, card: Card, seat: Seat) -> Option<Place> {
        let such = || self.known.iter().filter(|(_, known)| *known == card).map(|(place, _)| *place);
        such().find(|place| place.seat == seat).or_else(|| such().next())
    }

    /// Learns from what this player is told.
    pub(crate) fn learn(&mut self, told: &Observation) {
        match told {
            Event::Dealt { .. } => self.known.clear(),
            Event::Looked { at, .. } => at.iter().for_each(|&(place, card)| self.see(place, card)),
            Event::Swapped { seat, slot, card, .. } => self.see(Place::new(*seat, *slot), *card),
            Event::Dropped { place, .. } => self.see(*place, None),
            Event::Shown { place, card } => self.see(*place, Some(*card)),
            Event::Matched { place, card, right } | Event::Caught { place, card, right, .. } => {
                self.see(*place, (!right).then_some(*card));
            }
            Event::Exchanged { first, second, .. } => {
                let cards = (self.card(*first), self.card(*second));
                self.see(*first, cards.1);
                self.see(*second, cards.0);
            }
            Event::HandsSwapped { seat, left } => {
                for (place, _) in &mut self.known {
                    place.seat = match place.seat {
                        owner if owner == *seat => *left,
                        owner if owner == *left => *seat,
                        owner => owner,
                    };
                }
            }
            Event::Rotated { seat, .. } => self.known.retain(|(place, _)| place.seat != *seat),
            Event::Conjured { by, seat } => self.known.retain(|(place, _)| ![*by, *seat].contains(&place.seat)),
            _ => {}
        }
    }

    /// What lies there now; `None` if this player does not know it.
    fn see(&mut self, place: Place, card: Option<Card>) {
        self.known.retain(|(known, _)| *known != place);
        self.known.extend(card.map(|card| (place, card)));
    }
}
