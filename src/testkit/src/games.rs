//! Games: dealt, played by a player of the test or by the random player, and iterated table by table.

use std::iter::successors;

use table::{Game, RandomPlayer, Record, Seat, Seed, read_options};

/// A new game for so many players, with options as a record writes them.
///
/// # Panics
/// If no table for so many players has such options.
#[must_use]
#[track_caller]
pub fn dealt<G: Game>(seats: u8, options: &str, seed: u64) -> G {
    begun::<G>(seats, options, seed).game().clone()
}

/// The record of a new game, as [`dealt`] deals it.
///
/// # Panics
/// As [`dealt`].
#[must_use]
#[track_caller]
pub fn begun<G: Game>(seats: u8, options: &str, seed: u64) -> Record<G> {
    let options = read_options(options, seats).expect("options");
    Record::deal(seats, options, Seed::from_number(seed))
}

/// Plays a game that has begun: at most so many acts, until `choose` names none.
///
/// # Panics
/// If `choose` names an act that is refused.
#[must_use]
#[track_caller]
pub fn play_on<G: Game>(
    mut record: Record<G>,
    acts: usize,
    mut choose: impl FnMut(&G) -> Option<(Seat, G::Action)>,
) -> Record<G> {
    for _ in 0..acts {
        let Some((seat, action)) = choose(record.game()) else { break };
        record.act(seat, action).expect("a legal act");
    }
    record
}

/// The random player for a table of so many players. Its seed is not the one of the deal.
#[must_use]
pub fn random_player(seats: u8, seed: u64) -> RandomPlayer {
    RandomPlayer::new(Seed::from_number(!seed).rng(seats))
}

/// Plays a game that has begun with the random player: at most so many acts.
#[must_use]
#[track_caller]
pub fn play_randomly<G: Game>(record: Record<G>, acts: usize, seed: u64) -> Record<G> {
    let mut player = random_player(record.game().seats(), seed);
    play_on(record, acts, |game| player.choose(game))
}

/// A random game of at most so many acts.
///
/// # Panics
/// As [`dealt`].
#[must_use]
#[track_caller]
pub fn random<G: Game>(seats: u8, options: &str, seed: u64, acts: usize) -> Record<G> {
    play_randomly(begun(seats, options, seed), acts, seed)
}

/// The tables of a game from this one on, one after each act, until `choose` names none.
pub fn tables<G: Game>(game: G, mut choose: impl FnMut(&G) -> Option<(Seat, G::Action)>) -> impl Iterator<Item = G> {
    successors(Some(game), move |game| {
        let (seat, action) = choose(game)?;
        let mut next = game.clone();
        next.apply(seat, action).expect("a legal act");
        Some(next)
    })
}

/// The tables of a random game, from the deal on.
///
/// # Panics
/// As [`dealt`].
#[track_caller]
pub fn random_tables<G: Game>(seats: u8, options: &str, seed: u64) -> impl Iterator<Item = G> + use<G> {
    let mut player = random_player(seats, seed);
    tables(dealt(seats, options, seed), move |game| player.choose(game))
}

/// The lengths of these records in characters, in ascending order.
#[must_use]
pub fn lengths<G: Game>(records: impl Iterator<Item = Record<G>>) -> Vec<usize> {
    let mut lengths: Vec<usize> = records.map(|record| record.to_string().len()).collect();
    lengths.sort_unstable();
    lengths
}
