//! All legal acts, as a list. [`Leiff::check`] decides the same for one act.

use table::{Game, Seat};

use crate::{Action, Effect, Glass, Leiff, Phase, Pile, Place};

impl Leiff {
    /// All that a player may do: what the table waits for, cards before players and letting pass last; then matching in the
    /// order of the own slots, catching in sitting order from the left neighbour, penalties, and what belongs to the ledger.
    pub(crate) fn menu(&self, seat: Seat) -> Vec<Action> {
        let mut menu = Vec::with_capacity(64);
        if !self.is_here(seat) {
            return menu;
        }
        if self.waits_for() == Some(seat) {
            self.list_awaited(seat, &mut menu);
        }
        if self.is_snappable() {
            menu.extend(self.row(seat).occupied().map(Action::Match));
            menu.extend(seat.others(self.seats).flat_map(|other| self.places(other)).map(Action::Catch));
        }
        if self.options.teams && self.is_before_the_call() {
            menu.extend(self.all().map(Action::Penalty));
        }
        if self.options.drinks && self.phase != Phase::Over {
            let acts = seat.others(self.seats).map(Action::HandOut).chain(Glass::ALL.map(Action::Fill));
            self.list_possible(seat, acts.chain([Action::Done]), &mut menu);
        }
        menu
    }

    fn list_awaited(&self, seat: Seat, menu: &mut Vec<Action>) {
        let own = || self.row(seat).occupied();
        match &self.phase {
            Phase::Peek { choosing: true, .. } => {
                self.list_possible(seat, self.places(seat).map(Action::Pick).chain([Action::Decline]), menu);
            }
            Phase::Peek { .. } => self.list_possible(seat, [Action::Seen, Action::Decline], menu),
            Phase::Turn => {
                self.list_possible(seat, [Action::Call, Action::Draw, Action::Take, Action::Pass], menu);
            }
            Phase::Drawn(Pile::Draw) => menu.extend(own().map(Action::Swap).chain([Action::Discard])),
            Phase::Drawn(Pile::Discard) => menu.extend(own().map(Action::Put).chain([Action::PutBack])),
            Phase::Effect(effect) => self.list_choices(seat, *effect, menu),
            Phase::Look { .. } => menu.push(Action::Seen),
            Phase::Offer { .. } => menu.extend(own().map(Action::Offer)),
            Phase::Scored { .. } => menu.push(Action::Next),
            Phase::Over => {}
        }
    }

    fn list_choices(&self, seat: Seat, effect: Effect, menu: &mut Vec<Action>) {
        let everywhere = || self.all().flat_map(|owner| self.places(owner)).map(Action::Pick);
        let others = || seat.others(self.seats).map(Action::Choose);
        match effect {
            Effect::Eight | Effect::Nine { .. } => self.list_possible(seat, everywhere(), menu),
            Effect::Seven => self.list_possible(seat, self.places(seat).map(Action::Pick), menu),
            Effect::Machine => {
                self.list_possible(seat, self.places(seat).map(Action::Pick).chain(others()), menu);
            }
            Effect::Philosopher { target: None } | Effect::Magician => self.list_possible(seat, others(), menu),
            Effect::Philosopher { target: Some(target) } => {
                menu.extend((1..self.row(target).len()).map(Action::Rotate));
            }
            Effect::Waiter => menu.push(Action::Use),
            Effect::Gossip => menu.push(Action::Invent),
            Effect::Beauty => {
                let cards = self.places(seat).map(Action::Pick);
                self.list_possible(seat, cards.chain([Action::Use, Action::SwapHands]), menu);
            }
            Effect::Glimpse { .. } => self.list_possible(seat, self.places(self.turn).map(Action::Pick), menu),
        }
        menu.push(Action::Decline);
    }

    fn list_possible(&self, seat: Seat, acts: impl IntoIterator<Item = Action>, menu: &mut Vec<Action>) {
        menu.extend(acts.into_iter().filter(|act| self.check(seat, act).is_ok()));
    }

    /// Where cards lie before a player, in slot order.
    fn places(&self, owner: Seat) -> impl Iterator<Item = Place> {
        self.row(owner).occupied().map(move |slot| Place::new(owner, slot))
    }
}
