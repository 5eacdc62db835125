//! Names and free texts, kept beside the record: the rules know only that they exist.

use base64ct::{Base64UrlUnpadded, Encoding as _};

use crate::Seat;

/// What a note belongs to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum NoteKey {
    /// The name of the player at this seat.
    Name(Seat),
    /// What was said or written with the n-th line of the record, counted from 0.
    Entry(u16),
}

/// Notes in the order of what they belong to.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Notes(Vec<(NoteKey, String)>);

impl Notes {
    /// Puts a note down; line breaks become spaces.
    pub fn set(&mut self, key: NoteKey, text: &str) {
        let text = text.replace(['\n', '\r'], " ");
        let place = self.0.iter().take_while(|(other, _)| *other < key).count();
        match self.0.get_mut(place) {
            Some((other, old)) if *other == key => *old = text,
            _ => self.0.insert(place, (key, text)),
        }
    }

    /// Takes a note away.
    pub(super) fn remove(&mut self, key: NoteKey) {
        self.0.retain(|(other, _)| *other != key);
    }

    /// The names alone, for another game of the same players.
    #[must_use]
    pub fn only_names(&self) -> Notes {
        let names = self.0.iter().filter(|(key, _)| matches!(key, NoteKey::Name(_)));
        Notes(names.cloned().collect())
    }

    /// The note at this place.
    #[must_use]
    pub fn get(&self, key: NoteKey) -> Option<&str> {
        self.0.iter().find(|(other, _)| *other == key).map(|(_, text)| text.as_str())
    }

    /// Whether there is none.
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

    /// Base64url of one line per note: the seat's letter or the line's number, `=`, the text.
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
}
