//! Spielablauf: rolling and putting dice aside.

use crate::rules::check::check;

/// Spielablauf, 1st sentence.
#[test]
fn the_player_on_turn_throws_all_five_dice() {
    check("turn:b dice:3,1,6,4,3", "r", "b rolls 13346");
}

/// Spielablauf, 1st sentence: only the one whose turn it is.
#[test]
fn nobody_else_rolls_or_keeps() {
    check("turn:b rolled:13346", "a-r c-3", "a may not: it is b's turn\n c may not: it is b's turn");
}

/// Spielablauf, 2nd paragraph.
#[test]
fn at_least_one_die_must_be_put_aside_after_the_roll() {
    check("rolled:13346", "r", "a may not: keep first");
}

/// Spielablauf, 2nd paragraph: "Nach seinem Wurf".
#[test]
fn nothing_is_put_aside_before_the_roll() {
    check("", "6", "a may not: roll first");
    check("kept:66", "6", "a may not: roll first");
}

/// Spielablauf, 3rd paragraph, 1st sentence.
#[test]
fn several_dice_may_be_put_aside_at_once() {
    check("rolled:13366", "366", "a keeps 366: 3.1 own 1, 6 free, 6 free");
}

/// Spielablauf, 3rd paragraph, 2nd sentence.
#[test]
fn they_may_show_the_same_face_or_different_ones() {
    check("rolled:33345", "333", "a keeps 333: 3.1 own 1, 3.2 own 1, 3.3 own 1");
    check("rolled:33345", "345", "a keeps 345: 3.1 own 1, 4.1 own 1, 5.1 own 1");
}

/// Spielablauf, 3rd paragraph, 3rd sentence.
#[test]
fn of_three_fours_two_may_be_put_aside_and_the_third_rolled_again() {
    check(
        "rolled:44456 dice:1,2,3",
        "44 r",
        "a keeps 44: 4.1 own 1, 4.2 own 1
         a rolls 123",
    );
}

/// Spielablauf, 3rd paragraph: only what was rolled.
#[test]
fn only_dice_of_this_roll_can_be_put_aside() {
    check(
        "rolled:13346",
        "2 33 333",
        "a may not: 2 was not rolled\n a keeps 33: 3.1 own 1, 3.2 own 1\n a may not: roll first",
    );
    check("rolled:13346", "333", "a may not: 333 was not rolled");
}

/// Spielablauf, 4th paragraph, 1st sentence.
#[test]
fn the_remaining_dice_are_rolled_again() {
    check("rolled:12345 dice:6,6", "123 r", "a keeps 123: 1.1 own 2, 2.1 own 2, 3.1 own 1\n a rolls 66");
}

/// Spielablauf, 4th paragraph, 2nd sentence.
#[test]
fn of_the_new_roll_at_least_one_must_be_put_aside_again() {
    check("kept:1 dice:6,6,5,5", "r r", "a rolls 5566\n a may not: keep first");
}

/// Rulings, 1st bullet under the board, 1st sentence.
#[test]
fn dice_put_aside_stay_as_they_are() {
    check("kept:4 dice:1,2,3,5", "r 4", "a rolls 1235\n a may not: 4 was not rolled");
}

/// Rulings, 1st bullet under the board, 2nd sentence.
#[test]
fn all_may_be_put_aside_at_once() {
    check(
        "dice:6,6,6,6,6",
        "r 66666",
        "a rolls 66666
         a keeps 66666: 6 free, 6 free, 6 free, 6 free, 6 free
         = hands 22,22,22 bank 64 board -/-/-/-/-, b is next",
    );
}

/// Spielablauf, 4th paragraph, last sentence.
#[test]
fn when_all_dice_lie_aside_after_five_rolls_at_the_latest_the_turn_is_scored() {
    check(
        "dice:3,6,6,6,6,6,6,6,6,6,6,6,6,6,6",
        "r 3 r 6 r 6 r 6 r 6",
        "a rolls 36666
         a keeps 3: 3.1 own 1
         a rolls 6666
         a keeps 6: 3.1 own 1, 6 free
         a rolls 666
         a keeps 6: 3.1 own 1, 6 free, 6 free
         a rolls 66
         a keeps 6: 3.1 own 1, 6 free, 6 free, 6 free
         a rolls 6
         a keeps 6: 3.1 own 1, 6 free, 6 free, 6 free, 6 free
         = hands 21,22,22 bank 64 board -/-/1/-/-, b is next",
    );
}
