//! Whole games that a person can read, in `golden/`: the record, then the story with the table.
//!
//! After a change that is meant to be seen, `GOLDEN=write cargo test -p riffifi --test golden` writes them anew; read the
//! difference before it is committed.

mod common;

use std::path::Path;

use common::{Player, play, play_on};
use riffifi::Riffifi;
use table::{Game, Lang, NoteKey, Record, Seat, Viewer, playthrough};

const NAMES: [&str; 4] = ["Mira", "Jonas", "Aylin", "Theo"];

/// As everybody sees it: nobody's hand, and no card that was laid unseen.
#[test]
fn three_sensible_players() {
    golden("three.txt", &play(3, "-", Player::Sensible, 5), Viewer::Table);
}

/// With the Officer, equal chances and the score sheet, as Jonas sees it, at random. Early on the table takes two acts back.
#[test]
fn four_players_with_all_variants() {
    let mut record = play(4, "o1e1w1", Player::Random, 3).prefix(40);
    record.correct();
    record.correct();
    golden("four.txt", &play_on(record, Player::Random, 4), Viewer::Seat(Seat::new(1)));
}

#[track_caller]
fn golden(name: &str, record: &Record<Riffifi>, viewer: Viewer) {
    let mut record = record.clone();
    for (seat, name) in Seat::all(record.game().seats()).zip(NAMES) {
        record.notes.set(NoteKey::Name(seat), name);
    }
    every_prefix_resumes(&record);
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    let text = format!("{record}\n\n{}", playthrough(&record, viewer, Lang::De));
    if std::env::var_os("GOLDEN").is_some_and(|wish| wish == "write") {
        std::fs::write(&file, &text).expect("the golden file can be written");
    }
    let known = std::fs::read_to_string(&file).expect("the golden file can be read");
    // Where they part, not two whole games.
    let parting = known.lines().zip(text.lines()).enumerate().find(|(_, (known, now))| known != now);
    assert!(known == text, "{name} reads otherwise now, from line {parting:?} (counted from 0) on");
}

/// Wherever a game is interrupted, it resumes at the same table; and a link that was cut off is the game up to there.
fn every_prefix_resumes(record: &Record<Riffifi>) {
    for lines in 0..=record.entries().len() {
        let prefix = record.prefix(lines);
        assert_eq!(prefix.to_string().parse(), Ok(prefix));
    }
    let text = record.to_string();
    let acts = text.split('~').next().unwrap_or_default();
    for (end, _) in acts.match_indices('.').skip(5) {
        let cut: Record<Riffifi> = text[..end].parse().expect(&text[..end]);
        assert_eq!(cut.game(), record.prefix(cut.entries().len()).game());
    }
}
