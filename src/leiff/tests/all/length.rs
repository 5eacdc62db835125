//! How long records are: a link should stay below 3,000 characters.

use crate::common::play;
use testkit::games::lengths;

const GAMES: u64 = 60;

/// The longest record among some games between sensible players.
fn longest(seats: u8, options: &str) -> usize {
    let lengths = lengths((0..GAMES).map(|seed| play(seats, options, seed)));
    let longest = lengths[lengths.len() - 1];
    println!("{seats} players, {options}: {longest}");
    longest
}

#[test]
fn a_whole_game_takes_less_than_3000_characters() {
    for seats in 2..=8 {
        for options in ["-", "l1p1d1c1a1"] {
            assert!(longest(seats, options) < 3_000, "{seats} players, {options}");
        }
    }
    for seats in [4, 6, 8] {
        assert!(longest(seats, "l1p1d1c1t1a1") < 3_000, "{seats} players in teams");
    }
}
