//! Why something is not read, sealed or opened. No error repeats a key or a hand.

use table::Seat;
use thiserror::Error;

/// Why a key link cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum KeyLinkError {
    /// The text does not have the six segments of a key link, `hand` first.
    #[error("this is no link of a hand")]
    NotALink,
    /// The game is not 1 to 16 lower-case letters.
    #[error("the link names no game")]
    Game,
    /// The rules version is no number from 0 to 65535.
    #[error("the link names no version of the rules")]
    Version,
    /// The table is no number from 0 to 4294967295.
    #[error("the link names no table")]
    Table,
    /// The seat is no letter from `a` to `h`.
    #[error("the link names no seat")]
    Seat,
    /// The key is not the 22 characters of 16 bytes in base64url.
    #[error("the key in the link is damaged")]
    Key,
}

/// Why a sheet cannot be read or opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum SheetError {
    /// The text does not begin with `sheet.`, a game and a rules version.
    #[error("this is no code of a sealed table")]
    NotASheet,
    /// The digits are not those of a sheet.
    #[error("the code of the table is damaged")]
    Damaged,
    /// The sheet has a format that is newer than this program.
    #[error("the code of the table needs a newer version of this program")]
    NewerFormat,
    /// The sheet is about another game.
    #[error("the code is about another game")]
    OtherGame,
    /// The table plays by older rules than the link says.
    #[error("the table plays by older rules")]
    OlderRules,
    /// The table plays by newer rules than the link says.
    #[error("the table plays by newer rules")]
    NewerRules,
    /// The sheet belongs to another table.
    #[error("the code belongs to another table")]
    OtherTable,
    /// The sheet has no hand for this seat.
    #[error("the code has no hand for seat {0}")]
    NotInIt(Seat),
    /// The phone has already shown a newer sheet.
    #[error("the code is older than what is shown")]
    Older,
    /// The hand was sealed with another key, or the sheet was changed.
    #[error("the hand in the code does not fit this key")]
    WrongKey,
    /// The hand says that it has more codes than there is room for.
    #[error("the hand in the code has too many codes")]
    TooManyCodes,
}

/// Why hands cannot be sealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum SealError {
    /// There is no hand to seal.
    #[error("there is no hand to seal")]
    Nobody,
    /// The seat has no key.
    #[error("seat {0} has no key")]
    NoKey(Seat),
    /// The seat is given two hands.
    #[error("seat {0} has two hands")]
    Twice(Seat),
    /// The hand of this seat has more codes than the game has room for.
    #[error("the hand of seat {0} has too many codes")]
    TooManyCodes(Seat),
    /// The table has counted to 4294967295. A new table begins anew.
    #[error("the table cannot count further")]
    Exhausted,
}

/// Why a ledger cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum LedgerError {
    /// The text does not begin as a ledger does.
    #[error("this is no ledger of a sealed table")]
    NotALedger,
    /// The ledger was written by a newer program.
    #[error("the ledger needs a newer version of this program")]
    NewerFormat,
    /// The ledger is damaged.
    #[error("the ledger is damaged")]
    Damaged,
}
