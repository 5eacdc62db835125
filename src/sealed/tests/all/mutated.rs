//! Texts that are damaged or forged: they are refused, or read as what they say, and never panic.

use proptest::collection::vec;
use proptest::prelude::{Strategy, any};
use proptest::prop_oneof;
use sealed::{KeyLink, Ledger, Sheet};
use table::Seat;

use crate::{check, hands, ledger, leiff};

/// Reads a text as everything that it could be, and opens what is a sheet.
fn import(text: &str) {
    if let Ok(link) = text.parse::<KeyLink>() {
        assert_eq!(link.to_string(), text);
    }
    if let Ok(ledger) = text.parse::<Ledger>() {
        assert_eq!(ledger.to_string(), text);
    }
    if let Ok(sheet) = text.parse::<Sheet>() {
        assert_eq!(sheet.to_string(), text);
        for (seat, codes) in dealt() {
            let link = stock().key_link(seat).expect("a key");
            if let Ok(hand) = link.open(&sheet, None) {
                assert_eq!((hand.codes, hand.epoch, hand.counter), (codes, 1, 1), "a forged hand opens: {text}");
            }
        }
    }
}

fn stock() -> Ledger {
    ledger(leiff(), 5, 3)
}

fn dealt() -> Vec<(Seat, Vec<u8>)> {
    hands(&[&[1, 2, 3], &[], &[0; 5]])
}

/// A sheet, a link and a ledger.
fn texts() -> Vec<String> {
    let mut ledger = stock();
    let sheet = ledger.advance(&dealt()).expect("hands");
    vec![sheet.to_string(), ledger.key_link(Seat::new(1)).expect("a key").to_string(), ledger.to_string()]
}

#[test]
fn every_changed_digit_is_refused_by_somebody() {
    let mut ledger = stock();
    for seats in 1..=3 {
        let hands = dealt()[..seats].to_vec();
        let text = ledger.advance(&hands).expect("hands").to_string();
        let links: Vec<KeyLink> = hands.iter().filter_map(|(seat, _)| ledger.key_link(*seat)).collect();
        let refused = |text: &str| match text.parse::<Sheet>() {
            Ok(sheet) => links.iter().any(|link| link.open(&sheet, None).is_err()),
            Err(_) => true,
        };
        for at in 0..text.len() {
            for digit in ('0'..='9').filter(|digit| !text[at..].starts_with(*digit)) {
                let changed = format!("{}{digit}{}", &text[..at], &text[at + 1..]);
                assert!(refused(&changed), "{changed}");
            }
            assert!(refused(&text[..at]) && refused(&text[at..][1..]), "cut off at {at}");
        }
    }
}

#[test]
fn mutated_texts_are_read_or_refused() {
    let piece = prop_oneof![
        3 => "[0-9]{0,3}",
        1 => "[a-zA-Z0-9._~:-]{0,4}",
        1 => proptest::sample::select(vec!["ß", "٣", "\0", "+", "-1", "4294967296", "65536", "99999999999999999"])
            .prop_map(str::to_owned),
    ];
    let change = (any::<proptest::sample::Index>(), 0..4_usize, piece);
    let texts = texts();
    check(4_000, &(0..texts.len(), vec(change, 1..=3)), |(number, changes)| {
        let text = changes.into_iter().fold(texts[number].clone(), |text, (at, cut, piece)| {
            let letters: Vec<char> = text.chars().collect();
            let from = at.index(letters.len() + 1);
            let to = (from + cut).min(letters.len());
            letters[..from].iter().copied().chain(piece.chars()).chain(letters[to..].iter().copied()).collect()
        });
        import(&text);
    });
}

#[test]
fn any_text_is_read_or_refused() {
    check(4_000, &any::<String>(), |text| import(&text));
    check(4_000, &"(sheet|hand|ledger)\\.[a-z]{0,3}\\.[0-9]{0,3}\\.[0-9]{0,80}", |text| import(&text));
}
