//! Why an act is refused.

use std::fmt;

use table::{Lang, Seat, Seats, Words};

use crate::{Card, Riffifi};

/// The rule that forbids an act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Error {
    /// Only the player on turn acts.
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
    },
    /// A card that still lies openly is collected for before the next is played.
    CollectFirst,
    /// No own card lies openly.
    NothingToCollect,
    /// So many of these equally rich owners must give one chip more.
    Choose {
        /// How many.
        more: u8,
        /// Of whom.
        tied: Seats,
    },
    /// The owners can pay equally, or the middle pays everything.
    NothingToChoose,
    /// The Officer acts before anything else happens.
    OfficerFirst,
    /// Cards are turned down by choice only with the Officer.
    NoOfficer,
    /// The Officer turns down cards that lie openly before others.
    NothingOpen {
        /// Who was asked.
        seat: Seat,
    },
    /// Only cards of the own hand are played.
    NotInHand {
        /// Which card was named.
        card: Card,
    },
    /// Only a card that would be turned down at once may be laid unseen.
    Show {
        /// Which card was named.
        card: Card,
    },
}

/// The sentence of the page in English, with letters for the seats.
impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Riffifi::refusal(self, Lang::En).plain(&[]))
    }
}

impl std::error::Error for Error {}
