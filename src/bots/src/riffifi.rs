//! Regulars of Riffifi.

use riffifi::Riffifi;
use table::Localized;

use crate::bot::{Bot, Sitting};
use crate::level::{HasBots, Level};
use crate::random::Random;

impl HasBots for Riffifi {
    fn playouts(_level: Level) -> u32 {
        0
    }

    fn bot(sitting: &Sitting<'_, Riffifi>, _level: Level) -> Box<dyn Bot<Riffifi>> {
        Random::bot(sitting)
    }

    fn simple(sitting: &Sitting<'_, Riffifi>) -> Box<dyn Bot<Riffifi>> {
        Random::bot(sitting)
    }

    fn about(_level: Level) -> Localized {
        Localized { de: "", en: "" }
    }
}
