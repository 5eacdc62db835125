//! How long records are: a link should stay below 3,000 characters.

mod common;

use common::play;
use table::Game;

const GAMES: usize = 100;

/// A struggle of six for the seventh card may take longer; then the game goes by file.
#[test]
fn nearly_every_game_between_sensible_players_takes_less_than_3000_characters() {
    for seats in 3..=8 {
        let mut lengths: Vec<usize> = (0..GAMES as u64)
            .map(|seed| {
                let record = play(seats, "-", seed);
                assert!(record.game().outcome().is_some(), "{seats} players, seed {seed}");
                record.to_string().len()
            })
            .collect();
        lengths.sort_unstable();
        println!("{seats} players: median {}, longest {:?}", lengths[GAMES / 2], lengths.last());
        assert!(lengths[GAMES / 2] < 600 && lengths[GAMES - 3] < 3_000, "{seats} players: {lengths:?}");
    }
}
