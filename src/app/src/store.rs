//! The games on this device.

mod file;
mod list;
mod sealed;
mod summary;

use std::rc::Rc;

use platform::json::{self, lenient};
use platform::storage::{keys, read, read_text, remove, write};
use serde::{Deserialize, Serialize};
use table::Localized;
use ui::art::SeatSymbol;

pub use file::{EveningFile, FiledGame};
pub use list::StoredList;
pub(crate) use list::{read_list, write_list};
pub(crate) use sealed::{OwnHand, delete_own_hand, ledger, own_hand, save_ledger, save_own_hand};
pub use summary::{Ending, GreatTurn, Summary};

/// What is said while this device stores nothing.
pub(crate) const UNSAVED: Localized = Localized {
    de: "Dieses Gerät speichert gerade nichts. Spielt weiter, aber lasst die Seite offen.",
    en: "Nothing is saved on this device at the moment. Play on, but keep the page open.",
};

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

/// The version of what is written; 0 is what older builds have written, without a version.
pub const VERSION: u8 = 1;

/// A game on this device. `static/bootstrap.js` reads and writes `record`, `state` and `summary` when the program has panicked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(from = "StoredSave")]
pub struct Save {
    /// The version in which it was written; see [`VERSION`].
    pub version: u8,
    /// The whole record, names included.
    pub record: String,
    /// What is said of it without its rules; missing where an older build has saved it, until its game is loaded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub summary: Option<Summary>,
    /// The symbol of each seat, by its number.
    pub symbols: Vec<u8>,
    /// The number of the place of each seat around a device that lies in the middle; empty as long as nobody has swapped.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<u8>,
    /// When it began, in milliseconds since 1970.
    pub begun: f64,
    /// When somebody last acted.
    pub changed: f64,
    /// How long it has been played on this device, in milliseconds; of a pause no more than a quarter of an hour counts.
    pub played: f64,
    /// Where it stands.
    pub state: State,
}

/// A save as it is read: of any version, and without what is damaged and not necessary.
#[derive(Deserialize)]
struct StoredSave {
    #[serde(default)]
    version: u8,
    record: String,
    #[serde(default, deserialize_with = "lenient")]
    summary: Option<Summary>,
    #[serde(default, deserialize_with = "lenient")]
    symbols: Option<Vec<u8>>,
    #[serde(default, deserialize_with = "lenient")]
    places: Option<Vec<u8>>,
    begun: f64,
    changed: f64,
    #[serde(default, deserialize_with = "lenient")]
    played: Option<f64>,
    state: State,
}

impl From<StoredSave> for Save {
    fn from(stored: StoredSave) -> Save {
        let StoredSave { version, record, summary, symbols, places, begun, changed, played, state } = stored;
        // Version 0 did not always write down how long it was played.
        let played = played.unwrap_or(changed - begun);
        let (symbols, places) = (symbols.unwrap_or_default(), places.unwrap_or_default());
        Save { version, record, summary, symbols, places, begun, changed, played, state }
    }
}

/// The longest time between two acts that is all playing, in milliseconds: a quarter of an hour.
const PAUSE: f64 = 15.0 * 60_000.0;

impl Save {
    /// Somebody has acted at this time, in milliseconds since 1970.
    pub(crate) fn touch(&mut self, now: f64) {
        self.played += (now - self.changed).clamp(0.0, PAUSE);
        self.changed = now;
    }

    /// For how many minutes it was played on this device; nothing if nobody has acted here. A finished game of that kind was
    /// played elsewhere, and came by a link.
    pub(crate) fn minutes(&self) -> Option<u32> {
        (self.changed != self.begun).then_some((self.played / 60_000.0) as u32)
    }

    /// The number of the symbol of a seat.
    pub(crate) fn symbol_number(&self, seat: usize) -> u8 {
        self.symbols.get(seat).copied().unwrap_or(seat as u8)
    }

    /// The symbol of a seat.
    pub(crate) fn symbol(&self, seat: usize) -> SeatSymbol {
        SeatSymbol::numbered(self.symbol_number(seat).into())
    }

    /// A clock that was ahead for a while does not keep this game the latest one: what it told is moved to now.
    fn settle(&mut self, id: &str) {
        let ahead = self.changed - platform::now();
        if ahead > 0.0 {
            self.begun -= ahead;
            self.changed -= ahead;
            save_game(id, self);
        }
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

/// How the key of every saved game begins. `static/bootstrap.js` has it too.
pub const GAMES: &str = "stammtisch.game.";

/// The game that is kept under this key.
#[must_use]
pub fn name_of(key: &str) -> Option<&str> {
    key.strip_prefix(GAMES)
}

/// A name for a new game, unique on this device.
#[must_use]
pub fn new_id(game: &str) -> String {
    let taken: Vec<String> = keys(GAMES);
    let mut number = platform::now() as u64 / 1000;
    while taken.contains(&format!("{GAMES}{game}-{number}")) {
        number += 1;
    }
    format!("{game}-{number}")
}

/// Games by their names on this device, the last played first.
pub type Saves = Rc<[(String, Saved)]>;

/// All games on this device.
#[must_use]
pub fn games() -> Saves {
    let changed = |saved: &Saved| match saved {
        Saved::Game(save) => save.changed,
        Saved::Damaged(_) => 0.0,
    };
    let mut games: Vec<(String, Saved)> = Vec::new();
    for key in keys(GAMES) {
        let Some(text) = read_text(&key) else { continue };
        let id = key[GAMES.len()..].to_owned();
        let saved = match json::read::<Save>(&text) {
            Some(mut save) => {
                save.settle(&id);
                Saved::Game(save)
            }
            None => Saved::Damaged(text),
        };
        let later = games.iter().take_while(|(_, other)| changed(other) >= changed(&saved)).count();
        games.insert(later, (id, saved));
    }
    games.into()
}

/// Two games belong to one evening if no more than this lies between them, in milliseconds: eight hours.
pub(crate) const EVENING: f64 = 8.0 * 3_600_000.0;

/// Of [all games](games()) those in the evening of the last one that were played here, the last played first.
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

/// The records of the games with this slug that were played in the evening of the last one, the latest first.
#[must_use]
pub fn evening_records(game: &str) -> Vec<String> {
    let own = |id: &str| id.split('-').next() == Some(game);
    evening(&games()).filter(|(id, _)| own(id)).map(|(_, save)| save.record.clone()).collect()
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

/// Deletes a game, and the keys of its hands on phones.
pub fn delete_game(id: &str) {
    sealed::delete_ledger(id);
    remove(&format!("{GAMES}{id}"));
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Saves of older builds, as they lie on devices.
    const OLDER: [&str; 3] = [
        r#"{"record":"geizen.1.2.x","symbols":[0,3],"begun":1795204624000,"changed":1795204724000,"state":"running"}"#,
        r#"{"record":"larry.1.3.x","symbols":[2,1,0],"begun":1795204624000.5,"changed":1795204724000,"played":60000,"state":"over"}"#,
        r#"{"record":"leiff.1.2.x","summary":{"names":["Anna","Bo"],"place":["Runde 1","Round 1"],"awaited":[1],"winners":[]},"symbols":[0,1],"begun":1,"changed":2,"played":1,"state":"off"}"#,
    ];

    fn save(text: &str) -> Save {
        json::read(text).expect(text)
    }

    #[test]
    fn saves_of_older_builds_are_read() {
        let [first, second, third] = OLDER.map(save);
        assert_eq!((first.version, first.record.as_str(), first.symbols), (0, "geizen.1.2.x", vec![0, 3]));
        assert_eq!((first.state, first.summary, first.played), (State::Running, None, 100_000.0));
        assert_eq!((second.state, second.played, second.begun), (State::Over, 60_000.0, 1_795_204_624_000.5));
        let summary = third.summary.expect("it was written down");
        assert_eq!((third.state, summary.line(table::Lang::De).as_str()), (State::Off, "Bo ist dran"));
    }

    #[test]
    fn what_is_written_is_read_again() {
        for text in OLDER {
            let save = Save { version: VERSION, ..save(text) };
            let written = json::write(&save).expect("it can be written");
            assert_eq!(self::save(&written), save);
        }
    }

    #[test]
    fn what_is_damaged_and_not_necessary_is_left_out() {
        let text =
            r#"{"record":"a","summary":{"names":7},"symbols":"x","begun":1,"changed":2,"played":null,"state":"over"}"#;
        let Save { summary, symbols, played, .. } = save(text);
        assert_eq!((summary, symbols, played), (None, Vec::new(), 1.0));
        for text in [
            "",
            "7",
            "null",
            "{}",
            r#"{"record":7,"begun":1,"changed":2,"state":"over"}"#,
            r#"{"record":"a","begun":1,"changed":2,"state":"lost"}"#,
        ] {
            assert!(json::read::<Save>(text).is_none(), "{text}");
        }
    }
}
