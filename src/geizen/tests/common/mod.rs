//! Players for tests.

use geizen::{Action, Event, Geizen, Options};
use table::{Game, RandomPlayer, Record, Seat, Seed};

/// Who decides in a game of a test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// The one random player of the project.
    Random,
    /// Keeps what looks best: the chips in hand after it, less something for every die still to be rolled.
    Sensible,
}

/// What a die still to be rolled will cost, by experience, in tenths of a chip.
const COST_OF_A_ROLL: i32 = 4;

/// A whole game between players of one kind.
pub(crate) fn play(seats: u8, player: Player, seed: u64) -> Record<Geizen> {
    play_on(Record::deal(seats, Options::default(), Seed::from_number(seed)), player, seed)
}

/// Plays a game that has begun to its end.
pub(crate) fn play_on(mut record: Record<Geizen>, player: Player, seed: u64) -> Record<Geizen> {
    let mut random = RandomPlayer::new(Seed::from_number(!seed).rng(record.game().seats()));
    loop {
        let chosen = match player {
            Player::Random => random.choose(record.game()),
            Player::Sensible => sensible(record.game()),
        };
        let Some((seat, action)) = chosen else { return record };
        record.act(seat, action).expect("a listed act");
    }
}

fn sensible(game: &Geizen) -> Option<(Seat, Action)> {
    let seat = game.awaited().iter().next()?;
    let worth = |action: &Action| match game.forecast(seat, action).first() {
        Some(Event::Kept { bill, .. }) => 10 * bill.net() - COST_OF_A_ROLL * i32::from(5 - bill.dice()),
        _ => 0,
    };
    game.legal(seat).into_iter().max_by_key(worth).map(|action| (seat, action))
}
