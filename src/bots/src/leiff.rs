//! Regulars of Leiff: expected values, and cards that fade from memory.
//!
//! A player believes of every card that lies face down that it is this one, about so high, or any that is not accounted for
//! (`memory`), and values acts in points (`estimate`). Nothing is searched, so no playouts are needed.
//!
//! What a bot weighs is in points by which its side does better against the average of the others; "Leiff!" is weighed with
//! 20 once it is to be called.

mod estimate;
mod memory;
mod player;

use leiff::Leiff;
use table::Localized;

use crate::bot::{Bot, Sitting};
use crate::level::{HasBots, Level};
use memory::Fading;
use player::{Player, Style};

impl HasBots for Leiff {
    fn playouts(_level: Level) -> u32 {
        0
    }

    fn bot(sitting: &Sitting<'_, Leiff>, level: Level) -> Box<dyn Bot<Leiff>> {
        Box::new(Player::new(sitting, style(level)))
    }

    fn unit(_level: Level) -> Localized {
        Localized { de: "Punkte Vorsprung", en: "points ahead" }
    }

    fn simple(sitting: &Sitting<'_, Leiff>) -> Box<dyn Bot<Leiff>> {
        Box::new(Player::new(sitting, SIMPLE))
    }

    fn about(level: Level) -> Localized {
        match level {
            Level::Apprentice => Localized {
                de: "Vergisst schnell, was wo liegt, schaut nur auf die eigenen Karten und wirft oft zu spät ab.",
                en: "Soon forgets what lies where, looks at the own cards only, and often matches too late.",
            },
            Level::Regular => Localized {
                de: "Merkt sich das meiste, auch von euch, und verpasst nur manchmal eine Karte.",
                en: "Remembers most of it, of your cards too, and misses a card only sometimes.",
            },
            Level::Host => Localized {
                de: "Vergisst nichts Eigenes, rechnet mit euren Karten und ruft „Leiff!“, sobald es sich lohnt.",
                en: "Forgets nothing of her own, reckons with your cards, and calls “Leiff!” as soon as it pays.",
            },
        }
    }
}

fn style(level: Level) -> Style {
    match level {
        Level::Apprentice => Style {
            fading: Fading { own: 25, others: 1 },
            others: false,
            call: 9.0,
            keenness: 0.0,
            slack: 1.0,
            reacts: [2_000, 3_000, 50],
        },
        Level::Regular => Style {
            fading: Fading { own: 120, others: 40 },
            others: true,
            call: 0.65,
            keenness: 0.8,
            slack: 0.5,
            reacts: [1_600, 2_400, 20],
        },
        Level::Host => Style {
            fading: Fading { own: 0, others: 250 },
            others: true,
            call: 0.85,
            keenness: 1.6,
            slack: 0.0,
            reacts: [1_300, 1_700, 5],
        },
    }
}

/// Never forgets an own card, thinks of nobody else, and calls from a fixed sum on.
const SIMPLE: Style = Style {
    fading: Fading { own: 0, others: 1 },
    others: false,
    call: 9.0,
    keenness: 0.0,
    slack: 0.0,
    reacts: [1_600, 2_400, 10],
};
