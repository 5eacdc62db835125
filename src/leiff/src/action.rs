//! What a player can do.

use std::fmt;
use std::str::FromStr;

use table::{Seat, Side, shortened};

use crate::{Glass, ParseError, Place, Slot};

/// An act of Leiff.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// End the look at cards that only this player sees; written `k`.
    Seen,
    /// Call "Leiff!" instead of drawing; written `L`.
    Call,
    /// Draw from the draw pile, unseen by the others; written `z`.
    Draw,
    /// Draw the open card from the discard pile; written `l`.
    Take,
    /// Pass, because neither pile gives a card; written `p`.
    Pass,
    /// Swap the card from the draw pile with an own slot; written `s3`.
    Swap(Slot),
    /// Throw the card from the draw pile onto the discard pile, where it may have an effect; written `w`.
    Discard,
    /// Swap the card from the discard pile with an own slot; written `t3`.
    Put(Slot),
    /// Put the card from the discard pile back; written `r`.
    PutBack,
    /// Choose a card for what is going on: an effect, or the first peek of a team; written as the place, `b3`.
    Pick(Place),
    /// Choose a player for the effect; written `qb`.
    Choose(Seat),
    /// Use an effect that needs no choice of a card or a player: the Kellner, or the Dorfschönheit to drink along. Written
    /// `y`.
    Use,
    /// Invent a drinking rule with the Klatschtante; its text is a note beside the record. Written `i`.
    Invent,
    /// Swap all cards with the left neighbour, with the Dorfschönheit; written `v`.
    SwapHands,
    /// Decline an effect, or end the first peek; written `n`.
    Decline,
    /// Rotate the chosen player's cards by so many slots, 1 to n - 1, with the Kneipenphilosoph; written `o2`.
    Rotate(u8),
    /// At the end of the round, pick the own slot that the Magier moves; written `u3`.
    Offer(Slot),
    /// "Passt!": throw the own card in this slot onto the discard pile because it agrees with the top; written `m3`.
    Match(Slot),
    /// "Erwischt!": throw another player's card onto the discard pile because it agrees with the top; written `cb3`.
    Catch(Place),
    /// A team has talked: this player gets one more unseen card; written `jb`.
    Penalty(Seat),
    /// On from the scores to the next round, or to the end; written `g`.
    Next,
    /// Hand out one sip to this player; written `hb`.
    HandOut(Seat),
    /// Say what the own glass holds; written `Ga`, `Gw` or `Gn`.
    Fill(Glass),
    /// Tick off everything owed so far as done; written `V`.
    Done,
}

impl table::Action for Action {
    fn side(&self) -> Side {
        match self {
            Action::Seen | Action::Swap(_) | Action::Discard | Action::Rotate(_) | Action::Offer(_) => Side::Private,
            _ => Side::Open,
        }
    }

    fn kind(&self) -> &'static str {
        match self {
            Action::Seen => "seen",
            Action::Call => "call",
            Action::Draw => "draw",
            Action::Take => "take",
            Action::Pass => "pass",
            Action::Swap(_) => "swap",
            Action::Discard => "discard",
            Action::Put(_) => "put",
            Action::PutBack => "put-back",
            Action::Pick(_) => "pick",
            Action::Choose(_) => "choose",
            Action::Use => "use",
            Action::Invent => "invent",
            Action::SwapHands => "swap-hands",
            Action::Decline => "decline",
            Action::Rotate(_) => "rotate",
            Action::Offer(_) => "offer",
            Action::Match(_) => "match",
            Action::Catch(_) => "catch",
            Action::Penalty(_) => "penalty",
            Action::Next => "next",
            Action::HandOut(_) => "hand-out",
            Action::Fill(_) => "fill",
            Action::Done => "done",
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Seen => f.write_str("k"),
            Action::Call => f.write_str("L"),
            Action::Draw => f.write_str("z"),
            Action::Take => f.write_str("l"),
            Action::Pass => f.write_str("p"),
            Action::Swap(slot) => write!(f, "s{slot}"),
            Action::Discard => f.write_str("w"),
            Action::Put(slot) => write!(f, "t{slot}"),
            Action::PutBack => f.write_str("r"),
            Action::Pick(place) => write!(f, "{place}"),
            Action::Choose(seat) => write!(f, "q{seat}"),
            Action::Use => f.write_str("y"),
            Action::Invent => f.write_str("i"),
            Action::SwapHands => f.write_str("v"),
            Action::Decline => f.write_str("n"),
            Action::Rotate(steps) => write!(f, "o{steps}"),
            Action::Offer(slot) => write!(f, "u{slot}"),
            Action::Match(slot) => write!(f, "m{slot}"),
            Action::Catch(place) => write!(f, "c{place}"),
            Action::Penalty(seat) => write!(f, "j{seat}"),
            Action::Next => f.write_str("g"),
            Action::HandOut(seat) => write!(f, "h{seat}"),
            Action::Fill(glass) => write!(f, "G{glass}"),
            Action::Done => f.write_str("V"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let alone = match text {
            "k" => Some(Action::Seen),
            "L" => Some(Action::Call),
            "z" => Some(Action::Draw),
            "l" => Some(Action::Take),
            "p" => Some(Action::Pass),
            "w" => Some(Action::Discard),
            "r" => Some(Action::PutBack),
            "y" => Some(Action::Use),
            "i" => Some(Action::Invent),
            "v" => Some(Action::SwapHands),
            "n" => Some(Action::Decline),
            "g" => Some(Action::Next),
            "V" => Some(Action::Done),
            _ => None,
        };
        if let Some(action) = alone {
            return Ok(action);
        }
        let mut letters = text.chars();
        let kind = letters.next().ok_or_else(|| ParseError::Action(shortened(text)))?;
        let rest = letters.as_str();
        let slot = || rest.parse::<Slot>().ok();
        let seat = || rest.parse::<Seat>().ok();
        let action = match kind {
            's' => slot().map(Action::Swap),
            't' => slot().map(Action::Put),
            'u' => slot().map(Action::Offer),
            'm' => slot().map(Action::Match),
            'q' => seat().map(Action::Choose),
            'j' => seat().map(Action::Penalty),
            // `h1` is the first card of seat h, `hb` a sip for seat b.
            'h' if seat().is_some() => seat().map(Action::HandOut),
            'o' => rest.parse().ok().map(Action::Rotate),
            // `c1` is the first card of seat c, `cb1` a catch.
            'c' if rest.starts_with(|letter: char| letter.is_ascii_alphabetic()) => {
                rest.parse().ok().map(Action::Catch)
            }
            'G' => rest.parse().ok().map(Action::Fill),
            _ => text.parse().ok().map(Action::Pick),
        };
        // Only the text that would be written is read.
        action.filter(|action| action.to_string() == text).ok_or_else(|| ParseError::Action(shortened(text)))
    }
}
