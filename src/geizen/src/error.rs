//! Why an act is refused, and why a text cannot be read.

use std::fmt;

use table::{Lang, Seat, Words};

use crate::{Dice, Geizen};

/// The rule that forbids an act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Error {
    /// Only the player on turn rolls and keeps.
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// At least one die of every roll must be put aside before the next.
    KeepFirst,
    /// There is nothing to put aside before a roll.
    RollFirst,
    /// Only dice of the last roll can be put aside.
    NotRolled {
        /// What was asked for.
        dice: Dice,
    },
}

/// The sentence of the page in English, with letters for the seats.
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Geizen::refusal(self, Lang::En).plain(&[]))
    }
}

impl std::error::Error for Error {}

/// Why a text of the notation cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseError {
    /// No act is written so.
    #[error("'{0}' is no act of this game")]
    Action(String),
    /// The text is not one to five faces.
    #[error("'{0}' are not one to five faces")]
    Dice(String),
    /// These are dice, but not in ascending order; here they are.
    #[error("dice are written in ascending order: {0}")]
    Unsorted(Dice),
}
