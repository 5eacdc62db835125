//! The ledger: when it counts, what it refuses, and its text.

use sealed::{Key, Ledger, LedgerError, SealError};
use table::Seat;

use crate::{hands, ledger, leiff};

/// Written by the first version of this crate. Every later one reads it.
const OLD: &str =
    "ledger.1.leiff.3.3735928559.12.1.ab.a:AQEBAQEBAQEBAQEBAQEBAQ:1:SD0llyEekUNxF0f_Stm4Rw.b:AgICAgICAgICAgICAgICAg";

#[test]
fn it_counts_when_something_to_be_sealed_changes() {
    let (a, b) = (Seat::new(0), Seat::new(1));
    let mut ledger = ledger(leiff(), 12, 3);
    let mut step = |change: &dyn Fn(&mut Ledger), codes: &[&[u8]]| {
        change(&mut ledger);
        let sheet = ledger.advance(&hands(codes)).expect("hands that fit");
        assert_eq!(sheet.counter(), ledger.counter());
        (ledger.counter(), ledger.epoch(a), ledger.epoch(b))
    };
    let nothing = |_: &mut Ledger| {};
    assert_eq!(step(&nothing, &[&[1], &[2]]), (1, Some(1), Some(1)));
    assert_eq!(step(&nothing, &[&[1], &[2]]), (1, Some(1), Some(1)));
    assert_eq!(step(&nothing, &[&[1], &[2, 3]]), (2, Some(1), Some(2)), "one hand has changed");
    assert_eq!(step(&nothing, &[&[1], &[3, 2]]), (3, Some(1), Some(3)), "the order of a hand counts");
    assert_eq!(step(&nothing, &[&[1]]), (4, Some(1), None), "a seat is missing");
    assert_eq!(step(&nothing, &[&[1], &[3, 2]]), (5, Some(1), Some(5)), "it is back");
    assert_eq!(step(&|ledger| ledger.set_key(a, Key::new([9; 16])), &[&[1], &[3, 2]]), (6, Some(6), Some(5)));
    assert_eq!(step(&|ledger| ledger.remove(b), &[&[1]]), (7, Some(6), None));
    assert_eq!(step(&|ledger| ledger.remove(Seat::new(2)), &[&[1]]), (7, Some(6), None), "it was not in the sheet");
}

#[test]
fn what_it_refuses_changes_nothing() {
    let (a, h) = (Seat::new(0), Seat::new(7));
    let mut ledger = ledger(leiff(), 2, 3);
    ledger.advance(&hands(&[&[1], &[2]])).expect("hands");
    let refused = [
        (vec![], SealError::Nobody),
        (vec![(a, vec![5]), (h, vec![])], SealError::NoKey(h)),
        (vec![(a, vec![5]), (a, vec![5])], SealError::Twice(a)),
        (vec![(Seat::new(1), vec![5]), (a, vec![1, 2, 3])], SealError::TooManyCodes(a)),
    ];
    for (hands, error) in refused {
        let before = ledger.clone();
        assert_eq!(ledger.advance(&hands), Err(error));
        assert!(ledger == before);
    }
}

#[test]
fn a_reload_gives_the_same_sheet() {
    let mut before = ledger(leiff(), 12, 8);
    let hands = hands(&[&[1], &[], &[2, 3]]);
    let sheet = before.advance(&hands).expect("hands");
    let mut after: Ledger = before.to_string().parse().expect("a ledger");
    assert!(before == after);
    assert_eq!(after.advance(&hands), Ok(sheet));
    assert_eq!(after.counter(), 1);
}

#[test]
fn the_counter_has_an_end() {
    let mut ledger = ledger(leiff(), 12, 1);
    ledger.advance(&hands(&[&[1]])).expect("a hand");
    let text = ledger.to_string();
    let body = text.split('~').next().expect("a body").replace(".12.1.a.", ".12.4294967295.a.");
    let mut ledger = ended(&body).parse::<Ledger>().expect("a ledger");
    assert!(ledger.advance(&hands(&[&[1]])).is_ok(), "nothing has changed");
    assert_eq!(ledger.advance(&hands(&[&[2]])), Err(SealError::Exhausted));
}

/// A text with the checksum that it needs.
fn ended(body: &str) -> String {
    use base64ct::{Base64UrlUnpadded, Encoding as _};
    use sha2::{Digest as _, Sha256};
    format!("{body}~{}", Base64UrlUnpadded::encode_string(&Sha256::digest(body)[..9]))
}

#[test]
fn an_old_text_is_read() {
    let mut expected = ledger(leiff(), 12, 2);
    expected.advance(&hands(&[&[1], &[2]])).expect("hands");
    expected.set_key(Seat::new(1), Key::new([2; 16]));
    assert_eq!(expected.to_string(), ended(OLD));
    assert!(ended(OLD).parse() == Ok(expected));
}

#[test]
fn every_changed_character_is_refused() {
    let text = ended(OLD);
    for at in 0..text.len() {
        for other in "09azAZ.:~-_".chars().filter(|other| !text[at..].starts_with(*other)) {
            let wrong = format!("{}{other}{}", &text[..at], &text[at + 1..]);
            assert!(wrong.parse::<Ledger>().is_err(), "{wrong}");
        }
        assert!(text[..at].parse::<Ledger>().is_err());
        assert!(text[at + 1..].parse::<Ledger>().is_err());
    }
}

#[test]
fn a_text_that_no_ledger_writes_is_refused() {
    let changes = [
        (".12.1.ab.", ".0.1.ab."),
        (".12.1.ab.", ".81.1.ab."),
        (".12.1.ab.", ".12.01.ab."),
        (".12.1.ab.", ".12.0.ab."),
        (".12.1.ab.", ".12.1.-."),
        (".12.1.ab.", ".12.1.ba."),
        (".12.1.ab.", ".12.1.abi."),
        (".12.1.ab.", ".12.1.b."),
        (":1:", ":2:"),
        (":1:", ":0:"),
        (".b:", ".a:"),
        (".b:", ".i:"),
        (".leiff.", ".Leiff."),
    ];
    for (from, to) in changes {
        let wrong = OLD.replace(from, to);
        assert_ne!(wrong, OLD);
        assert_eq!(ended(&wrong).parse::<Ledger>(), Err(LedgerError::Damaged), "{wrong}");
    }
    assert_eq!(OLD.replace("ledger.1", "ledger.2").parse::<Ledger>(), Err(LedgerError::NewerFormat));
    for foreign in ["", "ledger", "ledger.", "ledger.x", "sheet.leiff.1.001"] {
        assert_eq!(foreign.parse::<Ledger>(), Err(LedgerError::NotALedger), "{foreign}");
    }
}
