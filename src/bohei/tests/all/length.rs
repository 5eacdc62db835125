//! How long games and records are: rounds as a real table would have them, and a link below 3,000 characters.

use crate::common::play;
use bohei::{Bohei, Options};
use table::Game;
use table::laws::play_games;
use testkit::games::lengths;

const GAMES: usize = 100;

/// Random games for each number of players.
const RANDOM: u64 = 1_000;

/// The longest game that a table would play, in turns.
const TURNS: u32 = 500;

/// `cargo playouts bohei` shows the same figures.
#[test]
fn random_games_take_5_to_8_rounds_and_hardly_ever_500_turns() {
    for seats in 3..=8 {
        let report = play_games::<Bohei>(seats, &Options::default(), RANDOM, 1);
        println!("{seats} players:\n{report}");
        assert!((5..=8).contains(&report.rounds(50)), "{seats} players: {report}");
        assert!(report.rounds(99) * u32::from(seats) <= TURNS && report.ended == report.games, "{seats}: {report}");
    }
}

/// Sensible players work toward the goal and against the others.
#[test]
fn games_between_sensible_players_take_3_to_5_rounds() {
    for seats in 3..=8 {
        let mut rounds: Vec<u16> =
            (0..2 * GAMES as u64).map(|seed| play(seats, "-", seed).game().view(table::Viewer::Table).round).collect();
        rounds.sort_unstable();
        let mean = 10 * rounds.iter().copied().map(usize::from).sum::<usize>() / rounds.len();
        println!("{seats} players: median {}, mean {}.{}", rounds[GAMES], mean / 10, mean % 10);
        assert!((3..=5).contains(&rounds[GAMES]) && mean < 60, "{seats} players: {rounds:?}");
    }
}

/// A few games of many players are longer; they are shared as a file.
#[test]
fn nearly_every_game_between_sensible_players_takes_less_than_3000_characters() {
    for seats in 3..=8 {
        let lengths = lengths((0..GAMES as u64).map(|seed| {
            let record = play(seats, "-", seed);
            assert!(record.game().outcome().is_some(), "{seats} players, seed {seed}");
            record
        }));
        println!("{seats} players: median {}, longest {:?}", lengths[GAMES / 2], lengths.last());
        assert!(lengths[GAMES / 2] < 600 && lengths[GAMES - 3] < 3_000, "{seats} players: {lengths:?}");
    }
}
