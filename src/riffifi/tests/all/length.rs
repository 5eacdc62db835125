//! How long records are: a link should stay below 3,000 characters.

use crate::common::play;
use riffifi::Riffifi;
use testkit::games::lengths;
use testkit::random;

const GAMES: u64 = 100;

#[test]
fn a_whole_game_takes_less_than_3000_characters() {
    for seats in 3..=5 {
        for options in ["-", "w2", "o1e1w1"] {
            let sensible = lengths((0..GAMES).map(|seed| play(seats, options, seed)));
            let random = lengths((0..GAMES).map(|seed| random::<Riffifi>(seats, options, seed, usize::MAX)));
            for (player, lengths) in [("sensible", sensible), ("random", random)] {
                let longest = lengths[lengths.len() - 1];
                println!("{seats} {player} players, {options}: {longest}");
                assert!(longest < 3_000, "{seats} {player} players, {options}: {longest}");
            }
        }
    }
}
