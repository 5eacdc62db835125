//! What may be done when, as a menu and as a check with the rule that forbids.

use table::Seat;

use crate::{Action, Card, Larry, Phase};

/// "Larry!" is offered only to hands of up to seven cards. A needless "Larry!" costs nothing, so that nobody loses by it,
/// while 13 faces with 28 sums, each with and without a shout, would not fit a menu.
pub const LARGEST_HAND_THAT_SHOUTS: u8 = 7;

/// Give one is played openly with at least so many cards in hand, itself included: it is neither the last nor the last but
/// one ("Verschenke 1 Karte", and the rulings).
const SMALLEST_HAND_THAT_GIVES: u8 = 3;

/// The rule that forbids an act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Error {
    /// Only the player on turn plays, doubts or accepts.
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// After a last card there is only doubting or accepting.
    AnswerFirst,
    /// After Give one a card must be given away.
    GiveFirst,
    /// Accepting is an act only after a last card; else playing on is accepting.
    NothingToAccept,
    /// Only after Give one is a card given away.
    NothingToGive,
    /// There is nothing to doubt while the pile is empty.
    NothingToDoubt,
    /// What is not in hand cannot be played.
    NotInHand {
        /// What was asked for.
        card: Card,
    },
    /// No sum passes the limit.
    AboveLimit {
        /// The limit.
        limit: i8,
    },
    /// No sum is said that no pile of this height can have.
    TooLow {
        /// The lowest sum that may be said.
        least: i8,
    },
    /// An Open-play card lies before the player: a number card must be laid openly.
    MustBeOpen,
    /// Number cards are laid openly only before an Open-play card.
    MustBeHidden,
    /// Only a number card fulfils an Open-play card.
    NotANumber {
        /// What was asked for.
        card: Card,
    },
    /// Only action cards are played openly.
    NotAnAction {
        /// What was asked for.
        card: Card,
    },
    /// Open play and Draw two are played against another player, and a gift is for another player.
    NoTarget,
    /// Give one and change of direction are played against nobody.
    NeedsNoTarget {
        /// What was asked for.
        card: Card,
    },
    /// Give one is not played openly as the last or last but one card.
    TooFewToGive,
    /// "Larry!" is not said here: the app says it, the hand is too large, or it belongs to the gift.
    NoLarryNow,
}

impl Larry {
    pub(crate) fn allowed(&self, seat: Seat, action: &Action) -> Result<(), Error> {
        if seat != self.turn {
            return Err(Error::NotYourTurn { turn: self.turn });
        }
        match (self.phase, *action) {
            (Phase::Give, Action::Give { card, to, .. }) => {
                self.held(seat, card)?;
                self.another(seat, Some(to))?;
            }
            (Phase::Give, _) => return Err(Error::GiveFirst),
            (_, Action::Give { .. }) => return Err(Error::NothingToGive),
            (_, Action::Doubt) if self.pile.is_empty() => return Err(Error::NothingToDoubt),
            (_, Action::Doubt) | (Phase::Answer, Action::Accept) => {}
            (Phase::Answer, _) => return Err(Error::AnswerFirst),
            (Phase::Play, Action::Accept) => return Err(Error::NothingToAccept),
            (Phase::Play, Action::Lay { card, sum, .. }) => self.may_lay(seat, card, sum)?,
            (Phase::Play, Action::Show { card, .. }) => self.may_show(seat, card)?,
            (Phase::Play, Action::Play { card, target, .. }) => self.may_play(seat, card, target)?,
        }
        // With Give one the shout belongs to the gift.
        let early = matches!(action, Action::Play { card: Card::GiveOne, .. });
        if action.larry() && (early || !self.may_shout(seat)) { Err(Error::NoLarryNow) } else { Ok(()) }
    }

    fn held(&self, seat: Seat, card: Card) -> Result<(), Error> {
        if self.hand(seat).holds(card) { Ok(()) } else { Err(Error::NotInHand { card }) }
    }

    fn another(&self, seat: Seat, target: Option<Seat>) -> Result<(), Error> {
        let another = target.is_some_and(|target| target != seat && target.index() < self.seats.into());
        if another { Ok(()) } else { Err(Error::NoTarget) }
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

    fn may_play(&self, seat: Seat, card: Card, target: Option<Seat>) -> Result<(), Error> {
        self.held(seat, card)?;
        if !card.is_action() {
            Err(Error::NotAnAction { card })
        } else if card.has_target() {
            self.another(seat, target)
        } else if target.is_some() {
            Err(Error::NeedsNoTarget { card })
        } else if card == Card::GiveOne && self.hand(seat).len() < SMALLEST_HAND_THAT_GIVES {
            Err(Error::TooFewToGive)
        } else {
            Ok(())
        }
    }

    fn may_shout(&self, seat: Seat) -> bool {
        !self.options.reminds && self.hand(seat).len() <= LARGEST_HAND_THAT_SHOUTS
    }

    /// All that the player on turn may do: answers first, then the cards as the hand is sorted, each with low sums before
    /// high ones and targets in sitting order, every act without "Larry!" before the same with it.
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
            if card.has_target() {
                for target in seat.others(self.seats).map(Some) {
                    menu.extend(shouts.iter().map(|&larry| Action::Play { card, target, larry }));
                }
            } else if card == Card::Reverse {
                menu.extend(shouts.iter().map(|&larry| Action::Play { card, target: None, larry }));
            } else if self.hand(seat).len() >= SMALLEST_HAND_THAT_GIVES {
                menu.push(Action::Play { card, target: None, larry: false });
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
        menu
    }

    fn shouts(&self, seat: Seat) -> &'static [bool] {
        if self.may_shout(seat) { &[false, true] } else { &[false] }
    }
}
