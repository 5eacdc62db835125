//! Cards that have been laid, and what a doubt finds when it turns them.

use table::{Seat, Secret};

use crate::Card;

/// A card on the pile in the middle or on the discard pile.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Lying {
    pub(crate) seat: Seat,
    pub(crate) card: Card,
    pub(crate) up: Up,
}

/// What everybody can know of a card that was laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Up {
    /// It lies face down.
    Down,
    /// It lies face down, but an Open-play card lay before its player: it is no number card.
    NoNumber,
    /// It lies openly.
    Open,
}

impl Lying {
    /// The card for whoever may know it: all if it lies openly, else the one who laid it.
    pub(crate) fn secret(&self) -> Secret<Card> {
        if self.up == Up::Open { Secret::open(self.card) } else { Secret::of(self.seat, self.card) }
    }
}

/// A card on the pile in the middle, with the sum that was said.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Laid {
    pub(crate) lying: Lying,
    pub(crate) sum: i8,
}

/// The pile turned up, from the first card to the last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reveal {
    /// Every card with the sums up to it.
    pub cards: Vec<Turned>,
    /// The last sum that was said.
    pub said: i8,
    /// Whether it holds.
    pub right: bool,
    /// The rule that decides.
    pub rule: Rule,
}

/// A card of the pile, turned up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turned {
    /// Who laid it.
    pub seat: Seat,
    /// What it is.
    pub card: Card,
    /// The sum that was said with it.
    pub said: i8,
    /// The true sum up to here: Ätsch and action cards count 0.
    pub sum: i8,
}

/// What decides whether a sum holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// No Ätsch in the pile: the true sum decides.
    Sum,
    /// An odd number of Ätsch: every sum is right ("Mach' keinen Larry").
    Aetsch,
    /// An even number of Ätsch: they cancel each other and count 0, so the true sum decides.
    Cancelled,
}

impl Reveal {
    pub(crate) fn of(pile: &[Laid]) -> Reveal {
        let mut sum = 0;
        let cards: Vec<Turned> = pile
            .iter()
            .map(|&Laid { lying: Lying { seat, card, .. }, sum: said }| {
                sum += card.value().unwrap_or(0);
                Turned { seat, card, said, sum }
            })
            .collect();
        let said = pile.last().map_or(0, |laid| laid.sum);
        let mut reveal = Reveal { cards, said, right: sum == said, rule: Rule::Sum };
        match reveal.aetsch() {
            0 => {}
            aetsch if aetsch % 2 == 1 => (reveal.right, reveal.rule) = (true, Rule::Aetsch),
            _ => reveal.rule = Rule::Cancelled,
        }
        reveal
    }

    /// How many Ätsch cards lie in the pile.
    #[must_use]
    pub fn aetsch(&self) -> usize {
        self.cards.iter().filter(|turned| turned.card == Card::Aetsch).count()
    }

    /// The true sum of the whole pile.
    #[must_use]
    pub fn sum(&self) -> i8 {
        self.cards.last().map_or(0, |turned| turned.sum)
    }
}
