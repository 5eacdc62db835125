//! Labels and words tell nothing about the cards. The bounds are six standard deviations of what chance gives.

use std::collections::{BTreeMap, BTreeSet};

use sealed::{Key, letters, word};
use table::Seat;

use crate::{drawn, hands, ledger, leiff, rng};

const DEALS: u32 = 10_000;

/// The sum of squared deviations over the expectation, for counts that all have the same one.
fn chi_square(counts: impl Iterator<Item = u32>, expected: u32) -> u32 {
    // In thousandths, so that whole numbers do.
    counts.map(|count| count.abs_diff(expected).pow(2) * 1000 / expected).sum::<u32>() / 1000
}

#[test]
fn every_label_stands_at_every_place_equally_often() {
    let mut rng = rng(1);
    let mut counts: BTreeMap<(usize, String), u32> = BTreeMap::new();
    for epoch in 1..=DEALS {
        let labels = letters(&drawn(&mut rng), epoch, 10);
        for (place, label) in labels.iter().enumerate() {
            *counts.entry((place, label)).or_insert(0) += 1;
        }
    }
    // Each cell: 1000 expected, deviation 30. The sum over a Latin square of 81 free cells: 90 expected, deviation 14.
    assert!(counts.values().all(|count| count.abs_diff(1000) < 180), "{counts:?}");
    let sum = chi_square(counts.into_values(), 1000);
    assert!((10..175).contains(&sum), "{sum}");
}

/// One key, and a hand of 8 sorted cards of 32 that is dealt anew each time, as it is sealed and opened at a table.
#[test]
fn the_label_of_a_card_tells_nothing_about_it() {
    const CARDS: usize = 8;
    let mut rng = rng(2);
    let mut ledger = ledger(leiff(), CARDS as u8, 1);
    let link = ledger.key_link(Seat::new(0)).expect("a key");
    let mut counts: BTreeMap<u8, BTreeMap<String, u32>> = BTreeMap::new();
    for _ in 0..DEALS {
        let mut deck: Vec<u8> = (0..32).collect();
        rng.shuffle(&mut deck);
        let mut codes = deck[..CARDS].to_vec();
        codes.sort_unstable();
        let sheet = ledger.advance(&hands(&[&codes])).expect("a hand");
        let hand = link.open(&sheet, None).expect("its own hand");
        for (code, label) in hand.codes.iter().zip(letters(&link.key, hand.epoch, CARDS as u8).iter()) {
            *counts.entry(*code).or_default().entry(label).or_insert(0) += 1;
        }
    }
    assert_eq!(counts.len(), 32);
    for (code, labels) in &counts {
        // 2500 hands have the card: 312 with each label, deviation 18.
        assert_eq!(labels.len(), CARDS);
        assert!(labels.values().all(|count| count.abs_diff(312) < 108), "{code}: {labels:?}");
    }
    // 32 * 7 = 224 free cells, deviation 21.
    let sum = chi_square(counts.into_values().flat_map(BTreeMap::into_values), 312);
    assert!((98..350).contains(&sum), "{sum}");
}

#[test]
fn labels_of_one_epoch_tell_nothing_about_the_next() {
    const CARDS: u8 = 6;
    let key = Key::new([7; 16]);
    let mut counts = [0; 6];
    for epoch in 1..=DEALS {
        let place = |epoch| letters(&key, epoch, CARDS).place("A").expect("a card");
        counts[(place(epoch) + 6 - place(epoch + 1)) % 6] += 1;
    }
    // 1667 expected, deviation 37.
    assert!(counts.iter().all(|count: &u32| count.abs_diff(1667) < 222), "{counts:?}");
}

#[test]
fn words_spread_over_all_pairs() {
    let mut rng = rng(3);
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    for epoch in 1..=DEALS {
        *counts.entry(word(&drawn(&mut rng), epoch)).or_insert(0) += 1;
    }
    assert_eq!(counts.len(), 24 * 24);
    // 17.4 expected, deviation 4.2.
    assert!(counts.values().all(|&count| count < 45), "{counts:?}");
}

/// Whoever compares the words never takes an old hand for the new one.
#[test]
fn a_word_comes_back_after_576_epochs_and_not_before() {
    let mut rng = rng(4);
    for _ in 0..50 {
        let key = drawn(&mut rng);
        for first in [1, 575, u32::MAX - 576] {
            let words: BTreeSet<String> = (first..first + 576).map(|epoch| word(&key, epoch)).collect();
            assert_eq!(words.len(), 576);
            assert_eq!(word(&key, first), word(&key, first + 576));
        }
    }
}
