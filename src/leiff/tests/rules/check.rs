//! The only door from the rule tests to the rules.

mod story;

use leiff::{Leiff, Measure, Slip};
use table::{Game, Viewer};
use testkit::rules::Teller;

pub(crate) use testkit::position::word;
pub(crate) use testkit::seat;

use story::{happened, reason};

const TELLER: Teller<Leiff> = Teller { happened: |_, events| events.iter().map(happened).collect(), reason };

/// Sets up `position`, plays `acts`, and compares what happens with `story`, which has one line for each event, as
/// `check/story.rs` writes them:
///
/// ```text
/// a draws 7
/// a discards 7
/// a looks at a2=4
/// b matches b1=7
/// c catches b2=9 wrongly
/// c gets 5
/// a may not: nothing on top
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
pub(crate) fn table(position: &str, acts: &str) -> Leiff {
    TELLER.played(position, acts).0
}

/// What a seat may do after these acts, as the table offers it.
#[track_caller]
pub(crate) fn menu(position: &str, acts: &str, seat: &str) -> String {
    testkit::menu(&table(position, acts), self::seat(seat))
}

/// A seat's page of the ledger after these acts, as everybody reads it.
#[track_caller]
pub(crate) fn slip(position: &str, acts: &str, seat: &str) -> Slip {
    let view = table(position, acts).view(Viewer::Table);
    view.hands[self::seat(seat).index()].slip.clone().expect("the ledger is kept")
}

/// What this round comes to for a seat after these acts: `1.4` is a shot and four sips.
#[track_caller]
pub(crate) fn owed(position: &str, acts: &str, seat: &str) -> String {
    measure(slip(position, acts, seat).round)
}

/// `1.4`: a shot and four sips.
pub(crate) fn measure(measure: Measure) -> String {
    format!("{}.{}", measure.shots, measure.sips)
}

/// A new game for so many players, with options as a record writes them.
#[track_caller]
pub(crate) fn dealt(seats: u8, options: &str, seed: u64) -> Leiff {
    testkit::dealt(seats, options, seed)
}
