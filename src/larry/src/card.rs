//! The 54 cards as data, and a hand of them.

use std::fmt;
use std::str::FromStr;

use table::shortened;

use crate::ParseError;

/// A card by its face, in the order in which a hand is sorted. Equal faces are the same card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Card {
    /// The number −2.
    MinusTwo,
    /// The number −1.
    MinusOne,
    /// The number 0.
    Zero,
    /// The number 1.
    One,
    /// The number 2.
    Two,
    /// The number 3.
    Three,
    /// The number 4.
    Four,
    /// The number 7.
    Seven,
    /// An odd number of them in the pile makes every sum right.
    Aetsch,
    /// Its target must lay the next number card openly ("Offen spielen").
    OpenPlay,
    /// Its target draws two cards ("2 Karten ziehen").
    DrawTwo,
    /// Its player gives a card away ("Verschenke 1 Karte").
    GiveOne,
    /// Changes direction and limit ("Richtungswechsel").
    Reverse,
}

/// What a card is, and how many there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// The card.
    pub card: Card,
    /// How it is written in records and positions; a card has one sign or, for the minus, two.
    pub sign: &'static str,
    /// What it adds to the sum; `None` if it is no number card.
    pub value: Option<i8>,
    /// How many of the 54 cards show it.
    pub count: u8,
    /// The Larrys on it: minus points if it is still in hand when a round is scored.
    pub larrys: u8,
}

/// How many cards there are.
pub const DECK: u8 = 54;

/// All faces in the order of [`Card`].
///
/// The numbers and the three Ätsch are printed in the booklet ("Spielmaterial"). How the 13 action cards divide, and how
/// many Larrys a card shows, is reconstructed (rulings, "Larry"); an owner of the printed game corrects it here.
pub const FACES: [Face; 13] = [
    face(Card::MinusTwo, "_2", Some(-2), 4, 2),
    face(Card::MinusOne, "_1", Some(-1), 4, 2),
    face(Card::Zero, "0", Some(0), 4, 1),
    face(Card::One, "1", Some(1), 5, 1),
    face(Card::Two, "2", Some(2), 6, 1),
    face(Card::Three, "3", Some(3), 6, 1),
    face(Card::Four, "4", Some(4), 6, 1),
    face(Card::Seven, "7", Some(7), 3, 2),
    face(Card::Aetsch, "A", None, 3, 3),
    face(Card::OpenPlay, "O", None, 3, 2),
    face(Card::DrawTwo, "D", None, 3, 2),
    face(Card::GiveOne, "G", None, 3, 2),
    face(Card::Reverse, "R", None, 4, 2),
];

const fn face(card: Card, sign: &'static str, value: Option<i8>, count: u8, larrys: u8) -> Face {
    Face { card, sign, value, count, larrys }
}

impl Card {
    /// What is printed on it.
    #[must_use]
    pub fn face(self) -> &'static Face {
        &FACES[self as usize]
    }

    /// The number on it; `None` if it is no number card.
    #[must_use]
    pub fn value(self) -> Option<i8> {
        self.face().value
    }

    /// Whether it shows a number.
    #[must_use]
    pub fn is_number(self) -> bool {
        self <= Card::Seven
    }

    /// Whether it is one of the blue cards that may be played openly.
    #[must_use]
    pub fn is_action(self) -> bool {
        self >= Card::OpenPlay
    }

    /// Whether it is played against another player.
    #[must_use]
    pub fn has_target(self) -> bool {
        matches!(self, Card::OpenPlay | Card::DrawTwo)
    }

    /// The card at the beginning of a text, and the rest of it.
    pub(crate) fn read(text: &str) -> Option<(Card, &str)> {
        FACES.iter().find_map(|face| text.strip_prefix(face.sign).map(|rest| (face.card, rest)))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.face().sign)
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Card, ParseError> {
        match Card::read(text) {
            Some((card, "")) => Ok(card),
            _ => Err(ParseError::Card(shortened(text))),
        }
    }
}

/// The cards of a hand: how many of each face.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Hand {
    counts: [u8; FACES.len()],
    len: u8,
}

impl Hand {
    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    pub(crate) fn count(&self, card: Card) -> u8 {
        self.counts[card as usize]
    }

    pub(crate) fn holds(&self, card: Card) -> bool {
        self.count(card) > 0
    }

    pub(crate) fn add(&mut self, card: Card) {
        self.counts[card as usize] += 1;
        self.len += 1;
    }

    /// Takes out a card, which must be there.
    pub(crate) fn remove(&mut self, card: Card) {
        self.counts[card as usize] -= 1;
        self.len -= 1;
    }

    /// What is left when these cards, which are all among them, are taken out.
    pub(crate) fn without(mut self, others: &Hand) -> Hand {
        others.cards().for_each(|card| self.remove(card));
        self
    }

    /// Every face that is held, once, sorted.
    pub(crate) fn faces(&self) -> impl Iterator<Item = Card> + use<> {
        FACES.iter().zip(self.counts).filter(|(_, count)| *count > 0).map(|(face, _)| face.card)
    }

    /// Every card, sorted.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> + use<> {
        FACES.iter().zip(self.counts).flat_map(|(face, count)| std::iter::repeat_n(face.card, count.into()))
    }

    pub(crate) fn larrys(&self) -> u8 {
        FACES.iter().zip(self.counts).map(|(face, count)| face.larrys * count).sum()
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Hand {
        cards.into_iter().fold(Hand::default(), |mut hand, card| {
            hand.add(card);
            hand
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_stand_in_the_order_of_the_cards() {
        for (at, face) in FACES.iter().enumerate() {
            assert_eq!(face.card as usize, at);
            assert_eq!(face.card.is_number(), face.value.is_some(), "{}", face.sign);
            assert_eq!(face.sign.parse(), Ok(face.card));
        }
        assert_eq!(FACES.iter().map(|face| face.count).sum::<u8>(), DECK);
    }
}
