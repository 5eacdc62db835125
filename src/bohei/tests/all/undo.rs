//! Taking back: what showed a card to anybody, asked chance or was chosen unseen is never taken back; the rest is, until the
//! next act.

use crate::common;
use bohei::{Bohei, Event, HiddenEvent};
use table::{RandomPlayer, Record};
use testkit::undo::{Tried, corrects_and_brings_the_same_again, played, the_end_is_only_corrected, tried};

/// How many acts of each game are tried.
const ACTS: usize = 200;

/// Whether somebody has learned something.
fn is_news(event: &HiddenEvent) -> bool {
    match event {
        Event::Drew { cards, .. } => !cards.is_empty(),
        // At the end all hands may be looked at.
        Event::Discarded { .. } | Event::RuleDue { .. } | Event::Ended { .. } => true,
        _ => false,
    }
}

/// Each act of some games.
fn acts(seats: u8, games: u64) -> Vec<Tried> {
    let game = |seed| testkit::begun::<Bohei>(seats, "-", seed);
    (0..games).flat_map(|seed| tried(game(seed), ACTS, seed, RandomPlayer::choose, is_news)).collect()
}

#[test]
fn what_showed_nothing_can_be_taken_back_and_nothing_else() {
    for seats in [3, 5] {
        for act in acts(seats, 20) {
            assert_eq!(act.taken_back, !act.stays(), "{act:?}");
        }
    }
}

#[test]
fn these_acts_can_be_taken_back_and_these_never() {
    let acts = acts(4, 60);
    let tried = |kind| acts.iter().filter(move |act| act.kind == kind);
    for kind in
        ["pass", "choose", "tick", "go", "accept", "reach", "won", "out", "again", "call-off", "bohei", "report"]
    {
        assert!(tried(kind).any(|act| act.taken_back), "{kind}");
    }
    for kind in ["draw", "enact", "play", "answer", "back", "discard"] {
        assert!(tried(kind).count() > 0 && tried(kind).all(|act| !act.taken_back), "{kind}");
    }
}

/// A game of three in which these acts have been done.
fn begun(acts: &str) -> Record<Bohei> {
    played(testkit::begun(3, "s1", 1), acts)
}

#[test]
fn after_the_next_act_nothing_is_taken_back() {
    assert!(begun("B").retract());
    assert!(!begun("B z").retract());
}

/// Whoever has looked at all hands knows more than when the act was chosen; the table may still agree to correct it.
#[test]
fn the_end_is_not_taken_back_but_may_be_corrected() {
    the_end_is_only_corrected(common::play(3, "-", 1));
}

/// By agreement everything can be struck out, and then the same card is drawn.
#[test]
fn the_table_may_agree_to_correct_and_then_the_same_card_is_drawn() {
    assert!(!begun("z").retract());
    corrects_and_brings_the_same_again(begun("z"));
}
