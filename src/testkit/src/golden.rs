//! Whole games as readable snapshots: the record, then the story with the table.

use std::env;

use table::laws::resumes;
use table::{Game, Lang, NoteKey, Record, Seat, Viewer, Words, playthrough};

use crate::NAMES;

/// The folder of the snapshots in a game's crate, which is the working directory of its tests.
const FOLDER: &str = "tests/golden";

/// Compares a game, as `viewer` sees it in German, with the snapshot of this name. With `INSTA_UPDATE=always` in the environment
/// the snapshot is written again. The game must resume from every prefix of its record.
///
/// # Panics
/// If they differ, or a prefix does not resume.
#[track_caller]
pub fn golden<G: Words>(name: &str, record: &Record<G>, viewer: Viewer) {
    let mut record = record.clone();
    for (seat, name) in Seat::all(record.game().seats()).zip(NAMES) {
        record.notes.set(NoteKey::Name(seat), name);
    }
    every_prefix_resumes(&record);
    let text = format!("{record}\n\n{}", playthrough(&record, viewer, Lang::De));
    let mut settings = insta::Settings::new();
    settings.set_snapshot_path(env::current_dir().expect("the folder of the game's crate").join(FOLDER));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}

/// The game resumes after every line, and a text that is cut off at the end of a segment is the game up to there.
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
