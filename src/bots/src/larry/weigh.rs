//! What an act is worth, in cards: against laying a card that nobody doubts, which counts 0.

use larry::{Action, Card, Phase, Played, View};
use table::Seat;

use super::belief::Belief;
use super::memory::Memory;
use super::odds;

/// What a round is worth, in cards, beside the cards that are left in hand.
const ROUND: f64 = 4.0;

/// Somebody who has lied, and was believed, knows it and doubts next.
const DOUBTS_THE_OWN_LIE: f64 = 0.8;

/// How the last card is doubted.
const LAST_DOUBTED: f64 = 0.9;

/// All that the worth of an act depends on.
pub(super) struct Scales<'a> {
    pub(super) seat: Seat,
    pub(super) view: &'a View,
    pub(super) memory: &'a Memory,
    pub(super) belief: Belief,
    /// Whether the habits of each player are kept in mind.
    pub(super) habits: bool,
    /// What a lie costs beside its risk: shyness.
    pub(super) shy: f64,
}

impl Scales<'_> {
    /// What a card in another hand is worth: it harms one of the others.
    fn harm(&self) -> f64 {
        1.0 / (self.view.hands.len() as f64 - 1.0)
    }

    fn held(&self) -> usize {
        self.view.hand.as_ref().map_or(0, Vec::len)
    }

    fn empty(&self) -> bool {
        self.view.pile.is_empty()
    }

    /// How likely the next player doubts what was announced.
    fn doubted(&self, room: i8, delta: i8) -> f64 {
        let next = self.view.next.index();
        let habit = if self.habits { self.memory.doubts[next].factor(0.7) } else { 1.0 };
        let usual = ((odds::doubts(room, delta) + 0.07 * pressed(room - delta)) * habit).clamp(0.03, 0.95);
        let knows = self.belief.lied[next] * DOUBTS_THE_OWN_LIE;
        knows + (1.0 - knows) * usual
    }

    /// What being liable is worth: the next player may doubt, rightly or not.
    fn liable(&self, doubted: f64, right: f64) -> f64 {
        doubted * (right * 2.0 * self.harm() - (1.0 - right))
    }

    /// The same with the last card: who is doubted rightly plays on, and else has the round.
    fn last(&self, right: f64) -> f64 {
        (1.0 - LAST_DOUBTED * (1.0 - right)) * ROUND - LAST_DOUBTED * (1.0 - right)
    }

    /// The worth of an act.
    pub(super) fn worth(&self, action: Action) -> f64 {
        match action {
            Action::Doubt => self.doubt(),
            Action::Accept => -ROUND,
            Action::Lay { card, sum, .. } => self.lay(card, sum),
            Action::Show { card, .. } => self.show(card),
            Action::Play { played, .. } => self.play(played),
            Action::Give { card, to, .. } => self.held_back(card, true) + 0.1 * self.threat(to),
            Action::GiveNothing { .. } => -1.0,
        }
    }

    fn doubt(&self) -> f64 {
        let right = self.belief.right();
        match self.view.phase {
            // Otherwise the round is lost.
            Phase::Answer => -right * (ROUND + 1.5),
            _ => {
                let liable = self.view.liable.unwrap_or(self.seat);
                let gain = if liable == self.seat { -2.0 } else { self.harm() * self.threat(liable) };
                (1.0 - right) * gain - right * 2.0
            }
        }
    }

    fn lay(&self, card: Card, sum: i8) -> f64 {
        let before = self.view.sum.unwrap_or(0);
        let (room, delta) = (self.view.limit - before, sum - before);
        let right = self.belief.right_after(card, delta);
        if self.held() == 1 {
            return self.last(right);
        }
        let doubted = self.doubted(room, delta);
        let lies = card != Card::Aetsch && card.value().unwrap_or(0) != delta;
        // A lie that is taken up can be doubted by whoever knows it, if nobody does before.
        let others = self.view.hands.len() - 2;
        let knows = (0..others).fold(0.7 * self.harm(), |worth, _| worth * 0.6);
        let taken_up = if lies { (1.0 - doubted) * knows - self.shy } else { 0.0 };
        let presses = 0.1 * self.harm() * pressed(room - delta);
        self.liable(doubted, right) + taken_up + presses + self.held_back(card, false)
    }

    fn show(&self, card: Card) -> f64 {
        let before = self.view.sum.unwrap_or(0);
        let (room, delta) = (self.view.limit - before, card.value().unwrap_or(0));
        if delta > room {
            return -1.0 + self.held_back(card, false);
        }
        let right = self.belief.right_after(card, delta);
        if self.held() == 1 {
            return self.last(right);
        }
        self.liable(self.doubted(room, 0), right) + self.held_back(card, false)
    }

    fn play(&self, played: Played) -> f64 {
        let (harm, next) = (self.harm(), self.view.next);
        let room = self.view.limit - self.view.sum.unwrap_or(0);
        let effect = match played {
            Played::DrawTwo(target) => 2.0 * harm * self.threat(target) - 0.4,
            Played::OpenPlay(target) => {
                let pressed = if target == next && room < 4 { 0.3 * f64::from(4 - room.max(0)) } else { 0.1 };
                harm * (0.3 + pressed) * self.threat(target) - 0.2
            }
            Played::GiveOne => 0.6 + harm,
            Played::Reverse if self.view.clockwise => 0.1,
            Played::Reverse => -0.1,
        };
        let right = self.belief.right();
        let risk = match self.memory.said.last() {
            Some(last) if !self.empty() => self.liable(self.doubted(last.room, last.delta), right),
            _ => 0.0,
        };
        match self.held() {
            1 if self.empty() => ROUND,
            1 => self.last(right) + 0.1 * effect,
            _ => risk + effect,
        }
    }

    /// How dangerous a player is: whoever has few cards must not finish.
    fn threat(&self, seat: Seat) -> f64 {
        match self.view.hands[seat.index()] {
            0..=1 => 2.0,
            2 => 1.6,
            3 => 1.3,
            many => 1.0 - 0.02 * f64::from(many.min(15)),
        }
    }

    /// What it is worth to get rid of this card, against others; low numbers are kept for a full pile, and an Ätsch for the end.
    fn held_back(&self, card: Card, given: bool) -> f64 {
        let late = self.held() <= 3;
        match card {
            Card::Seven => 0.45,
            Card::Four => 0.25,
            Card::Three => 0.17,
            Card::Two => 0.1,
            Card::One => 0.03,
            Card::Zero => -0.05,
            Card::MinusOne | Card::MinusTwo => -0.1,
            Card::Aetsch if given => -0.5,
            Card::Aetsch if late => -0.6,
            Card::Aetsch => -0.2,
            _ => -0.4,
        }
    }
}

/// How little the next player can lay and stay below the limit: 0, nothing is in the way, to 3.
fn pressed(room: i8) -> f64 {
    f64::from((3 - room).clamp(0, 3))
}
