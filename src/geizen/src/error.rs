//! Why an act is refused.

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
