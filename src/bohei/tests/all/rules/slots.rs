//! "Regelkarten"; rulings, "Rule slots".

use crate::rules::check::{after, check, ends, menu};

/// "auf einem der beiden dafür vorgesehenen Felder"; "entscheidet selbst, welche alte Regel überspielt und damit deaktiviert
/// wird".
#[test]
fn a_new_rule_goes_into_a_free_slot_or_ends_an_old_rule() {
    let position = "hands:3.20/21/22 slots:5/- phase:rule";
    check(position, "r3B", "a puts 3 into B");
    check(position, "r3A", "a puts 3 into A, out 5");
    assert_eq!(after(position, "r3A", "slots"), "3/-");
    assert_eq!(after(position, "r3A", "discard"), "5");
    check(position, "r3C r3", "a may not: there is no C\na may not: which slot");
}

/// "Es können max. 2 Regelkarten gleichzeitig aktiv sein."
#[test]
fn with_both_slots_taken_an_old_rule_must_go() {
    let position = "hands:3.20/21/22 slots:5/6 phase:rule";
    assert_eq!(menu(position, "", "a"), "r3A r3B B vb vc va");
    assert_eq!(after(position, "r3B", "order"), "5.3");
}

/// "einen zusätzlichen Ablageort für weitere Regelkarten zu eröffnen". Rulings: "lies beside it", "for good".
#[test]
fn the_extra_slot_opens_a_third_one() {
    let position = "hands:16.20/3/22 slots:5/6 phase:rule";
    check(position, "r16A r16", "a may not: no slot\na puts 16");
    assert_eq!(after(position, "r16", "slots"), "5/6/-");
    ends(position, "r16 p p r3C", "b holds a rule\nb puts 3 into C");
    assert_eq!(after(position, "r16 p p r3C", "slots"), "5/6/3");
}

/// "einen Ablageort für Regelkarten dauerhaft zu schließen". Rulings: "the rule under it ends".
#[test]
fn the_closing_card_closes_a_slot_for_good() {
    let position = "hands:17.20/3/22 slots:5/6 phase:rule";
    check(position, "r17", "a may not: which slot");
    check(position, "r17A", "a puts 17 into A, out 5");
    assert_eq!(after(position, "r17A", "order"), "6");
    ends(position, "r17A p p r3A", "b holds a rule\nb may not: A is closed");
    assert_eq!(menu(position, "r17A p p", "b"), "r3B B vc va vb");
}

/// The extra slot can be closed too, and a free slot.
#[test]
fn any_slot_can_be_closed() {
    check("hands:17.20/3/22 slots:5/6/- phase:rule", "r17C", "a puts 17 into C");
    ends("hands:17.20/3/22 slots:5/6/- phase:rule", "r17C p p r3C", "b may not: C is closed");
}

/// Rulings, "Both use up the phase".
#[test]
fn the_extra_and_the_closed_slot_use_up_the_phase() {
    check("hands:16.3/21/22 phase:rule", "r16 r3A", "a puts 16\na may not: it is phase 3");
    check("hands:17.3/21/22 phase:rule", "r17A r3B", "a puts 17 into A\na may not: it is phase 3");
}

/// The rule that changes phase 1.
#[test]
fn a_rule_may_make_phase_1_give_two_cards() {
    check("hands:20/21/22 slots:12/- draw:40.41.5", "z", "a draws 40 41\na holds no rule");
    check(
        "hands:3.20/21/22 slots:12/- draw:40.41.5 phase:rule",
        "r3A p z",
        "
        a puts 3 into A, out 12\na passes\nround 1: b\nb draws 40\nb holds no rule",
    );
}

/// An ended rule has no effect any more.
#[test]
fn a_closed_slot_ends_the_goal_under_it() {
    check("hands:17.20/21/22 slots:14/- phase:rule", "r17A", "a puts 17 into A, out 14\nthe goal is 7");
}

/// Rulings, "stay until the end of the game": nothing is laid over them, and they never reach the discard pile.
#[test]
fn the_extra_and_the_closed_slot_stay() {
    let position = "hands:5.20/6/22 slots:3/17/- phase:rule";
    check(position, "r5B", "a may not: B is closed");
    assert_eq!(menu(position, "", "a"), "r5A r5C B vb vc va");
    assert_eq!(after(position, "r5C p p r6A", "slots"), "6/17/5");
    assert_eq!(after(position, "r5C p p r6A", "discard"), "3");
}

/// Only one slot is left without the extra one: then a new rule always ends the old one.
#[test]
fn with_one_slot_left_a_new_rule_ends_the_old_one() {
    check("hands:5.20/6/22 slots:3/17 phase:rule", "r5A", "a puts 5 into A, out 3");
    ends("hands:16.20/6/22 slots:3/17 phase:rule", "r16 p p r6C", "b holds a rule\nb puts 6 into C");
}
