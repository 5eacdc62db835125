//! Cards in a position: hands, slots, piles, what waits, and where those lie that no word names.

use table::{Pool, PositionError, Rest, joined};

use crate::{Bohei, Card, Rule, Slot};

/// Reads the rules in the slots; a third slot is the extra one, and its card lies beside it.
pub(super) fn read_slots(game: &mut Bohei, pool: &mut Pool<Card>, text: &str) -> Result<(), PositionError> {
    let wrong = |problem| PositionError::new(format!("slots:{text}"), problem);
    let lying: Vec<&str> = text.split('/').collect();
    if !(2..=3).contains(&lying.len()) {
        return Err(wrong("two slots, or three"));
    }
    for (slot, text) in Slot::ALL.into_iter().zip(&lying).filter(|(_, text)| **text != "-") {
        let card = pool.read(text)?;
        match card.rule() {
            None | Some(Rule::Extra) => return Err(wrong("no rule for a slot")),
            Some(Rule::Closed) => game.closed = Some(slot),
            Some(_) => game.rules.push(card),
        }
        game.slots[slot.index()] = Some(card);
    }
    if lying.len() == 3 {
        let extra = Card::all().find(|card| card.rule() == Some(Rule::Extra));
        game.extra = extra.map(|card| pool.take(card)).transpose()?;
    }
    Ok(())
}

/// Reads the piles, and lays down with them what is left.
pub(super) fn read_piles(
    game: &mut Bohei,
    mut pool: Pool<Card>,
    draw: &str,
    discard: &str,
    rest: Rest,
) -> Result<(), PositionError> {
    let mut draw = pool.read_all(draw)?;
    draw.reverse();
    let mut discard = pool.read_all(discard)?;
    match rest {
        Rest::Draw => draw.splice(..0, pool.left()).for_each(drop),
        Rest::Discard => discard.splice(..0, pool.left()).for_each(drop),
        Rest::Hand(seat) => {
            let hand = &mut game.hands[seat.index()];
            hand.extend(pool.left());
            hand.sort_unstable();
        }
    }
    (game.draw, game.discard) = (draw, discard);
    Ok(())
}

/// The order in which the rules came into force.
pub(super) fn read_order(game: &mut Bohei, text: &str) -> Result<(), PositionError> {
    let wrong = || PositionError::new(format!("order:{text}"), "the rules in the slots, each once");
    let order: Vec<Card> = text.split('.').map(str::parse).collect::<Result<_, _>>().map_err(|_| wrong())?;
    let sorted = |cards: &[Card]| {
        let mut cards = cards.to_vec();
        cards.sort_unstable();
        cards
    };
    if sorted(&order) != sorted(&game.rules) {
        return Err(wrong());
    }
    game.rules = order;
    Ok(())
}

pub(super) fn write_slots(game: &Bohei) -> String {
    let lying = |slot: &Slot| game.slots[slot.index()].map_or_else(|| "-".to_owned(), |card| card.to_string());
    joined(game.open_slots().iter().map(lying), "/")
}
