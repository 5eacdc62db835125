//! What earlier builds of the site have left on devices and sent to others. `tests/fixtures/README.md` says which builds.

use std::fs;
use std::path::{Path, PathBuf};

use app::games::entry;
use app::store::{Save, name_of};
use serde::de::DeserializeOwned;
use table::Head;

/// What one build has written.
#[derive(Clone, Debug)]
pub struct OlderBuild {
    /// The name of its folder.
    pub name: String,
    /// Its folder.
    pub folder: PathBuf,
    /// The local storage: keys and texts.
    pub storage: Vec<(String, String)>,
    /// The file of its saved games.
    pub evening: String,
    /// What its links are about, and what stands behind their `#`.
    pub links: Vec<(String, String)>,
    /// What its own page said of its saved games, the latest first: `game, place | who is to act or has won | players`.
    pub said: Vec<String>,
}

/// Every build with a folder, the oldest first.
///
/// # Panics
/// If a folder cannot be read.
#[must_use]
pub fn older_builds() -> Vec<OlderBuild> {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures");
    let folders = fs::read_dir(&fixtures).expect("the folder of the fixtures");
    let mut folders: Vec<PathBuf> = folders.map(|entry| entry.expect("an entry").path()).collect();
    folders.retain(|path| path.is_dir());
    folders.sort();
    folders.into_iter().map(OlderBuild::read).collect()
}

impl OlderBuild {
    fn read(folder: PathBuf) -> OlderBuild {
        let text = |name: &str| {
            let path = folder.join(name);
            fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
        };
        let storage: serde_json::Map<String, serde_json::Value> =
            serde_json::from_str(&text("localstorage.json")).expect("keys and texts");
        let words = |value: serde_json::Value| value.as_str().expect("a text").to_owned();
        let link = |line: &str| line.split_once(": ").map(|(about, link)| (about.to_owned(), link.to_owned()));
        OlderBuild {
            name: folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default(),
            storage: storage.into_iter().map(|(key, value)| (key, words(value))).collect(),
            evening: text("evening.json"),
            links: text("links.txt").lines().map(|line| link(line).expect("what it is about, and the link")).collect(),
            said: text("said.txt").lines().map(str::to_owned).collect(),
            folder,
        }
    }

    /// What it has stored under a key.
    ///
    /// # Panics
    /// If there is nothing, or nothing of this kind.
    #[must_use]
    pub fn stored<T: DeserializeOwned>(&self, key: &str) -> T {
        let text = self.storage.iter().find(|(other, _)| other == key).map(|(_, text)| text);
        let text = text.unwrap_or_else(|| panic!("{}: no {key}", self.name));
        serde_json::from_str(text).unwrap_or_else(|error| panic!("{}: {key}: {error}", self.name))
    }

    /// The saves in the storage with their names there, the latest first.
    #[must_use]
    pub fn saves(&self) -> Vec<(&str, Save)> {
        let games = self.storage.iter().filter_map(|(key, _)| Some((name_of(key)?, self.stored(key))));
        let mut saves: Vec<(&str, Save)> = games.collect();
        saves.sort_by(|(_, one), (_, other)| other.changed.total_cmp(&one.changed));
        saves
    }
}

/// Whether a record is of an older version of its game's rules.
///
/// # Panics
/// If it is of no game.
#[must_use]
pub fn is_outdated(record: &str) -> bool {
    let head = Head::read(record).expect("the beginning of a record");
    head.version < entry(head.game).expect("a game").version
}
