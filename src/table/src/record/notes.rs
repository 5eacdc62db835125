//! The notes of a record: the names of the players, who plays a seat from which line on, a free text for a line, and what is to be
//! read at a step when the game is shown to others. The rules do not use them.

use base64ct::{Base64UrlUnpadded, Encoding as _};

use crate::Seat;
use crate::letters::cut;

/// The longest name or text, in characters. The fields of the page have the same limit.
pub const MAX_NOTE: usize = 80;

/// The longest note at a step, in characters.
pub const MAX_STEP_NOTE: usize = 160;

/// What a note belongs to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum NoteKey {
    /// The name of the player at this seat.
    Name(Seat),
    /// Who plays this seat from the n-th line of the record on, counted from 0: a word of the page's own.
    Player(Seat, u16),
    /// The text of the n-th line of the record, counted from 0.
    Entry(u16),
    /// What is read after the first n lines when the game is looked at once more; 0 is the start.
    Step(u16),
}

impl NoteKey {
    /// The longest note of this kind, in characters.
    #[must_use]
    pub fn longest(self) -> usize {
        match self {
            NoteKey::Name(_) | NoteKey::Player(..) | NoteKey::Entry(_) => MAX_NOTE,
            NoteKey::Step(_) => MAX_STEP_NOTE,
        }
    }
}

/// Notes, sorted by key.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Notes(Vec<(NoteKey, String)>);

impl Notes {
    /// Sets a note, [`cleaned`](crate::cleaned) and cut to the [longest](NoteKey::longest) of its kind. If nothing is left of the text, the note is
    /// removed.
    pub fn set(&mut self, key: NoteKey, text: &str) {
        self.remove(key);
        let text = cut(text, key.longest());
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

    /// The names, and who plays each seat in the end, for another game of the same players.
    #[must_use]
    pub fn for_another_game(&self) -> Notes {
        let mut notes = Notes::default();
        for (key, text) in &self.0 {
            match *key {
                NoteKey::Name(_) => notes.set(*key, text),
                // The latest one comes last.
                NoteKey::Player(seat, _) => notes.set(NoteKey::Player(seat, 0), text),
                NoteKey::Entry(_) | NoteKey::Step(_) => {}
            }
        }
        notes
    }

    /// The notes at steps alone, for a link without names.
    #[must_use]
    pub fn only_steps(&self) -> Notes {
        let steps = self.0.iter().filter(|(key, _)| matches!(key, NoteKey::Step(_)));
        Notes(steps.cloned().collect())
    }

    /// Whether something is to be read at a step.
    #[must_use]
    pub fn has_steps(&self) -> bool {
        self.0.iter().any(|(key, _)| matches!(key, NoteKey::Step(_)))
    }

    /// The names of the seats of a table for `seats`, and what belongs to the first `entries` lines.
    pub(super) fn until(&self, seats: u8, entries: usize) -> Notes {
        let then = |key: &NoteKey| match key {
            NoteKey::Name(seat) => seat.index() < usize::from(seats),
            NoteKey::Player(seat, line) => seat.index() < usize::from(seats) && usize::from(*line) <= entries,
            NoteKey::Entry(line) => usize::from(*line) < entries,
            NoteKey::Step(lines) => usize::from(*lines) <= entries,
        };
        Notes(self.0.iter().filter(|(key, _)| then(key)).cloned().collect())
    }

    /// The note of this key.
    #[must_use]
    pub fn get(&self, key: NoteKey) -> Option<&str> {
        let place = self.0.binary_search_by(|(other, _)| other.cmp(&key)).ok()?;
        self.0.get(place).map(|(_, text)| text.as_str())
    }

    /// Who plays a seat at the n-th line, as the latest note up to it says; `None` if no note does.
    #[must_use]
    pub fn player(&self, seat: Seat, line: u16) -> Option<&str> {
        let until = |key: &NoteKey| matches!(key, NoteKey::Player(of, from) if *of == seat && *from <= line);
        self.0.iter().rev().find(|(key, _)| until(key)).map(|(_, text)| text.as_str())
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

    /// Base64url of one line for each note: the seat's letter, that letter with `@` and a line's number, the line's number, or `+` and the
    /// number of lines before a step; then `=` and the text. Older builds take a note at a step for the text of a line.
    pub(super) fn write(&self) -> String {
        let lines: Vec<String> = self
            .0
            .iter()
            .map(|(key, text)| match key {
                NoteKey::Name(seat) => format!("{seat}={text}"),
                NoteKey::Player(seat, line) => format!("{seat}@{line}={text}"),
                NoteKey::Entry(line) => format!("{line}={text}"),
                NoteKey::Step(lines) => format!("+{lines}={text}"),
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
            notes.set(read_key(key)?, text);
        }
        Some(notes)
    }
}

fn read_key(text: &str) -> Option<NoteKey> {
    if let Some(lines) = text.strip_prefix('+') {
        // Only what would be written is read.
        return lines.parse().ok().filter(|number: &u16| number.to_string() == lines).map(NoteKey::Step);
    }
    Some(match (text.split_once('@'), text.parse::<Seat>()) {
        (Some((seat, line)), _) => NoteKey::Player(seat.parse().ok()?, line.parse().ok()?),
        (None, Ok(seat)) => NoteKey::Name(seat),
        (None, Err(_)) => NoteKey::Entry(text.parse().ok()?),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_read_back() {
        let mut notes = Notes::default();
        notes.set(NoteKey::Name(Seat::new(1)), "Jürgen = der\nGroße 🍺");
        notes.set(NoteKey::Entry(12), "Wer gähnt, singt");
        notes.set(NoteKey::Player(Seat::new(0), 300), "host");
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

    #[test]
    fn a_note_at_a_step_is_none_of_a_line_and_may_be_longer() {
        let mut notes = Notes::default();
        notes.set(NoteKey::Name(Seat::new(0)), "Mira");
        notes.set(NoteKey::Entry(3), "Nie gesagt");
        notes.set(NoteKey::Step(3), &"Gelogen!".repeat(30));
        notes.set(NoteKey::Step(0), "Seht her");
        let read = Notes::read(&notes.write()).expect("notes");
        assert_eq!(read, notes);
        assert_eq!(read.get(NoteKey::Entry(3)), Some("Nie gesagt"));
        assert_eq!(read.get(NoteKey::Step(3)).map(|text| text.chars().count()), Some(MAX_STEP_NOTE));
        let steps = read.only_steps();
        assert!(steps.has_steps() && steps.get(NoteKey::Step(0)) == Some("Seht her"));
        assert!(steps.get(NoteKey::Name(Seat::new(0))).is_none() && steps.get(NoteKey::Entry(3)).is_none());
        assert_eq!(read.until(2, 3).only_steps(), steps, "the step after the last line is one");
        assert!(!read.for_another_game().has_steps() && read.until(2, 2).get(NoteKey::Step(3)).is_none());
    }

    #[test]
    fn the_latest_note_says_who_plays_a_seat() {
        let mut notes = Notes::default();
        for (line, text) in [(4, "host"), (9, "person"), (0, "apprentice")] {
            notes.set(NoteKey::Player(Seat::new(1), line), text);
        }
        let at = |line| notes.player(Seat::new(1), line);
        assert_eq!(
            [0, 3, 4, 8, 9].map(at),
            [Some("apprentice"), Some("apprentice"), Some("host"), Some("host"), Some("person")]
        );
        assert_eq!(notes.player(Seat::new(0), 9), None);
        assert_eq!(notes.for_another_game().player(Seat::new(1), 0), Some("person"));
        assert_eq!(notes.until(2, 4).player(Seat::new(1), 9), Some("host"), "what is said of later lines is not kept");
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
        for bytes in [
            &b"\xFF\xFE"[..],
            b"Mira",
            b"i=Mira",
            b"70000=zu weit",
            b"-1=zu weit",
            b"a b=c",
            b"+70000=zu weit",
            b"++1=zwei",
            b"+=kein",
            b"+a=kein",
            b"i@1=host",
            b"a@=host",
            b"a@70000=host",
        ] {
            assert_eq!(read(bytes), None, "{bytes:?}");
        }
        assert_eq!(read(b""), Some(Notes::default()));
    }
}
