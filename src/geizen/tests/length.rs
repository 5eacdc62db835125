//! How long records are. A QR code that a phone reads from another one takes about 650 characters.

mod common;

use common::{Player, play};

const GAMES: u64 = 500;

#[test]
fn a_whole_game_typically_takes_less_than_500_characters() {
    for seats in 2..=5 {
        for player in [Player::Sensible, Player::Random] {
            let mut lengths: Vec<usize> = (0..GAMES).map(|seed| play(seats, player, seed).to_string().len()).collect();
            lengths.sort_unstable();
            let (median, most) = (lengths[lengths.len() / 2], lengths[lengths.len() * 9 / 10]);
            println!("{seats} players, {player:?}: median {median}, 90th percentile {most}");
            assert!(median < 500, "{seats} players, {player:?}: {median}");
        }
    }
}
