//! The order of the menu must not change: random players, scenes and buttons depend on it.

use leiff::Leiff;

fn menu(position: &str, seat: u8) -> String {
    testkit::position::menu::<Leiff>(position, seat)
}

#[test]
fn the_turn_comes_before_matching_and_catching_in_slot_and_sitting_order() {
    assert_eq!(menu("hands:4.-.7/1/2.3", 0), "L z l m1 m3 cb1 cc1 cc2");
    assert_eq!(menu("hands:4.-.7/1/2.3", 1), "m1 cc1 cc2 ca1 ca3");
}

#[test]
fn nothing_is_thrown_onto_an_empty_discard_pile() {
    assert_eq!(menu("hands:4/1 discard:-", 0), "L z");
    assert_eq!(menu("hands:4/1 discard:-", 1), "");
}

#[test]
fn who_can_draw_from_neither_pile_may_pass() {
    assert_eq!(menu("hands:4/- discard:- rest:a", 1), "");
    assert_eq!(menu("hands:4/- discard:- rest:b turn:a", 0), "L p");
}

#[test]
fn a_drawn_card_goes_into_a_slot_or_onto_the_discard_pile() {
    assert_eq!(menu("hands:4.-.7/- discard:- phase:drawn.2", 0), "s1 s3 w");
    assert_eq!(menu("hands:4.-.7/- discard:- phase:taken.2", 0), "t1 t3 r");
    assert_eq!(menu("hands:-/- discard:- phase:drawn.2", 0), "w");
}

#[test]
fn effects_list_cards_before_players_and_let_pass_last() {
    let effect = |phase: &str| menu(&format!("hands:4.7/1/2.3/5 discard:- phase:{phase} immune:d"), 0);
    assert_eq!(effect("seven"), "a1 a2 n");
    assert_eq!(effect("eight"), "a1 a2 b1 c1 c2 n");
    assert_eq!(effect("nine"), "a1 a2 b1 c1 c2 n");
    assert_eq!(effect("nine.b1"), "a1 a2 c1 c2 n");
    assert_eq!(effect("machine"), "a1 a2 qb qc n");
    assert_eq!(effect("philosopher"), "qc n");
    assert_eq!(effect("philosopher.c"), "o1 n");
    assert_eq!(effect("waiter"), "y n");
    assert_eq!(effect("gossip"), "i n");
    assert_eq!(effect("beauty"), "a1 a2 v n");
    assert_eq!(effect("magician"), "qb qc n");
    assert_eq!(effect("glimpse.b"), "");
    assert_eq!(menu("hands:4.7/1/2.3 discard:- phase:glimpse.b.a2", 1), "a1 n");
}

#[test]
fn peeking_is_seeing_or_leaving() {
    assert_eq!(menu("hands:4.7/1.2 phase:peek.b", 1), "k n");
    assert_eq!(menu("hands:4.7/1.2 phase:peek.b", 0), "");
    let team = |phase: &str| menu(&format!("hands:1.2.3/4.5/6.7/8.9 options:t1 phase:{phase}"), 0);
    assert_eq!(team("peek"), "a1 a2 a3 n ja jb jc jd");
    assert_eq!(team("peek.a.2"), "a1 a3 n ja jb jc jd");
    assert_eq!(team("peek.a.2.3"), "k ja jb jc jd");
}

#[test]
fn penalties_come_after_matching_and_the_ledger_last() {
    assert_eq!(
        menu("hands:1/2/3/4 options:d1t1 ledger:a,wc+2,n,w turn:c", 1),
        "m1 cc1 cd1 ca1 ja jb jc jd hd ha Ga Gn V"
    );
}

#[test]
fn after_leiff_cards_are_picked_and_counted_and_nothing_is_thrown() {
    assert_eq!(menu("hands:4.-.7/1 spells:ba phase:offer", 0), "u1 u3");
    assert_eq!(menu("hands:4.-.7/1 spells:ba phase:offer.3", 1), "u1");
    assert_eq!(menu("hands:4/1 scored:a4.1 phase:scored", 1), "g");
    assert_eq!(menu("hands:4/1 scored:a4.1 phase:scored", 0), "");
    assert_eq!(menu("hands:4/1 scored:a50.1 phase:over options:d1", 0), "");
}

/// The largest menus: all eight players, all cards on the table, an effect that chooses among all.
#[test]
fn a_menu_stays_small() {
    for phase in ["nine", "eight", "machine", "turn"] {
        let hands = "4.7.8.9/1.1/2.2/3.3/5.5/6.6/10.10/11.11";
        let count = menu(&format!("hands:{hands} options:d1c1t1 phase:{phase} rest:a"), 0).split(' ').count();
        assert!((60..160).contains(&count), "{count} acts in {phase}");
    }
}
