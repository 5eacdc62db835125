//! Whole games as snapshots in `golden/`: the record, then the story with the table.
//!
//! After an intended change of the texts, `INSTA_UPDATE=always cargo test -p larry --test all golden` writes them again; read
//! the difference before you commit it.

use std::collections::BTreeSet;

use crate::common::play;
use larry::{Event, Larry, Rule, Why};
use table::{Record, Seat, Viewer};
use testkit::golden::golden;

/// As the open table sees it. Everything that makes Larry what it is happens in this game.
#[test]
fn four_players() {
    let record = play(4, "-", 174);
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
    golden("four", &record, Viewer::Table);
}

/// As the first player sees it, with the own cards.
#[test]
fn a_short_game_for_two() {
    golden("short", &play(2, "k1", 1766), Viewer::Seat(Seat::new(0)));
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
