//! Sondersituation in der Wertungsphase: loans of the bank.

use crate::rules::check::check;

/// Sondersituation, 2nd sentence: "bis zu 5 Chips".
#[test]
fn who_runs_short_borrows_up_to_five_chips_of_the_bank() {
    check(
        "hands:0,9,9 kept:66 rolled:123",
        "123",
        "a keeps 123: 1.1 own 2 (2 lent), 2.1 own 2 (2 lent), 3.1 own 1 (1 lent), 6 free, 6 free
         = hands 0,9,9 bank 107 board 2/2/1/-/-, won by b and c
         a has ended the game",
    );
}

/// Sondersituation, 2nd sentence: only what is missing.
#[test]
fn the_own_chips_are_used_first() {
    check("hands:1,9,9 rolled:12666", "12", "a keeps 12: 1.1 own 2 (1 lent), 2.1 own 2 (2 lent)");
}

/// Rulings, Geizen, "Borrowing": own chips sink to -5 at the lowest.
#[test]
fn a_sixth_chip_is_not_lent() {
    check(
        "hands:0,9,9 rolled:12345",
        "12345",
        "a keeps 12345: 1.1 own 2 (2 lent), 2.1 own 2 (2 lent), 3.1 own 1 (1 lent), unplaced 45
         = hands 0,9,9 bank 107 board 2/2/1/-/-, won by b and c
         a has ended the game",
    );
}

/// Rulings, Geizen, "Borrowing": placed whole or not at all. One chip more could be lent, but the field takes two.
#[test]
fn a_die_is_placed_whole_or_not_at_all() {
    check(
        "hands:0,9,9 rolled:11126",
        "11126",
        "a keeps 11126: 1.1 own 2 (2 lent), 1.2 own 1 (1 lent), 1.3 own 1 (1 lent), 6 free, unplaced 2
         = hands 0,9,9 bank 108 board 211/-/-/-/-, won by b and c
         a has ended the game",
    );
}

/// Rulings, Geizen, "Borrowing": "and all later ones", though one chip more could be lent, and the yellow field is free.
#[test]
fn after_a_die_that_finds_no_credit_no_other_is_placed() {
    check(
        "hands:0,9,9 board:-/-/-/111/- rolled:11124",
        "11124",
        "a keeps 11124: 1.1 own 2 (2 lent), 1.2 own 1 (1 lent), 1.3 own 1 (1 lent), unplaced 24
         = hands 0,9,9 bank 105 board 211/-/-/111/-, won by b and c
         a has ended the game",
    );
    check(
        "hands:0,9,9 rolled:11123",
        "11123",
        "a keeps 11123: 1.1 own 2 (2 lent), 1.2 own 1 (1 lent), 1.3 own 1 (1 lent), unplaced 23
         = hands 0,9,9 bank 108 board 211/-/-/-/-, won by b and c
         a has ended the game",
    );
}

/// Rulings, Geizen, "Borrowing": a loan is real bank chips.
#[test]
fn the_bank_lends_only_what_it_has() {
    check(
        "hands:0,60,67 board:2/-/-/-/- kept:666 rolled:11",
        "11",
        "a keeps 11: 1.2 own 1 (1 lent), 6 free, 6 free, 6 free, unplaced 1
         = hands 0,60,67 bank 0 board 21/-/-/-/-, won by c
         a has ended the game",
    );
}

/// Rulings, Geizen, "Borrowing" and "Yellow field and an empty bank": what is lent is missing in the bank.
#[test]
fn a_bank_that_has_lent_its_last_chip_pays_no_yellow_field() {
    check(
        "hands:0,60,64 board:2/-/111/-/- kept:666 rolled:13",
        "13",
        "a keeps 13: 1.2 own 1 (1 lent), 3.4 bank 0, 6 free, 6 free, 6 free
         = hands 0,60,64 bank 0 board 21/-/1110/-/-, won by c
         a has ended the game",
    );
}

/// Sondersituation, 2nd sentence, end, and 3rd sentence.
#[test]
fn who_completes_a_row_repays_and_the_game_goes_on() {
    check(
        "hands:0,9,9 board:-/-/-/-/1111111 kept:6666 rolled:5",
        "5",
        "a keeps 5: 5.8 own 1 (1 lent) takes 8 (b -3, c -3), 6 free, 6 free, 6 free, 6 free
         = hands 7,6,6 bank 111 board -/-/-/-/-, b is next",
    );
}

/// Sondersituation, 3rd sentence: "und so am Ende seines Zuges wieder Chips besitzt".
#[test]
fn a_completed_row_does_not_help_if_nothing_is_left_after_repaying() {
    check(
        "hands:0,9,9 board:211/-/-/-/- rolled:11222",
        "11222",
        "a keeps 11222: 1.4 own 1 (1 lent) takes 5 (b -1, c -1), 1.1 own 2, 2.1 own 2, 2.2 own 1 (1 lent), 2.3 own 1 (1 lent)
         = hands 0,8,8 bank 108 board 2/211/-/-/-, won by b and c
         a has ended the game",
    );
}
