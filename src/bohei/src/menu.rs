//! All legal acts, as a list. [`Bohei::check`] decides the same for one act.

use table::{Game, Seat};

use crate::{Action, Answer, Bohei, Kind, Orders, Pending, Phase, Rule};

impl Bohei {
    /// All that a player may do: what the table waits for, cards in the order of the hand; then "Bohei!", and breaches in
    /// sitting order from the left neighbour, the own one last.
    pub(crate) fn menu(&self, seat: Seat) -> Vec<Action> {
        if self.phase == Phase::Over || !self.is_here(seat) {
            return Vec::new();
        }
        let mut menu = Vec::with_capacity(32);
        if self.waits_for().contains(seat) {
            match &self.pending {
                None => self.list_phase(seat, &mut menu),
                Some(pending) => self.list_pending(seat, pending, &mut menu),
            }
        }
        menu.push(Action::Bohei);
        let accused = seat.others(self.seats).chain([seat]);
        menu.extend(accused.map(Action::Report).filter(|act| self.check(seat, act).is_ok()));
        menu
    }

    fn list_phase(&self, seat: Seat, menu: &mut Vec<Action>) {
        match self.phase {
            Phase::Draw => {
                menu.extend(self.can_draw().then_some(Action::Draw));
                menu.push(Action::Pass);
            }
            Phase::Rule => self.list_rules(seat, menu),
            Phase::Play => {
                let played = |kind| matches!(kind, Kind::Action(_) | Kind::Challenge(_));
                menu.extend(self.hand(seat).iter().filter(|card| played(card.kind())).map(|&card| Action::Play(card)));
                menu.push(Action::Pass);
            }
            Phase::Close | Phase::Over => {}
        }
    }

    fn list_rules(&self, seat: Seat, menu: &mut Vec<Action>) {
        let slots = || self.open_slots().iter().copied().filter(|&slot| self.closed != Some(slot));
        for &card in self.hand(seat) {
            match card.rule() {
                None => {}
                Some(Rule::Extra) => menu.push(Action::Enact(card, None)),
                Some(_) => menu.extend(slots().map(|slot| Action::Enact(card, Some(slot)))),
            }
        }
    }

    fn list_pending(&self, seat: Seat, pending: &Pending, menu: &mut Vec<Action>) {
        let acts = |acts: &[Action], menu: &mut Vec<Action>| {
            menu.extend(acts.iter().filter(|act| self.check(seat, act).is_ok()));
        };
        match pending {
            Pending::Aim { .. } | Pending::Opponent { .. } | Pending::Third { .. } => {
                let chosen = seat.others(self.seats).map(Action::Choose).chain([Action::CallOff]);
                menu.extend(chosen.filter(|act| self.check(seat, act).is_ok()));
            }
            Pending::Ticks { .. } => {
                menu.push(Action::Go);
                menu.extend(self.all().map(Action::Tick));
            }
            Pending::Orders(Orders { due: Some(_), .. }) => self.list_discards(seat, menu),
            Pending::Orders(_) => {
                acts(&[Action::Accept], menu);
                menu.extend(Answer::ALL.map(Action::Reach).iter().filter(|act| self.check(seat, act).is_ok()));
                menu.extend(Answer::ALL.map(Action::Answer).iter().filter(|act| self.check(seat, act).is_ok()));
                acts(&[Action::Back], menu);
            }
            Pending::Challenge { inside, .. } => {
                menu.extend(inside.iter().map(Action::Won));
                menu.extend(inside.iter().map(Action::Out).filter(|act| self.check(seat, act).is_ok()));
                menu.extend([Action::Again, Action::CallOff]);
            }
            Pending::Reward { .. } => {
                acts(&[Action::Draw, Action::Pass], menu);
                self.list_discards(seat, menu);
            }
        }
    }

    /// The own cards, equal ones once.
    fn list_discards(&self, seat: Seat, menu: &mut Vec<Action>) {
        let mut cards = self.hand(seat).to_vec();
        cards.dedup();
        menu.extend(cards.into_iter().map(Action::Discard).filter(|act| self.check(seat, act).is_ok()));
    }
}
