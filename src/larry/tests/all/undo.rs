//! Taking back: what was chosen among secrets, turned up or drawn is never taken back; the table may agree to correct it.

use crate::common;
use larry::{Action, Larry};
use table::{Game, Record, Seat, Viewer};
use testkit::undo::{corrects_and_brings_the_same_again, played};

/// A record in which these acts have been done, by three players of whom the first begins.
fn after(acts: &str) -> Record<Larry> {
    played(testkit::begun(3, "s1", 1), acts)
}

/// The first card of the first player, laid with the sum 0.
fn lay() -> String {
    let hand = after("").game().view(Viewer::Seat(Seat::new(0))).hand.expect("a hand");
    format!("{}0", hand[0])
}

#[test]
fn a_card_that_was_laid_is_not_taken_back() {
    let mut record = after(&lay());
    assert!(record.retractable().is_none() && !record.retract());
}

/// The pile has been seen, and two cards were drawn.
#[test]
fn a_doubt_is_not_taken_back() {
    let mut record = after(&format!("{} d", lay()));
    assert!(record.retractable().is_none() && !record.retract());
}

/// All hands have been seen, even where nothing is shuffled afterwards.
#[test]
fn accepting_a_last_card_is_not_taken_back() {
    let mut accepted = (0..50)
        .map(|seed| common::play(3, "-", seed))
        .filter(|record| record.steps().last().is_some_and(|step| step.action == Action::Accept));
    let mut record = accepted.next().expect("a game that ends with belief");
    assert!(record.game().outcome().is_some() && record.retractable().is_none() && !record.retract());
}

#[test]
fn the_table_may_agree_to_correct_and_then_the_same_cards_are_drawn() {
    corrects_and_brings_the_same_again(after(&format!("{} d", lay())));
}
