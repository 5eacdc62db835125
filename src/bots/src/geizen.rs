//! Regulars of Geizen: the turn is solved.
//!
//! A turn has 252 ends and 210 sets of kept dice before, so what every keep is worth follows exactly from what the ends are worth
//! ([`Lattice`]). The landlady wants the best chance to win ([`Chances`]), the regular the most chips of this turn, and the
//! apprentice does not reckon with what will be rolled. Nothing is searched, so no playouts are needed.
//!
//! What a bot weighs is in percent of a victory for the landlady, in chips for the others.

mod chance;
mod lattice;
mod player;
mod review;

pub use chance::{BOARDS, CHANCES, Chances, LEAD, MOST, STEPS, board_number, cell};
pub use lattice::{Lattice, Values, Worth};
pub use player::{Solver, Weighing};

use geizen::Geizen;
use table::Localized;

use crate::bot::{Bot, Sitting};
use crate::level::{HasBots, Level, Review};

impl HasBots for Geizen {
    fn playouts(_level: Level) -> u32 {
        0
    }

    fn bot(sitting: &Sitting<'_, Geizen>, level: Level) -> Box<dyn Bot<Geizen>> {
        player::regular(sitting.seat, level)
    }

    const REVIEW: Option<Review<Geizen>> = Some(review::review);

    fn unit(level: Level) -> Localized {
        match level {
            Level::Host => Localized { de: "Siege von 100", en: "victories in 100" },
            _ => Localized { de: "Chips", en: "chips" },
        }
    }

    fn simple(sitting: &Sitting<'_, Geizen>) -> Box<dyn Bot<Geizen>> {
        player::simple(sitting.seat)
    }

    fn about(level: Level) -> Localized {
        match level {
            Level::Apprentice => Localized {
                de: "Zählt, was die Würfel jetzt kosten, und hofft für den Rest.",
                en: "Counts what the dice cost now, and hopes for the rest.",
            },
            Level::Regular => Localized {
                de: "Rechnet den ganzen Zug durch, denkt aber nicht an den nächsten.",
                en: "Works the whole turn out, but does not think of the next one.",
            },
            Level::Host => Localized {
                de: "Rechnet den ganzen Zug durch und weiß, was der Plan danach für alle wert ist.",
                en: "Works the whole turn out and knows what the board is worth to everybody afterwards.",
            },
        }
    }
}
