//! How long records are: a link should stay below 3,000 characters.

mod common;

use common::{Player, play};

const GAMES: u64 = 100;

#[test]
fn a_whole_game_takes_less_than_3000_characters() {
    for seats in 3..=5 {
        for (options, player) in
            [("-", Player::Sensible), ("-", Player::Random), ("o1e1w1", Player::Sensible), ("o1e1w1", Player::Random)]
        {
            let lengths = (0..GAMES).map(|seed| play(seats, options, player, seed).to_string().len());
            let longest = lengths.max().unwrap_or_default();
            println!("{seats} players, {options}, {player:?}: {longest}");
            assert!(longest < 3_000, "{seats} players, {options}, {player:?}: {longest}");
        }
    }
}
