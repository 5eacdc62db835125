//! Chips: the loot in the middle and before each player.

use std::fmt;
use std::str::FromStr;

use crate::{Colour, ParseError};

use table::shortened;

/// Chips of each colour in the game.
pub const CHIPS: u8 = 12;

/// Chips by colour, written as colour and number, `y4r12`; `-` for none.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Loot([u8; 5]);

impl Loot {
    /// No chips.
    pub const NONE: Loot = Loot([0; 5]);

    /// All 60 chips.
    pub const ALL: Loot = Loot([CHIPS; 5]);

    /// How many of this colour.
    #[must_use]
    pub fn of(self, colour: Colour) -> u8 {
        self.0[colour.index()]
    }

    /// How many in all.
    #[must_use]
    pub fn sum(self) -> u8 {
        self.0.iter().sum()
    }

    /// Each colour with its number, in the order of the score sheet; 0 included.
    pub fn iter(self) -> impl Iterator<Item = (Colour, u8)> {
        Colour::ALL.into_iter().zip(self.0)
    }

    /// The same, but no more than `most` of each colour.
    pub(crate) fn at_most(self, most: u8) -> Loot {
        Loot(self.0.map(|chips| chips.min(most)))
    }

    pub(crate) fn add(&mut self, colour: Colour, chips: u8) {
        self.0[colour.index()] += chips;
    }

    pub(crate) fn take(&mut self, colour: Colour, chips: u8) {
        self.0[colour.index()] -= chips;
    }

    /// These and those together.
    pub(crate) fn plus(self, other: Loot) -> Loot {
        Loot(std::array::from_fn(|at| self.0[at] + other.0[at]))
    }

    /// What is left when `other` is taken away; `None` if it is not there.
    pub(crate) fn minus(self, other: Loot) -> Option<Loot> {
        let mut rest = self;
        for (left, taken) in rest.0.iter_mut().zip(other.0) {
            *left = left.checked_sub(taken)?;
        }
        Some(rest)
    }
}

impl fmt::Display for Loot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Loot::NONE {
            return f.write_str("-");
        }
        let mut held = self.iter().filter(|(_, chips)| *chips > 0);
        held.try_for_each(|(colour, chips)| write!(f, "{}{chips}", colour.letter()))
    }
}

impl fmt::Debug for Loot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Loot {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Loot, ParseError> {
        let mut loot = Loot::NONE;
        let mut rest = if text == "-" { "" } else { text };
        while let Some(letter) = rest.chars().next() {
            let colour = Colour::from_letter(letter)
                .filter(|&colour| loot.of(colour) == 0)
                .ok_or_else(|| ParseError::Loot(shortened(text)))?;
            let digits = &rest[1..];
            let end = digits.find(|digit: char| !digit.is_ascii_digit()).unwrap_or(digits.len());
            let chips = digits[..end]
                .parse()
                .ok()
                .filter(|chips| (1..=CHIPS).contains(chips))
                .ok_or_else(|| ParseError::Loot(shortened(text)))?;
            loot.add(colour, chips);
            rest = &digits[end..];
        }
        Ok(loot)
    }
}
