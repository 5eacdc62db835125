//! Das Basis-Spiel, 5 "Sofortiges Abwerfen & Karten aufdecken", Matching; rulings, "Matching and catching".

use table::{Game, Viewer};

use crate::rules::check::{after, check, ends, menu, table};

const POSITION: &str = "hands:4.7.2.12/7.3.9.13/5.7.6.6 discard:11.7 draw:10.8.1.2";

/// 1st sentence: "kannst du deine passende Handkarte sofort darauf abwerfen".
#[test]
fn an_own_card_that_agrees_goes_onto_the_discard_pile() {
    check(POSITION, "m2", "a matches a2=7");
    assert_eq!(after(POSITION, "m2", "hands"), "4.-.2.12/7.3.9.13/5.7.6.6");
    assert_eq!(after(POSITION, "m2", "discard"), "11.7.7");
}

/// "(auch wenn du nicht an der Reihe bist)"; it is no turn, and the turn goes on.
#[test]
fn anybody_may_match_and_the_turn_goes_on() {
    check(POSITION, "b-m1 c-m2 z", "b matches b1=7\nc matches c2=7\na draws 10");
}

/// 2nd sentence: "Liegst du falsch, musst du selbst zwei neue Karten ziehen."
#[test]
fn a_wrong_match_costs_two_cards() {
    check(POSITION, "c-m1", "c matches c1=5 wrongly\nc gets 5 6");
    assert_eq!(after(POSITION, "c-m1", "discard"), "11.7");
}

/// Rulings: "Wrong match: all see the card, it goes back to its slot, two new unseen cards."
#[test]
fn all_see_a_card_that_was_matched_wrongly_and_it_goes_back() {
    assert_eq!(after(POSITION, "c-m1", "hands"), "4.7.2.12/7.3.9.13/5+abc.7.6.6.10.8");
    for viewer in Viewer::all(3) {
        let view = table(POSITION, "c-m1").view(viewer);
        assert!(view.hands[2].slots.iter().flatten().all(|lying| lying.card.is_none()), "it lies face down again");
    }
}

/// Rulings, "All games": "A wrong guess ... is a legal act with consequences, never a refusal".
#[test]
fn every_card_may_be_tried() {
    assert_eq!(menu(POSITION, "", "c"), "m1 m2 m3 m4 ca1 ca2 ca3 ca4 cb1 cb2 cb3 cb4");
}

/// Rulings: "at any moment of the round": with a drawn card, and while an effect waits.
#[test]
fn a_match_is_possible_while_a_card_is_drawn_and_while_an_effect_waits() {
    check(POSITION, "z b-m1 w", "a draws 10\nb matches b1=7\na discards 10");
    ends("hands:4/8.3 discard:11 draw:8", "z w b-m1 a1", "b matches b1=8\na looks at a1=4");
}

/// Rulings: "and after Leiff is called".
#[test]
fn after_the_call_nothing_is_matched() {
    ends(POSITION, "L a-m2 b-ca2", "a may not: the round is over\nb may not: the round is over");
}

/// Rulings: "A drawn card that is not yet placed is covered meanwhile; the top is what lies on the discard pile at that
/// moment."
#[test]
fn a_taken_card_is_no_top_until_it_is_placed() {
    check(
        "hands:4.11/7.11 discard:11.7 draw:10",
        "l b-m1 b-m2 r",
        "a takes 7\nb matches b1=7 wrongly\nb gets 3 4\nb matches b2=11\na puts 7 back",
    );
    check("hands:4/10 discard:7 draw:10.1.2", "z b-m1", "a draws 10\nb matches b1=10 wrongly\nb gets 2 3");
}

/// Rulings: "'Agrees' means same value and kind": special cards count 4, but agree only with their own kind.
#[test]
fn cards_agree_by_value_and_kind() {
    let position = "hands:4.K.P/1 discard:K draw:5.6.8.10 options:c1";
    ends(position, "m1", "a matches a1=4 wrongly\na gets 4 5");
    ends(position, "m3", "a matches a3=P wrongly\na gets 4 5");
    check(position, "m2", "a matches a2=K");
}

/// Rulings: "with an empty discard pile nothing agrees".
#[test]
fn with_an_empty_discard_pile_nothing_agrees() {
    check(
        "hands:4/7 discard:7 draw:10",
        "l b-m1 m1",
        "a takes 7\nb may not: nothing on top\na may not: nothing on top",
    );
    assert_eq!(menu("hands:4/7 discard:7 draw:10", "l", "b"), "");
}

/// Rulings: "The card of a match is the new top, so further ones may follow."
#[test]
fn the_matched_card_is_the_new_top() {
    check(POSITION, "m2 b-m1 c-m2", "a matches a2=7\nb matches b1=7\nc matches c2=7");
}

/// Rulings: "the first act that the device registers counts"; a card that has gone cannot be caught.
#[test]
fn the_first_act_counts() {
    check(POSITION, "b-m1 c-cb1", "b matches b1=7\nc may not: no card at b1");
}
