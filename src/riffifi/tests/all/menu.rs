//! The order of the menu must not change: random players, scenes and buttons depend on it.

use riffifi::Riffifi;

fn menu(position: &str, seat: u8) -> String {
    testkit::position::menu::<Riffifi>(position, seat)
}

#[test]
fn cards_come_in_the_order_of_the_sorted_hand_and_then_those_that_may_be_laid_unseen() {
    assert_eq!(menu("hands:ofo2y8g3r4b6y1,b1,g1,r1 open:-,y5,g2,r6 options:o1", 0), "y1 y8 r4 b6 g3 o2 of _y8 _g3");
}

#[test]
fn who_gives_one_more_comes_in_sitting_order() {
    assert_eq!(menu("hands:-,y1,- open:b7,-,-", 0), "k");
    assert_eq!(menu("hands:-,-,y1,- open:-,-,b4,- loot:b4,b4,-,b4 turn:c", 2), "ka kb kd");
}

#[test]
fn the_officer_comes_to_open_cards_in_sitting_order_and_to_none_last() {
    assert_eq!(menu("hands:-,y1,r1,b1 open:g5,-,of,o5 turn:c options:o1", 2), "ta td t");
}

#[test]
fn who_is_not_on_turn_has_no_menu_and_at_the_end_nobody_has() {
    assert_eq!(menu("hands:y2,b2,g2", 1), "");
    assert_eq!(menu("hands:-,-,- scored:-,-,-/-,-,-/-,-,-", 0), "");
}
