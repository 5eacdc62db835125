//! The cards: eight in each of five colours, and the Officer.

use std::fmt;
use std::str::FromStr;

use table::shortened;

use crate::ParseError;

/// A colour of cards and chips.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// Written `y`.
    Yellow,
    /// Written `r`.
    Red,
    /// Written `b`.
    Blue,
    /// Written `g`.
    Green,
    /// Written `o`.
    Orange,
}

impl Colour {
    /// All five, in the order of the printed score sheet.
    pub const ALL: [Colour; 5] = [Colour::Yellow, Colour::Red, Colour::Blue, Colour::Green, Colour::Orange];

    /// The letter that stands for it in records and positions.
    #[must_use]
    pub fn letter(self) -> char {
        match self {
            Colour::Yellow => 'y',
            Colour::Red => 'r',
            Colour::Blue => 'b',
            Colour::Green => 'g',
            Colour::Orange => 'o',
        }
    }

    /// The colour of a letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }

    /// Its number, 0 to 4, for use as an index.
    #[must_use]
    pub fn index(self) -> usize {
        self as usize
    }
}

/// The highest value of a card; the lowest is 1.
pub const HIGHEST: u8 = 8;

/// A card, written as colour and value, `r4`; the Officer is `of`. The order is that of a sorted hand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// Comes last in a sorted hand; has no colour and no value.
    pub const OFFICER: Card = Card(40);

    /// The card of a colour with this value, 1 to 8.
    ///
    /// # Panics
    /// If there is no such value.
    #[must_use]
    pub fn new(colour: Colour, value: u8) -> Card {
        assert!((1..=HIGHEST).contains(&value), "no card shows {value}");
        Card(colour as u8 * HIGHEST + value - 1)
    }

    /// What an open card claims: so many chips of this colour. `None` for the Officer, who claims nothing.
    #[must_use]
    pub fn claim(self) -> Option<(Colour, u8)> {
        let colour = Colour::ALL.get(usize::from(self.0 / HIGHEST))?;
        Some((*colour, self.0 % HIGHEST + 1))
    }

    /// The colour; `None` for the Officer.
    #[must_use]
    pub fn colour(self) -> Option<Colour> {
        self.claim().map(|(colour, _)| colour)
    }

    /// Whether this card is of the same colour and higher: where both lie openly, this one is turned down.
    #[must_use]
    pub fn tops(self, other: Card) -> bool {
        self.0 / HIGHEST == other.0 / HIGHEST && self > other
    }

    /// The number of the card, 0 to 40: eight of a colour after those of the one before, and the Officer.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }

    /// All cards with which the game can be played, sorted.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..=Card::OFFICER.0).map(Card)
    }

    /// The card with this [`number`](Card::number); `None` above 40.
    #[must_use]
    pub fn with_number(number: u8) -> Option<Card> {
        (number <= Card::OFFICER.0).then_some(Card(number))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.claim() {
            Some((colour, value)) => write!(f, "{}{value}", colour.letter()),
            None => f.write_str("of"),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Card, ParseError> {
        if text == "of" {
            return Ok(Card::OFFICER);
        }
        let &[letter, digit @ b'1'..=b'8'] = text.as_bytes() else { return Err(ParseError::Card(shortened(text))) };
        let colour = Colour::from_letter(letter.into()).ok_or_else(|| ParseError::Card(shortened(text)))?;
        Ok(Card::new(colour, digit - b'0'))
    }
}
