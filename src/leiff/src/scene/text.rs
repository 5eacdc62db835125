//! The words of a position that are no cards: seats, spells, pages of the ledger.

use table::{PositionError, read_seat};

use crate::{Leiff, Spell};

pub(super) fn read_spell(text: &str, seats: u8) -> Result<Spell, PositionError> {
    let word = format!("spells:{text}");
    let (magician, enchanted) =
        text.split_at_checked(1).ok_or_else(|| PositionError::new(&word, "magician and enchanted player"))?;
    let spell = Spell { magician: read_seat(magician, &word, seats)?, enchanted: read_seat(enchanted, &word, seats)? };
    if spell.magician == spell.enchanted {
        return Err(PositionError::new(word, "nobody is enchanted by oneself"));
    }
    Ok(spell)
}

/// A page of the ledger, for the seat with this number.
pub(super) fn read_page(game: &mut Leiff, index: u8, text: &str) -> Result<(), PositionError> {
    let wrong = |problem: &str| PositionError::new(format!("ledger:{text}"), problem);
    if !game.options.drinks {
        return Err(wrong("the drinking rules are not played"));
    }
    let seat = game.all().nth(index.into()).ok_or_else(|| wrong("one page for each player"))?;
    game.ledger.read(seat, text).ok_or_else(|| wrong("cannot be read"))
}
