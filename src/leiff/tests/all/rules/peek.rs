//! Das Basis-Spiel, 2 "Spielvorbereitung", 3rd sentence; rulings, "Peek".

use table::{Game, Viewer};

use crate::rules::check::{after, check, dealt, menu, table, word};

/// "darf jeder Spieler einmalig die beiden vorderen Karten seiner Hand ansehen".
#[test]
fn everybody_looks_once_at_the_two_front_cards() {
    check(
        "hands:4.7.2.12/1.3.9.13 discard:7 phase:peek draw:5",
        "k b-k z",
        "a looks at a1=4 a2=7\nb looks at b1=1 b2=3\na draws 5",
    );
}

/// While the peek lasts, its player alone sees the two cards, and nobody sees any other.
#[test]
fn only_the_player_sees_the_front_cards_and_only_while_the_peek_lasts() {
    let game = table("hands:4.7.2.12/1.3.9.13 discard:7 phase:peek", "");
    for viewer in Viewer::all(2) {
        let hands = game.view(viewer).hands;
        let seen: Vec<_> = hands.iter().flat_map(|hand| &hand.slots).flatten().filter_map(|lying| lying.card).collect();
        let own = viewer == Viewer::Seat(crate::rules::check::seat("a"));
        assert_eq!(seen.iter().map(ToString::to_string).collect::<Vec<_>>(), if own { vec!["4", "7"] } else { vec![] });
    }
}

/// "darf": nobody must look.
#[test]
fn nobody_must_look() {
    check("hands:4.7/1.3 discard:7 phase:peek", "n b-n", "a declines\nb declines");
}

/// One after the other, clockwise from the starter.
#[test]
fn the_starter_looks_first() {
    check(
        "hands:4.7/1.3/5.6 discard:7 phase:peek starter:b",
        "k k k z",
        "b looks at b1=1 b2=3\nc looks at c1=5 c2=6\na looks at a1=4 a2=7\nb draws 13",
    );
    check("hands:4.7/1.3 discard:7 phase:peek", "b-k z", "b may not: it is a's turn\na may not: a peeks first");
}

/// "Zu Beginn der ersten Runde"; rulings, "Peek": "before the first round only (as printed)".
#[test]
fn the_first_round_begins_with_the_peek_and_no_other_does() {
    assert_eq!(word(&dealt(3, "s1", 1), "phase"), "peek.a");
    assert_eq!(after("hands:1/1 scored:a9.9 phase:scored", "b-g", "phase"), "turn");
}

/// Rulings, "Peek": option "before every round".
#[test]
fn with_the_option_every_round_begins_with_the_peek() {
    assert_eq!(after("hands:1/1 scored:a9.9 phase:scored options:p1", "b-g", "phase"), "peek.b");
}

/// Rulings, "Matching and catching": "except during the first peek".
#[test]
fn nothing_is_matched_or_caught_before_all_have_looked() {
    check(
        "hands:4.7/7.3 discard:7 phase:peek",
        "m2 b-ca2 k b-m1",
        "a may not: a peeks first\nb may not: a peeks first\na looks at a1=4 a2=7\nb may not: b peeks first",
    );
    assert_eq!(menu("hands:4.7/7.3 discard:7 phase:peek", "", "b"), "");
}

/// Only a look that goes on can be ended.
#[test]
fn during_a_turn_nobody_looks() {
    check("hands:4.7/1.3 discard:7", "k b-k", "a may not: nothing to see\nb may not: it is a's turn");
}

/// "die beiden vorderen Karten": there is nothing to choose.
#[test]
fn another_card_than_the_front_ones_is_refused_with_the_rule() {
    check(
        "hands:4.7.2/1.3 discard:7 phase:peek",
        "a3 a1 b1",
        "a may not: front cards only\na may not: front cards only\na may not: front cards only",
    );
}
