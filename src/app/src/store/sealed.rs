//! Keys of hands on own phones: at the table those of its seats, on a phone the own one.
//!
//! They have entries of their own. What leaves the device, a record, a link or the file of an evening, is made of saves only.

use platform::storage::{read, remove, write};
use sealed::Ledger;
use serde::{Deserialize, Serialize};

/// How the key of every ledger begins; the name of its game on this device follows.
const LEDGERS: &str = "stammtisch.sealed.";

/// Where a phone keeps the own hand.
const HAND: &str = "stammtisch.hand";

/// The ledger of the game with this name on this device; `None` if no hand of it is on a phone, or if it is damaged. Then all hands are
/// behind the curtain again.
#[must_use]
pub(crate) fn ledger(id: &str) -> Option<Ledger> {
    read::<String>(&format!("{LEDGERS}{id}"))?.parse().ok()
}

/// Saves a ledger. Where there is no room for it, no older one stays either: brought back by a reload, it would use a counter twice.
pub(crate) fn save_ledger(id: &str, ledger: &Ledger) {
    let (key, text) = (format!("{LEDGERS}{id}"), ledger.to_string());
    if !write(&key, &text) {
        remove(&key);
        write(&key, &text);
    }
}

/// Deletes the ledger of a game.
pub(super) fn delete_ledger(id: &str) {
    remove(&format!("{LEDGERS}{id}"));
}

/// The own hand on this phone.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct OwnHand {
    /// The link with the key, what stands after `#`.
    pub(crate) link: String,
    /// The sheet that was opened last, still sealed.
    pub(crate) sheet: Option<String>,
}

/// The hand on this phone, if there is one.
#[must_use]
pub(crate) fn own_hand() -> Option<OwnHand> {
    read(HAND)
}

/// Keeps the hand on this phone.
pub(crate) fn save_own_hand(hand: &OwnHand) {
    write(HAND, hand);
}

/// Forgets the hand on this phone.
pub(crate) fn delete_own_hand() {
    remove(HAND);
}
