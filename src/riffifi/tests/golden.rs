//! Whole games that a person can read, in `golden/`: the record, then the story with the table.
//!
//! After a change that is meant to be seen, `INSTA_UPDATE=always cargo test -p riffifi --test golden` writes them anew; read
//! the difference before it is committed.

mod common;

use common::{Player, play, play_on};
use table::{Seat, Viewer};
use testkit::golden::golden;

/// As everybody sees it: nobody's hand, and no card that was laid unseen.
#[test]
fn three_sensible_players() {
    golden("three", &play(3, "-", Player::Sensible, 5), Viewer::Table);
}

/// With the Officer, equal chances and the score sheet, as Jonas sees it, at random. Early on the table takes two acts back.
#[test]
fn four_players_with_all_variants() {
    let mut record = play(4, "o1e1w1", Player::Random, 3).prefix(40);
    record.correct();
    record.correct();
    golden("four", &play_on(record, Player::Random, 4), Viewer::Seat(Seat::new(1)));
}
