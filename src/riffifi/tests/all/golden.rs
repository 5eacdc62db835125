//! Whole games as snapshots in `golden/`: the record, then the story with the table.
//!
//! After an intended change of the texts, `INSTA_UPDATE=always cargo test -p riffifi --test all golden` writes them again; read
//! the difference before you commit it.

use crate::common::play;
use riffifi::Riffifi;
use table::{Seat, Viewer};
use testkit::golden::golden;
use testkit::{play_randomly, random};

/// As everybody sees it: nobody's hand, and no card that was laid unseen.
#[test]
fn three_sensible_players() {
    golden("three", &play(3, "-", 5), Viewer::Table);
}

/// With the Officer, equal chances and the score sheet, as Jonas sees it, at random. Early on the table takes two acts back.
#[test]
fn four_players_with_all_variants() {
    let mut record = random::<Riffifi>(4, "o1e1w1", 3, 40);
    record.correct();
    record.correct();
    golden("four", &play_randomly(record, usize::MAX, 4), Viewer::Seat(Seat::new(1)));
}
