//! Cards lying together in no order.

use std::fmt;
use std::ops::BitOr;
use std::str::FromStr;

use crate::card::{Card, Colour, HIGHEST};

use table::shortened;

use crate::ParseError;

/// A set of cards, written one after the other in the order of a sorted hand, `y7r4of`; `-` for none.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Cards(u64);

impl Cards {
    /// No cards at all.
    pub const NONE: Cards = Cards(0);

    /// All 40 cards with a colour.
    pub const COLOURED: Cards = Cards((1 << 40) - 1);

    /// How many there are.
    #[must_use]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this card is among them.
    #[must_use]
    pub fn contains(self, card: Card) -> bool {
        self.0 >> card.number() & 1 == 1
    }

    /// The cards, sorted.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let number = rest.trailing_zeros() as u8;
            rest &= rest.wrapping_sub(1);
            // Of no cards the number is 64, which no card has.
            Card::with_number(number)
        })
    }

    /// How many of them have this colour.
    #[must_use]
    pub fn count(self, colour: Colour) -> u8 {
        let ones = (1 << HIGHEST) - 1;
        (self.0 >> (colour as u8 * HIGHEST) & ones).count_ones() as u8
    }

    /// Whether a lower card of the same colour is among them: where they lie openly, this card is turned down.
    #[must_use]
    pub fn undercut(self, card: Card) -> bool {
        let lower = (1 << (card.number() % HIGHEST)) - 1;
        self.0 >> (card.number() / HIGHEST * HIGHEST) & lower != 0
    }

    /// Those that are not among `others`.
    #[must_use]
    pub fn without(self, others: Cards) -> Cards {
        Cards(self.0 & !others.0)
    }

    pub(crate) fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.number();
    }

    pub(crate) fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.number());
    }

    /// Puts the one card in the place of the other.
    pub(crate) fn exchange(&mut self, one: Card, other: Card) {
        if self.contains(one) != self.contains(other) {
            self.0 ^= 1 << one.number() | 1 << other.number();
        }
    }
}

impl BitOr for Cards {
    type Output = Cards;

    fn bitor(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        Cards(cards.into_iter().fold(0, |set, card| set | 1 << card.number()))
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|card| write!(f, "{card}"))
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Any order is read, but no card twice.
impl FromStr for Cards {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Cards, ParseError> {
        let mut cards = Cards::NONE;
        let mut rest = if text == "-" { "" } else { text };
        while !rest.is_empty() {
            let (card, after) = rest.split_at_checked(2).ok_or_else(|| ParseError::Cards(shortened(text)))?;
            let card = card.parse()?;
            if cards.contains(card) {
                return Err(ParseError::Cards(shortened(text)));
            }
            cards.insert(card);
            rest = after;
        }
        Ok(cards)
    }
}
