//! The public sheet with the sealed hands of all seats.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use table::{MAX_SEATS, Seat, Seats};

use crate::number::number;
use crate::room::{MAX_ROOM, OVERHEAD};
use crate::scope::is_slug;
use crate::{Scope, SheetError, digits};

/// The first segment.
const KIND: &str = "sheet";

/// The format that this program reads and writes.
const FORMAT: u8 = 1;

/// The sealed hands of a table at one moment. The text is `sheet.GAME.VERSION.DIGITS`, the part of a link after `#`. It tells
/// everybody the table, the counter, the room, and which seats have a hand, and nothing about the hands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    scope: Scope,
    counter: u32,
    /// The sealed hands, all of the same length.
    parts: BTreeMap<Seat, Vec<u8>>,
}

impl Sheet {
    /// `counter` is not 0; there is a part, and all parts have the same length.
    pub(crate) fn new(scope: Scope, counter: u32, parts: BTreeMap<Seat, Vec<u8>>) -> Sheet {
        Sheet { scope, counter, parts }
    }

    /// The table.
    #[must_use]
    pub fn scope(&self) -> &Scope {
        &self.scope
    }

    /// The number of the sheet, from 1. A newer sheet has a larger one.
    #[must_use]
    pub fn counter(&self) -> u32 {
        self.counter
    }

    /// The seats that have a hand in it.
    #[must_use]
    pub fn seats(&self) -> Seats {
        self.parts.keys().copied().collect()
    }

    /// The sealed hand of a seat.
    pub(crate) fn part(&self, seat: Seat) -> Option<&[u8]> {
        self.parts.get(&seat).map(Vec::as_slice)
    }

    /// The text before the digits, for the byte segment of a QR code: `sheet.GAME.VERSION.`.
    #[must_use]
    pub fn head(&self) -> String {
        format!("{KIND}.{}.{}.", self.scope.game(), self.scope.version())
    }

    /// The rest of the text, for the numeric segment of a QR code.
    #[must_use]
    pub fn digits(&self) -> String {
        let mut bytes = vec![FORMAT];
        bytes.extend(self.scope.table().to_be_bytes());
        bytes.extend(self.counter.to_be_bytes());
        bytes.push(self.parts.keys().fold(0, |mask, seat| mask | 1 << seat.index()));
        bytes.extend(self.parts.values().flatten());
        digits::encode(&bytes)
    }
}

impl fmt::Display for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.head(), self.digits())
    }
}

impl FromStr for Sheet {
    type Err = SheetError;

    fn from_str(text: &str) -> Result<Sheet, SheetError> {
        let segments: Vec<&str> = text.split('.').collect();
        let [KIND, game, version, digits] = segments[..] else { return Err(SheetError::NotASheet) };
        let version = number(version).filter(|_| is_slug(game)).ok_or(SheetError::NotASheet)?;
        let bytes = digits::decode(digits).ok_or(SheetError::Damaged)?;
        if bytes.first().is_some_and(|&format| format > FORMAT) {
            return Err(SheetError::NewerFormat);
        }
        read(game, version, &bytes).ok_or(SheetError::Damaged)
    }
}

/// Reads format (1 byte), table (4), counter (4), the mask of the seats (1) and the parts.
fn read(game: &str, version: u16, bytes: &[u8]) -> Option<Sheet> {
    let (&[FORMAT], bytes) = bytes.split_first_chunk()? else { return None };
    let (table, bytes) = bytes.split_first_chunk()?;
    let (counter, bytes) = bytes.split_first_chunk()?;
    let (&mask, bytes) = bytes.split_first()?;
    let seats = || Seat::all(MAX_SEATS).filter(|seat| mask & 1 << seat.index() != 0);
    let length = bytes.len().checked_div(seats().count())?;
    let room = length.checked_sub(OVERHEAD)?;
    let counter = u32::from_be_bytes(*counter);
    let fits = (1..=usize::from(MAX_ROOM)).contains(&room) && length * seats().count() == bytes.len();
    let parts = seats().zip(bytes.chunks(length).map(<[u8]>::to_vec)).collect();
    (fits && counter > 0).then(|| Sheet::new(Scope::new(game, version, u32::from_be_bytes(*table)), counter, parts))
}
