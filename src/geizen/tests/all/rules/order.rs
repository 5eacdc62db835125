//! Rulings, Geizen, "Placement is automatic": the order of rows. `tests/all/orders.rs` compares it with brute force.

use crate::rules::check::check;

/// Row by row, and among equals the lowest rows first.
#[test]
fn where_the_order_does_not_matter_the_rows_are_placed_from_1_to_5() {
    check(
        "kept:4 rolled:1236",
        "1236",
        "a keeps 1236: 1.1 own 2, 2.1 own 2, 3.1 own 1, 4.1 own 1, 6 free
         = hands 16,22,22 bank 64 board 2/2/1/1/-, b is next",
    );
}

/// "the order of rows that leaves the player with most chips": from 1 to 5, row 3 would use up the credit and end the game.
#[test]
fn a_row_that_brings_chips_comes_before_the_credit_is_used_up() {
    check(
        "hands:0,9,9 board:-/-/-/-/1111111 rolled:12335",
        "12335",
        "a keeps 12335: 1.1 own 2 (2 lent), 2.1 own 2 (2 lent), 5.8 own 1 (1 lent) takes 8 (b -3, c -3), 3.1 own 1, 3.2 own 1
         = hands 1,6,6 bank 111 board 2/2/11/-/-, b is next",
    );
}

/// "debts repaid": a smaller debt is no better than a larger one, so the lowest rows come first.
#[test]
fn orders_that_leave_nothing_are_equally_good() {
    check(
        "hands:0,9,9 board:-/-/-/111/- kept:6 rolled:1244",
        "1244",
        "a keeps 1244: 1.1 own 2 (2 lent), 2.1 own 2 (2 lent), 4.4 bank 1, 4.5 own 1 (1 lent), 6 free
         = hands 0,9,9 bank 103 board 2/2/-/11111/-, won by b and c
         a has ended the game",
    );
}

/// "most chips in the end": the last chip is kept if a field of two comes first and the empty bank cannot lend the second.
#[test]
fn who_finds_no_credit_at_once_may_keep_the_last_chip() {
    check(
        "hands:1,60,65 board:211/-/-/-/- rolled:11222",
        "11222",
        "a keeps 11222: unplaced 11222
         = hands 1,60,65 bank 0 board 211/-/-/-/-, b is next",
    );
}
