//! A ledger as text: `ledger.1.GAME.VERSION.TABLE.ROOM.COUNTER.SEATS`, then `.SEAT:KEY` or `.SEAT:KEY:EPOCH:DIGEST` for each seat
//! with a key, then `~` and a checksum. `SEATS` are the letters of the seats in the last sheet, or `-`.

use std::fmt;
use std::str::FromStr;

use base64ct::{Base64UrlUnpadded, Encoding as _};
use sha2::{Digest as _, Sha256};
use table::{Seat, Seats};

use super::{Last, Ledger, Place};
use crate::number::number;
use crate::scope::is_slug;
use crate::{LedgerError, MAX_ROOM, Scope};

/// The first segment.
const KIND: &str = "ledger";

/// The format that this program reads and writes.
const FORMAT: u32 = 1;

impl fmt::Display for Ledger {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let body = body(self);
        write!(f, "{body}~{}", checksum(&body))
    }
}

impl FromStr for Ledger {
    type Err = LedgerError;

    fn from_str(text: &str) -> Result<Ledger, LedgerError> {
        let rest = text.strip_prefix(KIND).and_then(|rest| rest.strip_prefix('.')).ok_or(LedgerError::NotALedger)?;
        let format = rest.split('.').next().and_then(number::<u32>).ok_or(LedgerError::NotALedger)?;
        if format > FORMAT {
            return Err(LedgerError::NewerFormat);
        }
        let (body, _) = text.rsplit_once('~').ok_or(LedgerError::Damaged)?;
        // What would be written otherwise, or with another checksum, was not written by this program.
        read(body).filter(|ledger| ledger.to_string() == text).ok_or(LedgerError::Damaged)
    }
}

fn body(ledger: &Ledger) -> String {
    let Ledger { scope, room, counter, seats, places } = ledger;
    let (game, version, table) = (scope.game(), scope.version(), scope.table());
    let seats = match seats.is_empty() {
        true => "-".to_owned(),
        false => seats.iter().map(|seat| seat.to_string()).collect(),
    };
    let mut text = format!("{KIND}.{FORMAT}.{game}.{version}.{table}.{room}.{counter}.{seats}");
    for (seat, Place { key, last }) in places {
        text += &format!(".{seat}:{}", key.written());
        if let Some(Last { epoch, digest }) = last {
            text += &format!(":{epoch}:{}", Base64UrlUnpadded::encode_string(digest));
        }
    }
    text
}

fn read(body: &str) -> Option<Ledger> {
    let segments: Vec<&str> = body.split('.').collect();
    let [KIND, _, game, version, table, room, counter, seats, places @ ..] = segments.as_slice() else { return None };
    if !is_slug(game) {
        return None;
    }
    let scope = Scope::new(game, number(version)?, number(table)?);
    let room = number(room).filter(|room| (1..=MAX_ROOM).contains(room))?;
    let counter = number(counter)?;
    let seats = match *seats {
        "-" => Seats::NONE,
        letters => letters.chars().map(|letter| letter.to_string().parse().ok()).collect::<Option<_>>()?,
    };
    let places = places.iter().map(|place| read_place(place)).collect::<Option<_>>()?;
    let ledger = Ledger { scope, room, counter, seats, places };
    let sound = |(seat, place): (&Seat, &Place)| {
        place.last.is_none_or(|last| seats.contains(*seat) && (1..=counter).contains(&last.epoch))
    };
    (ledger.places.iter().all(sound) && seats.is_empty() == (counter == 0)).then_some(ledger)
}

fn read_place(text: &str) -> Option<(Seat, Place)> {
    let fields: Vec<&str> = text.split(':').collect();
    let (seat, key, last) = match fields[..] {
        [seat, key] => (seat, key, None),
        [seat, key, epoch, digest] => {
            let digest = Base64UrlUnpadded::decode_vec(digest).ok()?.try_into().ok()?;
            (seat, key, Some(Last { epoch: number(epoch)?, digest }))
        }
        _ => return None,
    };
    Some((seat.parse().ok()?, Place { key: key.parse().ok()?, last }))
}

/// The first 9 bytes of SHA-256, as 12 characters of base64url. It finds damage, not tampering.
fn checksum(body: &str) -> String {
    Base64UrlUnpadded::encode_string(&Sha256::digest(body)[..9])
}
