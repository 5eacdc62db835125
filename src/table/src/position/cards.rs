//! The cards of a position. Each named card is taken from the deck; the key `rest` says where the others lie.

use std::fmt::Display;
use std::str::FromStr;

use super::{Position, PositionError, read_seat};
use crate::Seat;

/// Where the cards lie that no word names: the key `rest`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rest {
    /// Below the draw pile.
    Draw,
    /// Below the discard pile.
    Discard,
    /// In the hand of this player.
    Hand(Seat),
}

/// The cards of the deck that no word has named yet, in the order of the deck.
#[derive(Clone, Debug)]
pub struct Pool<C>(Vec<C>);

impl Position<'_> {
    /// The key `rest`: `draw` (also if the key is missing), `discard`, or a seat.
    ///
    /// # Errors
    /// As [`read_seat`] for any other text.
    pub fn rest(&self, seats: u8) -> Result<Rest, PositionError> {
        match self.get("rest") {
            None | Some("draw") => Ok(Rest::Draw),
            Some("discard") => Ok(Rest::Discard),
            Some(seat) => read_seat(seat, &format!("rest:{seat}"), seats).map(Rest::Hand),
        }
    }
}

impl<C: PartialEq + Display + FromStr> Pool<C> {
    /// All the cards of a deck.
    pub fn new(deck: impl IntoIterator<Item = C>) -> Pool<C> {
        Pool(deck.into_iter().collect())
    }

    /// Takes a card.
    ///
    /// # Errors
    /// If all cards like it are taken.
    pub fn take(&mut self, card: C) -> Result<C, PositionError> {
        match self.0.iter().position(|other| *other == card) {
            Some(at) => Ok(self.0.remove(at)),
            None => Err(PositionError::new(card, "there are not so many of this card")),
        }
    }

    /// Takes the last of the cards that are left.
    pub fn take_last(&mut self) -> Option<C> {
        self.0.pop()
    }

    /// Reads a card and takes it.
    ///
    /// # Errors
    /// If it is no card, or all cards like it are taken.
    pub fn read(&mut self, text: &str) -> Result<C, PositionError> {
        self.take(text.parse().map_err(|_| PositionError::new(text, "no card"))?)
    }

    /// Reads cards separated by `.`, and takes them; `-` for none.
    ///
    /// # Errors
    /// As [`Pool::read`].
    pub fn read_all(&mut self, text: &str) -> Result<Vec<C>, PositionError> {
        if text == "-" { Ok(Vec::new()) } else { text.split('.').map(|card| self.read(card)).collect() }
    }

    /// The cards that are left.
    #[must_use]
    pub fn left(self) -> Vec<C> {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_taken_as_often_as_the_deck_has_it() {
        let mut pool = Pool::new([1_u8, 2, 2, 3]);
        assert_eq!(pool.read_all("2.1"), Ok(vec![2, 1]));
        assert_eq!(pool.read_all("-"), Ok(vec![]));
        assert_eq!(pool.read("x").map_err(|error| error.to_string()), Err("at 'x': no card".to_owned()));
        assert_eq!(pool.take(2), Ok(2));
        let none = Err("at '2': there are not so many of this card".to_owned());
        assert_eq!(pool.take(2).map_err(|error| error.to_string()), none);
        assert_eq!(pool.left(), [3]);
    }
}
