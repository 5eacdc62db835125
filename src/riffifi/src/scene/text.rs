//! The words of a position: one value for each seat, laid cards, scored rounds.

use std::fmt::{self, Display};
use std::str::FromStr;

use table::{Position, PositionError, read_each, shortened};

use crate::{Laid, Loot, ParseError};

impl Display for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.card, self.lay_open)
    }
}

impl FromStr for Laid {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Laid, ParseError> {
        let (card, lay_open) = text.split_once('/').ok_or_else(|| ParseError::Laid(shortened(text)))?;
        Ok(Laid { card: card.parse()?, lay_open: lay_open.parse()? })
    }
}

/// One value for each seat; the default for all if the key is missing.
pub(super) fn by_seat<T: FromStr + Default + Clone>(
    position: &Position<'_>,
    key: &str,
    seats: u8,
) -> Result<Vec<T>, PositionError> {
    let values = position.list(key)?.unwrap_or_else(|| vec![T::default(); seats.into()]);
    if values.len() == usize::from(seats) {
        Ok(values)
    } else {
        Err(PositionError::new(key, format!("one for each of {seats} players")))
    }
}

pub(super) fn read_scored(position: &Position<'_>, seats: u8) -> Result<Vec<[Loot; 5]>, PositionError> {
    let round = |round: &str| {
        let loot = read_each::<Loot>(round, ',', seats)?;
        let mut scored = [Loot::NONE; 5];
        scored[..loot.len()].copy_from_slice(&loot);
        Some(scored)
    };
    let rounds = position.items("scored", '/', &format!("loot for each of {seats} players"), round)?;
    // No game has so many rounds, and all their chips can still be counted.
    if rounds.len() < 1000 { Ok(rounds) } else { Err(PositionError::new("scored", "up to 999 rounds")) }
}
