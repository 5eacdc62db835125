//! Where a card lies: before a player, in a slot that keeps its place all round long.

use std::fmt;
use std::str::FromStr;

use table::Seat;

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

    /// The number of the slot, from 0, to look things up with.
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

/// A text that names no slot or place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoPlace;

impl FromStr for Slot {
    type Err = NoPlace;

    fn from_str(text: &str) -> Result<Slot, NoPlace> {
        let number: u8 = text.parse().map_err(|_| NoPlace)?;
        let slot = number.checked_sub(1).map(Slot).ok_or(NoPlace)?;
        // One text for one slot: no leading zero, no sign.
        if slot.to_string() == text { Ok(slot) } else { Err(NoPlace) }
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
    type Err = NoPlace;

    fn from_str(text: &str) -> Result<Place, NoPlace> {
        let slot = text.get(1..).ok_or(NoPlace)?;
        let seat = text.get(..1).and_then(|seat| seat.parse().ok()).ok_or(NoPlace)?;
        Ok(Place { seat, slot: slot.parse()? })
    }
}
