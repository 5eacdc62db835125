//! Fuzz targets of the sealed table: key links, sheets and ledgers.

use std::collections::BTreeSet;

use base64ct::{Base64UrlUnpadded, Encoding as _};
use sealed::{Hand, Key, KeyLink, Ledger, MAX_ROOM, Scope, SealError, Sheet, letters};
use sha2::{Digest as _, Sha256};
use table::{MAX_SEATS, Seat, Seed};

/// A key link. Whatever is read hands over a key that seals and opens a hand.
///
/// # Panics
/// If what was read writes another text, does not open what was sealed for it, or labels a hand wrongly.
pub fn key_link(text: &str) {
    let Ok(link) = text.parse::<KeyLink>() else { return };
    assert_eq!(link.to_string(), text);
    let codes: Vec<u8> = text.bytes().rev().take(MAX_ROOM.into()).collect();
    let mut ledger = Ledger::new(link.scope.clone(), MAX_ROOM);
    ledger.set_key(link.seat, link.key);
    let sealed = ledger.advance(&[(link.seat, codes.clone())]).expect("a hand that fits");
    let sealed = sealed.to_string().parse::<Sheet>().expect("a sheet");
    let hand = link.open(&sealed, None).expect("its own hand");
    assert_eq!(hand.codes, codes);
    has_labels(&link.key, &hand);
}

/// A sheet, which is opened for every seat with the keys of [`sealed_texts`].
///
/// # Panics
/// If what was read writes another text, or a hand opens that nobody has sealed.
pub fn sheet(text: &str) {
    let Ok(sheet) = text.parse::<Sheet>() else { return };
    assert_eq!(sheet.to_string(), text);
    for seat in Seat::all(MAX_SEATS) {
        let link = KeyLink { scope: sheet.scope().clone(), seat, key: key(seat) };
        let Ok(hand) = link.open(&sheet, None) else { continue };
        assert_eq!(hand.counter, sheet.counter());
        let sealed = codes(seat, hand.epoch);
        assert_eq!(hand.codes, sealed[..hand.codes.len()], "nobody has sealed this hand of seat {seat}: {text}");
        has_labels(&link.key, &hand);
    }
}

/// A ledger, as it is and with the checksum that it needs. Whatever is read goes on: it seals hands, and does the same after a reload.
///
/// # Panics
/// If what was read writes another text, or does not go on.
pub fn ledger(text: &str) {
    for text in [text.to_owned(), ended(text)] {
        let Ok(mut ledger) = text.parse::<Ledger>() else { continue };
        assert_eq!(ledger.to_string(), text);
        let links: Vec<KeyLink> = Seat::all(MAX_SEATS).filter_map(|seat| ledger.key_link(seat)).collect();
        let hands: Vec<(Seat, Vec<u8>)> = links.iter().map(|link| (link.seat, vec![7; ledger.room().into()])).collect();
        let sheet = match ledger.advance(&hands) {
            Ok(sheet) => sheet,
            Err(error) => {
                assert_eq!(error, if links.is_empty() { SealError::Nobody } else { SealError::Exhausted }, "{text}");
                continue;
            }
        };
        for (link, (_, codes)) in links.iter().zip(&hands) {
            assert_eq!(link.open(&sheet, None).map(|hand| hand.codes).as_ref(), Ok(codes), "{text}");
        }
        let mut again = ledger.to_string().parse::<Ledger>().expect("a ledger");
        assert!(again == ledger, "reads back to another ledger: {ledger}");
        assert_eq!(again.advance(&hands), Ok(sheet), "it counts without a change: {text}");
    }
}

/// Every card has a label of its own, and is found by it.
fn has_labels(key: &Key, hand: &Hand) {
    let labels = letters(key, hand.epoch, hand.codes.len() as u8);
    assert_eq!(labels.iter().collect::<BTreeSet<_>>().len(), hand.codes.len());
    for (place, label) in labels.iter().enumerate() {
        assert_eq!(labels.place(&label), Some(place));
    }
}

/// The text with a valid checksum in the place of its own.
fn ended(text: &str) -> String {
    let body = super::body(text);
    format!("{body}~{}", Base64UrlUnpadded::encode_string(&Sha256::digest(body)[..9]))
}

/// Valid key links, sheets and ledgers of all games: tables of 1 to 8 seats after some sheets. The same number makes the same texts.
///
/// # Panics
/// Never: all hands fit.
#[must_use]
pub fn sealed_texts(number: u64) -> Vec<String> {
    let mut rng = Seed::from_number(number).rng(2);
    let mut texts = Vec::new();
    for (seats, game) in (1..=MAX_SEATS).zip(games::IDS.iter().cycle()) {
        let room = [1, 2, 12, 64, MAX_ROOM][rng.below(5) as usize];
        let mut ledger = Ledger::new(Scope::new(game, u16::from(seats), rng.below(u32::MAX)), room);
        texts.push(ledger.to_string());
        for seat in Seat::all(seats) {
            ledger.set_key(seat, key(seat));
            texts.extend(ledger.key_link(seat).map(|link| link.to_string()));
        }
        let mut hands: Vec<(Seat, Vec<u8>)> = Vec::new();
        for _ in 0..4 {
            // Some hands stay as they are, and some seats are missing.
            for seat in Seat::all(seats) {
                if !hands.iter().any(|(one, _)| *one == seat) || rng.below(2) == 0 {
                    hands.retain(|(one, _)| *one != seat);
                    let count = 1 + rng.below(room.into()) as usize;
                    hands.push((seat, codes(seat, ledger.counter() + 1)[..count].to_vec()));
                }
            }
            if hands.len() > 1 && rng.below(2) == 0 {
                hands.pop();
            }
            texts.push(ledger.advance(&hands).expect("hands that fit").to_string());
            texts.push(ledger.to_string());
        }
    }
    texts
}

/// The key of a seat in [`sealed_texts`].
fn key(seat: Seat) -> Key {
    Key::new([seat.index() as u8 + 1; 16])
}

/// The codes with which a hand of this epoch begins in [`sealed_texts`]. Those of two epochs differ from the first one on.
fn codes(seat: Seat, epoch: u32) -> Vec<u8> {
    let mut rng = Seed::from_number(u64::from(epoch)).rng(seat.index() as u8 + 1);
    let mut codes: Vec<u8> = (0..MAX_ROOM).map(|_| rng.below(256) as u8).collect();
    codes[0] = epoch as u8;
    codes
}
