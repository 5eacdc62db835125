//! Whole games that a person can read, in `golden/`: the record, then the story with the table.
//!
//! After a change that is meant to be seen, `GOLDEN=write cargo test -p larry --test golden` writes them anew; read the
//! difference before it is committed.

mod common;

use std::collections::BTreeSet;
use std::path::Path;

use common::play;
use larry::{Event, Larry, Options, Rule, Why};
use table::{Game, Lang, NoteKey, Record, Seat, Viewer, playthrough};

const NAMES: [&str; 4] = ["Mira", "Jonas", "Aylin", "Theo"];

/// As the open table sees it. Everything that makes Larry what it is happens in this game.
#[test]
fn four_players() {
    let record = named(play(4, Options::default(), 174));
    assert_eq!(
        happenings(&record).into_iter().collect::<Vec<_>>(),
        [
            "a change of direction",
            "a forgotten Larry!",
            "a gift",
            "a last card",
            "a right doubt",
            "a wrong doubt",
            "an Ätsch that decides",
            "open play"
        ]
    );
    golden("four.txt", &record, Viewer::Table);
}

/// As the first player sees it, with the own cards.
#[test]
fn a_short_game_for_two() {
    let options = Options { short: true, ..Options::default() };
    golden("short.txt", &named(play(2, options, 1766)), Viewer::Seat(Seat::new(0)));
}

fn happenings(record: &Record<Larry>) -> BTreeSet<&'static str> {
    let events = record.steps().flat_map(|step| &step.events);
    events
        .filter_map(|event| match event {
            Event::Drew { why: Why::WrongSum, .. } => Some("a right doubt"),
            Event::Drew { why: Why::WrongDoubt, .. } => Some("a wrong doubt"),
            Event::Drew { why: Why::ForgotLarry, .. } => Some("a forgotten Larry!"),
            Event::Revealed(reveal) if reveal.rule == Rule::Aetsch => Some("an Ätsch that decides"),
            Event::Fulfilled { .. } => Some("open play"),
            Event::Reversed { .. } => Some("a change of direction"),
            Event::Gave { .. } => Some("a gift"),
            Event::LastCard { .. } => Some("a last card"),
            _ => None,
        })
        .collect()
}

fn named(mut record: Record<Larry>) -> Record<Larry> {
    for (seat, name) in Seat::all(record.game().seats()).zip(NAMES) {
        record.notes.set(NoteKey::Name(seat), name);
    }
    record
}

#[track_caller]
fn golden(name: &str, record: &Record<Larry>, viewer: Viewer) {
    every_prefix_resumes(record);
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    let text = format!("{record}\n\n{}", playthrough(record, viewer, Lang::De));
    if std::env::var_os("GOLDEN").is_some_and(|wish| wish == "write") {
        std::fs::write(&file, &text).expect("the golden file can be written");
    }
    let known = std::fs::read_to_string(&file).expect("the golden file can be read");
    // Where they part, not two whole games.
    let parting = known.lines().zip(text.lines()).enumerate().find(|(_, (known, now))| known != now);
    assert!(known == text, "{name} reads otherwise now, from line {parting:?} (counted from 0) on");
}

/// Wherever a game is interrupted, it resumes at the same table; and a link that was cut off is the game up to there.
fn every_prefix_resumes(record: &Record<Larry>) {
    for lines in 0..=record.entries().len() {
        let prefix = record.prefix(lines);
        assert_eq!(prefix.to_string().parse(), Ok(prefix));
    }
    let text = record.to_string();
    let acts = text.split('~').next().unwrap_or_default();
    for (end, _) in acts.match_indices('.').skip(5) {
        let cut: Record<Larry> = text[..end].parse().expect(&text[..end]);
        assert_eq!(cut.game(), record.prefix(cut.entries().len()).game());
    }
}
