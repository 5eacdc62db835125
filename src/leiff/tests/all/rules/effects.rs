//! Das Basis-Spiel, 4 "Sonderkarten-Effekte", 1st sentence, 7 and 8; rulings, "Effects".

use table::{Game, Viewer};

use crate::rules::check::{check, ends, menu, seat, table};

const SEVEN: &str = "hands:4.7.2.12/1.3.9.13/5.5.6.6 discard:11 draw:7.10";
const EIGHT: &str = "hands:4.7.2.12/1.3.9.13/5.5.6.6 discard:11 draw:8.10";

/// "7: Sieh dir eine deiner Handkarten an."
#[test]
fn a_7_shows_one_own_card() {
    check(SEVEN, "z w a3 k z", "a draws 7\na discards 7\na looks at a3=2\nb draws 10");
    ends(SEVEN, "z w b1", "a may not: own cards only");
}

/// "8: Sieh dir eine deiner Handkarten oder die eines Spielers an."
#[test]
fn an_8_shows_one_card_of_anybody() {
    for (place, card) in [("a4", "12"), ("b1", "1"), ("c3", "6")] {
        ends(EIGHT, &format!("z w {place} k"), &format!("a looks at {place}={card}"));
    }
    assert!(menu(EIGHT, "z w", "a").starts_with("a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4 n"));
}

/// The card is seen by its player alone, and only while the look lasts.
#[test]
fn a_card_is_seen_by_that_player_alone_until_the_look_ends() {
    let seen = |acts: &str, viewer| table(EIGHT, acts).view(viewer).hands[1].slots[0].and_then(|lying| lying.card);
    let a = Viewer::Seat(seat("a"));
    assert_eq!(seen("z w b1", a).map(|card| card.to_string()), Some("1".to_owned()));
    assert_eq!((seen("z w b1", Viewer::Seat(seat("b"))), seen("z w b1", Viewer::Table)), (None, None));
    assert_eq!(seen("z w b1 k", a), None);
}

/// "wirken nur, wenn sie direkt vom Zugstapel gezogen und direkt abgeworfen werden".
#[test]
fn a_card_from_the_discard_pile_has_no_effect() {
    for card in ["7", "8", "9", "P", "K", "T", "D", "M"] {
        let position = format!("hands:4.5/1.3 discard:{card} draw:10 options:c1");
        check(&position, "l r z", &format!("a takes {card}\na puts {card} back\nb draws 10"));
    }
}

/// The same; rulings, "Effects": "Cards discarded by swapping ... have no effect".
#[test]
fn a_card_that_was_swapped_out_has_no_effect() {
    for card in ["7", "8", "9", "0", "P", "K", "T", "D", "M"] {
        let position = format!("hands:{card}.5/1.3 discard:11 draw:10.6 options:c1");
        ends(&position, "z s1 z", &format!("a puts a1=10, out {card}\nb draws 6"));
        ends(&position, "l t1 z", &format!("a puts a1=11, out {card}\nb draws 10"));
    }
}

/// The same: "matching, catching".
#[test]
fn a_card_that_was_matched_or_caught_has_no_effect() {
    check("hands:7.5/1.3 discard:7 draw:10", "m1 z", "a matches a1=7\na draws 10");
    check("hands:7.5/1.3 discard:7 draw:10.6.12", "b-ca1 z", "b catches a1=7\na gets 3 4\na draws 12");
}

/// Only these cards have one.
#[test]
fn no_other_card_has_an_effect() {
    for card in ["_1", "1", "6", "10", "13"] {
        let position = format!("hands:4.5/2.3 discard:11 draw:{card}.12");
        check(&position, "z w z", &format!("a draws {card}\na discards {card}\nb draws 12"));
    }
}

/// Rulings, "Effects": "Every effect may be declined".
#[test]
fn every_effect_may_be_declined() {
    for card in ["7", "8", "9", "0", "P", "K", "T", "D", "M"] {
        let position = format!("hands:4.5/1.3 discard:11 draw:{card}.12 options:c1");
        check(&position, "z w n z", &format!("a draws {card}\na discards {card}\na declines\nb draws 12"));
    }
}

/// The same: "one without a legal target offers only that".
#[test]
fn an_effect_without_a_target_is_only_declined() {
    let alone = |hands: &str, card: &str, more: &str| {
        let position = format!("hands:{hands} discard:- draw:{card}.12 options:c1 {more}");
        menu(&position, "z w", "a")
            .split(' ')
            .take_while(|act| !act.starts_with(['m', 'c']))
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(alone("-/1", "7", ""), "n");
    assert_eq!(alone("-/-", "8", ""), "n");
    assert_eq!(alone("-/1.2", "9", ""), "n");
    assert_eq!(alone("3/1", "9", "immune:b"), "n");
    assert_eq!(alone("-/1", "0", "immune:b"), "n");
    assert_eq!(alone("3/1", "P", ""), "n");
    assert_eq!(alone("3/1", "M", "immune:b"), "n");
    assert_eq!(alone("-/1", "D", "immune:b"), "n");
}

/// The effect is part of the turn.
#[test]
fn an_effect_comes_before_anything_else_of_the_turn() {
    ends(
        SEVEN,
        "z w L z y b-a1 a9",
        "a may not: the effect first\na may not: the effect first\na may not: 7 asks for another choice\nb may not: it is a's turn\na may not: no card at a9",
    );
}

/// No effect waits: nothing to choose.
#[test]
fn without_an_effect_nothing_is_chosen() {
    for act in ["a1", "qb", "y", "i", "v", "o1", "n"] {
        check(SEVEN, act, "a may not: no effect");
    }
    check(SEVEN, "u1", "a may not: no offer");
}

/// Rulings, "Matching and catching": "while an effect shows a card".
#[test]
fn while_an_effect_shows_a_card_nothing_is_matched_or_caught() {
    ends(SEVEN, "z w a3 m2 b-ca2", "a may not: a looks first\nb may not: a looks first");
    ends(SEVEN, "z w a3 k a-m2", "a matches a2=7");
}
