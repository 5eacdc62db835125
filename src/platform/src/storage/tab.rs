//! What this tab remembers: it survives a reload, and no other tab has it. If the storage is blocked or full, it is there until the page
//! is closed.

use std::cell::RefCell;
use std::collections::BTreeMap;

use web_sys::Storage;

thread_local! {
    /// What this page has written. Nobody else writes: what is here is what the storage should hold.
    static WRITTEN: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
}

fn storage() -> Option<Storage> {
    crate::window()?.session_storage().ok().flatten()
}

/// Reads a text.
#[must_use]
pub fn read(key: &str) -> Option<String> {
    let written = WRITTEN.with_borrow(|written| written.get(key).cloned());
    written.or_else(|| storage()?.get_item(key).ok()?)
}

/// Writes a text.
pub fn write(key: &str, text: &str) {
    WRITTEN.with_borrow_mut(|written| written.insert(key.to_owned(), text.to_owned()));
    if let Some(storage) = storage() {
        let _ = storage.set_item(key, text);
    }
}

/// Forgets a text.
pub fn remove(key: &str) {
    WRITTEN.with_borrow_mut(|written| written.remove(key));
    if let Some(storage) = storage() {
        let _ = storage.remove_item(key);
    }
}
