//! Cards in a position: the hands with their slots, the piles, and where those lie that no word names.

use table::{PositionError, Seat, Seats, joined, read_seat};

use crate::deal::deck;
use crate::row::{Row, Sleeping};
use crate::{Card, Leiff};

/// Where the cards lie that are named nowhere.
#[derive(Clone, Copy)]
pub(super) enum Rest {
    Draw,
    Discard,
    Before(Seat),
}

impl Rest {
    pub(super) fn read(text: &str, seats: u8) -> Result<Rest, PositionError> {
        match text {
            "draw" => Ok(Rest::Draw),
            "discard" => Ok(Rest::Discard),
            seat => read_seat(seat, &format!("rest:{seat}"), seats).map(Rest::Before),
        }
    }
}

/// The cards of the deck that no word has named yet.
struct Pool(Vec<Card>);

impl Pool {
    fn take(&mut self, text: &str) -> Result<Card, PositionError> {
        let card: Card = text.parse().map_err(|_| PositionError::new(text, "no card"))?;
        let missing = || PositionError::new(text, "there are not so many of this card");
        let at = self.0.iter().position(|other| *other == card).ok_or_else(missing)?;
        Ok(self.0.remove(at))
    }

    fn pile(&mut self, text: &str) -> Result<Vec<Card>, PositionError> {
        if text == "-" { Ok(Vec::new()) } else { text.split('.').map(|card| self.take(card)).collect() }
    }

    /// A slot: a card, with those who have seen it, or a gap.
    fn slot(&mut self, text: &str, seats: u8) -> Result<Option<Sleeping>, PositionError> {
        if text == "-" {
            return Ok(None);
        }
        let (card, letters) = text.split_once('+').unwrap_or((text, ""));
        let seen = |letter: char| read_seat(letter.encode_utf8(&mut [0; 4]), text, seats);
        let seen = letters.chars().map(seen).collect::<Result<Seats, _>>()?;
        Ok(Some(Sleeping::new(self.take(card)?, seen)))
    }
}

/// Lays every card of the deck where the words say.
pub(super) fn lay_out_cards(
    game: &mut Leiff,
    hands: &[&str],
    discard: Option<&str>,
    draw: Option<&str>,
    rest: Rest,
) -> Result<(), PositionError> {
    let mut pool = Pool(deck(game.options.specials).collect());
    if let Some(drawn) = game.drawn {
        pool.take(&drawn.to_string())?;
    }
    for (seat, hand) in game.all().zip(hands) {
        let slots = hand.split('.').filter(|slot| !slot.is_empty());
        for slot in slots {
            let held = pool.slot(slot, game.seats)?;
            game.row_mut(seat).push(held);
        }
        if game.row(seat).slots().len() > usize::from(u8::MAX) {
            return Err(PositionError::new("hands", "a row has up to 255 slots"));
        }
    }
    let mut draw = pool.pile(draw.unwrap_or("-"))?;
    draw.reverse();
    let mut discard = match discard {
        Some(text) => pool.pile(text)?,
        None => pool.0.pop().into_iter().collect(),
    };
    match rest {
        Rest::Draw => draw.splice(..0, pool.0).for_each(drop),
        Rest::Discard => discard.splice(..0, pool.0).for_each(drop),
        Rest::Before(seat) => pool.0.into_iter().for_each(|card| {
            game.row_mut(seat).add(card);
        }),
    }
    (game.draw, game.discard) = (draw, discard);
    Ok(())
}

pub(super) fn write_cards<'a>(cards: impl Iterator<Item = &'a Card>) -> String {
    let text = joined(cards, ".");
    if text.is_empty() { "-".to_owned() } else { text }
}

pub(super) fn write_row(row: &Row) -> String {
    let slot = |held: &Option<Sleeping>| match held {
        None => "-".to_owned(),
        Some(held) if held.seen.is_empty() => held.card.to_string(),
        Some(held) => format!("{}+{}", held.card, joined(held.seen.iter(), "")),
    };
    joined(row.slots().iter().map(slot), ".")
}
