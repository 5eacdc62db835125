//! Das Basis-Spiel, 4, last sentence; rulings, "Turn" and "Empty draw pile".

use crate::rules::check::{after, check, ends, menu};

/// "Ein abgeworfener Spielautomat kann nicht wieder aufgenommen werden."; rulings, "Turn".
#[test]
fn a_spielautomat_on_the_discard_pile_is_not_taken_up() {
    check("hands:4/1 discard:5.0 draw:5", "l z", "a may not: a Spielautomat stays\na draws 5");
}

/// The same however it came there: by a match, by swapping.
#[test]
fn a_spielautomat_that_was_matched_or_swapped_stays_too() {
    check("hands:0.4/1.0 discard:5.0 draw:5", "m1 l", "a matches a1=0\na may not: a Spielautomat stays");
    ends("hands:0.4/1 discard:5 draw:6", "z s1 l", "a puts a1=6, out 0\nb may not: a Spielautomat stays");
}

/// Rulings, "Turn": "a special card may be taken from there, its effect is gone".
#[test]
fn a_special_card_is_taken_without_its_effect() {
    check("hands:4/1 discard:P draw:5 options:c1", "l r z", "a takes P\na puts P back\nb draws 5");
    check("hands:4/1 discard:K draw:5 options:c1", "l t1 z", "a takes K\na puts a1=K, out 4\nb draws 5");
}

/// Rulings, "Empty draw pile": "the discard pile without its top card is shuffled into a new one".
#[test]
fn an_empty_draw_pile_is_made_anew_of_the_discard_pile_without_its_top() {
    let position = "hands:4/1 draw:- discard:13.13.12 rest:b";
    check(position, "z", "shuffled\na draws 13");
    assert_eq!(after(position, "z", "discard"), "12");
    assert_eq!(after(position, "z", "draw"), "13");
}

/// The same for extra cards, in the middle of it if need be.
#[test]
fn extra_cards_come_from_the_new_draw_pile_too() {
    check("hands:4/1 draw:12 discard:13.13.11 rest:b", "m1", "a matches a1=4 wrongly\nshuffled\na gets 2 3");
}

/// Rulings, "All games": "it gives what there is".
#[test]
fn where_too_few_cards_are_left_there_are_fewer() {
    check("hands:4/1 draw:12 discard:11 rest:b", "m1", "a matches a1=4 wrongly\na gets 1 of 2");
    check("hands:4/1 draw:- discard:11 rest:b", "m1", "a matches a1=4 wrongly\na gets 0 of 2");
}

/// Rulings, "Empty draw pile": "Who can draw from neither pile may call Leiff or pass."
#[test]
fn who_can_draw_from_neither_pile_calls_or_passes() {
    let position = "hands:4/1 draw:- discard:0 rest:b";
    check(position, "z l p", "a may not: no draw pile\na may not: a Spielautomat stays\na passes");
    assert!(menu(position, "", "a").starts_with("L p "), "{}", menu(position, "", "a"));
    check("hands:4/1 draw:- discard:- rest:b", "l p", "a may not: no discard pile\na passes");
}

/// The same: only then.
#[test]
fn who_can_draw_does_not_pass() {
    check("hands:4/1 draw:5 discard:0 rest:b", "p", "a may not: draw");
    check("hands:4/1 draw:- discard:5 rest:b", "p", "a may not: draw");
    check("hands:4/1 draw:- discard:5.0 rest:b", "p", "a may not: draw");
}
