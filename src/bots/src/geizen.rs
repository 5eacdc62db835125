//! Regulars of Geizen.

use geizen::Geizen;
use table::Localized;

use crate::bot::{Bot, Sitting};
use crate::level::{HasBots, Level};
use crate::random::Random;

impl HasBots for Geizen {
    fn playouts(_level: Level) -> u32 {
        0
    }

    fn bot(sitting: &Sitting<'_, Geizen>, _level: Level) -> Box<dyn Bot<Geizen>> {
        Random::bot(sitting)
    }

    fn simple(sitting: &Sitting<'_, Geizen>) -> Box<dyn Bot<Geizen>> {
        Random::bot(sitting)
    }

    fn about(_level: Level) -> Localized {
        Localized { de: "", en: "" }
    }
}
