//! A turn: draw a card from either pile, then swap it with an own one or discard it ("Der Spielzug").

use table::{Seats, Secret};

use crate::event::ends_with;
use crate::row::FaceDown;
use crate::{Card, Effect, Event, HiddenEvent, Leiff, Phase, Pile, Slot, Special};

impl Leiff {
    /// Draws the top of the draw pile, unseen by the others.
    pub(crate) fn draw_unseen(&mut self, events: &mut Vec<HiddenEvent>) {
        let seat = self.turn;
        if let Some(card) = self.draw_card(events) {
            self.drawn = Some(card);
            self.phase = Phase::Drawn(Pile::Draw);
            events.push(Event::Drew { seat, card: Secret::of(seat, card) });
        }
    }

    /// Draws the open card. Until it is placed, the card below it is the top.
    pub(crate) fn take(&mut self, events: &mut Vec<HiddenEvent>) {
        if let Some(card) = self.discard.pop() {
            self.drawn = Some(card);
            self.phase = Phase::Drawn(Pile::Discard);
            events.push(Event::Took { seat: self.turn, card });
        }
    }

    /// Neither pile gives a card.
    pub(crate) fn pass(&mut self, events: &mut Vec<HiddenEvent>) {
        events.push(Event::Passed { seat: self.turn });
        self.end_turn();
    }

    /// The drawn card goes into an own slot, the old one onto the discard pile, where it has no effect.
    pub(crate) fn swap(&mut self, slot: Slot, events: &mut Vec<HiddenEvent>) {
        let seat = self.turn;
        let open = self.phase == Phase::Drawn(Pile::Discard);
        let Some(card) = self.drawn.take() else { return };
        let seen = if open { self.all().collect() } else { Seats::only(seat) };
        if let Some(out) = self.row_mut(seat).put(slot, Some(FaceDown::new(card, seen))) {
            let card = if open { Secret::open(card) } else { Secret::of(seat, card) };
            events.push(Event::Swapped { seat, slot, card, out });
            self.lay_on_discard(out, events);
        }
        self.end_turn();
    }

    /// The drawn card goes onto the discard pile. Drawn from the draw pile it may have an effect; back where it came from, it
    /// does nothing, and ends nothing either.
    pub(crate) fn discard(&mut self, events: &mut Vec<HiddenEvent>) {
        let Some(card) = self.drawn.take() else { return };
        let from = if self.phase == Phase::Drawn(Pile::Draw) { Pile::Draw } else { Pile::Discard };
        events.push(Event::Discarded { seat: self.turn, card, from });
        match effect_of(card).filter(|_| from == Pile::Draw) {
            Some(effect) => {
                self.lay_on_discard(card, events);
                self.phase = Phase::Effect(effect);
            }
            None => {
                self.discard.push(card);
                self.end_turn();
            }
        }
    }

    /// A card reaches the discard pile. A Klatschtante ends the rule of an earlier one, a Dorfschönheit the bond of an
    /// earlier one, in whatever way they come (rulings, "Leiff", "Special cards").
    pub(crate) fn lay_on_discard(&mut self, card: Card, events: &mut Vec<HiddenEvent>) {
        self.discard.push(card);
        self.end_by(card, events);
    }

    /// What ends because this card has reached the discard pile.
    pub(crate) fn end_by(&mut self, card: Card, events: &mut Vec<HiddenEvent>) {
        match ends_with(card) {
            Some(Special::Gossip) => events.extend(self.rule.take().map(|_| Event::RuleEnded)),
            Some(Special::Beauty) => events.extend(self.bound.take().map(|seat| Event::Freed { seat })),
            _ => {}
        }
    }

    /// The next player clockwise is on turn.
    pub(crate) fn end_turn(&mut self) {
        self.turn = self.turn.after(1, self.seats);
        self.phase = Phase::Turn;
    }
}

/// What a card does when it is drawn from the draw pile and discarded at once ("Sonderkarten-Effekte", "Special Cards").
fn effect_of(card: Card) -> Option<Effect> {
    match card {
        Card::Number(7) => Some(Effect::Seven),
        Card::Number(8) => Some(Effect::Eight),
        Card::Number(9) => Some(Effect::Nine { first: None }),
        Card::Machine => Some(Effect::Machine),
        Card::Special(Special::Philosopher) => Some(Effect::Philosopher { target: None }),
        Card::Special(Special::Waiter) => Some(Effect::Waiter),
        Card::Special(Special::Gossip) => Some(Effect::Gossip),
        Card::Special(Special::Beauty) => Some(Effect::Beauty),
        Card::Special(Special::Magician) => Some(Effect::Magician),
        Card::MinusOne | Card::Number(_) => None,
    }
}
