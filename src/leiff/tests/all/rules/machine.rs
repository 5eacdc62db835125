//! Das Basis-Spiel, 4 "Sonderkarten-Effekte", Spielautomat; rulings, "Effects".

use crate::rules::check::{after, check, ends};

const MACHINE: &str = "hands:4.0.2.12/1.3.9.13/5.5.6.6 discard:11 draw:0.10.8";

/// "Spielautomat (0 Punkte)".
#[test]
fn a_spielautomat_counts_nothing() {
    check("hands:0.0.5/9/9 discard:11", "L", "a calls\nscored 5,9,9: -5 for a, in all 0,9,9");
}

/// "Wirf eine deiner Handkarten ab".
#[test]
fn a_spielautomat_discards_an_own_card() {
    check(MACHINE, "z w a4 z", "a draws 0\na discards 0\na drops a4=12\nb draws 10");
    assert_eq!(after(MACHINE, "z w a4", "hands"), "4.0.2.-/1.3.9.13/5.5.6.6");
    assert_eq!(after(MACHINE, "z w a4", "discard"), "11.0.12");
    ends(MACHINE, "z w b1", "a may not: own cards only");
}

/// "ODER lass einen Mitspieler eine zusätzliche Karte ziehen."; rulings, "Effects": "unseen".
#[test]
fn or_another_player_draws_a_card_unseen() {
    check(MACHINE, "z w qc z", "a draws 0\na discards 0\nc gets 5\nb draws 8");
    assert_eq!(after(MACHINE, "z w qc", "hands"), "4.0.2.12/1.3.9.13/5.5.6.6.10");
}

/// Rulings, "Effects": "one *other* player".
#[test]
fn nobody_lets_oneself_draw() {
    ends(MACHINE, "z w qa qd", "a may not: others only\na may not: nobody at d");
}

/// Rulings, "Effects": "Cards discarded by ... the Spielautomat have no effect, but are normal tops".
#[test]
fn what_a_spielautomat_discards_has_no_effect_and_is_a_normal_top() {
    ends("hands:7.4/7.3 discard:11 draw:0.10", "z w a1 b-m1 z", "a drops a1=7\nb matches b1=7\nb draws 10");
}

/// Rulings, "All games": what the piles no longer hold nobody draws.
#[test]
fn without_a_card_left_nobody_draws() {
    let position = "hands:4/3 phase:machine draw:- discard:0 rest:b";
    check(position, "qb", "b gets 0 of 1");
}
