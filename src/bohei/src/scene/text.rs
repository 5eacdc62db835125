//! The words of a position that are no cards: seats, breaches, ticks.

use table::{Position, PositionError, Seats, joined_or_dash, read_seat};

use crate::breach::behaves;
use crate::{Breach, Card, Trait};

/// Several seats, one letter after the other; `-` for none.
pub(super) fn read_seats(text: &str, word: &str, seats: u8) -> Result<Seats, PositionError> {
    if text == "-" { Ok(Seats::NONE) } else { table::read_seats(text, word, seats) }
}

pub(super) fn write_seats(seats: Seats) -> String {
    joined_or_dash(seats.iter(), "")
}

/// `ab` reported by a against b; `ab+` confirmed; several by `.`.
pub(super) fn read_breaches(text: &str, seats: u8) -> Result<Vec<Breach>, PositionError> {
    let word = format!("breach:{text}");
    let breach = |text: &str| {
        let (names, confirmed) = text.strip_suffix('+').map_or((text, false), |names| (names, true));
        let (by, seat) = names.split_at_checked(1).ok_or_else(|| PositionError::new(&word, "two names"))?;
        Ok(Breach { by: read_seat(by, &word, seats)?, seat: read_seat(seat, &word, seats)?, confirmed })
    };
    text.split('.').map(breach).collect()
}

/// The rule that has ended.
pub(super) fn read_ended(text: &str) -> Result<Card, PositionError> {
    let card = text.parse().ok().filter(behaves);
    card.ok_or_else(|| PositionError::new(format!("ended:{text}"), "no rule about behaviour"))
}

/// Whether a call still wins.
pub(super) fn read_call(text: &str) -> Result<bool, PositionError> {
    if text == "last" { Ok(true) } else { Err(PositionError::new(format!("call:{text}"), "no such call")) }
}

pub(super) fn write_breach(breach: &Breach) -> String {
    format!("{}{}{}", breach.by, breach.seat, if breach.confirmed { "+" } else { "" })
}

/// Who is ticked, trait by trait.
pub(super) fn read_ticks(position: &Position<'_>, seats: u8) -> Result<[Seats; Trait::ALL.len()], PositionError> {
    let Some(text) = position.get("ticks") else { return Ok([Seats::NONE; Trait::ALL.len()]) };
    let word = format!("ticks:{text}");
    let each: Vec<Seats> = text.split('.').map(|text| read_seats(text, &word, seats)).collect::<Result<_, _>>()?;
    each.try_into().map_err(|_| PositionError::new(&word, format!("{} traits", Trait::ALL.len())))
}
