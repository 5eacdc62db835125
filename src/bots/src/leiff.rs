//! Regulars of Leiff.

use leiff::Leiff;
use table::Localized;

use crate::bot::{Bot, Sitting};
use crate::level::{HasBots, Level};
use crate::random::Random;

impl HasBots for Leiff {
    fn playouts(_level: Level) -> u32 {
        0
    }

    fn bot(sitting: &Sitting<'_, Leiff>, _level: Level) -> Box<dyn Bot<Leiff>> {
        Random::bot(sitting)
    }

    fn simple(sitting: &Sitting<'_, Leiff>) -> Box<dyn Bot<Leiff>> {
        Random::bot(sitting)
    }

    fn about(_level: Level) -> Localized {
        Localized { de: "", en: "" }
    }
}
