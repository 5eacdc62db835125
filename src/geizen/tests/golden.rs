//! Whole games that a person can read, in `golden/`: the record, then the story with the table.
//!
//! After a change that is meant to be seen, `INSTA_UPDATE=always cargo test -p geizen --test golden` writes them anew; read
//! the difference before it is committed.

mod common;

use common::{Player, play};
use table::Viewer;
use testkit::golden::golden;

#[test]
fn three_sensible_players() {
    golden("three", &play(3, Player::Sensible, 5), Viewer::Table);
}

/// In the middle of it the table agrees to take two acts back.
#[test]
fn five_random_players() {
    let mut record = play(5, Player::Random, 3).prefix(40);
    record.correct();
    record.correct();
    golden("five", &common::play_on(record, Player::Random, 4), Viewer::Table);
}
