//! Das Basis-Spiel, 6 "Rundenende & Punkte", up to the points of the caller; rulings, "Leiff".

use table::{Game, Viewer};

use crate::rules::check::{after, check, ends, table};

/// 1st sentence: "Wenn du an der Reihe bist ... rufe vor deinem Zug"; 2nd: "Die Runde endet sofort und alle zählen".
#[test]
fn the_call_comes_before_the_turn_and_ends_the_round_at_once() {
    check(
        "hands:1.2/5.6/7.8 discard:11",
        "L a-z",
        "a calls\nscored 3,11,15: -5 for a, in all -2,11,15\na may not: it is b's turn",
    );
    check("hands:1.2/5.6/7.8 discard:11", "b-L", "b may not: it is a's turn");
    ends("hands:1.2/5.6 discard:11 draw:10", "z L", "a may not: place the card first");
}

/// 2nd sentence: every card counts its value, -1 one less, a special card 4.
#[test]
fn all_count_what_their_cards_are_worth() {
    check(
        "hands:_1._1.0.13/1.12.10/K.P.M options:c1 discard:11",
        "L",
        "a calls\nscored 11,23,12: -5 for a, in all 6,23,12",
    );
}

/// All cards are turned for everybody.
#[test]
fn all_cards_are_turned() {
    let view = table("hands:1.-.2/5.6 discard:11", "L").view(Viewer::Table);
    let cards: Vec<_> = view.hands.iter().flat_map(|hand| &hand.slots).flatten().map(|lying| lying.card).collect();
    assert!(cards.len() == 4 && cards.iter().all(Option::is_some));
}

/// 3rd sentence: "Hat der "Leiff"-Rufer den niedrigsten Score, erhält er -5 Punkte auf seinen Runden-Score."
#[test]
fn a_caller_with_the_lowest_score_gets_five_off() {
    check("hands:5.6/1.2 turn:b discard:11", "L", "b calls\nscored 11,3: -5 for b, in all 11,-2");
}

/// 4th sentence: "Sonst bekommt er +5 Punkte."
#[test]
fn any_other_caller_gets_five_on() {
    check("hands:5.6/1.2 discard:11", "L", "a calls\nscored 11,3: +5 for a, in all 16,3");
}

/// 5th sentence: "Bei Gleichstand erhält der Rufer auch +5 Punkte."; rulings: "for the caller only".
#[test]
fn a_caller_with_a_tie_gets_five_on_and_nobody_else_gets_anything() {
    check("hands:1.2/3/9 discard:11", "L", "a calls\nscored 3,3,9: +5 for a, in all 8,3,9");
}

/// Rulings, "Who has no cards": "A hand without cards counts 0."
#[test]
fn a_hand_without_cards_counts_nothing() {
    check("hands:1/-.- turn:b discard:11", "L", "b calls\nscored 1,0: -5 for b, in all 1,-5");
    check("hands:_1/- turn:b discard:11", "L", "b calls\nscored -1,0: +5 for b, in all -1,5");
}

/// The points of all rounds add up.
#[test]
fn the_points_of_all_rounds_add_up() {
    check("hands:1.2/5.6 discard:11 scored:b20.3", "L", "a calls\nscored 3,11: -5 for a, in all 18,9");
}

/// Rulings: "Next round starts with the seat after the last starter."
#[test]
fn the_next_round_starts_with_the_seat_after_the_last_starter() {
    let position = "hands:1.2/5.6/9.9 discard:11 starter:b turn:a";
    ends(position, "L c-g", "round 2: c begins");
    assert_eq!(after(position, "L c-g", "turn"), "c");
    ends(position, "L a-g b-g", "a may not: it is c's turn\nb may not: it is c's turn");
}

/// Everything is dealt anew, and what holds for a round has ended.
#[test]
fn a_new_round_is_dealt_anew() {
    let position = "hands:1.2/5.6/9.9 discard:11 options:c1 immune:a spells:ab";
    let game = table(position, "L b-u1 a-u1 b-g");
    let view = game.view(Viewer::Table);
    assert!(view.hands.iter().all(|hand| hand.slots.len() == 4 && !hand.immune && hand.enchanted.is_empty()));
    assert_eq!((view.discarded, view.stock, view.round), (1, 66 - 13, 2));
}

/// Between the rounds there is nothing else to do.
#[test]
fn between_the_rounds_nobody_draws_or_calls() {
    ends(
        "hands:1.2/5.6 discard:11 draw:10",
        "L b-L b-z b-w",
        "b may not: the round is over\nb may not: the round is over\nb may not: nothing drawn",
    );
}
