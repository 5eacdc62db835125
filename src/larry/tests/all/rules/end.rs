//! Spielende: the last card, and how it is answered.

use crate::rules::check::check;

/// 1st sentence; rulings, Larry, "Last card": the next seat "must choose doubt or accept".
#[test]
fn after_a_last_card_the_next_player_doubts_or_accepts() {
    check(
        "hands:3,44,44 pile:c1=1",
        "34 44 a-a c-d a",
        "a lays 3, says 4; a has no card
         b may not: answer first
         a may not: it is b's turn
         c may not: it is b's turn
         b accepts; scored 2,-2,-2; round 2, c begins (tie)",
    );
}

/// 2nd sentence, "Tut er das nicht"; rulings, Larry, "Last card": "A pile that was accepted is not shown."
#[test]
fn whoever_is_believed_has_ended_the_round_even_with_a_lie() {
    check(
        "hands:3,44,44",
        "37 a",
        "a lays 3, says 7; a has no card\n b accepts; scored 2,-2,-2; round 2, c begins (tie)",
    );
}

/// 2nd and 3rd sentence: "War die Summe richtig, muss der Zweifler noch 2 Karten ziehen!" They count.
#[test]
fn a_wrong_doubt_costs_two_cards_and_the_round_is_scored() {
    check(
        "hands:3,44,44 draw:7_1",
        "33 d",
        "a lays 3, says 3; a has no card
         b doubts a; 3 = 3, said 3: right; b draws 7_1 (wrong doubt); scored 2,-6,-2; round 2, b begins",
    );
}

/// Rulings, Larry, "Last card": "Right doubt: the player draws two and leads a new pile."
#[test]
fn a_right_doubt_costs_two_cards_and_the_round_goes_on() {
    check(
        "hands:3,44,44 draw:01",
        "37 d",
        "a lays 3, says 7; a has no card
         b doubts a; 3 = 3, said 7: wrong; a draws 01 (wrong sum); pile away; a leads
         = hands 2,2,2, empty pile, limit 7, a to play",
    );
}

/// Mach' keinen Larry: an Ätsch covers the last card like any other.
#[test]
fn an_aetsch_in_the_pile_proves_the_last_card() {
    check(
        "hands:A,44,44 pile:c3=3 draw:00",
        "A_4 d",
        "a lays A, says -4; a has no card
         b doubts a; 3 A = 3, said -4: right by Aetsch; b draws 00 (wrong doubt); scored 2,-4,-2; round 2, b begins",
    );
}

/// Rulings, Larry, "Last card": "an open action takes effect first (cards drawn by it count)".
#[test]
fn the_last_card_may_be_an_action_and_takes_effect_first() {
    check(
        "hands:D,44,44 pile:c3=3 draw:7_1",
        "Dc a",
        "a plays D on c; c draws 7_1; a has no card
         b accepts; scored 2,-2,-6; round 2, c begins",
    );
    check(
        "hands:O,44,44 pile:c3=3 draw:00",
        "Ob d",
        "a plays O on b; a has no card
         b doubts a; 3 = 3, said 3: right; b draws 00 (wrong doubt); scored 2,-4,-2; round 2, b begins",
    );
}

/// Rulings, Larry, "Last card": "in the direction now valid".
#[test]
fn after_a_change_of_direction_the_other_neighbour_answers() {
    check(
        "hands:R,44,44 pile:c3=3",
        "R a",
        "a plays R; anticlockwise, limit 5; a has no card\n c accepts; scored 2,-2,-2; round 2, b begins (tie)",
    );
}

/// By the last card, too, its player is liable for the pile ("Achtung").
#[test]
fn the_last_action_card_makes_liable_for_the_pile() {
    check(
        "hands:R,44,44 pile:c3=4 draw:01",
        "R d",
        "a plays R; anticlockwise, limit 5; a has no card
         c doubts a; 3 = 3, said 4: wrong; a draws 01 (wrong sum); pile away; a leads",
    );
}

/// Rulings, Larry, "Last card": "with an empty pile the round is scored at once".
#[test]
fn with_an_empty_pile_the_round_is_scored_at_once() {
    check(
        "hands:R,44,44",
        "R",
        "a plays R; anticlockwise, limit 5; a has no card; scored 2,-2,-2; round 2, b begins (tie)",
    );
    check(
        "hands:D,44,44 draw:70",
        "Db",
        "a plays D on b; b draws 70; a has no card; scored 2,-5,-2; round 2, b begins",
    );
}

/// Rulings, Larry, "Open play": "A last card laid openly over the limit does not end the round."
#[test]
fn a_last_card_laid_openly_over_the_limit_does_not_end_the_round() {
    check(
        "hands:4,44,44 pile:c4=4 open:a draw:01",
        "4",
        "a shows 4, makes 8; O before a is done; 8 passes 7; a draws 01 (over the limit); 2 away unseen; a leads",
    );
    check(
        "hands:3,44,44 pile:c4=4 open:a",
        "3 a",
        "a shows 3, makes 7; O before a is done; a has no card\n b accepts; scored 2,-2,-2; round 2, c begins (tie)",
    );
}
