//! Wertung, 6th bullet: completed rows.

use crate::rules::check::check;

/// Wertung, 6th bullet, 1st sentence: the chip on the red field is taken with the others.
#[test]
fn who_fills_the_red_field_takes_all_chips_of_the_row() {
    check(
        "hands:10,10,10 board:-/2111/1/-/- kept:6666 rolled:2",
        "2",
        "a keeps 2: 2.5 own 1 takes 6 (b -1, c -1), 6 free, 6 free, 6 free, 6 free
         = hands 15,9,9 bank 96 board -/-/1/-/-, b is next",
    );
}

/// Wertung, 6th bullet, 2nd sentence; the numbers are those of the rulings.
#[test]
fn all_others_pay_the_bank_what_the_arrow_says() {
    let board = "hands:9,9,9 board:211/2111/11111/111111/1111111";
    let paying = |face: &str, story| check(&format!("{board} rolled:{face}6666"), face, story);
    paying("1", "a keeps 1: 1.4 own 1 takes 5 (b -1, c -1)");
    paying("2", "a keeps 2: 2.5 own 1 takes 6 (b -1, c -1)");
    paying("3", "a keeps 3: 3.6 own 1 takes 6 (b -2, c -2)");
    paying("4", "a keeps 4: 4.7 own 1 takes 7 (b -2, c -2)");
    paying("5", "a keeps 5: 5.8 own 1 takes 8 (b -3, c -3)");
}

/// Wertung, 6th bullet, 2nd sentence: all others, whoever is on turn.
#[test]
fn all_others_are_all_seats_but_the_one_on_turn() {
    check(
        "turn:c hands:9,9,9,9,9 board:-/2111/-/-/- kept:6666 rolled:2",
        "2",
        "c keeps 2: 2.5 own 1 takes 6 (a -1, b -1, d -1, e -1), 6 free, 6 free, 6 free, 6 free
         = hands 8,8,14,8,8 bank 84 board -/-/-/-/-, d is next",
    );
}

/// Wertung, 6th bullet: at a table of two "all others" is the other one.
#[test]
fn at_a_table_of_two_the_other_one_alone_pays() {
    check(
        "turn:b hands:18,9 board:-/-/-/-/1111111 kept:6666 rolled:5",
        "5",
        "b keeps 5: 5.8 own 1 takes 8 (a -3), 6 free, 6 free, 6 free, 6 free
         = hands 15,16 bank 99 board -/-/-/-/-, a is next",
    );
}

/// Rulings, Geizen, "A row may be completed twice": at most what each has left.
#[test]
fn nobody_pays_more_than_is_left() {
    check(
        "hands:9,2,1,0 board:-/-/-/-/1111111 kept:6666 rolled:5",
        "5",
        "a keeps 5: 5.8 own 1 takes 8 (b -2, c -1), 6 free, 6 free, 6 free, 6 free
         = hands 16,0,0,0 bank 114 board -/-/-/-/-, b is next",
    );
}

/// Below the example, 1st paragraph.
#[test]
fn dice_left_over_begin_the_emptied_row_anew() {
    check(
        "hands:10,10,10 board:-/2111/-/-/- kept:66 rolled:222",
        "222",
        "a keeps 222: 2.5 own 1 takes 6 (b -1, c -1), 2.1 own 2, 2.2 own 1, 6 free, 6 free
         = hands 12,9,9 bank 97 board -/21/-/-/-, b is next",
    );
}

/// Rulings, Geizen, "A row may be completed twice in one turn": every completion counts, the others pay each time.
#[test]
fn a_row_may_be_completed_twice_in_one_turn() {
    check(
        "hands:10,10,1 board:211/-/-/-/- rolled:11111",
        "11111",
        "a keeps 11111: 1.4 own 1 takes 5 (b -1, c -1), 1.1 own 2, 1.2 own 1, 1.3 own 1, 1.4 own 1 takes 5 (b -1)
         = hands 14,8,0 bank 108 board -/-/-/-/-, b is next",
    );
}

/// Wertung, 6th bullet: a row may hold chips of the bank; an unpaid yellow field brings nothing.
#[test]
fn the_chips_of_the_bank_are_taken_with_the_row() {
    check("board:-/-/-/-/1111111 rolled:56666", "5", "a keeps 5: 5.8 own 1 takes 8 (b -3, c -3)");
    check("board:-/-/-/-/1101101 rolled:56666", "5", "a keeps 5: 5.8 own 1 takes 6 (b -3, c -3)");
}

/// Wertung, 6th bullet: several rows in one turn.
#[test]
fn several_rows_may_be_completed_in_one_turn() {
    check(
        "hands:9,9,9 board:211/-/11111/-/- kept:666 rolled:13",
        "13",
        "a keeps 13: 1.4 own 1 takes 5 (b -1, c -1), 3.6 own 1 takes 6 (b -2, c -2), 6 free, 6 free, 6 free
         = hands 18,6,6 bank 100 board -/-/-/-/-, b is next",
    );
}
