//! The hand of one seat, sealed and opened with ChaCha20-Poly1305.

use std::fmt;

use chacha20poly1305::aead::{Aead as _, Payload};
use chacha20poly1305::{ChaCha20Poly1305, KeyInit as _};

use crate::key::Purpose;
use crate::room::{OVERHEAD, TAG};
use crate::{KeyLink, Sheet, SheetError};

/// A hand as a phone has opened it. `Debug` prints no code.
#[derive(Clone, PartialEq, Eq)]
pub struct Hand {
    /// What the game has put in: one code for each card, in the order of the hand.
    pub codes: Vec<u8>,
    /// The counter of the sheet with which these codes came, from 1. Labels and word follow from it.
    pub epoch: u32,
    /// The counter of this sheet. The phone remembers it and refuses older ones.
    pub counter: u32,
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hand")
    }
}

impl KeyLink {
    /// Seals codes for this seat, of which there are at most `room`. A counter is never used for two contents.
    pub(crate) fn seal(&self, counter: u32, epoch: u32, codes: &[u8], room: u8) -> Vec<u8> {
        let plain = written(epoch, codes, room);
        let aad = self.scope.associated_data(self.seat, counter);
        let payload = Payload { msg: &plain, aad: &aad };
        self.cipher().encrypt(&self.nonce(counter).into(), payload).expect("the cipher takes a short text")
    }

    /// The hand of this seat in a sheet. `shown` is the newest counter that the phone has shown; the same one opens again.
    ///
    /// # Errors
    /// [`SheetError`]: the sheet is about another game, other rules or another table, has no hand for this seat, is older
    /// than `shown`, or does not open with this key.
    pub fn open(&self, sheet: &Sheet, shown: Option<u32>) -> Result<Hand, SheetError> {
        let (own, its) = (&self.scope, sheet.scope());
        if its.game() != own.game() {
            return Err(SheetError::OtherGame);
        }
        if its.version() < own.version() {
            return Err(SheetError::OlderRules);
        }
        if its.version() > own.version() {
            return Err(SheetError::NewerRules);
        }
        if its.table() != own.table() {
            return Err(SheetError::OtherTable);
        }
        let part = sheet.part(self.seat).ok_or(SheetError::NotInIt(self.seat))?;
        let counter = sheet.counter();
        if shown.is_some_and(|shown| counter < shown) {
            return Err(SheetError::Older);
        }
        let aad = own.associated_data(self.seat, counter);
        let payload = Payload { msg: part, aad: &aad };
        let plain = self.cipher().decrypt(&self.nonce(counter).into(), payload).map_err(|_| SheetError::WrongKey)?;
        read(&plain, counter)
    }

    fn cipher(&self) -> ChaCha20Poly1305 {
        ChaCha20Poly1305::new(&self.key.hash(Purpose::Cipher, &[]).into())
    }

    /// The counter (4 bytes, big endian), the seat (1) and zeros (7).
    fn nonce(&self, counter: u32) -> [u8; 12] {
        let mut nonce = [0; 12];
        nonce[..4].copy_from_slice(&counter.to_be_bytes());
        nonce[4] = self.seat.index() as u8;
        nonce
    }
}

/// What is sealed: the epoch (4 bytes, big endian), the number of codes (1), the codes, and zeros up to `room`.
fn written(epoch: u32, codes: &[u8], room: u8) -> Vec<u8> {
    let mut plain = epoch.to_be_bytes().to_vec();
    plain.push(codes.len() as u8);
    plain.extend(codes);
    plain.resize(OVERHEAD - TAG + usize::from(room), 0);
    plain
}

/// Reads what was sealed. Whoever has the key may have sealed anything.
fn read(plain: &[u8], counter: u32) -> Result<Hand, SheetError> {
    let (epoch, rest) = plain.split_first_chunk().ok_or(SheetError::Damaged)?;
    let (&count, room) = rest.split_first().ok_or(SheetError::Damaged)?;
    let (codes, padding) = room.split_at_checked(count.into()).ok_or(SheetError::TooManyCodes)?;
    let epoch = u32::from_be_bytes(*epoch);
    if !(1..=counter).contains(&epoch) || padding.iter().any(|&byte| byte != 0) {
        return Err(SheetError::Damaged);
    }
    Ok(Hand { codes: codes.to_vec(), epoch, counter })
}

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::prelude::any;
    use proptest::test_runner::{Config, RngSeed};
    use proptest::{prop_assert_eq, prop_oneof, proptest};

    use super::*;

    #[test]
    fn a_content_that_no_table_seals_is_refused() {
        let hand = Hand { codes: vec![7, 8], epoch: 3, counter: 3 };
        assert_eq!(read(&[0, 0, 0, 3, 2, 7, 8, 0], 3), Ok(hand));
        assert_eq!(read(&[0, 0, 0, 3, 4, 7, 8, 0], 3), Err(SheetError::TooManyCodes));
        for wrong in [&[0, 0, 0, 3, 2, 7, 8, 1][..], &[0, 0, 0, 0, 0], &[0, 0, 0, 4, 0], &[0, 0, 0, 3], &[0, 0, 3]] {
            assert_eq!(read(wrong, 3), Err(SheetError::Damaged), "{wrong:?}");
        }
    }

    proptest! {
        // Always the same contents.
        #![proptest_config(Config { cases: 20_000, rng_seed: RngSeed::Fixed(1), failure_persistence: None, ..Config::default() })]

        /// Whoever has a key can seal any content; small bytes make many that are read.
        #[test]
        fn any_content_is_refused_or_written_so(
            plain in prop_oneof![vec(any::<u8>(), 0..90), vec(0..3_u8, 0..12)],
            counter in prop_oneof![any::<u32>(), 1..70_000_u32],
        ) {
            if let Ok(hand) = read(&plain, counter) {
                let room = (plain.len() - (OVERHEAD - TAG)) as u8;
                prop_assert_eq!(written(hand.epoch, &hand.codes, room), plain);
            }
        }
    }
}
