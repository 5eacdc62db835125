//! Two tables that nobody can tell apart sound alike.

use bohei_ui::BoheiUi;
use game_ui::{CompleteUi, ObservationOf};
use geizen_ui::GeizenUi;
use larry_ui::LarryUi;
use leiff_ui::LeiffUi;
use riffifi_ui::RiffifiUi;
use table::laws::Lawful;
use table::{Game, RandomPlayer, Record, Seed, Viewer, variants};

/// More acts than are tried of a game.
const ACTS: u64 = 150;

/// What everybody is told of these events.
fn told<U: CompleteUi>(events: &[<U::Game as Game>::Event]) -> Vec<ObservationOf<U>> {
    events.iter().filter_map(|event| U::Game::told(event, Viewer::Table)).collect()
}

/// Does each act of a random game at a second table, too, where everything lies otherwise that nobody may know.
fn nothing_secret_is_heard<U: CompleteUi>()
where
    U::Game: Lawful,
{
    let seats = *U::Game::SEATS.end();
    let (mut compared, mut heard) = (0, 0);
    for (seed, options) in (1..).zip(variants(seats)) {
        let mut record: Record<U::Game> = Record::deal(seats, options, Seed::from_number(seed));
        let mut player = RandomPlayer::new(Seed::from_number(!seed).rng(seats));
        for act in 0..ACTS {
            let game = record.game().clone();
            let Some((seat, action)) = player.choose(&game) else { break };
            let mut other = game.resample(Viewer::Table, Seed::from_number(1000 * seed + act).rng(seats));
            let matching = game.matching_action(&other, Viewer::Table, seat, &action);
            record.act(seat, action.clone()).expect("a legal act");
            let Some(Ok(events)) = matching.map(|matching| other.apply(seat, matching)) else { continue };
            let here = told::<U>(&record.steps().last().expect("the act").events);
            let there = told::<U>(&events);
            assert_eq!(U::sounds(&here), U::sounds(&there), "{seat:?} {action}");
            compared += 1;
            heard += u32::from(!U::sounds(&here).is_empty());
        }
    }
    assert!(compared > 50 && heard > 20, "{}: {compared} acts, {heard} heard", U::Game::ID);
}

#[test]
fn nothing_secret_of_bohei_is_heard() {
    nothing_secret_is_heard::<BoheiUi>();
}

#[test]
fn nothing_secret_of_geizen_is_heard() {
    nothing_secret_is_heard::<GeizenUi>();
}

#[test]
fn nothing_secret_of_larry_is_heard() {
    nothing_secret_is_heard::<LarryUi>();
}

#[test]
fn nothing_secret_of_leiff_is_heard() {
    nothing_secret_is_heard::<LeiffUi>();
}

#[test]
fn nothing_secret_of_riffifi_is_heard() {
    nothing_secret_is_heard::<RiffifiUi>();
}
