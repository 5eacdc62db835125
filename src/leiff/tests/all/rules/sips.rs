//! Erweitertes Spiel, 1 "Trinkregeln": sips to hand out; rulings, "Drinking".

use leiff::Charge;

use crate::rules::check::{check, ends, menu, owed, seat, slip};

/// 3rd point: "Wer Minuspunkte ... erreicht hat, darf diesen Minuswert in Schlücken an andere Spieler verteilen."
#[test]
fn a_hand_below_nothing_may_hand_out_as_many_sips() {
    let position = "hands:_1._1/1/3 discard:11 options:d1";
    assert_eq!(slip(position, "L", "a").to_give, 2);
    assert_eq!(slip(position, "L", "a").charges, []);
    ends(position, "L a-hb a-hc a-hb", "a gives b a sip\na gives c a sip\na may not: no sips");
    assert_eq!(slip("hands:_1._1.0.2/1/3 discard:11 options:d1", "L", "a").to_give, 0, "the hand counts, not a card");
    assert_eq!(slip("hands:_1.0/1/3 discard:11 options:d1", "L", "a").to_give, 1);
}

/// Aktionen, 2nd point: "Wenn ein Spieler eine Karte richtig aufdeckt, darf er einen Schluck an einen Mitspieler verteilen."
#[test]
fn a_right_catch_may_hand_out_one_sip() {
    let position = "hands:4/7.3/2 discard:7 draw:1.2.5 options:d1";
    check(position, "c-cb1 c-ha c-ha", "c catches b1=7\nb gets 3 4\nc gives a a sip\nc may not: no sips");
    assert_eq!(slip(position, "c-cb1 c-ha", "a").charges, [Charge::Given { from: seat("c") }]);
    assert_eq!(slip(position, "c-cb1 c-ha", "c").given, 1);
    check(position, "c-cb2 c-ha", "c catches b2=3 wrongly\nc gets 2\nc may not: no sips");
}

/// "an einen Mitspieler"; rulings: "Sips may be given to any other player with alcohol or water who is not immune".
#[test]
fn sips_go_to_others_who_have_a_glass_and_are_not_immune() {
    let position = "hands:4/7.3/2/5 discard:11 options:d1c1 immune:b ledger:a+3,w,n,w";
    check(
        position,
        "ha hb hc he hd",
        "a may not: sips go to others
         a may not: b is immune
         a may not: c has no glass
         a may not: nobody at e
         a gives d a sip",
    );
    assert!(menu(position, "", "a").contains("hd"));
    assert!(!menu(position, "", "a").contains("hb") && !menu(position, "", "a").contains("hc"));
}

/// One sip is one act, at any time until the next round.
#[test]
fn sips_are_handed_out_one_by_one_at_any_time() {
    let position = "hands:4/7.3/2 discard:11 draw:5 options:d1 ledger:w,w+2,w";
    check(position, "z b-ha w b-hc", "a draws 5\nb gives a a sip\na discards 5\nb gives c a sip");
    assert_eq!(owed(position, "b-ha", "a"), "0.1");
}

/// Rulings: "unassigned ones lapse when the next round starts".
#[test]
fn what_is_not_handed_out_lapses_with_the_next_round() {
    let position = "hands:_1._1/1/3 discard:11 options:d1";
    assert_eq!(slip(position, "L b-g", "a").to_give, 0);
    ends(position, "L b-g a-hb", "a may not: no sips");
}

/// Without sips there is nothing to hand out.
#[test]
fn nobody_hands_out_what_is_not_there() {
    check("hands:4/7 discard:11 options:d1", "hb V", "a may not: no sips\na may not: nothing owed");
}
