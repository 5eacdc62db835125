//! Whole games as snapshots in `golden/`: the record, then the story with the table.
//!
//! After an intended change of the texts, `INSTA_UPDATE=always cargo test -p leiff --test all golden` writes them again; read
//! the difference before you commit it.

use crate::common::{play, play_on};
use table::{Seat, Viewer};
use testkit::golden::golden;

/// By the printed rules, as everybody sees it: no card that lies face down.
#[test]
fn three_sensible_players() {
    golden("three", &play(3, "-", 5), Viewer::Table);
}

/// With all options, as Jonas sees it: sensibly at first, then wildly for a while; the table takes two acts back, and
/// plays on.
#[test]
fn four_players_in_teams_with_all_options() {
    let begun = play(4, "p1d1c1t1a1", 117);
    let half = begun.entries().len() / 2;
    let mut record = testkit::play_randomly(begun.prefix(half), 15, 117);
    record.correct();
    record.correct();
    golden("four", &play_on(record), Viewer::Seat(Seat::new(1)));
}
