//! What is remembered of each game.

use platform::json::{Lenient, lenient};
use serde::{Deserialize, Deserializer, Serialize};

use super::Settings;

/// What this device remembers of a game, whoever plays it.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct GameSettings {
    /// The slug of the game.
    game: String,
    /// The three pictures of the game are folded up at its setup.
    #[serde(default, deserialize_with = "flag")]
    pub folded: bool,
    /// Hints are shown; nothing before the first game of this kind.
    #[serde(default, deserialize_with = "lenient")]
    pub hints: Option<bool>,
}

/// Off where it is missing or damaged.
fn flag<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
    lenient(deserializer).map(Option::unwrap_or_default)
}

/// The entries that can be read.
pub(super) fn readable<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<GameSettings>, D::Error> {
    let all: Option<Vec<Lenient<GameSettings>>> = lenient(deserializer)?;
    Ok(all.into_iter().flatten().filter_map(Lenient::whole).collect())
}

impl Settings {
    /// What is remembered of the game with this slug.
    #[must_use]
    pub fn of(&self, game: &str) -> GameSettings {
        self.games.iter().find(|known| known.game == game).cloned().unwrap_or_default()
    }

    /// The same, to be changed.
    pub fn of_mut(&mut self, game: &str) -> &mut GameSettings {
        let known = self.games.iter().position(|known| known.game == game);
        let at = known.unwrap_or_else(|| {
            self.games.push(GameSettings { game: game.to_owned(), ..GameSettings::default() });
            self.games.len() - 1
        });
        &mut self.games[at]
    }
}
