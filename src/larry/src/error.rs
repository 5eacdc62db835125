//! Why an act is refused.

use std::fmt;

use table::{Lang, Seat, Words};

use crate::{Card, Larry};

/// The rule that forbids an act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Error {
    /// Only the player on turn plays, doubts or accepts.
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// After a last card there is only doubting or accepting.
    AnswerFirst,
    /// After Give one a card is given away, or nothing.
    GiveFirst,
    /// Accepting is an act only after a last card; else playing on is accepting.
    NothingToAccept,
    /// Only after Give one is a card given away, or nothing.
    NothingToGive,
    /// There is nothing to doubt while the pile is empty.
    NothingToDoubt,
    /// What is not in hand cannot be played.
    NotInHand {
        /// What was asked for.
        card: Card,
    },
    /// No sum passes the limit.
    AboveLimit {
        /// The limit.
        limit: i8,
    },
    /// No sum is said that no pile of this height can have.
    TooLow {
        /// The lowest sum that may be said.
        least: i8,
    },
    /// An Open-play card lies before the player: a number card must be laid openly.
    MustBeOpen,
    /// Number cards are laid openly only before an Open-play card.
    MustBeHidden,
    /// Only a number card fulfils an Open-play card.
    NotANumber {
        /// What was asked for.
        card: Card,
    },
    /// Open play and Draw two are played against another player, and a gift is for another player.
    OthersOnly,
    /// Give one is not played openly as the last or last but one card.
    TooFewToGive,
    /// "Larry!" is said by itself.
    SaysItself,
    /// "Larry!" is not asked for with such a large hand.
    TooManyToShout,
    /// With Give one, "Larry!" belongs to the act that gives, or gives nothing.
    ShoutWhenGiving,
}

/// The sentence of the page in English, with letters for the seats.
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Larry::refusal(self, Lang::En).plain(&[]))
    }
}

impl std::error::Error for Error {}
