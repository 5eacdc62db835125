//! What may be done when, and the rule that forbids the rest.

use table::Seat;

use crate::{Action, Card, Error, Larry, Phase, Played};

/// "Larry!" is offered only to hands of up to seven cards. A needless "Larry!" costs nothing, so nobody loses by this limit.
/// 13 faces with 28 sums, each with and without a shout, would be too many acts for a menu.
pub const LARGEST_HAND_THAT_SHOUTS: u8 = 7;

/// Give one is played openly with at least so many cards in hand, itself included: it is neither the last nor the last but
/// one ("Verschenke 1 Karte", and the rulings).
pub(crate) const SMALLEST_HAND_THAT_GIVES: u8 = 3;

impl Larry {
    pub(crate) fn allowed(&self, seat: Seat, action: &Action) -> Result<(), Error> {
        if seat != self.turn {
            return Err(Error::NotYourTurn { turn: self.turn });
        }
        match (self.phase, *action) {
            (Phase::Give, Action::Give { card, to, .. }) => {
                self.held(seat, card)?;
                self.another(seat, to)?;
            }
            (Phase::Give, Action::GiveNothing { .. }) => {}
            (Phase::Give, _) => return Err(Error::GiveFirst),
            (_, Action::Give { .. } | Action::GiveNothing { .. }) => return Err(Error::NothingToGive),
            (_, Action::Doubt) if self.pile.is_empty() => return Err(Error::NothingToDoubt),
            (_, Action::Doubt) | (Phase::Answer, Action::Accept) => {}
            (Phase::Answer, _) => return Err(Error::AnswerFirst),
            (Phase::Play, Action::Accept) => return Err(Error::NothingToAccept),
            (Phase::Play, Action::Lay { card, sum, .. }) => self.may_lay(seat, card, sum)?,
            (Phase::Play, Action::Show { card, .. }) => self.may_show(seat, card)?,
            (Phase::Play, Action::Play { played, .. }) => self.may_play(seat, played)?,
        }
        match action {
            _ if !action.larry() => Ok(()),
            _ if self.options.reminds => Err(Error::SaysItself),
            Action::Play { played: Played::GiveOne, .. } => Err(Error::ShoutWhenGiving),
            _ if !self.may_shout(seat) => Err(Error::TooManyToShout),
            _ => Ok(()),
        }
    }

    fn held(&self, seat: Seat, card: Card) -> Result<(), Error> {
        if self.hand(seat).holds(card) { Ok(()) } else { Err(Error::NotInHand { card }) }
    }

    fn another(&self, seat: Seat, target: Seat) -> Result<(), Error> {
        let another = target != seat && target.index() < self.seats.into();
        if another { Ok(()) } else { Err(Error::OthersOnly) }
    }

    fn may_lay(&self, seat: Seat, card: Card, sum: i8) -> Result<(), Error> {
        self.held(seat, card)?;
        let (least, limit) = self.sums().into_inner();
        if card.is_number() && self.is_bound(seat) {
            Err(Error::MustBeOpen)
        } else if sum > limit {
            Err(Error::AboveLimit { limit })
        } else if sum < least {
            Err(Error::TooLow { least })
        } else {
            Ok(())
        }
    }

    fn may_show(&self, seat: Seat, card: Card) -> Result<(), Error> {
        self.held(seat, card)?;
        if !self.is_bound(seat) {
            Err(Error::MustBeHidden)
        } else if !card.is_number() {
            Err(Error::NotANumber { card })
        } else {
            Ok(())
        }
    }

    fn may_play(&self, seat: Seat, played: Played) -> Result<(), Error> {
        self.held(seat, played.card())?;
        match played {
            Played::OpenPlay(target) | Played::DrawTwo(target) => self.another(seat, target),
            Played::GiveOne if self.hand(seat).len() < SMALLEST_HAND_THAT_GIVES => Err(Error::TooFewToGive),
            Played::GiveOne | Played::Reverse => Ok(()),
        }
    }

    pub(crate) fn may_shout(&self, seat: Seat) -> bool {
        !self.options.reminds && self.hand(seat).len() <= LARGEST_HAND_THAT_SHOUTS
    }
}
