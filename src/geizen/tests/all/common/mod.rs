//! A sensible player for tests.

use geizen::{Action, Event, Geizen};
use table::{Game, Record, Seat};
use testkit::{begun, play_on};

/// What a die still to be rolled will cost, by experience, in tenths of a chip.
const COST_OF_A_ROLL: i32 = 4;

/// A whole game between sensible players.
pub(crate) fn play(seats: u8, seed: u64) -> Record<Geizen> {
    play_on(begun(seats, "-", seed), usize::MAX, sensible)
}

/// Keeps what looks best: the chips in hand after it, less something for every die still to be rolled.
fn sensible(game: &Geizen) -> Option<(Seat, Action)> {
    let seat = game.awaited().iter().next()?;
    let worth = |action: &Action| match game.forecast(seat, action).first() {
        Some(Event::Kept { bill, .. }) => 10 * bill.net() - COST_OF_A_ROLL * i32::from(5 - bill.dice()),
        _ => 0,
    };
    game.legal(seat).into_iter().max_by_key(worth).map(|action| (seat, action))
}
