//! "Passt!" and "Erwischt!": throwing cards onto an equal top, at any moment ("Sofortiges Abwerfen & Karten aufdecken").

use table::Seat;

use crate::{Charge, Event, HiddenEvent, Leiff, Phase, Place};

/// Cards drawn for a wrong match, and by the owner of a card that was caught rightly.
const DUE: u8 = 2;

/// Cards drawn for a wrong catch, and by a team that has talked.
const FINE: u8 = 1;

impl Leiff {
    /// Whether anything is thrown out of turn now: not during the first peek, not while an effect shows a card, and not
    /// after "Leiff!" (rulings, "Leiff", "Matching and catching").
    pub(crate) fn is_open_to_all(&self) -> bool {
        matches!(self.phase, Phase::Turn | Phase::Drawn(_) | Phase::Effect(_))
    }

    /// Whether "Leiff!" is not called yet in this round, also during the first peek and the looks of effects. As long
    /// as that lasts, a team that talks gets a card (rulings, "Leiff", "Teams").
    pub(crate) fn is_before_the_call(&self) -> bool {
        !matches!(self.phase, Phase::Offer { .. } | Phase::Scored { .. } | Phase::Over)
    }

    /// Whether there is something to match or catch with: with an empty discard pile nothing agrees.
    pub(crate) fn is_snappable(&self) -> bool {
        self.is_open_to_all() && !self.discard.is_empty()
    }

    /// Matching: the own card goes onto the discard pile, or it goes back and costs two cards.
    pub(crate) fn snap_own(&mut self, place: Place, events: &mut Vec<HiddenEvent>) {
        let Some(card) = self.card_at(place) else { return };
        let right = self.top() == Some(card);
        events.push(Event::Matched { place, card, right });
        if right {
            self.throw(place, events);
        } else {
            self.turn_back(place);
            self.give_extra(place.seat, DUE, events);
        }
        self.mend_choice();
    }

    /// Catching: the card of somebody else goes onto the discard pile and its owner gets two, or it goes back and the catcher
    /// gets one.
    pub(crate) fn catch(&mut self, by: Seat, place: Place, events: &mut Vec<HiddenEvent>) {
        let Some(card) = self.card_at(place) else { return };
        let right = self.top() == Some(card);
        events.push(Event::Caught { by, place, card, right });
        if right {
            self.throw(place, events);
            self.charge(place.seat, Charge::Caught);
            if self.options.drinks {
                self.ledger.allow(by, 1);
            }
            self.give_extra(place.seat, DUE, events);
        } else {
            self.turn_back(place);
            self.charge(by, Charge::WrongCatch);
            self.give_extra(by, FINE, events);
        }
        self.mend_choice();
    }

    /// A team has talked: one of its players gets a card ("Strafen"). Whatever is going on goes on; the card lies in a
    /// slot of its own.
    pub(crate) fn penalty(&mut self, by: Seat, seat: Seat, events: &mut Vec<HiddenEvent>) {
        events.push(Event::Penalty { by, seat });
        self.give_extra(seat, FINE, events);
    }

    /// A card that agrees is the new top.
    fn throw(&mut self, place: Place, events: &mut Vec<HiddenEvent>) {
        if let Some(card) = self.row_mut(place.seat).remove(place.slot) {
            self.lay_on_discard(card, events);
        }
    }

    /// All have seen the card; it lies face down again in its slot.
    fn turn_back(&mut self, place: Place) {
        let all = self.all();
        self.row_mut(place.seat).show(place.slot, all);
    }

    /// Writes into the ledger, where one is kept.
    fn charge(&mut self, seat: Seat, charge: Charge) {
        if self.options.drinks {
            self.ledger.charge(seat, charge, self.bound(), self.immune);
        }
    }
}
