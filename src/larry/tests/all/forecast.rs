//! Forecasts: the act itself and what is certain to follow from it, and nothing hidden.

use larry::{Card, Event, Larry};
use testkit::seat;

fn forecast(position: &str, act: &str) -> Vec<Event<Option<Card>>> {
    testkit::position::forecast::<Larry>(position, act)
}

#[test]
fn an_open_card_promises_its_sum_and_whether_it_passes_the_limit() {
    let laid = |card, sum| Event::Laid { seat: seat("a"), card: Some(card), sum, open: true, larry: false };
    let position = "hands:34?,???,??? pile:c4=4 open:a";
    assert_eq!(forecast(position, "3"), [laid(Card::Three, 7)]);
    assert_eq!(forecast(position, "4"), [laid(Card::Four, 8), Event::OverLimit { seat: seat("a"), sum: 8, limit: 7 }]);
}

#[test]
fn nobody_is_reminded_of_larry_before_it_is_too_late() {
    let laid = |larry| Event::Laid { seat: seat("a"), card: Some(Card::Three), sum: 3, open: false, larry };
    assert_eq!(forecast("hands:34,???,???", "33"), [laid(false)]);
    assert_eq!(forecast("options:r1 hands:34,???,???", "33"), [laid(true)], "where the app says it, it is certain");
}

#[test]
fn a_doubt_promises_nothing_but_who_is_liable() {
    let position = "hands:3??,R??,??? pile:a3=5 turn:c last:b";
    assert_eq!(forecast(position, "d"), [Event::Doubted { seat: seat("c"), liable: seat("b") }]);
}

#[test]
fn what_is_refused_promises_nothing() {
    assert_eq!(forecast("hands:3??,???,???", "44"), []);
}
