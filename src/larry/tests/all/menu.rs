//! The order of the menu must not change: random players, scenes and buttons depend on it.

use larry::{LARGEST_HAND_THAT_SHOUTS, Larry};
use table::{Game, Scene, Seat};

fn acts(position: &str, seat: u8) -> Vec<String> {
    let game = Larry::from_position(position).expect(position);
    game.legal(Seat::new(seat)).iter().map(ToString::to_string).collect()
}

fn menu(position: &str, seat: u8) -> String {
    acts(position, seat).join(" ")
}

#[test]
fn on_an_empty_pile_the_cards_come_sorted_with_every_sum() {
    assert_eq!(
        menu("options:r1 limit:5 hands:7_1,??,??", 0),
        "_1_2 _1_1 _10 _11 _12 _13 _14 _15 7_2 7_1 70 71 72 73 74 75"
    );
}

#[test]
fn a_doubt_comes_first() {
    assert!(menu("pile:c3=3", 0).starts_with("d "));
}

#[test]
fn every_act_is_offered_without_larry_and_then_with_it() {
    assert!(menu("hands:7_1,??,??", 0).starts_with("_1_2 _1_2L _1_1 _1_1L "));
    assert!(!menu("hands:00001111,??,??", 0).contains('L'));
}

#[test]
fn action_cards_come_after_all_cards_that_are_laid_with_targets_in_sitting_order() {
    let menu = menu("options:r1 turn:b hands:??,ODGR,??", 1);
    assert!(menu.starts_with("O_2 O_1 ") && menu.ends_with(" R6 R7 Oc Oa Dc Da G R"), "{menu}");
}

#[test]
fn give_one_is_offered_openly_from_three_cards_on() {
    assert!(menu("options:r1 hands:0G,??,??", 0).ends_with(" G7"));
    assert!(menu("options:r1 hands:00G,??,??", 0).ends_with(" G"));
}

#[test]
fn a_gift_may_be_any_card_for_anybody_else_or_nothing() {
    assert_eq!(menu("options:r1 phase:give turn:b hands:??,3A,??", 1), "g3c g3a gAc gAa n");
    assert_eq!(menu("phase:give turn:b hands:??,3A,??", 1), "g3c g3cL g3a g3aL gAc gAcL gAa gAaL n nL");
}

#[test]
fn before_open_play_numbers_are_offered_once_without_a_sum() {
    assert_eq!(menu("options:r1 limit:5 hands:334A,??,?? open:a", 0), "3 4 A_2 A_1 A0 A1 A2 A3 A4 A5");
}

#[test]
fn a_last_card_is_accepted_or_doubted() {
    assert_eq!(menu("hands:-,??,?? pile:a3=3 phase:answer turn:b", 1), "a d");
}

#[test]
fn who_is_not_on_turn_has_no_menu_and_at_the_end_nobody_has() {
    assert_eq!(menu("pile:c3=3", 1), "");
    assert_eq!(menu("points:2,-1,-1/2,-1,-1/2,-1,-1", 0), "");
}

/// Thirteen faces with 28 sums are the most that can be asked at all, and seven with a shout for each.
#[test]
fn the_largest_menus_fit() {
    let pile = ["a3=0"; 6].into_iter().chain(["b1=0"; 4]).collect::<Vec<_>>().join(",");
    let largest = |hand: &str| acts(&format!("pile:{pile} hands:{hand},??,??,??,??,??,??,??"), 0).len();
    // Every face but the 3 and the 1: they all lie in the pile, save one 1.
    assert_eq!(largest("_2_101247AODGR"), 1 + 12 * 28 + 7 + 7 + 1 + 1);
    let seven = "_2_10ODGR";
    assert_eq!(seven.replace('_', "").len(), usize::from(LARGEST_HAND_THAT_SHOUTS));
    assert_eq!(largest(seven), 1 + 2 * (7 * 28 + 7 + 7 + 1) + 1);
}
