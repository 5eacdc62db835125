//! The draw pile, and what becomes its next filling.

use table::{Seat, Secret};

use crate::{Card, Event, Larry, Why};

/// How many cards every penalty and every order costs.
const DUE: usize = 2;

impl Larry {
    /// Draws two cards, or what draw and discard pile hold. The middle pile stays: its sum can still be doubted (rulings,
    /// Larry, "For every other draw").
    pub(crate) fn draw_two(&mut self, seat: Seat, why: Why, events: &mut Vec<Event<Secret<Card>>>) {
        let mut cards = Vec::with_capacity(DUE);
        for _ in 0..DUE {
            if self.draw.is_empty() {
                self.reshuffle(events);
            }
            let Some(card) = self.draw.pop() else { break };
            self.hand_mut(seat).add(card);
            cards.push(Secret::of(seat, card));
        }
        events.push(Event::Drew { seat, cards, why });
    }

    /// Draws two cards and makes room for a new pile. If draw and discard pile hold fewer than two cards, the middle pile goes
    /// to the discard pile first, else afterwards (rulings, Larry, "due to whoever will lead the new pile").
    pub(crate) fn draw_two_to_lead(&mut self, seat: Seat, why: Why, events: &mut Vec<Event<Secret<Card>>>) {
        if self.draw.len() + self.discard.len() < DUE {
            self.put_away(events);
        }
        self.draw_two(seat, why, events);
        self.put_away(events);
    }

    /// The middle pile goes to the discard pile.
    fn put_away(&mut self, events: &mut Vec<Event<Secret<Card>>>) {
        if self.pile.is_empty() {
            return;
        }
        events.push(Event::PutAway { cards: self.pile.len() as u8, open: self.pile_is_open() });
        self.discard.extend(self.pile.drain(..).map(|laid| laid.lying));
    }

    /// The discard pile becomes the draw pile, when a card is due and none is left.
    fn reshuffle(&mut self, events: &mut Vec<Event<Secret<Card>>>) {
        if self.discard.is_empty() {
            return;
        }
        events.push(Event::Reshuffled { cards: self.discard.len() as u8 });
        self.draw.extend(self.discard.drain(..).map(|lying| lying.card));
        self.rng.shuffle(&mut self.draw);
    }
}
