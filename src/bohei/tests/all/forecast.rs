//! Forecasts: what is certain to follow from an act, and nothing hidden.

use bohei::{Answer, Bohei, Card, Change, Event, Observation, Slot};
use table::Seats;
use testkit::seat;

fn forecast(position: &str, act: &str) -> Vec<Observation> {
    testkit::position::forecast::<Bohei>(position, act)
}

#[test]
fn drawing_promises_nothing_and_not_drawing_only_itself() {
    assert_eq!(forecast("hands:3/1/2", "z"), []);
    assert_eq!(forecast("hands:3/1/2", "p"), [Event::Skipped { seat: seat("a") }]);
    assert_eq!(forecast("hands:20/1/2", "p"), [Event::Skipped { seat: seat("a") }], "whatever the hand holds");
}

#[test]
fn a_rule_promises_what_it_ends_and_changes() {
    let enacted =
        Event::Enacted { seat: seat("a"), card: Card::new(14), slot: Some(Slot::ALL[0]), replaced: Some(Card::new(5)) };
    assert_eq!(forecast("hands:14/1/2 slots:5/- phase:rule", "r14A"), [enacted, Event::GoalChanged { goal: 6 }]);
}

#[test]
fn an_action_promises_whom_it_concerns() {
    let card = Card::new(41);
    let seats: Seats = ["a", "b", "c"].map(seat).into_iter().collect();
    let promised = [Event::Played { seat: seat("a"), card }, Event::Announced { by: seat("a"), card, seats }];
    assert_eq!(forecast("hands:41/1/2 phase:play", "k41"), promised);
}

/// Other hands are not told, nor are own cards that the open table would learn of.
#[test]
fn the_last_answer_promises_no_card() {
    let accepted = [Event::Accepted { seat: seat("b") }];
    assert_eq!(forecast("hands:1/4/2 pending:orders.37.b", "b-y"), accepted, "all that is left would go");
    let promised = forecast("hands:1/4/2 pending:orders.39.ay.b.cy", "b-y");
    let drew = Event::Drew { seat: seat("a"), cards: vec![None, None, None], due: 3 };
    assert_eq!(promised, [Event::Accepted { seat: seat("b") }, drew]);
}

#[test]
fn an_answer_promises_what_it_turns() {
    let turned = Event::Answered { seat: seat("b"), answer: Answer::Opposite, change: Some(Change::Discard(3)) };
    assert_eq!(forecast("hands:1/45.4/2 pending:orders.39.a.b?o.cy", "b-ao"), [turned]);
}

#[test]
fn a_discard_promises_itself_and_the_next_turn() {
    let discarded = Event::Discarded { seat: seat("b"), card: Card::new(4) };
    let turn = Event::Turn { seat: seat("b"), round: 1, missed: false };
    assert_eq!(forecast("hands:1/4.5/2 pending:orders.37.by.b1", "b-4"), [discarded, turn]);
}

#[test]
fn what_is_refused_promises_nothing() {
    assert_eq!(forecast("hands:3/1/2", "k3"), []);
    assert_eq!(forecast("hands:3/1/2", "b-z"), []);
}
