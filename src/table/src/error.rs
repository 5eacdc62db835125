//! The errors of reading texts that this crate writes.

use thiserror::Error;

/// Why a text cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ParseError {
    /// The text names no seat. A seat is one letter from `a` to `h`.
    #[error("'{0}' is no seat")]
    Seat(String),
    /// The text is no device secret. A device secret is 22 characters of base64url. The error does not repeat the text, because
    /// even a damaged secret tells which cards are dealt.
    #[error("not the 22 characters of a device secret")]
    Secret,
    /// The text is no player seed. A player seed is up to 12 characters of `A-Z a-z 0-9`.
    #[error("'{0}' is not up to 12 letters or digits")]
    PlayerSeed(String),
    /// The text names no options, or options that do not exist for this number of players.
    #[error("'{0}' are no options of this game")]
    Options(String),
}

/// The most characters of a wrong text that an error repeats.
const MAX_FOUND: usize = 40;

/// The first 40 characters of a wrong text, as errors repeat it.
#[must_use]
pub fn shortened(text: &str) -> String {
    text.chars().take(MAX_FOUND).collect()
}
