//! Whole games that a person can read, in `golden/`: the record, then the story with the table.
//!
//! After a change that is meant to be seen, `GOLDEN=write cargo test -p geizen --test golden` writes them anew; read the
//! difference before it is committed.

mod common;

use std::path::Path;

use common::{Player, play};
use geizen::Geizen;
use table::{Lang, NoteKey, Record, Seat, Viewer, playthrough};

const NAMES: [&str; 5] = ["Mira", "Jonas", "Aylin", "Theo", "Lena"];

#[test]
fn three_sensible_players() {
    golden("three.txt", &named(play(3, Player::Sensible, 5)));
}

/// In the middle of it the table agrees to take two acts back.
#[test]
fn five_random_players() {
    let mut record = play(5, Player::Random, 3).prefix(40);
    record.correct();
    record.correct();
    golden("five.txt", &named(common::play_on(record, Player::Random, 4)));
}

fn named(mut record: Record<Geizen>) -> Record<Geizen> {
    for (seat, name) in Seat::all(5).zip(NAMES).take(table::Game::seats(record.game()).into()) {
        record.notes.set(NoteKey::Name(seat), name);
    }
    record
}

#[track_caller]
fn golden(name: &str, record: &Record<Geizen>) {
    every_prefix_resumes(record);
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    let text = format!("{record}\n\n{}", playthrough(record, Viewer::Table, Lang::De));
    if std::env::var_os("GOLDEN").is_some_and(|wish| wish == "write") {
        std::fs::write(&file, &text).expect("the golden file can be written");
    }
    let known = std::fs::read_to_string(&file).expect("the golden file can be read");
    // Where they part, not two whole games.
    let parting = known.lines().zip(text.lines()).enumerate().find(|(_, (known, now))| known != now);
    assert!(known == text, "{name} reads otherwise now, from line {parting:?} (counted from 0) on");
}

/// Wherever a game is interrupted, it resumes at the same table; and a link that was cut off is the game up to there.
fn every_prefix_resumes(record: &Record<Geizen>) {
    for lines in 0..=record.entries().len() {
        let prefix = record.prefix(lines);
        assert_eq!(prefix.to_string().parse(), Ok(prefix));
    }
    let text = record.to_string();
    let acts = text.split('~').next().unwrap_or_default();
    for (end, _) in acts.match_indices('.').skip(5) {
        let cut: Record<Geizen> = text[..end].parse().expect(&text[..end]);
        assert_eq!(cut.game(), record.prefix(cut.entries().len()).game());
    }
}
