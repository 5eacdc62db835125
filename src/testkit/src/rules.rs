//! A position, acts, and the story that they should tell.

use table::laws::Lawful;
use table::{Refusal, Scene, SceneStep, play_scene};

/// How the tests of a game write what happens.
pub struct Teller<G: Scene + Lawful> {
    /// The lines for the events of an act. The game is the one after the act.
    pub happened: fn(&G, &[G::Event]) -> Vec<String>,
    /// Why an act was refused.
    pub reason: fn(&Refusal<G::Error>) -> String,
}

impl<G: Scene + Lawful> Teller<G> {
    /// The game after these acts, and their story.
    ///
    /// # Panics
    /// If a text cannot be read, if a refusal changes the game, or if a component is missing.
    #[must_use]
    #[track_caller]
    pub fn played(&self, position: &str, acts: &str) -> (G, Vec<String>) {
        let mut game = G::from_position(position).unwrap_or_else(|error| panic!("{position}: {error}"));
        let mut told = Vec::new();
        for act in acts.split_whitespace() {
            let before = game.clone();
            for step in play_scene(&mut game, act).expect(act) {
                match step {
                    SceneStep::Done(_, events) => told.extend((self.happened)(&game, &events)),
                    SceneStep::Refused(seat, refusal) => {
                        assert!(game == before, "a refusal changes nothing");
                        told.push(format!("{seat} may not: {}", (self.reason)(&refusal)));
                    }
                }
            }
            game.conserved().expect(act);
        }
        (game, told)
    }

    /// Plays these acts, and compares what happens with `story`, which has a line for each line of [`Teller::happened`].
    ///
    /// # Panics
    /// If something else happens.
    #[track_caller]
    pub fn check(&self, position: &str, acts: &str, story: &str) {
        let (_, told) = self.played(position, acts);
        compare(position, acts, &told, &lines(story));
    }

    /// The same, but only the last lines of the story are compared.
    ///
    /// # Panics
    /// If the last lines are others.
    #[track_caller]
    pub fn ends(&self, position: &str, acts: &str, story: &str) {
        let (_, told) = self.played(position, acts);
        let expected = lines(story);
        let last = told.len().saturating_sub(expected.len());
        assert!(told[last..] == expected, "{}", difference(position, acts, &told, &expected, " in the end"));
    }
}

/// The lines of a story as a test writes it, indented.
#[must_use]
pub fn lines(story: &str) -> Vec<&str> {
    story.lines().map(str::trim).filter(|line| !line.is_empty()).collect()
}

/// Compares what happened with what a test expects, line by line.
///
/// # Panics
/// If they differ; the message shows both.
#[track_caller]
pub fn compare(position: &str, acts: &str, told: &[String], expected: &[&str]) {
    assert!(told == expected, "{}", difference(position, acts, told, expected, ""));
}

fn difference(position: &str, acts: &str, told: &[String], expected: &[&str], when: &str) -> String {
    format!("{position} | {acts}\nhappened:\n{}\nexpected{when}:\n{}", told.join("\n"), expected.join("\n"))
}

/// Defines the functions with which the rule tests of a game set up a position and check what happens: `check`, `ends`, `after`,
/// `table`, `menu` and `dealt`, over a [`Teller`](crate::rules::Teller) that tells each event in a line of its own.
#[macro_export]
macro_rules! rule_checks {
    ($game:ty, $happened:expr, $reason:expr) => {
        const TELLER: $crate::rules::Teller<$game> =
            $crate::rules::Teller { happened: |_, events| events.iter().map($happened).collect(), reason: $reason };

        /// Sets up `position`, plays `acts`, and compares what happens with `story`, which has one line for each event.
        /// A refusal must have changed nothing, and no card may ever be lost.
        #[track_caller]
        pub(crate) fn check(position: &str, acts: &str, story: &str) {
            TELLER.check(position, acts, story);
        }

        /// The same, but only the last events are compared.
        #[track_caller]
        pub(crate) fn ends(position: &str, acts: &str, story: &str) {
            TELLER.ends(position, acts, story);
        }

        /// What the position text says under this key after these acts.
        #[track_caller]
        pub(crate) fn after(position: &str, acts: &str, key: &str) -> String {
            $crate::position::word(&table(position, acts), key)
        }

        /// The table after these acts.
        #[track_caller]
        pub(crate) fn table(position: &str, acts: &str) -> $game {
            TELLER.played(position, acts).0
        }

        /// What a seat may do after these acts, as the table offers it.
        #[track_caller]
        pub(crate) fn menu(position: &str, acts: &str, seat: &str) -> String {
            $crate::menu(&table(position, acts), $crate::seat(seat))
        }

        /// A new game for so many players, with options as a record writes them.
        #[track_caller]
        pub(crate) fn dealt(seats: u8, options: &str, seed: u64) -> $game {
            $crate::dealt(seats, options, seed)
        }
    };
}
