//! Spielvorbereitung, and who begins.

use crate::rules::check::dealt;

/// Spielvorbereitung, 1st bullet and last sentence.
#[test]
fn with_2_players_each_gets_18_chips_and_the_rest_is_the_bank() {
    assert_eq!(dealt(2, "s1", 1), "hands 18,18 bank 94 board -/-/-/-/-, a is next");
}

/// Spielvorbereitung, 2nd bullet and last sentence.
#[test]
fn with_3_players_each_gets_22_chips_and_the_rest_is_the_bank() {
    assert_eq!(dealt(3, "s1", 1), "hands 22,22,22 bank 64 board -/-/-/-/-, a is next");
}

/// Spielvorbereitung, 3rd bullet and last sentence.
#[test]
fn with_4_and_5_players_each_gets_25_chips_and_the_rest_is_the_bank() {
    assert_eq!(dealt(4, "s1", 1), "hands 25,25,25,25 bank 30 board -/-/-/-/-, a is next");
    assert_eq!(dealt(5, "s1", 1), "hands 25,25,25,25,25 bank 5 board -/-/-/-/-, a is next");
}

/// Rulings, All games, 1st bullet: "a seat chosen by the table".
#[test]
fn the_table_may_choose_who_begins() {
    assert!(dealt(3, "s2", 1).ends_with("b is next"));
    assert!(dealt(3, "s3", 1).ends_with("c is next"));
}

/// Rulings, All games, 1st bullet: "random (by the seed)". 600 deals, six standard deviations.
#[test]
fn else_the_seed_decides_who_begins_and_everybody_has_the_same_chance() {
    for (seat, expected) in ["a is next", "b is next", "c is next"].into_iter().zip([200_i32; 3]) {
        let begun = (0..600).filter(|&seed| dealt(3, "-", seed).ends_with(seat)).count() as i32;
        assert!((begun - expected).abs() < 70, "{seat}: {begun} times");
    }
}
