//! What a player can do.

use std::fmt;
use std::str::FromStr;

use table::{Seat, Side, shortened};

use crate::{Card, ParseError};

/// An act of Larry. In the record a card is its sign, a minus is `_`, and a shouted "Larry!" is an `L` at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Lay a card face down and say a sum; `25` is the card 2 and the sum 5, `_17L` the card −1, the sum 7, and "Larry!".
    Lay {
        /// The card.
        card: Card,
        /// What is said, whatever the truth.
        sum: i8,
        /// Whether "Larry!" is shouted.
        larry: bool,
    },
    /// Lay a number card openly, because an Open-play card lies before the player; the sum follows. Written `2`.
    Show {
        /// The card.
        card: Card,
        /// Whether "Larry!" is shouted.
        larry: bool,
    },
    /// Play an action card openly; written as [`Played`] says.
    Play {
        /// The card, with its target if it has one.
        played: Played,
        /// Whether "Larry!" is shouted; with [`Card::GiveOne`] that belongs to the act after it.
        larry: bool,
    },
    /// After Give one was played openly: give this card away, written `g3b`.
    Give {
        /// The gift.
        card: Card,
        /// Who gets it.
        to: Seat,
        /// Whether "Larry!" is shouted.
        larry: bool,
    },
    /// After Give one was played openly: keep every card, written `n`.
    GiveNothing {
        /// Whether "Larry!" is shouted.
        larry: bool,
    },
    /// Doubt the last sum; written `d`.
    Doubt,
    /// Accept the sum under a last card; written `a`. At any other time playing on is accepting.
    Accept,
}

/// An action card that is played openly, with the player against whom it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Played {
    /// This player must lay the next number card openly; written `Ob`.
    OpenPlay(Seat),
    /// This player draws two cards; written `Db`.
    DrawTwo(Seat),
    /// A card is given away next, or nothing: [`Action::Give`] or [`Action::GiveNothing`]. Written `G`.
    GiveOne,
    /// Direction and limit change; written `R`.
    Reverse,
}

impl Played {
    /// This card, played against this player or against nobody; `None` if the card is not played so.
    #[must_use]
    pub fn new(card: Card, target: Option<Seat>) -> Option<Played> {
        match (card, target) {
            (Card::OpenPlay, Some(target)) => Some(Played::OpenPlay(target)),
            (Card::DrawTwo, Some(target)) => Some(Played::DrawTwo(target)),
            (Card::GiveOne, None) => Some(Played::GiveOne),
            (Card::Reverse, None) => Some(Played::Reverse),
            _ => None,
        }
    }

    /// The card.
    #[must_use]
    pub fn card(self) -> Card {
        match self {
            Played::OpenPlay(_) => Card::OpenPlay,
            Played::DrawTwo(_) => Card::DrawTwo,
            Played::GiveOne => Card::GiveOne,
            Played::Reverse => Card::Reverse,
        }
    }

    /// The player against whom it is played.
    #[must_use]
    pub fn target(self) -> Option<Seat> {
        match self {
            Played::OpenPlay(target) | Played::DrawTwo(target) => Some(target),
            Played::GiveOne | Played::Reverse => None,
        }
    }
}

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.card())?;
        self.target().map_or(Ok(()), |target| write!(f, "{target}"))
    }
}

impl Action {
    /// Whether "Larry!" is shouted with it.
    #[must_use]
    pub fn larry(&self) -> bool {
        match *self {
            Action::Lay { larry, .. }
            | Action::Show { larry, .. }
            | Action::Play { larry, .. }
            | Action::Give { larry, .. }
            | Action::GiveNothing { larry } => larry,
            Action::Doubt | Action::Accept => false,
        }
    }
}

impl table::Action for Action {
    fn side(&self) -> Side {
        match self {
            Action::Doubt | Action::Accept => Side::Open,
            _ => Side::Private,
        }
    }

    fn kind(&self) -> &'static str {
        match self {
            Action::Lay { .. } => "lay",
            Action::Show { .. } => "show",
            Action::Play { .. } => "play",
            Action::Give { .. } => "give",
            Action::GiveNothing { .. } => "give nothing",
            Action::Doubt => "doubt",
            Action::Accept => "accept",
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Lay { card, sum, .. } => {
                let minus = if sum < 0 { "_" } else { "" };
                write!(f, "{card}{minus}{}", sum.unsigned_abs())?;
            }
            Action::Show { card, .. } => write!(f, "{card}")?,
            Action::Play { played, .. } => write!(f, "{played}")?,
            Action::Give { card, to, .. } => write!(f, "g{card}{to}")?,
            Action::GiveNothing { .. } => f.write_str("n")?,
            Action::Doubt => f.write_str("d")?,
            Action::Accept => f.write_str("a")?,
        }
        f.write_str(if self.larry() { "L" } else { "" })
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        // Only the text that would be written is read.
        read(text).filter(|action| action.to_string() == text).ok_or_else(|| ParseError::Action(shortened(text)))
    }
}

fn read(text: &str) -> Option<Action> {
    let (act, larry) = text.strip_suffix('L').map_or((text, false), |act| (act, true));
    if let Some(gift) = act.strip_prefix('g') {
        let (card, to) = Card::read(gift)?;
        return Some(Action::Give { card, to: to.parse().ok()?, larry });
    }
    match act {
        "n" => return Some(Action::GiveNothing { larry }),
        "d" => return Some(Action::Doubt),
        "a" => return Some(Action::Accept),
        _ => {}
    }
    let (card, rest) = Card::read(act)?;
    Some(match rest {
        "" if card.is_action() => Action::Play { played: Played::new(card, None)?, larry },
        "" => Action::Show { card, larry },
        _ => match rest.parse() {
            Ok(target) => Action::Play { played: Played::new(card, Some(target))?, larry },
            Err(_) => Action::Lay { card, sum: rest.replacen('_', "-", 1).parse().ok()?, larry },
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn acts_are_written_in_few_signs() {
        let (card, b) = (Card::MinusOne, Seat::new(1));
        let written = |action: Action| {
            let text = action.to_string();
            assert_eq!(text.parse(), Ok(action));
            text
        };
        assert_eq!(written(Action::Lay { card, sum: 7, larry: true }), "_17L");
        assert_eq!(written(Action::Lay { card: Card::Aetsch, sum: -12, larry: false }), "A_12");
        assert_eq!(written(Action::Show { card, larry: false }), "_1");
        assert_eq!(written(Action::Play { played: Played::DrawTwo(b), larry: true }), "DbL");
        assert_eq!(written(Action::Play { played: Played::Reverse, larry: false }), "R");
        assert_eq!(written(Action::Give { card, to: b, larry: false }), "g_1b");
        assert_eq!([false, true].map(|larry| written(Action::GiveNothing { larry })), ["n", "nL"]);
        assert_eq!([Action::Doubt, Action::Accept].map(written), ["d", "a"]);
    }

    #[test]
    fn other_texts_are_no_acts() {
        for text in [
            "", "L", "dL", "aL", "5", "207", "2+7", "2_0", "2_", "27l", "27LL", "2i", "g3", "g3i", "gb", "2128", "D",
            "O", "Rb", "Gb", "3b", "Ab",
        ] {
            assert_eq!(text.parse::<Action>(), Err(ParseError::Action(text.to_owned())), "{text}");
        }
    }
}
