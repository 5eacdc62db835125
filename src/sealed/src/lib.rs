//! The sealed table: the device in the middle shows one public code, and every phone reads its own hand in it and no other.
//! There is no network. `docs/sealed-table.md` has the format byte by byte; `docs/sealed_table.py` is a second implementation.
//!
//! - The table gives each seat a [`KeyLink`] once, behind the curtain.
//! - It keeps a [`Ledger`]. [`Ledger::advance`] seals all hands in a [`Sheet`], which anybody may see.
//! - A phone opens its hand with [`KeyLink::open`]. It shows a secret label at each card ([`letters()`]), and a [`word`] that tells
//!   people whether phone and table show the same hand.
//!
//! # Invariants
//! 1. No key seals two contents with one nonce. Only [`Ledger::advance`] makes sheets, and it counts whenever a content changes.
//! 2. The length of a sheet depends on the seats in it and on the room of the game, and on no hand.
//! 3. A text has one reading, and every reading one text. Reading and opening never panic.
//! 4. Nothing prints a key, a hand or labels, except the link that hands a key over and the ledger that keeps them.

mod digits;
mod error;
mod hand;
mod key;
mod key_link;
mod ledger;
mod letters;
mod number;
mod room;
mod scope;
mod sheet;
mod stream;
#[cfg(test)]
mod vectors;

pub use error::{KeyLinkError, LedgerError, SealError, SheetError};
pub use hand::Hand;
pub use key::Key;
pub use key_link::KeyLink;
pub use ledger::Ledger;
pub use letters::{Letters, letters, word};
pub use room::MAX_ROOM;
pub use scope::{MAX_SLUG, Scope};
pub use sheet::Sheet;
