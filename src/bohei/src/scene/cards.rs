//! Cards in a position: hands, slots, piles, what waits, and where those lie that no word names.

use table::{PositionError, Seat, joined, read_seat};

use crate::deal::deck;
use crate::{Bohei, Card, Rule, Slot};

/// Where the cards lie that are named nowhere.
#[derive(Clone, Copy)]
pub(super) enum Rest {
    Draw,
    Discard,
    In(Seat),
}

impl Rest {
    pub(super) fn read(text: &str, seats: u8) -> Result<Rest, PositionError> {
        match text {
            "draw" => Ok(Rest::Draw),
            "discard" => Ok(Rest::Discard),
            seat => read_seat(seat, &format!("rest:{seat}"), seats).map(Rest::In),
        }
    }
}

/// The cards of the deck that no word has named yet.
pub(super) struct Pool(Vec<Card>);

impl Pool {
    pub(super) fn whole() -> Pool {
        Pool(deck().collect())
    }

    pub(super) fn take(&mut self, card: Card) -> Result<Card, PositionError> {
        let missing = || PositionError::new(card, "there are not so many of this card");
        let at = self.0.iter().position(|other| *other == card).ok_or_else(missing)?;
        Ok(self.0.remove(at))
    }

    fn read(&mut self, text: &str) -> Result<Card, PositionError> {
        self.take(text.parse().map_err(|_| PositionError::new(text, "no card"))?)
    }

    /// Cards separated by `.`; `-` for none.
    pub(super) fn cards(&mut self, text: &str) -> Result<Vec<Card>, PositionError> {
        if text == "-" { Ok(Vec::new()) } else { text.split('.').map(|card| self.read(card)).collect() }
    }

    /// The rules in the slots; a third slot is the extra one, and its card lies beside it.
    pub(super) fn slots(&mut self, game: &mut Bohei, text: &str) -> Result<(), PositionError> {
        let wrong = |problem| PositionError::new(format!("slots:{text}"), problem);
        let lying: Vec<&str> = text.split('/').collect();
        if !(2..=3).contains(&lying.len()) {
            return Err(wrong("two slots, or three"));
        }
        for (slot, text) in Slot::ALL.into_iter().zip(&lying).filter(|(_, text)| **text != "-") {
            let card = self.read(text)?;
            match card.rule() {
                None | Some(Rule::Extra) => return Err(wrong("no rule for a slot")),
                Some(Rule::Closed) => game.closed = Some(slot),
                Some(_) => game.rules.push(card),
            }
            game.slots[slot.index()] = Some(card);
        }
        if lying.len() == 3 {
            let extra = Card::all().find(|card| card.rule() == Some(Rule::Extra));
            game.extra = extra.map(|card| self.take(card)).transpose()?;
        }
        Ok(())
    }

    /// The piles, and with them what is left.
    pub(super) fn piles(
        mut self,
        game: &mut Bohei,
        draw: &str,
        discard: &str,
        rest: Rest,
    ) -> Result<(), PositionError> {
        let mut draw = self.cards(draw)?;
        draw.reverse();
        let mut discard = self.cards(discard)?;
        match rest {
            Rest::Draw => draw.splice(..0, self.0).for_each(drop),
            Rest::Discard => discard.splice(..0, self.0).for_each(drop),
            Rest::In(seat) => {
                let hand = &mut game.hands[seat.index()];
                hand.extend(self.0);
                hand.sort_unstable();
            }
        }
        (game.draw, game.discard) = (draw, discard);
        Ok(())
    }
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

pub(super) fn write_cards<'a>(cards: impl Iterator<Item = &'a Card>) -> String {
    let text = joined(cards, ".");
    if text.is_empty() { "-".to_owned() } else { text }
}
