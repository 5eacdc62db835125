//! What a player can do.

use std::fmt;
use std::str::FromStr;

use table::{Seat, Seats, Side, shortened};

use crate::{Card, ParseError};

/// An act of Riffifi.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Collect what the own open card claims, and turn it down; written `k`. Where equally rich owners cannot pay equally,
    /// these give one chip more than the others: `kbd`.
    Collect(Seats),
    /// Play this card openly; written as the card, `r4`.
    Play(Card),
    /// Lay this card face down without showing it, because it would have to be turned down at once; written `_r7`.
    LayUnseen(Card),
    /// Turn down the open card of this player with the Officer; written `tb`. Or no card; written `t`.
    Turn(Option<Seat>),
}

impl table::Action for Action {
    fn side(&self) -> Side {
        match self {
            Action::Collect(_) | Action::Turn(_) => Side::Open,
            Action::Play(_) | Action::LayUnseen(_) => Side::Private,
        }
    }

    fn kind(&self) -> &'static str {
        match self {
            Action::Collect(_) => "collect",
            Action::Play(_) => "play",
            Action::LayUnseen(_) => "lay",
            Action::Turn(_) => "turn",
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Collect(more) => {
                f.write_str("k")?;
                more.iter().try_for_each(|seat| write!(f, "{seat}"))
            }
            Action::Play(card) => write!(f, "{card}"),
            Action::LayUnseen(card) => write!(f, "_{card}"),
            Action::Turn(Some(seat)) => write!(f, "t{seat}"),
            Action::Turn(None) => f.write_str("t"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let action = if let Some(card) = text.strip_prefix('_') {
            card.parse().ok().map(Action::LayUnseen)
        } else if text == "t" {
            Some(Action::Turn(None))
        } else if let Some(seat) = text.strip_prefix('t') {
            seat.parse().ok().map(|seat| Action::Turn(Some(seat)))
        } else if let Some(more) = text.strip_prefix('k') {
            let seats: Option<Seats> = more.chars().map(|letter| letter.to_string().parse().ok()).collect();
            seats.map(Action::Collect)
        } else {
            text.parse().ok().map(Action::Play)
        };
        // Only the text that would be written is read: no seat twice, and seats in order.
        action.filter(|action| action.to_string() == text).ok_or_else(|| ParseError::Action(shortened(text)))
    }
}
