//! The regulars of the house who can take a seat.

use bots::{Bot, HasBots, Level, Sitting};
use table::{Game, Localized};

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
}

impl<G: HasBots> Regulars<G> {
    /// The bots that come with the rules.
    #[must_use]
    pub const fn of_the_house() -> Regulars<G> {
        Regulars { bot: G::bot, about: G::about }
    }
}
