//! What `cargo playouts`, `cargo replay` and `cargo scene` do with each game.

use std::ops::RangeInclusive;

use anyhow::{Context as _, Result};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use table::laws::{Lawful, Report};
use table::{Lang, Scene, Seat, Words};
use xtask::games::IDS;

use crate::playouts::{self, Playouts};
use crate::{replay, scene};

/// The functions of a game for the text commands.
pub(crate) struct TextCommands {
    /// The slug.
    pub(crate) id: &'static str,
    /// How many can play.
    pub(crate) seats: RangeInclusive<u8>,
    /// Random games at a table for so many.
    pub(crate) playouts: fn(u8, &Playouts) -> Result<Report>,
    /// A record as text, as this seat sees it, or else everybody.
    pub(crate) replay: fn(&str, Option<Seat>, Lang) -> Result<String>,
    /// What acts make of a position.
    pub(crate) scene: fn(&str, &str, Lang) -> Result<String>,
}

macro_rules! table {
    ($($game:ty,)*) => {
        const GAMES: &[TextCommands] = &[$(TextCommands::of::<$game>()),*];
    };
}
xtask::for_each_game!(table);

impl TextCommands {
    const fn of<G: Lawful + Scene + Words>() -> TextCommands {
        TextCommands {
            id: G::ID,
            seats: G::SEATS,
            playouts: playouts::of_game::<G>,
            replay: replay::of_game::<G>,
            scene: scene::of_game::<G>,
        }
    }
}

/// The game with this slug.
pub(crate) fn game(id: &str) -> Result<&'static TextCommands> {
    let found = GAMES.iter().find(|game| game.id == id);
    found.with_context(|| format!("There is no game '{id}'; known are: {}.", IDS.join(", ")))
}

/// Reads the slug of a game from the command line.
pub(crate) fn game_parser() -> impl TypedValueParser<Value = String> {
    PossibleValuesParser::new(IDS.iter().copied())
}

/// Reads a language from the command line.
pub(crate) fn lang_parser() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(["de", "en"]).map(|code| if code == "en" { Lang::En } else { Lang::De })
}
