//! The cards. The deck is a reconstruction (rulings, "Leiff", "Deck (R)"): whoever owns the printed game corrects [`FACES`].

use std::fmt;
use std::str::FromStr;

use table::shortened;

use crate::ParseError;

/// A card of Leiff. Two cards agree when they are equal: same value and kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Card {
    /// Minus one point; written `_1`.
    MinusOne,
    /// The slot machine (Spielautomat), 0 points; written `0`.
    Machine,
    /// 1 to 13 points; written as the number.
    Number(u8),
    /// A special card, 4 points; written as its letter.
    Special(Special),
}

/// The five special cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Special {
    /// Der Kneipenphilosoph rotates the cards of another player among their slots; `P`.
    Philosopher,
    /// Kellner à la Arbeitszeitbetrug makes its player immune until the next round; `K`.
    Waiter,
    /// Die Klatschtante invents a drinking rule; `T`.
    Gossip,
    /// Die Dorfschönheit drinks along with the right neighbour, or swaps hands with the left one; `D`.
    Beauty,
    /// Der hinterhältige Magier swaps a bad card for a good one at the end of the round; `M`.
    Magician,
}

impl Special {
    /// All five, in the order of the booklet.
    pub const ALL: [Special; 5] =
        [Special::Philosopher, Special::Waiter, Special::Gossip, Special::Beauty, Special::Magician];
}

/// How often a card is in the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// The card.
    pub card: Card,
    /// How many of it there are.
    pub count: u8,
}

const fn face(card: Card, count: u8) -> Face {
    Face { card, count }
}

/// The deck of the base game: 56 cards.
pub const FACES: [Face; 15] = [
    face(Card::MinusOne, 2),
    face(Card::Machine, 4),
    face(Card::Number(1), 4),
    face(Card::Number(2), 4),
    face(Card::Number(3), 4),
    face(Card::Number(4), 4),
    face(Card::Number(5), 4),
    face(Card::Number(6), 4),
    face(Card::Number(7), 4),
    face(Card::Number(8), 4),
    face(Card::Number(9), 4),
    face(Card::Number(10), 4),
    face(Card::Number(11), 4),
    face(Card::Number(12), 4),
    face(Card::Number(13), 2),
];

/// How many of each special card join the deck with that option.
pub const SPECIALS: u8 = 2;

impl Card {
    /// What the card counts in a hand, in points: -1 to 13; special cards 4.
    #[must_use]
    pub fn points(self) -> i16 {
        match self {
            Card::MinusOne => -1,
            Card::Machine => 0,
            Card::Number(number) => number.into(),
            Card::Special(_) => 4,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Card::MinusOne => f.write_str("_1"),
            Card::Machine => f.write_str("0"),
            Card::Number(number) => write!(f, "{number}"),
            Card::Special(special) => f.write_str(match special {
                Special::Philosopher => "P",
                Special::Waiter => "K",
                Special::Gossip => "T",
                Special::Beauty => "D",
                Special::Magician => "M",
            }),
        }
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Card, ParseError> {
        let specials = Special::ALL.into_iter().map(Card::Special);
        let mut cards = FACES.iter().map(|face| face.card).chain(specials);
        cards.find(|card| card.to_string() == text).ok_or_else(|| ParseError::Card(shortened(text)))
    }
}
