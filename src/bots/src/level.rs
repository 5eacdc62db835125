//! The levels of the regulars, and which games have some.

use table::{Game, Localized};

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

/// A game that has regulars. A game that lives from the room, as Bohei does, has none.
pub trait HasBots: Game {
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
