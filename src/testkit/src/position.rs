//! Position texts: what is written reads back, errors name the place, and twins keep what a viewer knows.

use std::collections::BTreeSet;

use table::laws::Lawful;
use table::{Game, Scene, Seat, Seed, Viewer, read_act};

/// How many twins of a position are looked at.
const TWINS: u64 = 100;

/// The value of a key in the position text of a game; empty if it is not written.
#[must_use]
pub fn word<G: Scene>(game: &G, key: &str) -> String {
    let position = game.position();
    let value = position.split(' ').find_map(|word| word.strip_prefix(key)?.strip_prefix(':'));
    value.unwrap_or_default().to_owned()
}

/// What a seat, counted from 0, may do at this position, as the table offers it.
///
/// # Panics
/// If it is no position.
#[must_use]
#[track_caller]
pub fn menu<G: Scene>(position: &str, seat: u8) -> String {
    crate::menu(&G::from_position(position).expect(position), Seat::new(seat))
}

/// What an act, as a record writes it, promises at this position to whoever would do it.
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

/// The position text makes the same table again: for every viewer, in hindsight, for every menu.
///
/// # Panics
/// If it does not, or if anything is missing.
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

/// A table that is printed says no more than the open table shows: it may stand in a test's message or a panic.
///
/// # Panics
/// If it says anything else.
#[track_caller]
pub fn prints_the_open_table<G: Game>(game: &G) {
    assert_eq!(format!("{game:?}"), format!("{:?}", game.view(Viewer::Table)));
}

/// A text is no position, and this sentence says why.
///
/// # Panics
/// If it is one, or another sentence says why not.
#[track_caller]
pub fn wrong<G: Scene>(text: &str, sentence: &str) {
    assert_eq!(G::from_position(text).map(|_| ()).expect_err(text).to_string(), sentence);
}

/// Values of a key in the positions of many twins, each once. Every twin is a whole table, and looks the same to the viewer.
///
/// # Panics
/// If one is not, or does not.
#[must_use]
#[track_caller]
pub fn twins<G: Scene + Lawful>(position: &str, viewer: Viewer, key: &str) -> BTreeSet<String> {
    let game = G::from_position(position).expect(position);
    let mut values = BTreeSet::new();
    for seed in 0..TWINS {
        let twin = game.resample(viewer, Seed::from_number(seed).rng(game.seats()));
        twin.conserved().expect("nothing is missing");
        assert_eq!(twin.view(viewer), game.view(viewer), "{position}");
        values.insert(word(&twin, key));
    }
    values
}
