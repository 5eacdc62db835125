//! How the rule tests set up a position, play acts and compare what happens with a story. A story has one line for each
//! event, as `check/story.rs` writes them:
//!
//! ```text
//! a draws 20
//! a holds a rule
//! a puts 3 into A, out 5
//! b answers n
//! a may not: the rule first
//! ```

mod story;

use bohei::Bohei;

pub(crate) use testkit::position::word;
pub(crate) use testkit::seat;

testkit::rule_checks!(Bohei, story::happened, story::reason);
