//! A sensible player for tests.

use riffifi::{Action, Effect, Riffifi, View};
use table::{Game, Record, Seat, Viewer};
use testkit::{begun, play_on};

/// A whole game between sensible players, with options as a record writes them.
pub(crate) fn play(seats: u8, options: &str, seed: u64) -> Record<Riffifi> {
    play_on(begun(seats, options, seed), usize::MAX, sensible)
}

/// Turns down the dearest card of another player, or claims a modest number of chips, or gets rid of what is no use.
fn sensible(game: &Riffifi) -> Option<(Seat, Action)> {
    let seat = game.awaited().iter().next()?;
    let view = game.view(Viewer::Seat(seat));
    game.legal(seat).into_iter().max_by_key(|action| worth(&view, *action)).map(|action| (seat, action))
}

/// What an act looks worth, in chips.
fn worth(view: &View, action: Action) -> i32 {
    let claimed = |seat: Seat| value(view.places[seat.index()].open);
    match action {
        Action::Collect(_) | Action::Turn(None) => 0,
        Action::Turn(Some(seat)) => claimed(seat),
        // Rather get rid of a high card that would never stay than of a low one.
        Action::LayUnseen(card) => value(Some(card)) - 4,
        Action::Play(card) => match view.hand.iter().flatten().find(|held| held.card == card).map(|held| held.effect) {
            Some(Effect::Turns(rival)) => claimed(rival) + 4,
            // The more a card claims, the likelier it is turned down.
            Some(Effect::Alone) => 4 - (value(Some(card)) - 4).abs(),
            Some(Effect::Officer) => view.places.iter().map(|place| value(place.open)).max().unwrap_or(0) - 2,
            Some(Effect::TurnedBy(_)) | None => -9,
        },
    }
}

fn value(card: Option<riffifi::Card>) -> i32 {
    card.and_then(riffifi::Card::claim).map_or(0, |(_, value)| value.into())
}
