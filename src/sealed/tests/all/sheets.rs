//! Sheets: what they tell everybody, and what opens them.

use proptest::collection::vec;
use proptest::prelude::any;
use sealed::{Key, KeyLink, Ledger, Scope, Sheet, SheetError};
use table::{MAX_SEATS, Seat};

use crate::{check, hands, ledger, leiff};

fn link(ledger: &Ledger, seat: u8) -> KeyLink {
    ledger.key_link(Seat::new(seat)).expect("it has a key")
}

#[test]
fn every_seat_opens_its_own_hand() {
    let strategy = (vec(vec(any::<u8>(), 0..=80), 1..=8), any::<(u16, u32)>(), "[a-z]{1,16}");
    check(300, &strategy, |(all, (version, table), game)| {
        let mut ledger = ledger(Scope::new(&game, version, table), 80, 8);
        let hands: Vec<(Seat, Vec<u8>)> = Seat::all(MAX_SEATS).zip(all).collect();
        let sheet = ledger.advance(&hands).expect("hands that fit");
        let text = sheet.to_string();
        assert_eq!(text.parse(), Ok(sheet.clone()));
        assert_eq!(text, sheet.head() + &sheet.digits());
        assert!(sheet.digits().bytes().all(|digit| digit.is_ascii_digit()));
        assert_eq!(sheet.seats().len() as usize, hands.len());
        for (seat, codes) in hands {
            let hand = ledger.key_link(seat).expect("a key").open(&sheet, None).expect("its own hand");
            assert_eq!((hand.codes, hand.epoch, hand.counter), (codes, 1, 1));
        }
    });
}

#[test]
fn the_length_tells_nothing_about_hands() {
    let mut ledger = ledger(leiff(), 64, 3);
    let deals: [[&[u8]; 3]; 4] = [[&[], &[], &[]], [&[1; 64]; 3], [&[255; 64], &[], &[0]], [&[0; 64], &[0; 63], &[]]];
    for deal in deals {
        let sheet = ledger.advance(&hands(&deal)).expect("hands that fit");
        // 10 bytes of head, and 64 + 21 of each seat: 37 groups of 7 bytes, and 6 bytes.
        assert_eq!(sheet.digits().len(), 37 * 17 + 15);
    }
}

#[test]
fn a_hand_opens_only_where_it_belongs() {
    let mut ledger = ledger(leiff(), 12, 3);
    let old = ledger.advance(&hands(&[&[1], &[2], &[3]])).expect("hands");
    let sheet = ledger.advance(&hands(&[&[1], &[2, 5]])).expect("hands");
    let own = link(&ledger, 1);
    let open = |link: KeyLink, shown| link.open(&sheet, shown).map(|hand| hand.codes);
    let with = |scope| KeyLink { scope, ..own.clone() };
    assert_eq!(open(own.clone(), Some(2)), Ok(vec![2, 5]), "the same counter opens again");
    assert_eq!(open(own.clone(), Some(3)), Err(SheetError::Older));
    assert_eq!(own.open(&old, Some(2)), Err(SheetError::Older));
    assert_eq!(open(with(Scope::new("larry", 3, 0xDEAD_BEEF)), None), Err(SheetError::OtherGame));
    assert_eq!(open(with(Scope::new("leiff", 4, 0xDEAD_BEEF)), None), Err(SheetError::OlderRules));
    assert_eq!(open(with(Scope::new("leiff", 2, 0xDEAD_BEEF)), None), Err(SheetError::NewerRules));
    assert_eq!(open(with(Scope::new("leiff", 3, 0xDEAD_BEEE)), None), Err(SheetError::OtherTable));
    assert_eq!(open(link(&ledger, 2), None), Err(SheetError::NotInIt(Seat::new(2))));
    assert_eq!(open(KeyLink { seat: Seat::new(0), ..own.clone() }, None), Err(SheetError::WrongKey));
    assert_eq!(open(KeyLink { key: Key::new([9; 16]), ..own }, None), Err(SheetError::WrongKey));
}

/// What is written openly on a sheet is authenticated, too: with it changed, no key opens the hand.
#[test]
fn a_sheet_that_pretends_does_not_open() {
    let mut ledger = ledger(leiff(), 12, 1);
    let sheet = ledger.advance(&hands(&[&[1]])).expect("a hand");
    let pretended = sheet.to_string().replace("leiff.3", "leiff.4").parse::<Sheet>().expect("a sheet");
    let mut deceived = link(&ledger, 0);
    deceived.scope = Scope::new("leiff", 4, 0xDEAD_BEEF);
    assert_eq!(deceived.open(&pretended, None), Err(SheetError::WrongKey));
}

#[test]
fn an_old_key_opens_no_later_sheet() {
    let mut ledger = ledger(leiff(), 12, 2);
    let old = link(&ledger, 0);
    ledger.set_key(Seat::new(0), Key::new([8; 16]));
    let sheet = ledger.advance(&hands(&[&[1], &[2]])).expect("hands");
    assert_eq!(old.open(&sheet, None), Err(SheetError::WrongKey));
    assert!(link(&ledger, 0).open(&sheet, None).is_ok());
    ledger.remove(Seat::new(0));
    assert_eq!(ledger.key_link(Seat::new(0)), None);
    let sheet = ledger.advance(&[(Seat::new(1), vec![2])]).expect("a hand");
    assert_eq!(old.open(&sheet, None), Err(SheetError::NotInIt(Seat::new(0))));
}

#[test]
fn foreign_texts_are_no_sheets() {
    for text in ["", "sheet", "sheet.", "sheet.leiff.3", "hand.leiff.3.7.b.AAAAAAAAAAAAAAAAAAAAAA", "geizen.1.3.x.-.-"]
    {
        assert_eq!(text.parse::<Sheet>(), Err(SheetError::NotASheet), "{text}");
    }
    for text in ["sheet.Leiff.3.255", "sheet.leiff.03.255", "sheet.leiff.3.255.", "Sheet.leiff.3.255"] {
        assert_eq!(text.parse::<Sheet>(), Err(SheetError::NotASheet), "{text}");
    }
    for text in ["sheet.leiff.3.", "sheet.leiff.3.001", "sheet.leiff.3.000", "sheet.leiff.3.256", "sheet.leiff.3.x"] {
        assert_eq!(text.parse::<Sheet>(), Err(SheetError::Damaged), "{text}");
    }
    assert_eq!("sheet.leiff.3.002".parse::<Sheet>(), Err(SheetError::NewerFormat));
}
