//! What this device remembers. If its storage is blocked or full, everything is still there until the page is closed.

use std::cell::RefCell;

use js_sys::JSON;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::browser;

thread_local! {
    /// What the storage would not take, by its key.
    static REFUSED: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
}

/// Reads a value; `None` if it is missing or damaged.
#[must_use]
pub fn read<T: DeserializeOwned>(key: &str) -> Option<T> {
    parsed(&read_text(key)?)
}

/// The browser's own JSON: a second one in the wasm would weigh more than the rules.
fn parsed<T: DeserializeOwned>(text: &str) -> Option<T> {
    serde_wasm_bindgen::from_value(JSON::parse(text).ok()?).ok()
}

fn written<T: Serialize>(value: &T) -> Option<String> {
    let value = value.serialize(&serde_wasm_bindgen::Serializer::json_compatible()).ok()?;
    Some(JSON::stringify(&value).ok()?.into())
}

/// Writes a value; whether the device will still know it when the page is opened again.
pub fn write<T: Serialize>(key: &str, value: &T) -> bool {
    let Some(text) = written(value) else { return false };
    let kept = browser::storage().is_some_and(|storage| storage.set_item(key, &text).is_ok());
    REFUSED.with_borrow_mut(|refused| {
        refused.retain(|(other, _)| other != key);
        if !kept {
            refused.push((key.to_owned(), text));
        }
    });
    kept
}

/// Forgets a value.
pub fn remove(key: &str) {
    if let Some(storage) = browser::storage() {
        let _ = storage.remove_item(key);
    }
    REFUSED.with_borrow_mut(|refused| refused.retain(|(other, _)| other != key));
}

/// The raw text of a value.
#[must_use]
pub fn read_text(key: &str) -> Option<String> {
    let refused = REFUSED.with_borrow(|refused| refused.iter().find(|(other, _)| other == key).map(|(_, text)| text.clone()));
    refused.or_else(|| browser::storage()?.get_item(key).ok()?)
}

fn keys(prefix: &str) -> Vec<String> {
    let mut keys: Vec<String> = browser::storage()
        .map(|storage| (0..storage.length().unwrap_or(0)).filter_map(|at| storage.key(at).ok().flatten()).collect())
        .unwrap_or_default();
    REFUSED.with_borrow(|refused| {
        for (key, _) in refused {
            if !keys.contains(key) {
                keys.push(key.clone());
            }
        }
    });
    keys.retain(|key| key.starts_with(prefix));
    keys
}

/// Whether the device remembers everything so far.
#[must_use]
pub fn remembers() -> bool {
    REFUSED.with_borrow(Vec::is_empty)
}

/// Where a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum State {
    /// It goes on.
    Running,
    /// It was played to its end.
    Over,
    /// The table broke it off.
    Off,
}

/// A game on this device. `static/start.js` reads `record` when the program has panicked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Save {
    /// The whole record, names included.
    pub record: String,
    /// The symbol of each seat, by its number.
    pub symbols: Vec<u8>,
    /// When it began, in milliseconds since 1970.
    pub begun: f64,
    /// When somebody last acted.
    pub changed: f64,
    /// Where it stands.
    pub state: State,
}

/// What a key of the storage holds.
#[derive(Clone, PartialEq, Debug)]
pub enum Saved {
    /// A game.
    Game(Save),
    /// Something that was a game; its text.
    Damaged(String),
}

const GAMES: &str = "stammtisch.game.";

/// A name for a new game, unique on this device.
#[must_use]
pub fn new_id(game: &str) -> String {
    let taken: Vec<String> = keys(GAMES);
    let mut number = browser::now() as u64 / 1000;
    while taken.contains(&format!("{GAMES}{game}-{number}")) {
        number += 1;
    }
    format!("{game}-{number}")
}

/// All games on this device, the last played first.
#[must_use]
pub fn games() -> Vec<(String, Saved)> {
    let changed = |saved: &Saved| match saved {
        Saved::Game(save) => save.changed,
        Saved::Damaged(_) => 0.0,
    };
    let mut games: Vec<(String, Saved)> = Vec::new();
    for key in keys(GAMES) {
        let Some(text) = read_text(&key) else { continue };
        let saved = parsed(&text).map_or_else(|| Saved::Damaged(text), Saved::Game);
        let later = games.iter().take_while(|(_, other)| changed(other) >= changed(&saved)).count();
        games.insert(later, (key[GAMES.len()..].to_owned(), saved));
    }
    games
}

/// One game.
#[must_use]
pub fn game(id: &str) -> Option<Save> {
    read(&format!("{GAMES}{id}"))
}

/// Saves a game; whether the device will still know it when the page is opened again.
pub fn save_game(id: &str, save: &Save) -> bool {
    write(&format!("{GAMES}{id}"), save)
}

/// Deletes a game.
pub fn delete_game(id: &str) {
    remove(&format!("{GAMES}{id}"));
}
