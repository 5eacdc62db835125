//! What this device remembers. If its storage is blocked or full, everything is still there until the page is closed.

pub mod tab;

use std::cell::RefCell;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::json;

thread_local! {
    /// What the storage would not take, by its key.
    static REFUSED: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
}

/// Reads a value; `None` if it is missing or damaged.
#[must_use]
pub fn read<T: DeserializeOwned>(key: &str) -> Option<T> {
    json::read(&read_text(key)?)
}

/// Writes a value; whether the device will still know it when the page is opened again.
pub fn write<T: Serialize + ?Sized>(key: &str, value: &T) -> bool {
    json::write(value).is_some_and(|text| write_text(key, text))
}

fn write_text(key: &str, text: String) -> bool {
    let kept = crate::storage().is_some_and(|storage| storage.set_item(key, &text).is_ok());
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
    crate::tell_page("data-unsaved", if remembers() { "" } else { "1" });
}

/// Forgets a value. There may be room now for what the storage would not take.
pub fn remove(key: &str) {
    if let Some(storage) = crate::storage() {
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
    refused.or_else(|| crate::storage()?.get_item(key).ok()?)
}

/// The keys that begin with a prefix, also of what the storage would not take.
#[must_use]
pub fn keys(prefix: &str) -> Vec<String> {
    let mut keys: Vec<String> = crate::storage()
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
