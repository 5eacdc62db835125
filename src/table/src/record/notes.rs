//! The notes of a record: the names of the players, and a free text for a line. The rules do not use them.

use base64ct::{Base64UrlUnpadded, Encoding as _};

use crate::Seat;
use crate::letters::cut;

/// The longest name or text, in characters. The fields of the page have the same limit.
pub const MAX_NOTE: usize = 80;

/// What a note belongs to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum NoteKey {
    /// The name of the player at this seat.
    Name(Seat),
    /// The text of the n-th line of the record, counted from 0.
    Entry(u16),
}

/// Notes, sorted by key.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Notes(Vec<(NoteKey, String)>);

impl Notes {
    /// Sets a note, [`cleaned`](crate::cleaned) and cut to [`MAX_NOTE`] characters. If nothing is left of the text, the note is
    /// removed.
    pub fn set(&mut self, key: NoteKey, text: &str) {
        self.remove(key);
        let text = cut(text, MAX_NOTE);
        if !text.is_empty() {
            let place = self.0.partition_point(|(other, _)| *other < key);
            self.0.insert(place, (key, text));
        }
    }

    /// Removes a note.
    pub fn remove(&mut self, key: NoteKey) {
        if let Ok(place) = self.0.binary_search_by(|(other, _)| other.cmp(&key)) {
            self.0.remove(place);
        }
    }

    /// The names alone, for another game of the same players.
    #[must_use]
    pub fn only_names(&self) -> Notes {
        let names = self.0.iter().filter(|(key, _)| matches!(key, NoteKey::Name(_)));
        Notes(names.cloned().collect())
    }

    /// The names of the seats of a table for `seats`, and the texts of the first `entries` lines.
    pub(super) fn until(&self, seats: u8, entries: usize) -> Notes {
        let then = |key: &NoteKey| match key {
            NoteKey::Name(seat) => seat.index() < usize::from(seats),
            NoteKey::Entry(line) => usize::from(*line) < entries,
        };
        Notes(self.0.iter().filter(|(key, _)| then(key)).cloned().collect())
    }

    /// The note of this key.
    #[must_use]
    pub fn get(&self, key: NoteKey) -> Option<&str> {
        let place = self.0.binary_search_by(|(other, _)| other.cmp(&key)).ok()?;
        self.0.get(place).map(|(_, text)| text.as_str())
    }

    /// Whether there is no note.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The players' names in sitting order; a missing one is the seat's letter.
    #[must_use]
    pub fn names(&self, seats: u8) -> Vec<String> {
        Seat::all(seats)
            .map(|seat| {
                self.get(NoteKey::Name(seat)).map_or_else(|| seat.to_string().to_ascii_uppercase(), str::to_owned)
            })
            .collect()
    }

    /// Base64url of one line for each note: the seat's letter or the line's number, `=`, and the text.
    pub(super) fn write(&self) -> String {
        let lines: Vec<String> = self
            .0
            .iter()
            .map(|(key, text)| match key {
                NoteKey::Name(seat) => format!("{seat}={text}"),
                NoteKey::Entry(line) => format!("{line}={text}"),
            })
            .collect();
        Base64UrlUnpadded::encode_string(lines.join("\n").as_bytes())
    }

    /// Reads what [`Notes::write`] writes; `None` for anything else.
    pub(super) fn read(text: &str) -> Option<Notes> {
        let bytes = Base64UrlUnpadded::decode_vec(text).ok()?;
        let lines = String::from_utf8(bytes).ok()?;
        let mut notes = Notes::default();
        for line in lines.split('\n').filter(|line| !line.is_empty()) {
            let (key, text) = line.split_once('=')?;
            let key = match key.parse::<Seat>() {
                Ok(seat) => NoteKey::Name(seat),
                Err(_) => NoteKey::Entry(key.parse().ok()?),
            };
            notes.set(key, text);
        }
        Some(notes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_read_back() {
        let mut notes = Notes::default();
        notes.set(NoteKey::Name(Seat::new(1)), "Jürgen = der\nGroße 🍺");
        notes.set(NoteKey::Entry(12), "Wer gähnt, singt");
        let text = notes.write();
        assert!(text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)));
        assert_eq!(Notes::read(&text), Some(notes.clone()));
        assert_eq!(notes.names(2), ["A", "Jürgen = der Große 🍺"]);
        assert_eq!(Notes::read("###"), None);
    }

    #[test]
    fn the_later_note_counts_and_an_empty_one_is_none() {
        let mut notes = Notes::default();
        for (line, text) in [(3, "drei"), (1, "eins"), (3, "mehr"), (2, "zwei"), (1, " \u{200B}")] {
            notes.set(NoteKey::Entry(line), text);
        }
        let texts = [1, 2, 3].map(|line| notes.get(NoteKey::Entry(line)));
        assert_eq!(texts, [None, Some("zwei"), Some("mehr")]);
    }

    /// Notes that are read have only the characters and the length that the fields of the page allow.
    #[test]
    fn notes_are_cleaned_when_they_are_read() {
        let name = |text: &str| {
            let notes = Base64UrlUnpadded::encode_string(format!("a={text}").as_bytes());
            Notes::read(&notes).map(|notes| notes.names(1).concat())
        };
        assert_eq!(name("<img src=x onerror=alert(1)>").as_deref(), Some("<img src=x onerror=alert(1)>"));
        assert_eq!(name("\u{202E}ariM\0").as_deref(), Some("ariM"));
        assert_eq!(name("\u{200B}\u{200D}\u{FEFF}").as_deref(), Some("A"), "a name of nothing is the seat's letter");
        assert_eq!(name(&"🍺".repeat(10_000)), Some("🍺".repeat(MAX_NOTE)));
        assert_eq!(name(&format!("M{}", "\u{301}".repeat(10_000))).as_deref(), Some("M\u{301}\u{301}\u{301}"));
        assert_eq!(name("Mira\r\u{2028}Theo").as_deref(), Some("Mira Theo"));
        assert_eq!(name("Mira\nb=Theo").as_deref(), Some("Mira"), "a line break begins the next note");
    }

    #[test]
    fn other_bytes_are_no_notes() {
        let read = |bytes: &[u8]| Notes::read(&Base64UrlUnpadded::encode_string(bytes));
        for bytes in [&b"\xFF\xFE"[..], b"Mira", b"i=Mira", b"70000=zu weit", b"-1=zu weit", b"a b=c"] {
            assert_eq!(read(bytes), None, "{bytes:?}");
        }
        assert_eq!(read(b""), Some(Notes::default()));
    }
}
