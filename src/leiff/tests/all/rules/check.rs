//! How the rule tests set up a position, play acts and compare what happens with a story. A story has one line for each
//! event, as `check/story.rs` writes them:
//!
//! ```text
//! a draws 7
//! a discards 7
//! a looks at a2=4
//! b matches b1=7
//! c catches b2=9 wrongly
//! c gets 5
//! a may not: nothing on top
//! ```

mod story;

use leiff::{Leiff, Measure, Slip};
use table::{Game, Viewer};

pub(crate) use testkit::position::word;
pub(crate) use testkit::seat;

testkit::rule_checks!(Leiff, story::happened, story::reason);

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
