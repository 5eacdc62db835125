//! Cards in a position: the hands with their slots, the piles, and where those lie that no word names.

use table::{Pool, PositionError, Rest, joined, read_seats};

use crate::deal::deck;
use crate::row::{FaceDown, Row};
use crate::{Card, Leiff};

/// Reads a slot: a card, with those who have seen it, or a gap.
fn read_slot(pool: &mut Pool<Card>, text: &str, seats: u8) -> Result<Option<FaceDown>, PositionError> {
    if text == "-" {
        return Ok(None);
    }
    let (card, letters) = text.split_once('+').unwrap_or((text, ""));
    let seen = read_seats(letters, text, seats)?;
    Ok(Some(FaceDown::new(pool.read(card)?, seen)))
}

/// Lays every card of the deck where the words say.
pub(super) fn lay_out_cards(
    game: &mut Leiff,
    hands: &[&str],
    discard: Option<&str>,
    draw: Option<&str>,
    rest: Rest,
) -> Result<(), PositionError> {
    let mut pool = Pool::new(deck(game.options.specials));
    if let Some(drawn) = game.drawn {
        pool.take(drawn)?;
    }
    for (seat, hand) in game.all().zip(hands) {
        let slots = hand.split('.').filter(|slot| !slot.is_empty());
        for slot in slots {
            let held = read_slot(&mut pool, slot, game.seats)?;
            game.row_mut(seat).push(held);
        }
        if game.row(seat).slots().len() > usize::from(u8::MAX) {
            return Err(PositionError::new("hands", "a row has up to 255 slots"));
        }
    }
    let mut draw = pool.read_all(draw.unwrap_or("-"))?;
    draw.reverse();
    let mut discard = match discard {
        Some(text) => pool.read_all(text)?,
        None => pool.take_last().into_iter().collect(),
    };
    match rest {
        Rest::Draw => draw.splice(..0, pool.left()).for_each(drop),
        Rest::Discard => discard.splice(..0, pool.left()).for_each(drop),
        Rest::Hand(seat) => pool.left().into_iter().for_each(|card| {
            game.row_mut(seat).add(card);
        }),
    }
    (game.draw, game.discard) = (draw, discard);
    Ok(())
}

pub(super) fn write_row(row: &Row) -> String {
    let slot = |held: &Option<FaceDown>| match held {
        None => "-".to_owned(),
        Some(held) if held.seen.is_empty() => held.card.to_string(),
        Some(held) => format!("{}+{}", held.card, joined(held.seen.iter(), "")),
    };
    joined(row.slots().iter().map(slot), ".")
}
