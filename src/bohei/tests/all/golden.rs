//! Whole games as snapshots in `golden/`: the record, then the story with the table.
//!
//! After an intended change of the texts, `INSTA_UPDATE=always cargo test -p bohei --test all golden` writes them again; read
//! the difference before you commit it.

use crate::common::{play, play_on};
use table::{Seat, Viewer};
use testkit::golden::golden;

/// As everybody sees it: no card that is in a hand.
#[test]
fn three_sensible_players() {
    golden("three", &play(3, "-", 2), Viewer::Table);
}

/// As Jonas sees it: sensibly at first, then wildly for a while, with reports of breaches; the table takes two acts back, and
/// plays on.
#[test]
fn four_players_who_break_rules() {
    let begun = play(4, "s2", 86);
    let half = begun.entries().len() / 2;
    let mut record = testkit::play_randomly(begun.prefix(half), 40, 118);
    record.correct();
    record.correct();
    golden("four", &play_on(record), Viewer::Seat(Seat::new(1)));
}
