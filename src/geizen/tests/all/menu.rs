//! The order of the menu must not change: random players, scenes and buttons depend on it.

use geizen::Geizen;

fn menu(position: &str, seat: u8) -> String {
    testkit::position::menu::<Geizen>(position, seat)
}

#[test]
fn before_a_roll_there_is_only_the_roll() {
    assert_eq!(menu("", 0), "r");
    assert_eq!(menu("kept:344", 0), "r");
}

#[test]
fn after_a_roll_few_dice_come_before_many_and_low_faces_before_high_ones() {
    assert_eq!(
        menu("rolled:13346", 0),
        "1 3 4 6 13 14 16 33 34 36 46 133 134 136 146 334 336 346 1334 1336 1346 3346 13346"
    );
    assert_eq!(menu("kept:66 rolled:555", 0), "5 55 555");
}

#[test]
fn who_is_not_on_turn_has_no_menu_and_at_the_end_nobody_has() {
    assert_eq!(menu("rolled:13346", 1), "");
    assert_eq!(menu("hands:0,9,9 kept:33666", 0), "");
}
