//! What the table keeps: the keys of the seats, and what the last sheet held.

mod text;

use std::collections::BTreeMap;
use std::fmt;

use table::{Seat, Seats};

use crate::key::Purpose;
use crate::{Key, KeyLink, MAX_ROOM, Scope, SealError, Sheet};

/// The keys of a table and what its last sheet held. The text of it is kept in the storage of the table's device; it is secret.
///
/// No nonce is used twice as long as every state is saved before its sheet is shown, no older state is brought back, and no copy
/// of it goes on elsewhere.
#[derive(Clone, PartialEq, Eq)]
pub struct Ledger {
    scope: Scope,
    room: u8,
    /// The number of the last sheet, 0 before the first.
    counter: u32,
    /// The seats in the last sheet.
    seats: Seats,
    places: BTreeMap<Seat, Place>,
}

/// The key of a seat, and its hand in the last sheet, if that was sealed with this key.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Place {
    key: Key,
    last: Option<Last>,
}

/// A hand in the last sheet.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Last {
    /// The counter of the sheet with which the codes came.
    epoch: u32,
    digest: [u8; 16],
}

impl Ledger {
    /// A table without keys, which has shown no sheet. `room` is the most codes that a hand of the game can have.
    ///
    /// # Panics
    /// If `room` is not 1 to [`MAX_ROOM`].
    #[must_use]
    pub fn new(scope: Scope, room: u8) -> Ledger {
        assert!((1..=MAX_ROOM).contains(&room), "no game has room for {room} codes");
        Ledger { scope, room, counter: 0, seats: Seats::NONE, places: BTreeMap::new() }
    }

    /// The table.
    #[must_use]
    pub fn scope(&self) -> &Scope {
        &self.scope
    }

    /// The most codes of a hand.
    #[must_use]
    pub fn room(&self) -> u8 {
        self.room
    }

    /// The number of the last sheet, 0 before the first.
    #[must_use]
    pub fn counter(&self) -> u32 {
        self.counter
    }

    /// The link with the key of a seat; `None` if it has no key.
    #[must_use]
    pub fn key_link(&self, seat: Seat) -> Option<KeyLink> {
        let place = self.places.get(&seat)?;
        Some(KeyLink { scope: self.scope.clone(), seat, key: place.key })
    }

    /// The epoch of a seat's hand in the last sheet; `None` if it has none there with its present key.
    #[must_use]
    pub fn epoch(&self, seat: Seat) -> Option<u32> {
        self.places.get(&seat)?.last.map(|last| last.epoch)
    }

    /// Gives a seat a new key, drawn at random. An older one opens no later sheet.
    pub fn set_key(&mut self, seat: Seat, key: Key) {
        self.places.insert(seat, Place { key, last: None });
    }

    /// Takes the key of a seat away. No later sheet has a hand for it.
    pub fn remove(&mut self, seat: Seat) {
        self.places.remove(&seat);
    }

    /// Seals hands, one code for each card. The counter rises if a hand, a key or the set of seats differs from the last sheet;
    /// otherwise the sheet is the last one again. The ledger must be saved before the sheet is shown.
    ///
    /// # Errors
    /// [`SealError`], and the ledger stays as it was: there is no hand, a seat has no key, two hands or too many codes, or
    /// the counter is at its end.
    pub fn advance(&mut self, hands: &[(Seat, Vec<u8>)]) -> Result<Sheet, SealError> {
        let mut digests = BTreeMap::new();
        for (seat, codes) in hands {
            let key = self.places.get(seat).ok_or(SealError::NoKey(*seat))?.key;
            if codes.len() > self.room.into() {
                return Err(SealError::TooManyCodes(*seat));
            }
            if digests.insert(*seat, digest(&key, codes)).is_some() {
                return Err(SealError::Twice(*seat));
            }
        }
        if digests.is_empty() {
            return Err(SealError::Nobody);
        }
        let seats = digests.keys().copied().collect();
        let kept = |seat: &Seat, place: &Place| place.last.filter(|last| digests.get(seat) == Some(&last.digest));
        let same = |(seat, place): (&Seat, &Place)| !digests.contains_key(seat) || kept(seat, place).is_some();
        if seats != self.seats || !self.places.iter().all(same) {
            self.counter = self.counter.checked_add(1).ok_or(SealError::Exhausted)?;
        }
        self.seats = seats;
        for (seat, place) in &mut self.places {
            let new = digests.get(seat).map(|&digest| Last { epoch: self.counter, digest });
            place.last = kept(seat, place).or(new);
        }
        Ok(self.sheet(hands))
    }

    /// The sheet with these hands, which are those of the last one.
    fn sheet(&self, hands: &[(Seat, Vec<u8>)]) -> Sheet {
        let part = |(seat, codes): &(Seat, Vec<u8>)| {
            let sealed = self.key_link(*seat)?.seal(self.counter, self.epoch(*seat)?, codes, self.room);
            Some((*seat, sealed))
        };
        Sheet::new(self.scope.clone(), self.counter, hands.iter().filter_map(part).collect())
    }
}

/// The first 16 bytes of the hash of the number of codes and the codes.
fn digest(key: &Key, codes: &[u8]) -> [u8; 16] {
    let hash = key.hash(Purpose::Digest, &[&[codes.len() as u8], codes].concat());
    let mut digest = [0; 16];
    digest.copy_from_slice(&hash[..16]);
    digest
}

/// Prints no key.
impl fmt::Debug for Ledger {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Ledger({:?}, {})", self.scope, self.counter)
    }
}
