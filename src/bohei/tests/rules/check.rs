//! The only door from the rule tests to the rules.

mod story;

use bohei::{Bohei, Options};
use table::laws::Lawful;
use table::{Game, Scene, SceneStep, Seat, Seed, play_scene, read_options};

use story::{happened, reason};

/// Sets up `position`, plays `acts`, and compares what happens with `story`, which has one line for each event, as
/// `check/story.rs` writes them:
///
/// ```text
/// a draws 20
/// a holds a rule
/// a puts 3 into A, out 5
/// b answers n
/// a may not: the rule first
/// ```
///
/// A refusal must have changed nothing, and no card may ever be lost.
#[track_caller]
pub(crate) fn check(position: &str, acts: &str, story: &str) {
    let mut told = Vec::new();
    played(position, acts, &mut told);
    let expected: Vec<&str> = story.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    assert!(
        told == expected,
        "{position} | {acts}\nhappened:\n{}\nexpected:\n{}",
        told.join("\n"),
        expected.join("\n")
    );
}

/// The same, but only the last events are compared: the others are how it came about.
#[track_caller]
pub(crate) fn ends(position: &str, acts: &str, story: &str) {
    let mut told = Vec::new();
    played(position, acts, &mut told);
    let expected: Vec<&str> = story.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let last = told.len().saturating_sub(expected.len());
    assert!(
        told[last..] == expected,
        "{position} | {acts}\nhappened:\n{}\nexpected in the end:\n{}",
        told.join("\n"),
        expected.join("\n")
    );
}

/// What the position text says under this key after these acts.
#[track_caller]
pub(crate) fn after(position: &str, acts: &str, key: &str) -> String {
    word(&table(position, acts), key)
}

/// The table after these acts.
#[track_caller]
pub(crate) fn table(position: &str, acts: &str) -> Bohei {
    played(position, acts, &mut Vec::new())
}

/// What a seat may do after these acts, as the table offers it.
#[track_caller]
pub(crate) fn menu(position: &str, acts: &str, seat: &str) -> String {
    let game = table(position, acts);
    game.legal(self::seat(seat)).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// A new game for so many players, with options as a record writes them.
pub(crate) fn dealt(seats: u8, options: &str, seed: u64) -> Bohei {
    let options: Options = read_options(options, seats).expect("options");
    Bohei::deal(seats, options, Seed::from_number(seed).chance(seats))
}

/// What the position text of a game says under this key.
pub(crate) fn word(game: &Bohei, key: &str) -> String {
    let position = game.position();
    let value = position.split(' ').find_map(|word| word.strip_prefix(key)?.strip_prefix(':'));
    value.unwrap_or_default().to_owned()
}

/// The seat with this letter.
pub(crate) fn seat(letter: &str) -> Seat {
    letter.parse().expect("a seat")
}

#[track_caller]
fn played(position: &str, acts: &str, told: &mut Vec<String>) -> Bohei {
    let mut game = Bohei::from_position(position).unwrap_or_else(|error| panic!("{position}: {error}"));
    for act in acts.split_whitespace() {
        let before = game.clone();
        for step in play_scene(&mut game, act).expect(act) {
            match step {
                SceneStep::Done(_, events) => told.extend(events.iter().map(happened)),
                SceneStep::Refused(seat, refusal) => {
                    assert!(game == before, "a refusal changes nothing");
                    told.push(format!("{seat} may not: {}", reason(&refusal)));
                }
            }
        }
        game.conserved().expect(act);
    }
    game
}
