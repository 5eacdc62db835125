//! Two tables that nobody can tell apart: what is heard, said and drawn of an act is the same at both.

mod moments;
mod sounds;

use game_ui::{CompleteUi, ObservationOf};
use table::laws::Lawful;
use table::{Game, RandomPlayer, Record, Seed, Viewer, variants};

/// More acts than are tried of a game.
const ACTS: u64 = 150;

type EventOf<U> = <<U as game_ui::GameUi>::Game as Game>::Event;

/// A table after an act: what has happened, and how the game stands.
struct After<'a, U: CompleteUi> {
    events: &'a [EventOf<U>],
    game: &'a U::Game,
}

/// What everybody is told of these events.
fn told<U: CompleteUi>(events: &[EventOf<U>]) -> Vec<ObservationOf<U>> {
    events.iter().filter_map(|event| U::Game::told(event, Viewer::Table)).collect()
}

/// Does each act of random games at a second table, too, where everything lies otherwise that nobody may know. `tried` gets what was told
/// earlier in the game, the table, and the other one if the act can be done there.
fn each_act_twice<U: CompleteUi<Game: Lawful>>(
    mut tried: impl FnMut(&[ObservationOf<U>], &After<'_, U>, Option<&After<'_, U>>),
) {
    let seats = *U::Game::SEATS.end();
    for (seed, options) in (1..).zip(variants(seats)) {
        let mut record: Record<U::Game> = Record::deal(seats, options, Seed::from_number(seed));
        let mut player = RandomPlayer::new(Seed::from_number(!seed).rng(seats));
        let mut earlier = Vec::new();
        for act in 0..ACTS {
            let game = record.game().clone();
            let Some((seat, action)) = player.choose(&game) else { break };
            let mut other = game.resample(Viewer::Table, Seed::from_number(1000 * seed + act).rng(seats));
            let matching = game.matching_action(&other, Viewer::Table, seat, &action);
            record.act(seat, action).expect("a legal act");
            let there = matching.and_then(|matching| other.apply(seat, matching).ok());
            let here = &record.steps().last().expect("the act").events;
            let there = there.as_deref().map(|events| After { events, game: &other });
            tried(&earlier, &After { events: here, game: record.game() }, there.as_ref());
            earlier.extend(told::<U>(here));
        }
    }
}
