//! A value that only some may see.

use std::fmt;

use crate::{Seat, Seats, Viewer};

/// A value with the set of viewers who may see it. Only [`Secret::seen_by`] gives access to it; it cannot be printed.
///
/// ```
/// use table::{Seat, Secret, Viewer};
/// let card = Secret::of(Seat::new(0), 7);
/// assert_eq!(card.seen_by(Viewer::Seat(Seat::new(0))), Some(7));
/// assert_eq!(card.seen_by(Viewer::Seat(Seat::new(1))), None);
/// assert_eq!(card.seen_by(Viewer::Table), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret<T> {
    value: T,
    audience: Audience,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Audience {
    Everyone,
    Seats(Seats),
}

impl<T: Clone> Secret<T> {
    /// A value that everybody may see.
    pub fn open(value: T) -> Secret<T> {
        Secret { value, audience: Audience::Everyone }
    }

    /// A value that only this seat may see.
    pub fn of(seat: Seat, value: T) -> Secret<T> {
        Secret::among(Seats::only(seat), value)
    }

    /// A value that only these seats may see. With [`Seats::NONE`] nobody may.
    pub fn among(seats: Seats, value: T) -> Secret<T> {
        Secret { value, audience: Audience::Seats(seats) }
    }

    /// The value, if this viewer may see it.
    pub fn seen_by(&self, viewer: Viewer) -> Option<T> {
        let may = match (self.audience, viewer) {
            (Audience::Everyone, _) => true,
            (Audience::Seats(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Audience::Seats(_), Viewer::Table) => false,
        };
        may.then(|| self.value.clone())
    }
}

impl<T> fmt::Debug for Secret<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_audience_sees_it() {
        let (first, second) = (Seat::new(0), Seat::new(1));
        let pair = Secret::among([first, second].into_iter().collect(), 'x');
        assert_eq!(pair.seen_by(Viewer::Seat(second)), Some('x'));
        assert_eq!(pair.seen_by(Viewer::Seat(Seat::new(2))), None);
        assert_eq!(pair.seen_by(Viewer::Table), None);
        assert_eq!(Secret::open('x').seen_by(Viewer::Table), Some('x'));
        assert_eq!(Secret::among(Seats::NONE, 'x').seen_by(Viewer::Seat(first)), None);
    }

    #[test]
    fn it_does_not_print_its_value() {
        assert_eq!(format!("{:?}", Secret::open("sieben")), "Secret");
    }
}
