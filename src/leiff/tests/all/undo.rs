//! Taking back: what showed a card to anybody, asked chance or was chosen unseen is never taken back; the rest is, until the
//! next act.

use crate::patient;
use leiff::{Event, HiddenEvent, Leiff, Pile};
use testkit::begun;
use testkit::undo::{Tried, corrects_and_brings_the_same_again, played, tried};

/// How many acts of each game are tried.
const ACTS: usize = 200;

/// Whether somebody has learned something.
fn is_news(event: &HiddenEvent) -> bool {
    match event {
        Event::Dealt { .. }
        | Event::Looked { .. }
        | Event::Drew { .. }
        | Event::Swapped { .. }
        | Event::Dropped { .. }
        | Event::Shown { .. }
        | Event::Matched { .. }
        | Event::Caught { .. }
        | Event::Scored { .. } => true,
        Event::Discarded { from, .. } => *from == Pile::Draw,
        _ => false,
    }
}

/// Each act of some games.
fn acts(seats: u8, options: &str, games: u64) -> Vec<Tried> {
    (0..games)
        .flat_map(|seed| tried(begun::<Leiff>(seats, options, seed), ACTS, seed, patient::choose, is_news))
        .collect()
}

#[test]
fn what_showed_nothing_can_be_taken_back_and_nothing_else() {
    for (seats, options) in [(2, "-"), (3, "d1c1"), (4, "p1d1c1t1a1")] {
        for act in acts(seats, options, 20) {
            assert_eq!(act.taken_back, !act.stays(), "{act:?}");
        }
    }
}

#[test]
fn these_acts_can_be_taken_back_and_these_never() {
    let acts = [acts(3, "c1", 100), acts(4, "d1t1", 10)].concat();
    let tried = |kind| acts.iter().filter(move |act| act.kind == kind);
    for kind in ["take", "put-back", "use", "invent", "swap-hands", "decline", "penalty", "hand-out", "fill", "done"] {
        assert!(tried(kind).any(|act| act.taken_back), "{kind}");
    }
    for kind in ["seen", "draw", "swap", "discard", "put", "rotate", "match", "catch"] {
        assert!(tried(kind).count() > 0 && tried(kind).all(|act| !act.taken_back), "{kind}");
    }
}

#[test]
fn after_the_next_act_nothing_is_taken_back() {
    let mut record = played(begun::<Leiff>(3, "s1d1", 1), "Ga n b-Gn");
    assert!(record.retract());
    assert!(!played(record, "b-k").retract());
}

/// By agreement everything can be struck out, and then the same card is drawn.
#[test]
fn the_table_may_agree_to_correct_and_then_the_same_card_is_drawn() {
    let drawn = played(begun::<Leiff>(2, "s1", 1), "n n z");
    assert!(!drawn.clone().retract());
    corrects_and_brings_the_same_again(drawn);
}
