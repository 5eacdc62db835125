//! What the arguments of several commands have in common: a game and a language.

use anyhow::{Context as _, Result};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use games::IDS;
use table::Lang;

/// The entry of the game with this slug in a command's list of all games.
pub(crate) fn of_game<T: Copy>(games: &[(&str, T)], id: &str) -> Result<T> {
    let found = games.iter().find(|(game, _)| *game == id).map(|(_, entry)| *entry);
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
