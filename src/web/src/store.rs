//! What this device remembers. If its storage is blocked or full, everything is still there until the page is closed.

mod summary;

use std::cell::RefCell;

use js_sys::{JSON, Object, Reflect};
use table::Phrase;
use wasm_bindgen::JsValue;

use crate::browser;

pub use summary::Summary;

thread_local! {
    /// What the storage would not take, by its key.
    static REFUSED: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
}

/// Something that is remembered as JSON, read and written by the browser's own hand: a second JSON in the wasm would
/// weigh more than all rules of a game.
pub trait Kept: Sized {
    /// Reads it; `None` if something necessary is missing.
    fn from_json(value: &JsValue) -> Option<Self>;

    /// Writes it.
    fn to_json(&self) -> JsValue;
}

impl Kept for String {
    fn from_json(value: &JsValue) -> Option<String> {
        value.as_string()
    }

    fn to_json(&self) -> JsValue {
        self.as_str().into()
    }
}

impl Kept for u8 {
    fn from_json(value: &JsValue) -> Option<u8> {
        Some(value.as_f64().unwrap_or_default() as u8)
    }

    fn to_json(&self) -> JsValue {
        (*self).into()
    }
}

impl Kept for JsValue {
    fn from_json(value: &JsValue) -> Option<JsValue> {
        Some(value.clone())
    }

    fn to_json(&self) -> JsValue {
        self.clone()
    }
}

impl<T: Kept> Kept for Vec<T> {
    fn from_json(value: &JsValue) -> Option<Vec<T>> {
        // Anything else is no list, and `Array::from` would throw.
        js_sys::Array::is_array(value)
            .then(|| js_sys::Array::from(value).iter().filter_map(|one| T::from_json(&one)).collect())
    }

    fn to_json(&self) -> JsValue {
        self.iter().map(Kept::to_json).collect::<js_sys::Array>().into()
    }
}

/// A field of a remembered object.
#[must_use]
pub fn field(value: &JsValue, name: &str) -> JsValue {
    Reflect::get(value, &name.into()).unwrap_or(JsValue::UNDEFINED)
}

/// A remembered object.
#[must_use]
pub fn object(fields: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in fields {
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object.into()
}

/// Reads a value; `None` if it is missing or damaged.
#[must_use]
pub fn read<T: Kept>(key: &str) -> Option<T> {
    parsed(&read_text(key)?)
}

fn parsed<T: Kept>(text: &str) -> Option<T> {
    T::from_json(&JSON::parse(text).ok()?)
}

/// Writes a value; whether the device will still know it when the page is opened again.
pub fn write<T: Kept>(key: &str, value: &T) -> bool {
    JSON::stringify(&value.to_json()).is_ok_and(|text| write_text(key, text.into()))
}

fn write_text(key: &str, text: String) -> bool {
    let kept = browser::storage().is_some_and(|storage| storage.set_item(key, &text).is_ok());
    REFUSED.with_borrow_mut(|refused| {
        refused.retain(|(other, _)| other != key);
        if !kept {
            refused.push((key.to_owned(), text));
        }
    });
    tell_page();
    kept
}

/// Says to the page around the app whether all is saved: else it must not offer to load itself anew.
fn tell_page() {
    browser::tell_page("data-unsaved", if remembers() { "" } else { "1" });
}

/// Forgets a value. There may be room now for what the storage would not take.
pub fn remove(key: &str) {
    if let Some(storage) = browser::storage() {
        let _ = storage.remove_item(key);
    }
    let waiting = REFUSED.take();
    for (other, text) in waiting.into_iter().filter(|(other, _)| other != key) {
        write_text(&other, text);
    }
    tell_page();
}

/// The raw text of a value.
#[must_use]
pub fn read_text(key: &str) -> Option<String> {
    let refused =
        REFUSED.with_borrow(|refused| refused.iter().find(|(other, _)| other == key).map(|(_, text)| text.clone()));
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

/// What is said when it does not.
pub(crate) const UNSAVED: Phrase = Phrase {
    de: "Dieses Gerät speichert gerade nichts. Spielt weiter, aber lasst die Seite offen.",
    en: "Nothing is saved on this device at the moment. Play on, but keep the page open.",
};

/// Where a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// It goes on.
    Running,
    /// It was played to its end.
    Over,
    /// The table broke it off.
    Off,
}

/// A game on this device. `static/start.js` reads `record` when the program has panicked.
#[derive(Clone, PartialEq, Debug)]
pub struct Save {
    /// The whole record, names included.
    pub record: String,
    /// What is said of it without its rules; missing where an older build has saved it, until its game is loaded.
    pub summary: Option<Summary>,
    /// The symbol of each seat, by its number.
    pub symbols: Vec<u8>,
    /// When it began, in milliseconds since 1970.
    pub begun: f64,
    /// When somebody last acted.
    pub changed: f64,
    /// How long it has been played on this device, in milliseconds; of a pause no more than a quarter of an hour counts.
    pub played: f64,
    /// Where it stands.
    pub state: State,
}

/// The longest time between two acts that is all playing, in milliseconds: a quarter of an hour.
const PAUSE: f64 = 15.0 * 60_000.0;

impl Save {
    /// Somebody has acted, now.
    pub(crate) fn touch(&mut self) {
        let now = browser::now();
        self.played += (now - self.changed).clamp(0.0, PAUSE);
        self.changed = now;
    }

    /// For how many minutes it was played on this device; nothing if nobody has acted here. A finished game of that kind was
    /// played elsewhere, and came by a link.
    pub(crate) fn minutes(&self) -> Option<u32> {
        (self.changed != self.begun).then_some((self.played / 60_000.0) as u32)
    }

    /// A clock that was ahead for a while does not keep this game the latest one: what it told is moved to now.
    fn settle(&mut self, id: &str) {
        let ahead = self.changed - browser::now();
        if ahead > 0.0 {
            self.begun -= ahead;
            self.changed -= ahead;
            save_game(id, self);
        }
    }
}

impl Kept for Save {
    fn from_json(value: &JsValue) -> Option<Save> {
        let state = match field(value, "state").as_string()?.as_str() {
            "running" => State::Running,
            "over" => State::Over,
            "off" => State::Off,
            _ => return None,
        };
        let begun = field(value, "begun").as_f64()?;
        let changed = field(value, "changed").as_f64()?;
        Some(Save {
            record: field(value, "record").as_string()?,
            summary: Summary::from_json(&field(value, "summary")),
            symbols: Vec::from_json(&field(value, "symbols")).unwrap_or_default(),
            begun,
            changed,
            // Older builds did not write it down.
            played: field(value, "played").as_f64().unwrap_or(changed - begun),
            state,
        })
    }

    fn to_json(&self) -> JsValue {
        let state = match self.state {
            State::Running => "running",
            State::Over => "over",
            State::Off => "off",
        };
        object(&[
            ("record", self.record.as_str().into()),
            ("summary", self.summary.as_ref().map_or(JsValue::UNDEFINED, Kept::to_json)),
            ("symbols", self.symbols.to_json()),
            ("begun", self.begun.into()),
            ("changed", self.changed.into()),
            ("played", self.played.into()),
            ("state", state.into()),
        ])
    }
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

/// The game that is kept under this key.
#[must_use]
pub fn name_of(key: &str) -> Option<&str> {
    key.strip_prefix(GAMES)
}

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
        let id = key[GAMES.len()..].to_owned();
        let saved = match parsed::<Save>(&text) {
            Some(mut save) => {
                save.settle(&id);
                Saved::Game(save)
            }
            None => Saved::Damaged(text),
        };
        let later = games.iter().take_while(|(_, other)| changed(other) >= changed(&saved)).count();
        games.insert(later, (id, saved));
    }
    games
}

/// Two games belong to one evening if no more than this lies between them, in milliseconds: eight hours.
const EVENING: f64 = 8.0 * 3_600_000.0;

/// Of [all games](games) those in the evening of the last one that were played here, the last played first.
pub fn evening(games: &[(String, Saved)]) -> impl Iterator<Item = (&str, &Save)> {
    let saves = games.iter().filter_map(|(id, saved)| match saved {
        Saved::Game(save) if save.minutes().is_some() => Some((id.as_str(), save)),
        _ => None,
    });
    let mut last = f64::INFINITY;
    saves.take_while(move |(_, save)| {
        let near = last.is_infinite() || last - save.changed <= EVENING;
        last = save.changed;
        near
    })
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
