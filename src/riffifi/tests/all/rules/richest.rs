//! Beutestücke kassieren (II); rulings, 6th bullet: from whom the chips come.

use crate::rules::check::{after, check, menu};

/// "first from the middle".
#[test]
fn as_long_as_the_middle_can_pay_nobody_else_does() {
    check("hands:-,y1,- open:b7,-,- loot:-,b5,-", "k", "a collects b7: middle 7");
}

/// "then from the owner (not the collector) with most of that colour until the rest is paid".
#[test]
fn the_richest_owner_pays_what_the_middle_lacks() {
    check("hands:-,y1,- open:b7,-,- loot:-,b6,b4", "k", "a collects b7: middle 2, b 5");
}

/// "(not the collector)".
#[test]
fn the_collector_pays_nothing_however_rich() {
    let position = "hands:-,y1,- open:b3,-,- loot:b8,b1,b3";
    check(position, "k", "a collects b3: c 3");
    assert_eq!(after(position, "k", "loot"), "b11,b1,-");
}

/// "or that owner has none; then the next".
#[test]
fn when_the_richest_has_none_left_the_next_richest_pays() {
    check("hands:-,y1,-,- open:b8,-,-,- loot:-,b3,b5,b4", "k", "a collects b8: c 5, d 3");
}

/// "Several owners with equally many: as evenly as possible": nothing to choose where it comes out even.
#[test]
fn equally_rich_owners_who_can_pay_equally_leave_nothing_to_choose() {
    let position = "hands:-,y1,- open:b4,-,- loot:-,b6,b6";
    assert_eq!(menu(position, ""), "k");
    check(position, "kb k", "a may not: nothing to choose\na collects b4: b 2, c 2");
}

/// "and the collector chooses who gives one more": one of three.
#[test]
fn of_three_equally_rich_owners_the_collector_chooses_one_to_give_one_more() {
    let position = "hands:-,y1,-,- open:b4,-,-,- loot:-,b4,b4,b4";
    assert_eq!(menu(position, ""), "kb kc kd");
    check(position, "k kbc kc", "a may not: choose 1 of bcd\na may not: choose 1 of bcd\na collects b4: c 2, b 1, d 1");
}

/// The same with two chips due: two of three give one each.
#[test]
fn of_three_equally_rich_owners_the_collector_chooses_two_to_give_one_each() {
    let position = "hands:-,y1,-,- open:b2,-,-,- loot:-,b4,b4,b4";
    assert_eq!(menu(position, ""), "kbc kbd kcd");
    check(position, "kb kbd", "a may not: choose 2 of bcd\na collects b2: b 1, d 1");
}

/// The same with four owners.
#[test]
fn of_four_equally_rich_owners_every_two_can_be_chosen() {
    let position = "hands:-,y1,-,-,- open:b6,-,-,-,- loot:-,b3,b3,b3,b3";
    assert_eq!(menu(position, ""), "kbc kbd kcd kbe kce kde");
    check(position, "kce", "a collects b6: c 2, e 2, b 1, d 1");
}

/// Those who are poorer cannot be chosen.
#[test]
fn only_the_tied_owners_can_be_chosen() {
    let position = "hands:-,y1,-,- open:b1,-,-,- loot:-,b5,b5,b2";
    check(position, "kd ka kb", "a may not: choose 1 of bc\na may not: choose 1 of bc\na collects b1: b 1");
}

/// Owners who were richer before and have paid everything have none: the tie is among the next.
#[test]
fn a_tie_among_the_next_richest_is_shared_in_the_same_way() {
    let position = "hands:-,y1,-,-,- open:b8,-,-,-,- loot:-,b3,b3,b3,b3";
    check(position, "k", "a collects b8: b 2, c 2, d 2, e 2");
    check("hands:-,y1,-,- open:b8,-,-,- loot:-,b2,b5,b5", "k", "a collects b8: c 4, d 4");
    check("hands:-,y1,-,-,- open:b8,-,-,-,- loot:-,b2,b6,b2,b2", "kbd", "a collects b8: c 6, b 1, d 1");
}

/// Nobody gives more than there is: two tied owners of one chip each, then a poorer one.
#[test]
fn tied_owners_who_give_everything_leave_nothing_to_choose() {
    check("hands:-,y1,-,- open:b5,-,-,- loot:b7,b2,b2,b1", "k", "a collects b5: b 2, c 2, d 1");
}

/// "Never more than 12 of a colour; the rest lapses."
#[test]
fn what_goes_beyond_twelve_lapses() {
    check("hands:-,y1,- open:g8,-,- loot:g6,g1,-", "k", "a collects g8: middle 5, b 1; 2 lapses");
}
