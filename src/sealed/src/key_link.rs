//! The link by which a phone gets the key of its seat.

use std::fmt;
use std::str::FromStr;

use table::Seat;

use crate::number::number;
use crate::scope::is_slug;
use crate::{Key, KeyLinkError, Scope};

/// The first segment.
const KIND: &str = "hand";

/// A seat of a table with its key. The text is `hand.GAME.VERSION.TABLE.SEAT.KEY`, the part of a link after `#`. It is secret;
/// `Debug` prints no key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyLink {
    /// The table.
    pub scope: Scope,
    /// The seat.
    pub seat: Seat,
    /// The key of the seat.
    pub key: Key,
}

impl fmt::Display for KeyLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let KeyLink { scope, seat, key } = self;
        write!(f, "{KIND}.{}.{}.{}.{seat}.{}", scope.game(), scope.version(), scope.table(), key.written())
    }
}

impl FromStr for KeyLink {
    type Err = KeyLinkError;

    fn from_str(text: &str) -> Result<KeyLink, KeyLinkError> {
        let segments: Vec<&str> = text.split('.').collect();
        let [KIND, game, version, table, seat, key] = segments[..] else { return Err(KeyLinkError::NotALink) };
        if !is_slug(game) {
            return Err(KeyLinkError::Game);
        }
        let version = number(version).ok_or(KeyLinkError::Version)?;
        let table = number(table).ok_or(KeyLinkError::Table)?;
        let seat = seat.parse().map_err(|_| KeyLinkError::Seat)?;
        Ok(KeyLink { scope: Scope::new(game, version, table), seat, key: key.parse()? })
    }
}
