//! Lies that a reveal shows: one that is caught, and a great one that worked.

use ::larry::{Card, Reveal};
use ::table::Seat;

/// Who has lied with the last card, if that was found out. Whoever has only added to the lie of somebody else has not.
pub(super) fn caught(reveal: &Reveal) -> Option<Seat> {
    let at = reveal.cards.len().checked_sub(1)?;
    let last = reveal.cards[at];
    (!reveal.right && last.card != Card::Aetsch && off(reveal, at) != 0).then_some(last.seat)
}

/// A lie that nobody has doubted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Passed {
    /// Whose.
    pub(super) seat: Seat,
    /// The sum that was said.
    pub(super) said: i8,
    /// What an honest player would have said.
    pub(super) honest: i8,
}

/// By how much a lie must be off to be told at the reveal.
const GREAT: i8 = 3;

/// The greatest lie below the last card.
pub(super) fn passed(reveal: &Reveal) -> Option<Passed> {
    let below = 0..reveal.cards.len().saturating_sub(1);
    let greatest = below.filter(|at| lie(reveal, *at).unsigned_abs() >= GREAT as u8).rev();
    let at = greatest.max_by_key(|at| lie(reveal, *at).unsigned_abs())?;
    let turned = reveal.cards[at];
    Some(Passed { seat: turned.seat, said: turned.said, honest: turned.said - lie(reveal, at) })
}

/// By how much the sum that was said with a card of the pile was off what an honest player would have said.
fn off(reveal: &Reveal, at: usize) -> i8 {
    let turned = reveal.cards[at];
    let before = at.checked_sub(1).map_or(0, |before| reveal.cards[before].said);
    turned.said - before - turned.card.value().unwrap_or(0)
}

/// The same of a lie. A sum that was true after all is none, and none is told from an Ätsch on, which makes sums right.
fn lie(reveal: &Reveal, at: usize) -> i8 {
    let turned = reveal.cards[at];
    let aetsch = reveal.cards[..=at].iter().any(|turned| turned.card == Card::Aetsch);
    if aetsch || turned.said == turned.sum { 0 } else { off(reveal, at) }
}
