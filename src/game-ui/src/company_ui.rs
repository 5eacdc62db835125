//! The regulars of the house who can take a seat.

use bots::{Bot, HasBots, Level, Review, Sitting};
use table::{Game, Localized, Sentence};

use crate::GameUi;

/// Which regulars play a game.
pub trait CompanyUi: GameUi {
    /// The regulars; nothing where nobody of the house can play.
    const REGULARS: Option<Regulars<Self::Game>> = None;
}

/// The regulars of a game.
pub struct Regulars<G: Game> {
    /// Seats one of this level.
    pub(crate) bot: fn(&Sitting<'_, G>, Level) -> Box<dyn Bot<G>>,
    /// What one of this level can and cannot do, in a sentence.
    pub(crate) about: fn(Level) -> Localized,
    /// In what one of this level weighs its acts.
    pub(crate) unit: fn(Level) -> Localized,
    /// What looks back at a game, where luck and choices can be told apart.
    pub(crate) review: Option<Review<G>>,
}

/// What luck and what choices brought a seat in a whole game.
pub struct SeatReview {
    /// What came otherwise than was to be expected.
    pub luck: f64,
    /// What the choices have cost against the best ones, at most 0.
    pub choices: f64,
    /// The choice that cost most: its line in the record, what would have been told of the best act, and what that would have brought more.
    pub costliest: Option<(u16, Sentence, f64)>,
}

/// What a regular weighed before an act.
pub struct Weighing {
    /// In what.
    pub unit: &'static str,
    /// The acts, the best first.
    pub acts: Vec<WeighedAct>,
}

/// An act that a regular weighed.
pub struct WeighedAct {
    /// As the record writes it.
    pub act: String,
    /// What would have been told of it to the regular.
    pub sentence: Sentence,
    /// What it seemed to be worth: the higher, the better.
    pub value: f64,
}

impl<G: HasBots> Regulars<G> {
    /// The bots that come with the rules.
    #[must_use]
    pub const fn of_the_house() -> Regulars<G> {
        Regulars { bot: G::bot, about: G::about, unit: G::unit, review: G::REVIEW }
    }
}
