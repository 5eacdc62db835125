//! What the regulars of the house say now and then: at most one line in a round, and never the same one twice in an evening.
//!
//! Which line is chosen depends on what everybody knows: the length of the record, the number of players, and what was said before.

use game_ui::GameSession;
use game_ui::art::Regular;
use platform::storage;
use serde::{Deserialize, Serialize};
use table::Localized;

use crate::games::GAMES;
use crate::store::{self, EVENING};

/// A line, and who says it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Remark {
    /// The line.
    pub(crate) words: Localized,
    /// The regular.
    pub(crate) by: Regular,
}

/// The key of the storage.
const KEY: &str = "stammtisch.remarks";

/// More lines than all games have together.
const MOST: usize = 256;

/// What was said this evening.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Said {
    version: u8,
    /// When the last line was said, in milliseconds since 1970.
    at: f64,
    /// The marks of the lines.
    lines: Vec<u32>,
    /// The game and the round of the last line; a game is known by when it began.
    round: Option<(f64, u16)>,
}

impl Said {
    /// What was said in the evening of this time, in milliseconds since 1970.
    pub(crate) fn load(now: f64) -> Said {
        let said: Said = storage::read(KEY).unwrap_or_default();
        if (now - said.at).abs() > EVENING { Said::default() } else { said }
    }

    /// Remembers it.
    pub(crate) fn save(&self) {
        storage::write(KEY, self);
    }

    /// What a regular says to the last act of a game that began at this time, if there is an occasion and nothing was said in this round.
    /// It counts as said.
    pub(crate) fn remark(&mut self, table: &dyn GameSession, begun: f64, now: f64) -> Option<Remark> {
        let round = Some((begun, table.round()));
        if self.round == round {
            return None;
        }
        let chance = mixed(u32::from(table.lines()) << 8 | table.names().len() as u32);
        let words = *self.choose(table.remarks(), chance)?;
        *self = Said { version: store::VERSION, at: now, lines: std::mem::take(&mut self.lines), round };
        self.lines.push(mark(&words));
        Some(Remark { words, by: GAMES[chance as usize / 7 % GAMES.len()].regular })
    }

    /// One of the lines that were not said yet.
    fn choose<'a>(&self, lines: &'a [Localized], chance: u32) -> Option<&'a Localized> {
        let left: Vec<&Localized> = lines.iter().filter(|line| !self.lines.contains(&mark(line))).collect();
        let room = self.lines.len() < MOST && !left.is_empty();
        room.then(|| left[chance as usize % left.len()])
    }
}

/// What a line is remembered by.
fn mark(line: &Localized) -> u32 {
    // FNV-1a.
    line.de.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// A number in which every bit of another one counts.
fn mixed(number: u32) -> u32 {
    let number = (number ^ number >> 15).wrapping_mul(0x2c1b_3c6d);
    let number = (number ^ number >> 12).wrapping_mul(0x297a_2d39);
    number ^ number >> 15
}

#[cfg(test)]
mod tests {
    use platform::json;

    use super::*;

    const LINES: [Localized; 3] =
        [Localized { de: "a", en: "a" }, Localized { de: "b", en: "b" }, Localized { de: "c", en: "c" }];

    #[test]
    fn no_line_is_said_twice_in_an_evening() {
        let mut said = Said::default();
        let mut heard = Vec::new();
        for chance in 0..10 {
            let Some(line) = said.choose(&LINES, mixed(chance)) else { continue };
            said.lines.push(mark(line));
            heard.push(line.de);
        }
        heard.sort_unstable();
        assert_eq!(heard, ["a", "b", "c"]);
    }

    #[test]
    fn what_is_remembered_is_bounded_and_read_again() {
        let said = Said { version: 1, at: 7.0, lines: (0..MOST as u32).collect(), round: Some((5.0, 3)) };
        assert_eq!(said.choose(&LINES, 0), None);
        let written = json::write(&said).expect("it can be written");
        assert_eq!(json::read::<Said>(&written), Some(said));
    }

    #[test]
    fn what_is_damaged_or_missing_is_as_if_nothing_had_been_said() {
        assert_eq!(json::read::<Said>("{}"), Some(Said::default()));
        assert_eq!(json::read::<Said>(r#"{"at":"late","lines":7}"#).unwrap_or_default(), Said::default());
    }
}
