//! The slots for rules on the table, and the two cards that answer.

use std::fmt;
use std::str::FromStr;

use crate::{Card, ParseError};

use table::shortened;

/// A slot for rules, written `A`, `B`, and the extra one `C`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Slot(u8);

impl Slot {
    /// The slots that there may be; the third one is the extra one.
    pub const ALL: [Slot; 3] = [Slot(0), Slot(1), Slot(2)];

    /// The number of the slot, 0 to 2, for use as an index.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'A' + self.0))
    }
}

impl FromStr for Slot {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Slot, ParseError> {
        Slot::ALL.into_iter().find(|slot| slot.to_string() == text).ok_or_else(|| ParseError::Slot(shortened(text)))
    }
}

/// A card that answers what is ordered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// "Nö": nothing is drawn or discarded; written `n`.
    No,
    /// Opposite day: drawing becomes discarding, and the other way round; written `o`.
    Opposite,
}

impl Answer {
    /// Both, in the order of the buttons.
    pub const ALL: [Answer; 2] = [Answer::No, Answer::Opposite];

    /// The card that gives this answer.
    #[must_use]
    pub const fn card(self) -> Card {
        match self {
            Answer::No => Card::NO,
            Answer::Opposite => Card::OPPOSITE,
        }
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Answer::No => "n",
            Answer::Opposite => "o",
        })
    }
}

impl FromStr for Answer {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Answer, ParseError> {
        Answer::ALL
            .into_iter()
            .find(|answer| answer.to_string() == text)
            .ok_or_else(|| ParseError::Answer(shortened(text)))
    }
}
