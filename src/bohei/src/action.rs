//! What a player can do.

use std::fmt;
use std::str::FromStr;

use table::{Seat, Side, shortened};

use crate::{Answer, Card, ParseError, Slot};

/// An act of Bohei.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Phase 1, or a reward: draw. Written `z`.
    Draw,
    /// Do nothing more in a phase or a reward: no card in phase 1, nothing in phase 3, no more reward. Written `p`.
    Pass,
    /// Phase 2: put a rule card into a slot, the closing one too; the extra slot lies beside the others and needs none.
    /// Written `r12A`, `r16`.
    Enact(Card, Option<Slot>),
    /// Phase 3: play an action or a challenge. Written `k20`.
    Play(Card),
    /// Choose a player: the one an action is aimed at, the opponent, the third person. Written `qb`.
    Choose(Seat),
    /// Tick a player as having the trait that an action goes by, or take the tick away. Written `tb`.
    Tick(Seat),
    /// Confirm the ticks; written `g`.
    Go,
    /// Do what is ordered; written `y`.
    Accept,
    /// Reach for a card as an answer; whether it is held shows behind the curtain. Written `fn`, `fo`.
    Reach(Answer),
    /// Play the card one has reached for; written `an`, `ao`.
    Answer(Answer),
    /// Put the hand down again without a card; written `b`.
    Back,
    /// Discard a card: because it is ordered, or as a reward. Written as the card, `20`.
    Discard(Card),
    /// The challenge was won by this player; written `wb`.
    Won(Seat),
    /// In a challenge of the group this player is out; written `ob`.
    Out(Seat),
    /// The challenge has no clear result and is played again; written `n`.
    Again,
    /// The challenge is called off, without a reward; written `c`.
    CallOff,
    /// "Bohei!"; written `B`.
    Bohei,
    /// Report a breach of a rule by this player, or confirm one; written `vb`.
    Report(Seat),
}

impl table::Action for Action {
    fn side(&self) -> Side {
        match self {
            Action::Enact(..) | Action::Play(_) | Action::Answer(_) | Action::Back | Action::Discard(_) => {
                Side::Private
            }
            _ => Side::Open,
        }
    }

    fn kind(&self) -> &'static str {
        match self {
            Action::Draw => "draw",
            Action::Pass => "pass",
            Action::Enact(..) => "enact",
            Action::Play(_) => "play",
            Action::Choose(_) => "choose",
            Action::Tick(_) => "tick",
            Action::Go => "go",
            Action::Accept => "accept",
            Action::Reach(_) => "reach",
            Action::Answer(_) => "answer",
            Action::Back => "back",
            Action::Discard(_) => "discard",
            Action::Won(_) => "won",
            Action::Out(_) => "out",
            Action::Again => "again",
            Action::CallOff => "call-off",
            Action::Bohei => "bohei",
            Action::Report(_) => "report",
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw => f.write_str("z"),
            Action::Pass => f.write_str("p"),
            Action::Enact(card, None) => write!(f, "r{card}"),
            Action::Enact(card, Some(slot)) => write!(f, "r{card}{slot}"),
            Action::Play(card) => write!(f, "k{card}"),
            Action::Choose(seat) => write!(f, "q{seat}"),
            Action::Tick(seat) => write!(f, "t{seat}"),
            Action::Go => f.write_str("g"),
            Action::Accept => f.write_str("y"),
            Action::Reach(answer) => write!(f, "f{answer}"),
            Action::Answer(answer) => write!(f, "a{answer}"),
            Action::Back => f.write_str("b"),
            Action::Discard(card) => write!(f, "{card}"),
            Action::Won(seat) => write!(f, "w{seat}"),
            Action::Out(seat) => write!(f, "o{seat}"),
            Action::Again => f.write_str("n"),
            Action::CallOff => f.write_str("c"),
            Action::Bohei => f.write_str("B"),
            Action::Report(seat) => write!(f, "v{seat}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let alone = match text {
            "z" => Some(Action::Draw),
            "p" => Some(Action::Pass),
            "g" => Some(Action::Go),
            "y" => Some(Action::Accept),
            "b" => Some(Action::Back),
            "n" => Some(Action::Again),
            "c" => Some(Action::CallOff),
            "B" => Some(Action::Bohei),
            _ => None,
        };
        if let Some(action) = alone {
            return Ok(action);
        }
        let mut letters = text.chars();
        let kind = letters.next().ok_or_else(|| ParseError::Action(shortened(text)))?;
        let rest = letters.as_str();
        let seat = || rest.parse::<Seat>().ok();
        let action = match kind {
            'r' => enact(rest),
            'k' => rest.parse().ok().map(Action::Play),
            'q' => seat().map(Action::Choose),
            't' => seat().map(Action::Tick),
            'f' => rest.parse().ok().map(Action::Reach),
            'a' => rest.parse().ok().map(Action::Answer),
            'w' => seat().map(Action::Won),
            'o' => seat().map(Action::Out),
            'v' => seat().map(Action::Report),
            _ => text.parse().ok().map(Action::Discard),
        };
        action.ok_or_else(|| ParseError::Action(shortened(text)))
    }
}

/// `12A`, `16`.
fn enact(text: &str) -> Option<Action> {
    let card = text.trim_end_matches(|letter: char| letter.is_ascii_uppercase());
    let slot = text.get(card.len()..).filter(|slot| !slot.is_empty());
    let slot = slot.map(str::parse).transpose().ok()?;
    Some(Action::Enact(card.parse().ok()?, slot))
}
