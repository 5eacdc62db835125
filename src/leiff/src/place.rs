//! Where a card lies: in a slot before a player. Slots do not move during a round.

use std::fmt;
use std::str::FromStr;

use table::{Seat, shortened};

use crate::ParseError;

/// A slot before a player, counted from 0 and written from 1. Seen by its player, 1 and 2 are the front cards, left and
/// right (the two nearest), 3 and 4 the ones behind; extra cards get 5, 6 and so on, at the end. A card that leaves leaves a gap.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slot(u8);

impl Slot {
    /// The two front slots of the square.
    pub const FRONT: [Slot; 2] = [Slot(0), Slot(1)];

    /// The slot with this number, counted from 0.
    #[must_use]
    pub const fn new(index: u8) -> Slot {
        Slot(index)
    }

    /// The number of the slot, from 0, for use as an index.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", u16::from(self.0) + 1)
    }
}

impl FromStr for Slot {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Slot, ParseError> {
        let slot = text.parse::<u8>().ok().and_then(|number| number.checked_sub(1)).map(Slot);
        // Only the text that would be written is read: no leading zero, no sign.
        slot.filter(|slot| slot.to_string() == text).ok_or_else(|| ParseError::Slot(shortened(text)))
    }
}

/// A slot of a player, written `b3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub slot: Slot,
}

impl Place {
    /// This slot of this player.
    #[must_use]
    pub const fn new(seat: Seat, slot: Slot) -> Place {
        Place { seat, slot }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.seat, self.slot)
    }
}

impl FromStr for Place {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Place, ParseError> {
        let place = || {
            let (seat, slot) = text.split_at_checked(1)?;
            Some(Place { seat: seat.parse().ok()?, slot: slot.parse().ok()? })
        };
        place().ok_or_else(|| ParseError::Place(shortened(text)))
    }
}
