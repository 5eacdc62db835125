//! The end of a round and of the game ("Rundenende & Punkte", "Spielende").

use table::{Outcome, Seat, Secret};

use crate::{Card, Event, HiddenEvent, Leiff, Phase, Place, Score, Slot, Spell};

/// The points that a call subtracts or adds.
const BONUS: i16 = 5;

impl Leiff {
    /// "Leiff!" ends the round at once; only the effect of the Magier comes before the cards are counted.
    pub(crate) fn call(&mut self, events: &mut Vec<HiddenEvent>) {
        events.push(Event::Called { seat: self.turn });
        self.conjure(events);
    }

    /// The Magier that was played first works next; without one left, the cards are turned. A missing hand or a Kellner
    /// cancels it (rulings, "Leiff", "Magier").
    fn conjure(&mut self, events: &mut Vec<HiddenEvent>) {
        while let Some(&Spell { magician, enchanted }) = self.spells.front() {
            let hands = [magician, enchanted].map(|seat| self.row(seat).is_empty());
            if !hands.contains(&true) && !self.is_safe(enchanted, magician) {
                self.phase = Phase::Offer { seat: enchanted, enchanted, magician };
                return;
            }
            self.spells.pop_front();
            events.push(Event::Fizzled { by: magician, seat: enchanted });
        }
        self.score(events);
    }

    /// A player has picked a card for the Magier: first the enchanted one, then the magician; then both are swapped, unseen.
    pub(crate) fn offer(&mut self, seat: Seat, slot: Slot, events: &mut Vec<HiddenEvent>) {
        let Phase::Offer { enchanted, magician, .. } = self.phase else { return };
        events.push(Event::Offered { seat, slot: Secret::of(seat, slot.index() as u8) });
        match self.offered.take() {
            None => {
                self.offered = Some(slot);
                self.phase = Phase::Offer { seat: magician, enchanted, magician };
            }
            Some(best) => {
                self.trade(Place::new(enchanted, best), Place::new(magician, slot));
                events.push(Event::Conjured { by: magician, seat: enchanted });
                self.spells.pop_front();
                self.conjure(events);
            }
        }
    }

    /// All cards are turned and counted.
    fn score(&mut self, events: &mut Vec<HiddenEvent>) {
        let cards = |seat: Seat| self.row(seat).cards().map(|(slot, held)| (slot, held.card, held.seen)).collect();
        let cards: Vec<Vec<_>> = self.all().map(cards).collect();
        let hands: Vec<i16> = self.all().map(|seat| self.row(seat).points()).collect();
        let score = self.reckon(self.turn, hands);
        if self.options.drinks {
            for seat in self.all() {
                let hand: Vec<Card> = self.row(seat).cards().map(|(_, held)| held.card).collect();
                self.ledger.score(seat, &hand, self.bound(), self.immune);
            }
        }
        self.rounds.push(score.clone());
        events.push(Event::Scored { cards, score });
        self.phase = Phase::Scored { next: self.starter.after(1, self.seats) };
    }

    /// The calculation of a round. Five points off for a caller whose side alone has fewest, five on for any other, a tie
    /// included; nobody else gets anything for the call.
    pub(crate) fn reckon(&self, caller: Seat, hands: Vec<i16>) -> Score {
        let mut sums = vec![0_i16; self.sides()];
        for (seat, &points) in self.all().zip(&hands) {
            sums[self.side(seat)] += points;
        }
        let called = self.side(caller);
        let others = sums.iter().enumerate().filter(|(side, _)| *side != called);
        let bonus = if others.into_iter().all(|(_, &sum)| sum > sums[called]) { -BONUS } else { BONUS };
        sums[called] += bonus;
        let totals = self.totals().into_iter().zip(sums).map(|(total, sum)| total.saturating_add(sum)).collect();
        Score { caller, hands, bonus, totals }
    }

    /// On from the scores: to the next round, or to the end of the game.
    pub(crate) fn go_on(&mut self, events: &mut Vec<HiddenEvent>) {
        if self.is_finished() {
            self.phase = Phase::Over;
            events.push(Event::Ended { winners: self.result().winners, sides: self.sides() as u8 });
            return;
        }
        self.ledger.next_round();
        self.starter = self.starter.after(1, self.seats);
        self.round = self.round.saturating_add(1);
        self.deal_round();
        let (round, starter) = (self.round, self.starter);
        if let Some(top) = self.top() {
            events.push(Event::Dealt { round, starter, top });
            // Rulings: "in any way, over rounds". The first card of a discard pile counts.
            self.end_by(top, events);
        }
    }

    /// How many sides there are: players, or teams.
    pub(crate) fn sides(&self) -> usize {
        usize::from(if self.options.teams { self.seats / 2 } else { self.seats })
    }

    /// The number of the side to which a seat belongs; partners sit opposite.
    pub(crate) fn side(&self, seat: Seat) -> usize {
        seat.index() % self.sides()
    }

    /// The points of each side so far.
    pub(crate) fn totals(&self) -> Vec<i16> {
        self.rounds.last().map_or_else(|| vec![0; self.sides()], |score| score.totals.clone())
    }

    /// Whether a side has reached the points at which the game ends, after the round in which it did.
    pub(crate) fn is_finished(&self) -> bool {
        let end = if self.options.long { 100 } else { 50 };
        self.rounds.last().is_some_and(|score| score.totals.iter().any(|&total| total >= end))
    }

    /// The lowest total wins; partners share theirs.
    pub(crate) fn result(&self) -> Outcome {
        let totals = self.totals();
        Outcome::lowest(self.all().map(|seat| totals[self.side(seat)].into()).collect())
    }
}

#[cfg(test)]
mod tests {
    use table::{Scene as _, Seed};

    use super::*;
    use crate::{Card, Special};

    /// Rulings: "reaches the discard pile in any way", and a new round begins with a card there.
    #[test]
    fn the_first_card_of_a_round_ends_what_its_like_has_begun() {
        let mut met = [0; 3];
        for seed in 0..400 {
            let position = "hands:1/9 discard:11 options:d1c1 rule:b bound:a phase:scored scored:a1.9";
            let mut game = Leiff::from_position(position).expect("a position");
            game.rng = Seed::from_number(seed).rng(2);
            let mut events = Vec::new();
            game.go_on(&mut events);
            let (kind, ended) = match game.top() {
                Some(Card::Special(Special::Gossip)) => (0, vec![Event::RuleEnded]),
                Some(Card::Special(Special::Beauty)) => (1, vec![Event::Freed { seat: Seat::new(0) }]),
                _ => (2, vec![]),
            };
            met[kind] += 1;
            assert_eq!(events[1..], ended, "seed {seed}");
            assert_eq!((game.rule.is_none(), game.bound.is_none()), (kind == 0, kind == 1), "seed {seed}");
        }
        assert!(met.iter().all(|times| *times > 0), "{met:?}");
    }
}
