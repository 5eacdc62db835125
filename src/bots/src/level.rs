//! The levels of the regulars, and which games have some.

use table::{Game, Localized, Record, Seat};

use crate::bot::{Bot, Sitting};

/// How well a regular plays. No level sees more than another: a weaker one chooses among good acts with weights, forgets,
/// or doubts too often.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// "Lehrling": knows the rules and the simplest plans.
    Apprentice,
    /// "Stammgast": plays well, with the faults of the evening.
    Regular,
    /// "Wirtin": plays as well as we know.
    Host,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 3] = [Level::Apprentice, Level::Regular, Level::Host];

    /// The word that stands for it in records and settings.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Level::Apprentice => "apprentice",
            Level::Regular => "regular",
            Level::Host => "host",
        }
    }

    /// The level of this [key](Level::key).
    #[must_use]
    pub fn from_key(key: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.key() == key)
    }

    /// What a regular of this level is called.
    #[must_use]
    pub fn name(self) -> Localized {
        match self {
            Level::Apprentice => Localized { de: "Lehrling", en: "Apprentice" },
            Level::Regular => Localized { de: "Stammgast", en: "Regular" },
            Level::Host => Localized { de: "Wirtin", en: "Landlady" },
        }
    }
}

/// Looks back at a game, turn by turn.
pub type Review<G> = fn(&Record<G>) -> Vec<TurnReview<<G as Game>::Action>>;

/// What luck and what choices brought in a turn, in the unit of [`Level::Regular`].
#[derive(Clone, PartialEq, Debug)]
pub struct TurnReview<A> {
    /// Whose turn it was.
    pub seat: Seat,
    /// What came otherwise than was to be expected.
    pub luck: f64,
    /// What the choices have cost against the best ones, at most 0.
    pub choices: f64,
    /// The choice that cost most, if one did.
    pub costliest: Option<Costly<A>>,
}

/// A choice that was not the best one.
#[derive(Clone, PartialEq, Debug)]
pub struct Costly<A> {
    /// Its line in the record.
    pub line: usize,
    /// What would have been the best act.
    pub best: A,
    /// What that would have brought more.
    pub cost: f64,
}

/// A game that has regulars. A game that lives from the room, as Bohei does, has none.
pub trait HasBots: Game {
    /// What looks back at a game that is over, where luck and choices can be told apart exactly.
    const REVIEW: Option<Review<Self>> = None;

    /// The most playouts that a regular of this level needs for one choice.
    fn playouts(level: Level) -> u32;

    /// A regular of this level.
    fn bot(sitting: &Sitting<'_, Self>, level: Level) -> Box<dyn Bot<Self>>;

    /// In what a regular of this level weighs its acts, as a look back names it.
    fn unit(level: Level) -> Localized;

    /// A simple player, with whom the regulars are measured: it looks one act ahead.
    fn simple(sitting: &Sitting<'_, Self>) -> Box<dyn Bot<Self>>;

    /// What a regular of this level can and cannot do, in one sentence.
    fn about(level: Level) -> Localized;
}
