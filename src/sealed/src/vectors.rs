//! The test vectors, which `docs/sealed_table.py` has written.

use std::collections::BTreeMap;

use table::Seat;

use crate::{Key, KeyLink, Scope, Sheet, letters, word};

const VECTORS: &str = include_str!("../tests/vectors.txt");

/// The vectors of one kind, as their fields.
fn vectors(kind: &str) -> Vec<Vec<&'static str>> {
    let lines = VECTORS.lines().map(|line| line.split(' ').collect::<Vec<_>>());
    let found: Vec<Vec<&str>> = lines.filter(|fields| fields[0] == kind).collect();
    assert!(!found.is_empty(), "{kind}");
    found
}

fn bytes(hex: &str) -> Vec<u8> {
    let byte = |at| u8::from_str_radix(&hex[at..at + 2], 16).expect("hexadecimal");
    (0..hex.len()).step_by(2).map(byte).collect()
}

fn key(hex: &str) -> Key {
    Key::new(bytes(hex).try_into().expect("16 bytes"))
}

fn number(text: &str) -> u32 {
    text.parse().expect("a number")
}

fn scope(fields: &[&str]) -> Scope {
    Scope::new(fields[1], fields[2].parse().expect("a version"), number(fields[3]))
}

#[test]
fn links_are_those_of_the_second_implementation() {
    for fields in vectors("link") {
        let link = KeyLink { scope: scope(&fields), seat: fields[4].parse().expect("a seat"), key: key(fields[5]) };
        assert_eq!(link.to_string(), fields[6]);
        assert_eq!(fields[6].parse(), Ok(link));
    }
}

#[test]
fn labels_and_words_are_those_of_the_second_implementation() {
    for fields in vectors("letters") {
        let expected: Vec<&str> = fields[3].split(',').collect();
        let letters = letters(&key(fields[1]), number(fields[2]), expected.len() as u8);
        assert_eq!(letters.iter().collect::<Vec<_>>(), expected);
    }
    for fields in vectors("word") {
        assert_eq!(word(&key(fields[1]), number(fields[2])), fields[3]);
    }
}

#[test]
fn sheets_are_those_of_the_second_implementation() {
    for fields in vectors("sheet") {
        let (scope, counter, text) = (scope(&fields), number(fields[4]), fields[7]);
        let room = fields[5].parse().expect("a room");
        let read: Sheet = text.parse().expect("a sheet");
        let mut parts = BTreeMap::new();
        for hand in fields[6].split(',') {
            let hand: Vec<&str> = hand.split(':').collect();
            let (epoch, codes) = (number(hand[2]), bytes(hand[3]));
            let seat: Seat = hand[0].parse().expect("a seat");
            let link = KeyLink { scope: scope.clone(), seat, key: key(hand[1]) };
            let opened = link.open(&read, None).expect("it opens");
            assert_eq!((opened.codes, opened.epoch, opened.counter), (codes.clone(), epoch, counter));
            parts.insert(seat, link.seal(counter, epoch, &codes, room));
        }
        assert_eq!(Sheet::new(scope, counter, parts).to_string(), text);
    }
}
