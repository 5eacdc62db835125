//! All legal acts, as a list. [`Larry::check`] decides the same for one act.

use table::Seat;

use crate::check::SMALLEST_HAND_THAT_GIVES;
use crate::{Action, Card, Larry, Phase, Played};

impl Larry {
    /// All that the player on turn may do: answers first, then the cards as the hand is sorted, each with low sums before
    /// high ones and targets in sitting order, giving nothing last, every act without "Larry!" before the same with it.
    pub(crate) fn menu(&self, seat: Seat) -> Vec<Action> {
        match self.phase {
            Phase::Answer => vec![Action::Accept, Action::Doubt],
            Phase::Give => self.gifts_of(seat),
            Phase::Play => self.plays_of(seat),
        }
    }

    fn plays_of(&self, seat: Seat) -> Vec<Action> {
        let mut menu = Vec::with_capacity(512);
        if !self.pile.is_empty() {
            menu.push(Action::Doubt);
        }
        let shouts = self.shouts(seat);
        let (bound, sums) = (self.is_bound(seat), self.sums());
        for card in self.hand(seat).faces() {
            if bound && card.is_number() {
                menu.extend(shouts.iter().map(|&larry| Action::Show { card, larry }));
                continue;
            }
            for sum in sums.clone() {
                menu.extend(shouts.iter().map(|&larry| Action::Lay { card, sum, larry }));
            }
        }
        for card in self.hand(seat).faces().filter(|card| card.is_action()) {
            if card == Card::GiveOne {
                let gives = self.hand(seat).len() >= SMALLEST_HAND_THAT_GIVES;
                menu.extend(gives.then_some(Action::Play { played: Played::GiveOne, larry: false }));
                continue;
            }
            let targets = seat.others(self.seats).map(Some);
            for played in [None].into_iter().chain(targets).filter_map(|target| Played::new(card, target)) {
                menu.extend(shouts.iter().map(|&larry| Action::Play { played, larry }));
            }
        }
        menu
    }

    fn gifts_of(&self, seat: Seat) -> Vec<Action> {
        let shouts = self.shouts(seat);
        let mut menu = Vec::new();
        for card in self.hand(seat).faces() {
            for to in seat.others(self.seats) {
                menu.extend(shouts.iter().map(|&larry| Action::Give { card, to, larry }));
            }
        }
        menu.extend(shouts.iter().map(|&larry| Action::GiveNothing { larry }));
        menu
    }

    fn shouts(&self, seat: Seat) -> &'static [bool] {
        if self.may_shout(seat) { &[false, true] } else { &[false] }
    }
}
