//! The labels of the cards in a hand, and the word that phone and table show.
//!
//! A player tells the table a card by its label. Only phone and table know which card has which label.

use std::fmt;

use crate::Key;
use crate::key::Purpose;
use crate::stream::{below, stream};

/// The letters of labels and words: without I and O, which look like numbers.
const ALPHABET: [char; 24] = [
    'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'L', 'M', 'N', 'P', 'Q', 'R', 'S', 'T', 'U', 'V', 'W', 'X', 'Y',
    'Z',
];

/// The label of each card of a hand, by its place in the hand. `Debug` prints none of them.
#[derive(Clone, PartialEq, Eq)]
pub struct Letters(Vec<u8>);

/// The labels of a hand of `n` cards: the first `n` of A, B, … Z, AA, AB, …, in an order that follows from `key` and `epoch`.
/// Every order has the same probability.
#[must_use]
pub fn letters(key: &Key, epoch: u32, n: u8) -> Letters {
    let mut stream = stream(key, Purpose::Letters, epoch);
    let mut order: Vec<u8> = (0..n).collect();
    for last in (1..n).rev() {
        order.swap(last.into(), below(&mut stream, last + 1).into());
    }
    Letters(order)
}

/// How many words there are.
const WORDS: u64 = 24 * 24;

/// Two letters that phone and table show while they have the same hand. They tell nothing about key and labels. They change with the
/// hand, so whoever sees them learns that this hand has changed. A word comes back after 576 epochs, and not before: an old hand never
/// looks like the new one.
#[must_use]
pub fn word(key: &Key, epoch: u32) -> String {
    let mut stream = stream(key, Purpose::Word, 0);
    let [high, low, steps] = [24, 24, 96].map(|n| u64::from(below(&mut stream, n)));
    // The step has no divisor in common with the number of words, so it meets all of them.
    let number = (24 * high + low + u64::from(epoch) * (6 * steps + 1)) % WORDS;
    [number / 24, number % 24].iter().map(|&number| letter(number as usize)).collect()
}

impl Letters {
    /// The labels by the places of their cards.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = String> {
        self.0.iter().map(|&number| label(number.into()))
    }

    /// The label of the card at this place, counted from 0; `None` if there is no such card.
    #[must_use]
    pub fn label(&self, place: usize) -> Option<String> {
        self.iter().nth(place)
    }

    /// The place of the card with this label, counted from 0; `None` if there is no such card.
    #[must_use]
    pub fn place(&self, label: &str) -> Option<usize> {
        self.iter().position(|one| one == label)
    }
}

impl fmt::Debug for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Letters")
    }
}

/// The label with this number, 0 to 599: A to Z, then AA to ZZ.
fn label(number: usize) -> String {
    match number.checked_sub(24) {
        None => letter(number).into(),
        Some(pair) => [letter(pair / 24), letter(pair % 24)].iter().collect(),
    }
}

fn letter(number: usize) -> char {
    ALPHABET[number % 24]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn labels_go_on_with_pairs() {
        let first = [0, 7, 8, 23, 24, 25, 47, 48, 79].map(label);
        assert_eq!(first, ["A", "H", "J", "Z", "AA", "AB", "AZ", "BA", "CH"]);
    }

    #[test]
    fn the_labels_of_a_hand_depend_on_its_size_only() {
        for n in 0..=80 {
            let all: BTreeSet<String> = (0..n).map(label).collect();
            for epoch in 1..20 {
                let letters = letters(&Key::new([epoch; 16]), epoch.into(), n as u8);
                assert_eq!(letters.iter().collect::<BTreeSet<_>>(), all);
                assert!((0..n).all(|place| letters.place(&letters.label(place).expect("a card")) == Some(place)));
                assert_eq!((letters.label(n), letters.place(&label(n))), (None, None));
            }
        }
    }

    #[test]
    fn nothing_prints_labels() {
        assert_eq!(format!("{:?}", letters(&Key::new([7; 16]), 1, 9)), "Letters");
    }
}
