//! Effects of 7, 8, 9 and Spielautomat, the first peek, and what they show ("Sonderkarten-Effekte").

use table::{Seat, Seats, Secret};

use crate::deal::PEEKED;
use crate::row::FaceDown;
use crate::{Effect, Event, HiddenEvent, Leiff, Phase, Place};

impl Leiff {
    /// A card is chosen for what is going on.
    pub(crate) fn pick(&mut self, place: Place, events: &mut Vec<HiddenEvent>) {
        let effect = match &self.phase {
            Phase::Peek { .. } => return self.pick_for_peek(place, events),
            Phase::Effect(effect) => *effect,
            _ => return,
        };
        match effect {
            Effect::Seven | Effect::Eight => self.look(self.turn, vec![place], events),
            Effect::Nine { first: None } => self.phase = Phase::Effect(Effect::Nine { first: Some(place) }),
            Effect::Nine { first: Some(first) } => self.exchange(first, place, events),
            Effect::Machine => self.drop_card(place, events),
            Effect::Beauty => self.show_card(place, events),
            Effect::Glimpse { enchanted, first } => self.pick_for_glimpse(enchanted, first, place, events),
            Effect::Philosopher { .. } | Effect::Waiter | Effect::Gossip | Effect::Magician => {}
        }
    }

    /// In a team each player chooses which two cards to look at ("Karteneinsicht").
    fn pick_for_peek(&mut self, place: Place, events: &mut Vec<HiddenEvent>) {
        let Phase::Peek { seat, slots, choosing } = &mut self.phase else { return };
        slots.push(place.slot);
        *choosing = slots.len() < PEEKED;
        if !*choosing {
            let (seat, at) = (*seat, slots.iter().map(|slot| Place::new(place.seat, *slot)).collect::<Vec<_>>());
            self.reveal_to(seat, &at, events);
        }
    }

    /// An effect shows cards to a player until that player has seen them.
    pub(crate) fn look(&mut self, seat: Seat, at: Vec<Place>, events: &mut Vec<HiddenEvent>) {
        self.reveal_to(seat, &at, events);
        self.phase = Phase::Look { seat, at };
    }

    /// Records that a player looks at cards. The event belongs to the act that shows them, not to the one that ends the
    /// look, because an act that has shown something is not taken back.
    fn reveal_to(&mut self, seat: Seat, at: &[Place], events: &mut Vec<HiddenEvent>) {
        let mut seen = Vec::with_capacity(at.len());
        for &place in at {
            self.row_mut(place.seat).show(place.slot, [seat]);
            seen.extend(self.card_at(place).map(|card| (place, Secret::of(seat, card))));
        }
        events.push(Event::Looked { seat, at: seen });
    }

    /// Ends the look of one player: at the front cards of the first peek, at those a team has chosen, or at what an
    /// effect shows. No act has shown the front cards, so their event comes now.
    pub(crate) fn end_look(&mut self, seat: Seat, events: &mut Vec<HiddenEvent>) {
        if let Phase::Peek { slots, .. } = &self.phase {
            if !self.options.teams {
                let at: Vec<Place> = slots.iter().map(|slot| Place::new(seat, *slot)).collect();
                self.reveal_to(seat, &at, events);
            }
            self.end_peek(seat);
        } else {
            self.end_turn();
        }
    }

    /// An effect is declined, or the first peek. Whom the Magier lets look at two cards may look at one only.
    pub(crate) fn decline(&mut self, seat: Seat, events: &mut Vec<HiddenEvent>) {
        match self.phase {
            Phase::Effect(Effect::Glimpse { first: Some(first), .. }) => self.look(seat, vec![first], events),
            Phase::Peek { .. } => {
                events.push(Event::Declined { seat });
                self.end_peek(seat);
            }
            _ => {
                events.push(Event::Declined { seat });
                self.end_turn();
            }
        }
    }

    /// A 9: both cards change places; nobody looks at them.
    fn exchange(&mut self, first: Place, second: Place, events: &mut Vec<HiddenEvent>) {
        self.trade(first, second);
        events.push(Event::Exchanged { by: self.turn, first, second });
        self.end_turn();
    }

    /// Two cards change places, unseen.
    pub(crate) fn trade(&mut self, first: Place, second: Place) {
        if let (Some(one), Some(other)) = (self.card_at(first), self.card_at(second)) {
            self.row_mut(first.seat).put(first.slot, Some(FaceDown::new(other, Seats::NONE)));
            self.row_mut(second.seat).put(second.slot, Some(FaceDown::new(one, Seats::NONE)));
        }
    }

    /// A Spielautomat: an own card goes onto the discard pile.
    fn drop_card(&mut self, place: Place, events: &mut Vec<HiddenEvent>) {
        if let Some(card) = self.row_mut(place.seat).remove(place.slot) {
            events.push(Event::Dropped { place, card });
            self.lay_on_discard(card, events);
        }
        self.end_turn();
    }

    /// A player is chosen for the effect that waits.
    pub(crate) fn choose(&mut self, target: Seat, events: &mut Vec<HiddenEvent>) {
        match self.phase {
            Phase::Effect(Effect::Machine) => {
                self.give_extra(target, 1, events);
                self.end_turn();
            }
            Phase::Effect(Effect::Philosopher { .. }) => {
                self.phase = Phase::Effect(Effect::Philosopher { target: Some(target) });
            }
            Phase::Effect(Effect::Magician) => self.enchant(target, events),
            _ => {}
        }
    }

    /// Drops a half-made choice that a match or a catch has made impossible.
    pub(crate) fn mend_choice(&mut self) {
        let Phase::Effect(effect) = &self.phase else { return };
        let still = |place: &Place| self.card_at(*place).is_some();
        let mended = match *effect {
            Effect::Nine { first } => {
                Effect::Nine { first: first.filter(|first| still(first) && self.has_partner(first.seat)) }
            }
            Effect::Glimpse { enchanted, first } => Effect::Glimpse { enchanted, first: first.filter(still) },
            Effect::Philosopher { target } => {
                Effect::Philosopher { target: target.filter(|target| self.row(*target).len() > 1) }
            }
            other => other,
        };
        self.phase = Phase::Effect(mended);
    }

    /// Whether somebody other than this player has a card with which a 9 may swap.
    pub(crate) fn has_partner(&self, seat: Seat) -> bool {
        seat.others(self.seats).any(|other| !self.is_safe(other, self.turn) && !self.row(other).is_empty())
    }
}
