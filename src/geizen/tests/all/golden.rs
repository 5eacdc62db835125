//! Whole games as snapshots in `golden/`: the record, then the story with the table.
//!
//! After an intended change of the texts, `INSTA_UPDATE=always cargo test -p geizen --test all golden` writes them again; read
//! the difference before you commit it.

use crate::common::play;
use geizen::Geizen;
use table::Viewer;
use testkit::golden::golden;
use testkit::{play_randomly, random};

#[test]
fn three_sensible_players() {
    golden("three", &play(3, 5), Viewer::Table);
}

/// In the middle of it the table agrees to take two acts back.
#[test]
fn five_random_players() {
    let mut record = random::<Geizen>(5, "-", 3, 40);
    record.correct();
    record.correct();
    golden("five", &play_randomly(record, usize::MAX, 4), Viewer::Table);
}
