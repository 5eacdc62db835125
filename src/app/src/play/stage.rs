//! What is shown of a running game: the open table, a curtain, or a hand. A screen that must not be has no value.

use table::Seat;

/// Where the device is.
#[derive(Clone, PartialEq, Debug)]
pub enum Stage {
    /// It lies openly; a seat may be selected on the rail, and the table waits.
    Table(Option<Seat>),
    /// It is handed to a seat: nothing is to be seen yet.
    Curtain(Seat, Step),
    /// It lies openly before a seat whose hand is on its player's phone, and which plays by labels.
    Blind(Seat),
    /// A seat takes its hand to the own phone, and sees the key while it is held open.
    Key {
        /// Whose hand it is.
        seat: Seat,
        /// What keeps the key open, if it is.
        held: Option<RevealGesture>,
        /// Whether it was open.
        seen: bool,
    },
    /// A seat holds it, and sees its cards while they are open.
    Hand {
        /// Whose hand it is.
        seat: Seat,
        /// What keeps it open, if it is.
        held: Option<RevealGesture>,
        /// The act that is chosen, as the record writes it; it stays when the hand is covered.
        chosen: Option<String>,
    },
}

/// How far a curtain has opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// It asks for the seat by name.
    Name,
    /// The seat has answered: holding shows the cards.
    Hold,
}

/// What keeps a hand open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RevealGesture {
    /// The finger with this number, or the key that [stands for one](ui::dom::finger_of).
    Finger(i32),
    /// Nothing: it was tapped, and will be tapped again.
    Tap,
}

impl Stage {
    /// The seat whose curtain or hand is shown.
    pub(super) fn seat(&self) -> Option<Seat> {
        match self {
            Stage::Table(_) => None,
            Stage::Curtain(seat, _) | Stage::Blind(seat) | Stage::Key { seat, .. } | Stage::Hand { seat, .. } => {
                Some(*seat)
            }
        }
    }

    /// The seat that is selected on the open table.
    pub(super) fn selected(&self) -> Option<Seat> {
        if let Stage::Table(selected) = self { *selected } else { None }
    }

    /// What keeps an open hand or an open key open.
    fn held(&mut self) -> Option<&mut Option<RevealGesture>> {
        match self {
            Stage::Hand { held, .. } | Stage::Key { held, .. } => Some(held),
            Stage::Table(_) | Stage::Curtain(..) | Stage::Blind(_) => None,
        }
    }

    /// The finger that keeps the hand of this seat open.
    pub(super) fn finger_of(&self, seat: Seat) -> Option<RevealGesture> {
        match self {
            Stage::Hand { seat: of, held: Some(by @ RevealGesture::Finger(_)), .. } if *of == seat => Some(*by),
            _ => None,
        }
    }

    /// Whether something private can be held open.
    pub(super) fn is_private(&self) -> bool {
        matches!(self, Stage::Hand { .. } | Stage::Key { .. })
    }

    /// Covers an open hand or key; what is chosen stays. Whether there was one.
    pub(super) fn cover(&mut self) -> bool {
        self.held().is_some_and(|held| held.take().is_some())
    }

    /// Forgets what was chosen in a hand.
    pub(super) fn forget_choice(&mut self) {
        if let Stage::Hand { chosen, .. } = self {
            *chosen = None;
        }
    }

    /// Opens the hand of the seat that has answered the curtain; whether it could.
    pub(super) fn open(&mut self, by: RevealGesture) -> bool {
        match self {
            Stage::Curtain(seat, Step::Hold) => *self = Stage::Hand { seat: *seat, held: Some(by), chosen: None },
            Stage::Hand { held: held @ None, .. } => *held = Some(by),
            Stage::Key { held: held @ None, seen, .. } => (*held, *seen) = (Some(by), true),
            _ => return false,
        }
        true
    }

    /// Covers the hand if this keeps it open.
    pub(super) fn release(&mut self, by: RevealGesture) -> bool {
        self.held().is_some_and(|held| *held == Some(by)) && self.cover()
    }

    /// Nobody knows who has the device now: a hand and its choice, or a key, are gone, and the curtain asks for the name again.
    pub(super) fn leave(&mut self) -> bool {
        let Some(seat) = self.seat() else { return false };
        *self = Stage::Curtain(seat, Step::Name);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FINGER: RevealGesture = RevealGesture::Finger(1);

    fn answered() -> Stage {
        Stage::Curtain(Seat::new(2), Step::Hold)
    }

    #[test]
    fn only_who_has_answered_sees_cards() {
        let mut stage = Stage::Curtain(Seat::new(2), Step::Name);
        assert!(!stage.open(FINGER) && !Stage::Table(None).open(FINGER));
        stage = answered();
        assert!(stage.open(FINGER));
        assert_eq!(stage, Stage::Hand { seat: Seat::new(2), held: Some(FINGER), chosen: None });
    }

    #[test]
    fn another_finger_neither_opens_nor_covers() {
        let mut stage = answered();
        stage.open(FINGER);
        assert!(
            !stage.open(RevealGesture::Finger(2))
                && !stage.release(RevealGesture::Finger(2))
                && !stage.release(RevealGesture::Tap)
        );
        assert_eq!([1, 2].map(|seat| stage.finger_of(Seat::new(seat))), [None, Some(FINGER)]);
        assert!(stage.release(FINGER) && !stage.release(FINGER));
        assert_eq!(stage.finger_of(Seat::new(2)), None);
    }

    #[test]
    fn what_is_chosen_stays_when_the_hand_is_covered_and_is_gone_when_it_is_left() {
        let chosen = Some("7".to_owned());
        let mut stage = Stage::Hand { seat: Seat::new(1), held: Some(FINGER), chosen: chosen.clone() };
        assert!(stage.cover() && !stage.cover());
        assert_eq!(stage, Stage::Hand { seat: Seat::new(1), held: None, chosen: chosen.clone() });
        assert!(stage.leave());
        assert_eq!(stage, Stage::Curtain(Seat::new(1), Step::Name));
        assert!(!Stage::Table(None).leave());
    }
}
