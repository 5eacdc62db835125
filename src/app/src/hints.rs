//! Hints for those who play for the first time: the switch for them, and who has read which.

use game_ui::GameInfo;
use platform::json::Lenient;
use serde::{Deserialize, Serialize};
use ui::Switch;
use yew::prelude::*;

use crate::context::use_app;
use crate::settings::SettingsChange;
use crate::store::{read_list, write_list};

const KEY: &str = "stammtisch.hints";

/// Of so many names is known what they have read, those of the last readers.
const READERS: usize = 24;

/// So many hints are known of each name; all games together have fewer.
const READ: usize = 64;

/// Who has read which hints.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct ReadHints(Vec<Reader>);

/// What somebody has read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Reader {
    name: String,
    /// The game and the hint, "leiff.draw", the latest last.
    #[serde(default)]
    read: Vec<String>,
}

impl ReadHints {
    /// What this device knows; a damaged entry is as if nobody had read.
    pub(crate) fn load() -> ReadHints {
        let all: Vec<Lenient<Reader>> = read_list(KEY).unwrap_or_default();
        ReadHints(all.into_iter().filter_map(Lenient::whole).collect())
    }

    /// Whether somebody of this name has read a hint of a game.
    pub(crate) fn has(&self, name: &str, game: &str, hint: &str) -> bool {
        let id = id(game, hint);
        self.0.iter().any(|reader| ui::names::same(&reader.name, name) && reader.read.contains(&id))
    }

    /// Remembers that somebody of this name has read a hint of a game.
    pub(crate) fn add(&mut self, name: &str, game: &str, hint: &str) {
        if self.has(name, game, hint) {
            return;
        }
        let known = self.0.iter().position(|reader| ui::names::same(&reader.name, name));
        let mut reader = match known {
            Some(at) => self.0.remove(at),
            None => Reader { name: name.to_owned(), read: Vec::new() },
        };
        reader.read.push(id(game, hint));
        let over = reader.read.len().saturating_sub(READ);
        reader.read.drain(..over);
        self.0.insert(0, reader);
        self.0.truncate(READERS);
    }

    /// Writes it to the device.
    pub(crate) fn save(&self) {
        write_list(KEY, self.0.clone());
    }
}

fn id(game: &str, hint: &str) -> String {
    format!("{game}.{hint}")
}

/// What a [`HintSwitch`] switches.
#[derive(Properties, PartialEq)]
pub(crate) struct HintSwitchProps {
    /// The game whose hints they are.
    pub(crate) game: &'static GameInfo,
    /// Whether they are on where nobody has said it yet.
    #[prop_or_default]
    pub(crate) standard: bool,
}

/// The switch for the hints of a game.
#[component]
pub(crate) fn HintSwitch(HintSwitchProps { game, standard }: &HintSwitchProps) -> Html {
    let app = use_app();
    let (lang, id) = (app.lang(), game.id);
    let on = app.settings.of(id).hints.unwrap_or(*standard);
    html! {
        <Switch title={lang.select("Hinweise in der ersten Runde", "Hints in the first round")}
            hint={lang.select(
                "Ein Satz, wenn etwas zum ersten Mal geht; für jeden Namen einmal",
                "A sentence when something is possible for the first time; once for each name",
            )}
            {on} onclick={app.setting(SettingsChange::Hints(id, !on))} />
    }
}

#[cfg(test)]
mod tests {
    use platform::json;

    use super::*;

    #[test]
    fn each_name_reads_for_itself_and_each_game_has_its_own_hints() {
        let mut read = ReadHints::default();
        read.add("Mira", "leiff", "draw");
        read.add("Jonas", "leiff", "call");
        assert!(read.has("Mira", "leiff", "draw") && read.has(" MIRA", "leiff", "draw"));
        assert!(!read.has("Jonas", "leiff", "draw") && !read.has("Mira", "bohei", "draw"));
        let written = json::write(&read.0).expect("it can be written");
        assert_eq!(json::read::<Vec<Reader>>(&written), Some(read.0));
    }

    #[test]
    fn no_more_is_kept_than_fits() {
        let mut read = ReadHints::default();
        for reader in 0..2 * READERS {
            for hint in 0..2 * READ {
                read.add(&format!("Gast {reader}"), "leiff", &hint.to_string());
            }
        }
        assert_eq!(read.0.len(), READERS);
        assert!(read.0.iter().all(|reader| reader.read.len() == READ));
        let last = format!("Gast {}", 2 * READERS - 1);
        assert!(read.has(&last, "leiff", &(2 * READ - 1).to_string()) && !read.has("Gast 0", "leiff", "127"));
    }
}
