//! Wertung, bullets 1 to 5, and what comes after.

use geizen::{Field, ROWS};

use crate::rules::check::check;

/// Wertung, 1st sentence.
#[test]
fn every_die_is_placed() {
    check(
        "rolled:12345",
        "12345",
        "a keeps 12345: 1.1 own 2, 2.1 own 2, 3.1 own 1, 4.1 own 1, 5.1 own 1
         = hands 15,22,22 bank 64 board 2/2/1/1/1, b is next",
    );
}

/// Rulings, Geizen, the table of the board (reconstructed).
#[test]
fn the_board_is_the_one_of_the_rulings() {
    let rows = ROWS.map(|row| {
        let fields: Vec<&str> = row.fields.iter().map(|field| sign(*field)).collect();
        format!("{}, first {}, others pay {}", fields.join(" "), row.first, row.arrow)
    });
    assert_eq!(
        rows,
        [
            "G G G R, first 2, others pay 1",
            "G G G G R, first 2, others pay 1",
            "G G G Y G R, first 1, others pay 2",
            "G G G Y G G R, first 1, others pay 2",
            "G G Y G G Y G R, first 1, others pay 3",
        ]
    );
}

fn sign(field: Field) -> &'static str {
    match field {
        Field::Green => "G",
        Field::Yellow => "Y",
        Field::Red => "R",
    }
}

/// Wertung, 1st bullet.
#[test]
fn chips_go_on_the_first_free_field_of_the_row() {
    check(
        "board:21/-/1/-/1111 rolled:13566",
        "13566",
        "a keeps 13566: 1.3 own 1, 3.2 own 1, 5.5 own 1, 6 free, 6 free
         = hands 19,22,22 bank 56 board 211/-/11/-/11111, b is next",
    );
}

/// Wertung, 1st bullet: from the top, one field after the other.
#[test]
fn dice_of_one_face_fill_one_field_after_the_other() {
    check(
        "rolled:33366",
        "33366",
        "a keeps 33366: 3.1 own 1, 3.2 own 1, 3.3 own 1, 6 free, 6 free
         = hands 19,22,22 bank 64 board -/-/111/-/-, b is next",
    );
}

/// Wertung, 2nd bullet.
#[test]
fn the_first_field_of_row_1_takes_two_chips() {
    check("rolled:12345", "1", "a keeps 1: 1.1 own 2");
}

/// Wertung, 2nd bullet.
#[test]
fn the_first_field_of_row_2_takes_two_chips() {
    check("rolled:12345", "2", "a keeps 2: 2.1 own 2");
}

/// Wertung, 2nd bullet: "pro Würfel". The next die of the face already finds the next field, which takes one.
#[test]
fn the_second_die_of_a_face_pays_for_the_second_field() {
    check("rolled:11223", "1122", "a keeps 1122: 1.1 own 2, 1.2 own 1, 2.1 own 2, 2.2 own 1");
}

/// Rulings, Geizen, below the board: "All other fields take 1 chip".
#[test]
fn the_first_fields_of_rows_3_to_5_take_one_chip() {
    check("rolled:12345", "345", "a keeps 345: 3.1 own 1, 4.1 own 1, 5.1 own 1");
}

/// Wertung, 3rd bullet.
#[test]
fn green_fields_are_paid_from_the_own_chips() {
    check(
        "hands:10,10,10 kept:6666 rolled:4",
        "4",
        "a keeps 4: 4.1 own 1, 6 free, 6 free, 6 free, 6 free
         = hands 9,10,10 bank 100 board -/-/-/1/-, b is next",
    );
}

/// Wertung, 4th bullet.
#[test]
fn yellow_fields_are_paid_by_the_bank() {
    check(
        "hands:10,10,10 board:-/-/111/111/11111 kept:66 rolled:345",
        "345",
        "a keeps 345: 3.4 bank 1, 4.4 bank 1, 5.6 bank 1, 6 free, 6 free
         = hands 10,10,10 bank 86 board -/-/1111/1111/111111, b is next",
    );
}

/// Rulings, Geizen, "Yellow field and an empty bank".
#[test]
fn a_yellow_field_counts_as_filled_even_if_the_bank_is_empty() {
    check(
        "hands:10,58,58 board:-/-/111/-/1 kept:666 rolled:33",
        "33",
        "a keeps 33: 3.4 bank 0, 3.5 own 1, 6 free, 6 free, 6 free
         = hands 9,58,58 bank 0 board -/-/11101/-/1, b is next",
    );
}

/// Wertung, 5th bullet.
#[test]
fn a_6_costs_nothing() {
    check(
        "hands:1,10,10 kept:666 rolled:66",
        "66",
        "a keeps 66: 6 free, 6 free, 6 free, 6 free, 6 free
         = hands 1,10,10 bank 109 board -/-/-/-/-, b is next",
    );
}

/// Below the example, 2nd paragraph: the chips stay.
#[test]
fn the_chips_stay_on_the_board() {
    check(
        "board:2/-/-/-/- kept:6666 rolled:3 dice:1,6,6,6,6",
        "3 r 16666",
        "a keeps 3: 3.1 own 1, 6 free, 6 free, 6 free, 6 free
         = hands 21,22,22 bank 62 board 2/-/1/-/-, b is next
         b rolls 16666
         b keeps 16666: 1.2 own 1, 6 free, 6 free, 6 free, 6 free
         = hands 21,21,22 bank 62 board 21/-/1/-/-, c is next",
    );
}

/// Below the example, 2nd paragraph: the next one clockwise.
#[test]
fn the_next_player_clockwise_follows_and_after_the_last_seat_the_first() {
    check(
        "turn:b hands:5,5,5 rolled:66666 dice:6,6,6,6,6,1,2,3,4,5",
        "66666 r 66666 r",
        "b keeps 66666: 6 free, 6 free, 6 free, 6 free, 6 free
         = hands 5,5,5 bank 115 board -/-/-/-/-, c is next
         c rolls 66666
         c keeps 66666: 6 free, 6 free, 6 free, 6 free, 6 free
         = hands 5,5,5 bank 115 board -/-/-/-/-, a is next
         a rolls 12345",
    );
}
