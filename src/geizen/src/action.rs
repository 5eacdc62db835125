//! What a player can do.

use std::fmt;
use std::str::FromStr;

use table::Side;

use crate::{Dice, NoDice};

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

/// A text that is no act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoAct(NoDice);

impl fmt::Display for NoAct {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            NoDice::Unknown => f.write_str("no act of this game"),
            unsorted @ NoDice::Unsorted(_) => unsorted.fmt(f),
        }
    }
}

impl FromStr for Action {
    type Err = NoAct;

    fn from_str(text: &str) -> Result<Action, NoAct> {
        if text == "r" { Ok(Action::Roll) } else { text.parse().map(Action::Keep).map_err(NoAct) }
    }
}
