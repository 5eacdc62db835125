//! What may be done when, and the rule that forbids the rest.

use table::Seat;

use crate::{Action, Answer, Bohei, Card, Cause, Change, Error, Kind, Party, Pending, Phase, Reply, Rule, Slot};

impl Bohei {
    pub(crate) fn allowed(&self, seat: Seat, action: Action) -> Result<(), Error> {
        self.seated(seat)?;
        match action {
            Action::Bohei => return Ok(()),
            Action::Report(accused) => return self.may_report(seat, accused),
            Action::Accept | Action::Reach(_) | Action::Answer(_) | Action::Back if self.has_answered(seat) => {
                return Err(Error::OneAnswer);
            }
            _ => {}
        }
        let awaited = self.waits_for();
        if !awaited.contains(seat) {
            return Err(Error::NotYourTurn { awaited });
        }
        match action {
            Action::Draw => self.may_draw(),
            Action::Pass => self.may_pass(),
            Action::Enact(card, slot) => self.may_enact(card, slot),
            Action::Play(card) => self.may_play(card),
            Action::Choose(chosen) => self.may_choose(chosen),
            Action::Tick(ticked) => self.ticking().and(self.seated(ticked)),
            Action::Go => self.ticking(),
            Action::Accept | Action::Reach(_) | Action::Answer(_) | Action::Back => self.may_reply(seat, action),
            Action::Discard(card) => self.may_discard(seat, card),
            Action::Won(_) | Action::Out(_) | Action::Again | Action::CallOff => self.may_decide(action),
            Action::Bohei | Action::Report(_) => Ok(()),
        }
    }

    pub(crate) fn seated(&self, seat: Seat) -> Result<(), Error> {
        if self.is_here(seat) { Ok(()) } else { Err(Error::NobodyThere { seat }) }
    }

    /// Nothing waits, and the turn is in this phase.
    fn in_phase(&self, phase: Phase) -> Result<(), Error> {
        match self.phase {
            _ if self.pending.is_some() => Err(Error::PendingFirst),
            now if now == phase => Ok(()),
            phase => Err(Error::OtherPhase { phase }),
        }
    }

    fn holds(&self, seat: Seat, card: Card) -> Result<(), Error> {
        if self.hand(seat).contains(&card) { Ok(()) } else { Err(Error::NotInHand { card }) }
    }

    fn may_draw(&self) -> Result<(), Error> {
        match self.pending {
            Some(Pending::Reward { taken: Some(Change::Discard(_)), .. }) => return Err(Error::EitherOr),
            Some(Pending::Reward { .. }) => {}
            _ => self.in_phase(Phase::Draw)?,
        }
        if self.can_draw() { Ok(()) } else { Err(Error::PilesEmpty) }
    }

    fn may_pass(&self) -> Result<(), Error> {
        match (&self.pending, self.phase) {
            (Some(Pending::Reward { .. }), _) => Ok(()),
            (None, Phase::Draw | Phase::Play) => Ok(()),
            (None, phase) => Err(Error::OtherPhase { phase }),
            (Some(_), _) => Err(Error::PendingFirst),
        }
    }

    fn may_enact(&self, card: Card, slot: Option<Slot>) -> Result<(), Error> {
        self.in_phase(Phase::Rule)?;
        self.holds(self.turn, card)?;
        let rule = card.rule().ok_or(Error::NoRule { card })?;
        match (rule, slot) {
            (Rule::Extra, None) => Ok(()),
            (Rule::Extra, Some(_)) => Err(Error::NeedsNoSlot),
            (_, None) => Err(Error::WhichSlot),
            (_, Some(slot)) if !self.open_slots().contains(&slot) => Err(Error::NoSlot { slot }),
            (_, Some(slot)) if self.closed == Some(slot) => Err(Error::SlotClosed { slot }),
            _ => Ok(()),
        }
    }

    fn may_play(&self, card: Card) -> Result<(), Error> {
        self.in_phase(Phase::Play)?;
        self.holds(self.turn, card)?;
        match card.kind() {
            Kind::Action(_) | Kind::Challenge(_) => Ok(()),
            _ => Err(Error::NotForPhase3 { card }),
        }
    }

    fn may_choose(&self, chosen: Seat) -> Result<(), Error> {
        let (by, opponent) = match self.pending {
            Some(Pending::Aim { by, .. } | Pending::Opponent { by, .. }) => (by, None),
            Some(Pending::Third { by, opponent, .. }) => (by, Some(opponent)),
            _ => return Err(Error::NobodyToChoose),
        };
        self.seated(chosen)?;
        if opponent.is_some() && [Some(by), opponent].contains(&Some(chosen)) {
            Err(Error::NotNeutral { seat: chosen })
        } else if chosen == by {
            Err(Error::OthersOnly)
        } else {
            Ok(())
        }
    }

    fn ticking(&self) -> Result<(), Error> {
        if matches!(self.pending, Some(Pending::Ticks { .. })) { Ok(()) } else { Err(Error::NothingToTick) }
    }

    fn may_reply(&self, seat: Seat, action: Action) -> Result<(), Error> {
        let reply = self.ordered(seat).map(|ordered| ordered.reply).ok_or(Error::NothingToAnswer)?;
        match (reply, action) {
            (Reply::Missing, Action::Reach(Answer::Opposite)) if self.is_penalty() => Err(Error::ActionsOnly),
            (Reply::Missing, Action::Accept | Action::Reach(_)) => Ok(()),
            (Reply::Missing, _) => Err(Error::ReachFirst),
            (Reply::Reaching(_), Action::Back) => Ok(()),
            (Reply::Reaching(reached), Action::Answer(answer)) if reached == answer => self.holds(seat, answer.card()),
            (Reply::Reaching(_), _) => Err(Error::BackFirst),
            _ => Err(Error::NothingToAnswer),
        }
    }

    /// Whether a player has said what is done about the order that waits.
    fn has_answered(&self, seat: Seat) -> bool {
        let Some(Pending::Orders(orders)) = &self.pending else { return false };
        orders.each.iter().any(|ordered| ordered.seat == seat && ordered.reply.is_given())
    }

    /// Whether what waits is the penalty of a breach.
    pub(crate) fn is_penalty(&self) -> bool {
        matches!(&self.pending, Some(Pending::Orders(orders)) if orders.cause == Cause::Breach)
    }

    fn may_discard(&self, seat: Seat, card: Card) -> Result<(), Error> {
        match &self.pending {
            Some(Pending::Orders(orders)) if orders.due.is_some() => {}
            Some(Pending::Reward { taken: Some(Change::Draw(_)), .. }) => return Err(Error::EitherOr),
            Some(Pending::Reward { .. }) => {}
            _ => return Err(Error::NothingToDiscard),
        }
        self.holds(seat, card)
    }

    fn may_decide(&self, action: Action) -> Result<(), Error> {
        let (card, inside) = match (&self.pending, action) {
            (Some(Pending::Opponent { .. } | Pending::Third { .. }), Action::CallOff) => return Ok(()),
            (Some(Pending::Challenge { card, inside, .. }), _) => (card, inside),
            _ => return Err(Error::NoChallenge),
        };
        let party = card.challenge().map(|challenge| challenge.party);
        match action {
            Action::Out(_) if party != Some(Party::Group) => Err(Error::GroupOnly),
            Action::Out(seat) | Action::Won(seat) if !inside.contains(seat) => Err(Error::NotInChallenge { seat }),
            _ => Ok(()),
        }
    }
}
