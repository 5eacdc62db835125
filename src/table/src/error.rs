//! What a text is not: the errors of reading what this crate writes.

use thiserror::Error;

/// Why a text cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ParseError {
    /// The text names no seat: one letter from `a` to `h` does.
    #[error("'{0}' is no seat")]
    Seat(String),
    /// The text is no device secret: 22 characters of base64url are. The error does not repeat it, because a damaged
    /// secret still tells the cards.
    #[error("not the 22 characters of a device secret")]
    Secret,
    /// The text is no player seed: up to 12 of `A-Z a-z 0-9` are.
    #[error("'{0}' is not up to 12 letters or digits")]
    PlayerSeed(String),
    /// No table for this number of seats writes its options so.
    #[error("'{0}' are no options of this game")]
    Options(String),
}

/// The most characters of a wrong text that an error repeats.
const MAX_FOUND: usize = 40;

/// A wrong text as an error repeats it: its first 40 characters.
#[must_use]
pub fn shortened(text: &str) -> String {
    text.chars().take(MAX_FOUND).collect()
}
