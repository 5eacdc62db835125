//! Regulars of Larry.

use larry::Larry;
use table::Localized;

use crate::bot::{Bot, Sitting};
use crate::level::{HasBots, Level};
use crate::random::Random;

impl HasBots for Larry {
    fn playouts(_level: Level) -> u32 {
        0
    }

    fn bot(sitting: &Sitting<'_, Larry>, _level: Level) -> Box<dyn Bot<Larry>> {
        Random::bot(sitting)
    }

    fn simple(sitting: &Sitting<'_, Larry>) -> Box<dyn Bot<Larry>> {
        Random::bot(sitting)
    }

    fn about(_level: Level) -> Localized {
        Localized { de: "", en: "" }
    }
}
