//! Whole games in files that a person can read: the record, then the story with the table.

use std::fs;
use std::path::Path;

use table::laws::resumes;
use table::{Game, Lang, NoteKey, Record, Seat, Viewer, Words, playthrough};

use crate::NAMES;

/// Where they lie in a game's crate: a test of cargo's runs there.
const FOLDER: &str = "tests/golden";

/// Compares a game, as `viewer` sees it in German, with the file of this name; with `GOLDEN=write` in the environment the file is written
/// anew, to be read before it is committed. From wherever it is interrupted the game must resume.
///
/// # Panics
/// If they part, or a prefix does not resume.
#[track_caller]
pub fn golden<G: Words>(name: &str, record: &Record<G>, viewer: Viewer) {
    let file = Path::new(FOLDER).join(name);
    let mut record = record.clone();
    for (seat, name) in Seat::all(record.game().seats()).zip(NAMES) {
        record.notes.set(NoteKey::Name(seat), name);
    }
    every_prefix_resumes(&record);
    let text = format!("{record}\n\n{}", playthrough(&record, viewer, Lang::De));
    if std::env::var_os("GOLDEN").is_some_and(|wish| wish == "write") {
        fs::write(&file, &text).expect("the golden file can be written");
    }
    let known = fs::read_to_string(&file).expect("the golden file can be read");
    // Where they part, not two whole games.
    let parting = known.lines().zip(text.lines()).enumerate().find(|(_, (known, now))| known != now);
    assert!(known == text, "{} reads otherwise now, from line {parting:?} (counted from 0) on", file.display());
}

/// Wherever a game is interrupted, it resumes at the same table; and a link that was cut off is the game up to there.
#[track_caller]
fn every_prefix_resumes<G: Game>(record: &Record<G>) {
    for lines in 0..=record.entries().len() {
        assert_eq!(resumes(record, lines), Ok(()));
    }
    let text = record.to_string();
    let acts = text.split('~').next().unwrap_or_default();
    for (end, _) in acts.match_indices('.').skip(5) {
        let cut: Record<G> = text[..end].parse().unwrap_or_else(|error| panic!("{}: {error:?}", &text[..end]));
        assert_eq!(cut.game(), record.prefix(cut.entries().len()).game());
    }
}
