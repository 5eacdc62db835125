//! The printed examples. The players are Narben-Ede, Kletter-Max, Blondie and Lilly, in this order.

use crate::rules::check::{after, check};

/// Karten ausspielen, "Ein Beispiel".
#[test]
fn a_lower_card_of_the_same_colour_turns_the_higher_one_down_before_the_next_player_plays() {
    check(
        "hands:b5,y7,b2,g1",
        "b5 y7 b2 g1",
        "a plays b5
         b plays y7
         c plays b2
         a turns b5, because c has b2
         d plays g1",
    );
}

/// Beutestücke kassieren, last paragraph; rulings, "The printed text's second example misprints one number".
#[test]
fn who_is_undercut_goes_without_and_who_is_not_collects_a_round_later() {
    let position = "hands:r4o1,g8o2,g6o3,g3o4";
    check(
        position,
        "r4 g8 g6 g3 k o1 o2",
        "a plays r4
         b plays g8
         c plays g6
         b turns g8, because c has g6
         d plays g3
         c turns g6, because d has g3
         a collects r4: middle 4
         a plays o1
         b plays o2
         b turns o2, because a has o1",
    );
    assert_eq!(after(position, "r4 g8 g6 g3 k o1", "open"), "o1,-,-,g3");
    assert_eq!(after(position, "r4 g8 g6 g3 k o1", "loot"), "r4,-,-,-");
}

/// Beutestücke kassieren (II), 1st paragraph: 7 blue chips, 2 of them in the middle, two others with equally many.
#[test]
fn what_the_middle_lacks_comes_from_the_richest_as_evenly_as_possible() {
    let position = "hands:-,y1,- open:b7,-,- loot:-,b5,b5";
    check(position, "kb", "a collects b7: middle 2, b 3, c 2");
    check(position, "kc", "a collects b7: middle 2, c 3, b 2");
    check(position, "k", "a may not: choose 1 of bc");
}

/// Beutestücke kassieren (II), 2nd paragraph.
#[test]
fn seven_red_chips_are_six_of_the_richest_and_one_of_either_of_the_next() {
    let position = "hands:-,y1,-,- open:r7,-,-,- loot:-,r6,r3,r3";
    check(position, "kc", "a collects r7: b 6, c 1");
    check(position, "kd", "a collects r7: b 6, d 1");
    assert_eq!(after(position, "kc", "loot"), "r7,-,r2,r3");
}

/// Beutestücke kassieren (II), 3rd paragraph: ten green ones, five claimed, two to get.
#[test]
fn nobody_collects_more_than_twelve_of_a_colour() {
    check("hands:-,y1,- open:g5,-,- loot:g10,g2,-", "k", "a collects g5: b 2; 3 lapses");
}
