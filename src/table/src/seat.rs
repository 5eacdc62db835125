//! Seats at the table, sets of seats, and viewers.

use std::fmt;
use std::str::FromStr;

use crate::{ParseError, shortened};

/// The largest number of seats of any game.
pub const MAX_SEATS: u8 = 8;

/// A seat at the table, numbered clockwise and written as a letter from `a` to `h`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, counted from 0.
    ///
    /// # Panics
    /// If `index` is 8 or more.
    #[must_use]
    pub fn new(index: u8) -> Seat {
        assert!(index < MAX_SEATS, "no table has seat {index}");
        Seat(index)
    }

    /// All seats of a table for `seats` players, in sitting order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..seats.min(MAX_SEATS)).map(Seat)
    }

    /// The number of the seat, 0 to 7.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The seat `steps` seats further on clockwise, at a table for `seats`.
    #[must_use]
    pub fn after(self, steps: u8, seats: u8) -> Seat {
        Seat((self.0 + steps % seats) % seats)
    }

    /// All other seats at a table for `seats`, beginning with the left neighbour.
    pub fn others(self, seats: u8) -> impl Iterator<Item = Seat> {
        (1..seats).map(move |steps| self.after(steps, seats))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'a' + self.0))
    }
}

impl FromStr for Seat {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Seat, ParseError> {
        match text.as_bytes() {
            [letter @ b'a'..=b'h'] => Ok(Seat(letter - b'a')),
            _ => Err(ParseError::Seat(shortened(text))),
        }
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// Exactly one seat.
    #[must_use]
    pub fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether `seat` belongs to the set.
    #[must_use]
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether every seat of this set belongs to `other` too.
    #[must_use]
    pub fn within(self, other: Seats) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether nobody belongs to the set.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats belong to the set.
    #[must_use]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// The seats of the set, in sitting order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, |mut set, seat| {
            set.insert(seat);
            set
        })
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Who looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// Everybody: only what lies openly. The curtain and the page after a reload are drawn for this viewer.
    Table,
    /// One player: what lies openly, and what this player may know besides.
    Seat(Seat),
}

impl Viewer {
    /// The open table and every seat of a table for `seats`.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        std::iter::once(Viewer::Table).chain(Seat::all(seats).map(Viewer::Seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_numbered_in_sitting_order() {
        let last = Seat::new(2);
        assert_eq!(last.after(1, 3), Seat::new(0));
        assert_eq!(last.others(4).collect::<Vec<_>>(), [Seat::new(3), Seat::new(0), Seat::new(1)]);
    }

    #[test]
    fn a_seat_reads_back_what_it_writes() {
        for seat in Seat::all(MAX_SEATS) {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        for wrong in ["", "i", "A", "ab"] {
            assert_eq!(wrong.parse::<Seat>(), Err(ParseError::Seat(wrong.to_owned())));
        }
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let set: Seats = [Seat::new(0), Seat::new(5)].into_iter().collect();
        assert!(set.contains(Seat::new(5)) && !set.contains(Seat::new(1)));
        assert_eq!(set.len(), 2);
        assert!(Seats::only(Seat::new(0)).within(set) && !set.within(Seats::NONE));
    }
}
