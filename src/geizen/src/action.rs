//! What a player can do.

use std::fmt;
use std::str::FromStr;

use table::{Side, shortened};

use crate::{Dice, ParseError};

/// An act of Geizen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Throw all dice that are not kept into the tower; written `r`.
    Roll,
    /// Put these of the rolled dice aside; written as their faces, `22`.
    Keep(Dice),
}

impl table::Action for Action {
    fn side(&self) -> Side {
        Side::Open
    }

    fn kind(&self) -> &'static str {
        match self {
            Action::Roll => "roll",
            Action::Keep(_) => "keep",
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Roll => f.write_str("r"),
            Action::Keep(dice) => dice.fmt(f),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        match text.parse() {
            _ if text == "r" => Ok(Action::Roll),
            Ok(dice) => Ok(Action::Keep(dice)),
            Err(unsorted @ ParseError::Unsorted(_)) => Err(unsorted),
            Err(_) => Err(ParseError::Action(shortened(text))),
        }
    }
}
