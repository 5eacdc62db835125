//! A list on this device, with the version of its form.

use platform::{json, storage};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::VERSION;

/// A list as it is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StoredList<T> {
    /// The version in which it was written; see [`VERSION`].
    pub version: u8,
    /// What it holds.
    pub entries: Vec<T>,
}

impl<T> StoredList<T> {
    /// A list to be written now.
    #[must_use]
    pub fn of(entries: Vec<T>) -> StoredList<T> {
        StoredList { version: VERSION, entries }
    }
}

impl<T: DeserializeOwned> StoredList<T> {
    /// Reads the text of a list of any version; `None` if it is damaged.
    #[must_use]
    pub fn read(text: &str) -> Option<StoredList<T>> {
        // Version 0 are the entries alone.
        json::read(text).or_else(|| Some(StoredList { version: 0, entries: json::read(text)? }))
    }
}

/// The entries of the list under this key; `None` if it is missing or damaged.
pub(crate) fn read_list<T: DeserializeOwned>(key: &str) -> Option<Vec<T>> {
    StoredList::read(&storage::read_text(key)?).map(|list| list.entries)
}

/// Writes a list under this key.
pub(crate) fn write_list<T: Serialize>(key: &str, entries: Vec<T>) {
    storage::write(key, &StoredList::of(entries));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_says_its_version_and_an_older_one_is_read() {
        let text = json::write(&StoredList::of(vec!["Mira", "Jonas"])).expect("it can be written");
        assert_eq!(text, r#"{"version":1,"entries":["Mira","Jonas"]}"#);
        let read = StoredList::<String>::read;
        assert_eq!(read(&text), Some(StoredList::of(vec!["Mira".to_owned(), "Jonas".to_owned()])));
        assert_eq!(read(r#"["Mira"]"#), Some(StoredList { version: 0, entries: vec!["Mira".to_owned()] }));
        for damaged in ["[[[", "7", r#"{"version":1}"#, "[7]"] {
            assert_eq!(read(damaged), None, "{damaged}");
        }
    }
}
