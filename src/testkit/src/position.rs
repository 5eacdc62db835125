//! Position texts: a written position reads back, errors name the place, and resampled tables keep what a viewer knows.

use std::collections::BTreeSet;

use table::laws::Lawful;
use table::{Game, Scene, Seat, Seed, Viewer, read_act};

/// How many times a position is resampled.
const SAMPLES: u64 = 100;

/// The value of a key in the position text of a game; empty if the key is missing.
#[must_use]
pub fn word<G: Scene>(game: &G, key: &str) -> String {
    let position = game.position();
    let value = position.split(' ').find_map(|word| word.strip_prefix(key)?.strip_prefix(':'));
    value.unwrap_or_default().to_owned()
}

/// The menu of a seat, counted from 0, at this position: the acts as a record writes them, separated by spaces.
///
/// # Panics
/// If it is no position.
#[must_use]
#[track_caller]
pub fn menu<G: Scene>(position: &str, seat: u8) -> String {
    crate::menu(&G::from_position(position).expect(position), Seat::new(seat))
}

/// The forecast of an act, as a record writes it, at this position, for the seat that would act.
///
/// # Panics
/// If it is no position, or no act of the game.
#[must_use]
#[track_caller]
pub fn forecast<G: Scene>(position: &str, act: &str) -> Vec<G::Observation> {
    let game = G::from_position(position).expect(position);
    let (seat, action) = read_act(act, &game).expect(act);
    game.forecast(seat, &action)
}

/// A game that is written as a position and read again has the same views, the same menus, the same outcome, and looks the same
/// with everything turned up.
///
/// # Panics
/// If something differs, or if a component is missing.
#[track_caller]
pub fn reads_back<G: Scene + Lawful>(game: &G) {
    let text = game.position();
    let again = G::from_position(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(again.position(), text);
    for viewer in Viewer::all(game.seats()) {
        assert_eq!(again.view(viewer), game.view(viewer), "{text}");
    }
    assert_eq!((again.reveal_all(), again.outcome()), (game.reveal_all(), game.outcome()), "{text}");
    assert_eq!((again.conserved(), game.conserved()), (Ok(()), Ok(())), "{text}");
    for seat in Seat::all(game.seats()) {
        assert_eq!(again.legal(seat), game.legal(seat), "{text}");
    }
}

/// `Debug` of a game prints the open table and nothing else, because a game may be printed in a test's message or a panic.
///
/// # Panics
/// If it prints anything else.
#[track_caller]
pub fn prints_the_open_table<G: Game>(game: &G) {
    assert_eq!(format!("{game:?}"), format!("{:?}", game.view(Viewer::Table)));
}

/// Reading this position fails with this message.
///
/// # Panics
/// If it is a position, or the message is another one.
#[track_caller]
pub fn wrong<G: Scene>(text: &str, sentence: &str) {
    assert_eq!(G::from_position(text).map(|_| ()).expect_err(text).to_string(), sentence);
}

/// The values of a key in a position that is resampled many times for a viewer, each value once. Every resampled table must have
/// all components and the same view.
///
/// # Panics
/// If one lacks a component or looks different to the viewer.
#[must_use]
#[track_caller]
pub fn resampled<G: Scene + Lawful>(position: &str, viewer: Viewer, key: &str) -> BTreeSet<String> {
    let game = G::from_position(position).expect(position);
    let mut values = BTreeSet::new();
    for seed in 0..SAMPLES {
        let other = game.resample(viewer, Seed::from_number(seed).rng(game.seats()));
        other.conserved().expect("nothing is missing");
        assert_eq!(other.view(viewer), game.view(viewer), "{position}");
        values.insert(word(&other, key));
    }
    values
}
