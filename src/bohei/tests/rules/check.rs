//! The only door from the rule tests to the rules.

mod story;

use bohei::Bohei;
use testkit::rules::Teller;

pub(crate) use testkit::position::word;
pub(crate) use testkit::seat;

use story::{happened, reason};

const TELLER: Teller<Bohei> = Teller { happened: |_, events| events.iter().map(happened).collect(), reason };

/// Sets up `position`, plays `acts`, and compares what happens with `story`, which has one line for each event, as
/// `check/story.rs` writes them:
///
/// ```text
/// a draws 20
/// a holds a rule
/// a puts 3 into A, out 5
/// b answers n
/// a may not: the rule first
/// ```
///
/// A refusal must have changed nothing, and no card may ever be lost.
#[track_caller]
pub(crate) fn check(position: &str, acts: &str, story: &str) {
    TELLER.check(position, acts, story);
}

/// The same, but only the last events are compared: the others are how it came about.
#[track_caller]
pub(crate) fn ends(position: &str, acts: &str, story: &str) {
    TELLER.ends(position, acts, story);
}

/// What the position text says under this key after these acts.
#[track_caller]
pub(crate) fn after(position: &str, acts: &str, key: &str) -> String {
    word(&table(position, acts), key)
}

/// The table after these acts.
#[track_caller]
pub(crate) fn table(position: &str, acts: &str) -> Bohei {
    TELLER.played(position, acts).0
}

/// What a seat may do after these acts, as the table offers it.
#[track_caller]
pub(crate) fn menu(position: &str, acts: &str, seat: &str) -> String {
    testkit::menu(&table(position, acts), self::seat(seat))
}

/// A new game for so many players, with options as a record writes them.
#[track_caller]
pub(crate) fn dealt(seats: u8, options: &str, seed: u64) -> Bohei {
    testkit::dealt(seats, options, seed)
}
