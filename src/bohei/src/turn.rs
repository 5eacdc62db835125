//! The three phases of a turn, and who wins ("Spieldurchführung", "Spielende").

use table::{Outcome, Seat};

use crate::breach::behaves;
use crate::{Bohei, Card, Event, HiddenEvent, Kind, Pending, Phase, Rule, Slot};

/// How many cards win if no rule says otherwise.
const GOAL: u8 = 7;

impl Bohei {
    /// The number that the newest rule of a kind sets.
    pub(crate) fn newest(&self, number: impl Fn(Rule) -> Option<u8>) -> Option<u8> {
        self.rules.iter().rev().filter_map(|card| card.rule()).find_map(number)
    }

    /// How many cards win.
    pub(crate) fn goal(&self) -> u8 {
        let goal = |rule| if let Rule::Goal(cards) = rule { Some(cards) } else { None };
        self.newest(goal).unwrap_or(GOAL)
    }

    /// How many cards phase 1 gives.
    pub(crate) fn draw_number(&self) -> u8 {
        let draw = |rule| if let Rule::Draw(cards) = rule { Some(cards) } else { None };
        self.newest(draw).unwrap_or(1)
    }

    /// How many cards a player holds.
    pub(crate) fn count(&self, seat: Seat) -> u8 {
        self.hand(seat).len() as u8
    }

    pub(crate) fn holds_rule(&self, seat: Seat) -> bool {
        self.hand(seat).iter().any(|card| card.rule().is_some())
    }

    /// Phase 1: a card from the draw pile.
    pub(crate) fn begin(&mut self, events: &mut Vec<HiddenEvent>) {
        self.last_call = false;
        self.draw_cards(self.turn, self.draw_number(), events);
        self.go_to_rules(events);
    }

    /// Phase 1 without a card, or phase 3 without an action.
    pub(crate) fn pass(&mut self, events: &mut Vec<HiddenEvent>) {
        let seat = self.turn;
        self.last_call = false;
        if self.phase == Phase::Draw {
            events.push(Event::Skipped { seat });
            self.go_to_rules(events);
        } else {
            events.push(Event::Passed { seat });
            self.phase = Phase::Close;
        }
    }

    /// Phase 2, which ends at once for a hand without rules.
    fn go_to_rules(&mut self, events: &mut Vec<HiddenEvent>) {
        let holds = self.holds_rule(self.turn);
        self.phase = if holds { Phase::Rule } else { Phase::Play };
        events.push(Event::RuleDue { seat: self.turn, holds });
    }

    /// Phase 2: a rule comes into force ("Regelkarten").
    pub(crate) fn enact(&mut self, card: Card, slot: Option<Slot>, events: &mut Vec<HiddenEvent>) {
        let (seat, goal) = (self.turn, self.goal());
        self.take(seat, card);
        let replaced = slot.and_then(|slot| self.slots[slot.index()].take());
        if let Some(slot) = slot {
            self.slots[slot.index()] = Some(card);
        }
        self.rules.retain(|rule| Some(*rule) != replaced);
        self.ended = replaced.filter(behaves);
        self.discard.extend(replaced);
        match card.rule() {
            Some(Rule::Extra) => self.extra = Some(card),
            Some(Rule::Closed) => self.closed = slot,
            _ => self.rules.push(card),
        }
        events.push(Event::Enacted { seat, card, slot, replaced });
        if self.goal() != goal {
            // Another goal number is left and reached by everybody (rulings, "Bohei").
            self.called = table::Seats::NONE;
            events.push(Event::GoalChanged { goal: self.goal() });
        }
        self.phase = Phase::Play;
    }

    /// Phase 3: an action or a challenge. The card has left the hand, and waits on the table until it is done.
    pub(crate) fn play(&mut self, card: Card, events: &mut Vec<HiddenEvent>) {
        let by = self.turn;
        self.take(by, card);
        self.phase = Phase::Close;
        events.push(Event::Played { seat: by, card });
        match card.kind() {
            Kind::Action(order) => self.announce(card, order, events),
            Kind::Challenge(challenge) => self.pending = Some(self.challenge_of(card, challenge)),
            _ => {}
        }
    }

    /// Chooses a player: for an action, as an opponent, as the third person.
    pub(crate) fn choose(&mut self, seat: Seat, events: &mut Vec<HiddenEvent>) {
        match self.pending {
            Some(Pending::Aim { by, card }) => {
                events.push(Event::Aimed { by, seat });
                self.order(card, table::Seats::only(seat), events);
            }
            Some(Pending::Opponent { by, card }) => {
                events.push(Event::Challenged { by, seat });
                self.pending = Some(self.duel(by, card, seat));
            }
            Some(Pending::Third { by, card, opponent }) => {
                events.push(Event::Third { by, seat });
                let inside = [by, opponent].into_iter().collect();
                self.pending = Some(Pending::Challenge { by, card, inside, third: Some(seat), tries: 1 });
            }
            _ => {}
        }
    }

    /// What follows without an act: the penalty of a confirmed breach, and the end of the turn when nothing waits. The
    /// events of this act begin at `begun`.
    pub(crate) fn settle(&mut self, begun: usize, events: &mut Vec<HiddenEvent>) {
        if self.pending.is_some() || self.phase == Phase::Over || self.penalise(events) {
            return;
        }
        if self.phase == Phase::Rule && !self.holds_rule(self.turn) {
            // The last rule card went with a penalty.
            self.go_to_rules(events);
        }
        if self.phase == Phase::Close {
            self.end_turn(begun, events);
        }
    }

    /// The next player's turn begins, or the game ends: with the goal number in hand, and "Bohei!" called. Whoever came to the
    /// number by this very act had no moment to call, and may still do so (rulings, "Win").
    fn end_turn(&mut self, begun: usize, events: &mut Vec<HiddenEvent>) {
        let lapsed = self.breaches.drain(..).map(|breach| Event::Lapsed { seat: breach.seat });
        events.extend(lapsed);
        self.ended = None;
        self.turn = self.turn.after(1, self.seats);
        let seat = self.turn;
        if seat == self.starter {
            self.round = self.round.saturating_add(1);
        }
        let reached = self.count(seat) == self.goal();
        if reached && self.called.contains(seat) {
            return self.win(events);
        }
        self.phase = Phase::Draw;
        self.last_call = reached && events.iter().skip(begun).any(|event| event.changes(seat));
        events.push(Event::Turn { seat, round: self.round, missed: reached && !self.last_call });
        events.extend(self.last_call.then_some(Event::LastCall { seat }));
    }

    /// The player on turn has won, whatever still waits.
    fn win(&mut self, events: &mut Vec<HiddenEvent>) {
        self.phase = Phase::Over;
        self.last_call = false;
        self.pending = None;
        self.breaches.clear();
        events.push(Event::Ended { winner: self.turn });
    }

    /// The winner has won, all others have not.
    pub(crate) fn result(&self) -> Outcome {
        Outcome::highest(self.all().map(|seat| i32::from(seat == self.turn)).collect())
    }

    /// "Bohei!": it counts if the hand has the goal number at this moment. The last call wins at once.
    pub(crate) fn call(&mut self, seat: Seat, events: &mut Vec<HiddenEvent>) {
        let counts = self.count(seat) == self.goal();
        if counts {
            self.called.insert(seat);
        }
        events.push(Event::Bohei { seat, counts });
        if self.last_call && seat == self.turn {
            self.win(events);
        }
    }
}
