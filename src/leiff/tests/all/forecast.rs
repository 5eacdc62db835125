//! Forecasts: what is certain to follow from an act, and nothing hidden.

use leiff::{Card, Event, Leiff, Observation, Pile, Place, Slot};
use testkit::seat;

fn forecast(position: &str, act: &str) -> Vec<Observation> {
    testkit::position::forecast::<Leiff>(position, act)
}

#[test]
fn drawing_from_the_draw_pile_promises_nothing() {
    assert_eq!(forecast("hands:4.7/1.3 discard:11 draw:10", "z"), []);
}

#[test]
fn taking_the_open_card_promises_that_card() {
    let took = Event::Took { seat: seat("a"), card: Card::Number(11) };
    assert_eq!(forecast("hands:4.7/1.3 discard:11 draw:10", "l"), [took]);
}

/// Nobody knows the card that comes out.
#[test]
fn swapping_promises_nothing() {
    assert_eq!(forecast("hands:4.7/1.3 discard:11 phase:drawn.10", "s1"), []);
    assert_eq!(forecast("hands:4.7/1.3 discard:11 phase:taken.10", "t1"), []);
}

/// Who has drawn a card knows what is thrown away, and what it ends.
#[test]
fn discarding_promises_the_card_and_what_it_ends() {
    let discarded = Event::Discarded { seat: seat("a"), card: "T".parse().expect("a card"), from: Pile::Draw };
    let position = "hands:4.7/1.3 discard:11 phase:drawn.T options:c1 rule:b";
    assert_eq!(forecast(position, "w"), [discarded, Event::RuleEnded]);
}

/// Right or wrong, the table promises the same: nothing.
#[test]
fn matching_and_catching_promise_nothing() {
    for act in ["m1", "m2", "cb1", "cb2", "b-m1"] {
        assert_eq!(forecast("hands:4.7/7.3 discard:7 draw:10.5", act), [], "{act}");
    }
}

#[test]
fn looking_promises_nothing() {
    assert_eq!(forecast("hands:4.7/1.3 discard:11 phase:seven", "a1"), []);
    assert_eq!(forecast("hands:4.7/1.3 discard:11 phase:peek", "k"), []);
    assert_eq!(forecast("hands:4.7/1.3 discard:11 phase:machine", "a1"), []);
}

#[test]
fn what_moves_unseen_is_promised_without_its_cards() {
    let (first, second) = (Place::new(seat("a"), Slot::new(0)), Place::new(seat("b"), Slot::new(1)));
    let swapped = Event::Exchanged { by: seat("a"), first, second };
    assert_eq!(forecast("hands:4.7/1.3 discard:11 phase:nine.a1", "b2"), [swapped]);
    let extra = Event::Extra { seat: seat("b"), slots: vec![Slot::new(2)], due: 1 };
    assert_eq!(forecast("hands:4.7/1.3 discard:11 draw:5 phase:machine", "qb"), [extra]);
    let rotated = Event::Rotated { by: seat("a"), seat: seat("b"), steps: Some(1) };
    assert_eq!(forecast("hands:4.7/1.3 discard:11 phase:philosopher.b options:c1", "o1"), [rotated]);
}

#[test]
fn the_call_promises_itself_alone() {
    assert_eq!(forecast("hands:4.7/1.3 discard:11", "L"), [Event::Called { seat: seat("a") }]);
}

#[test]
fn the_next_round_promises_nothing() {
    assert_eq!(forecast("hands:1/1 scored:a9.9 phase:scored", "b-g"), []);
}

#[test]
fn what_is_refused_promises_nothing() {
    assert_eq!(forecast("hands:4.7/1.3 discard:11", "w"), []);
    assert_eq!(forecast("hands:4.7/1.3 discard:11", "b-z"), []);
}
