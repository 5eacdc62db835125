//! A position, acts, and the story that they should tell.

use table::laws::Lawful;
use table::{Refusal, Scene, SceneStep, play_scene};

/// How the tests of a game write down what happens.
pub struct Teller<G: Scene + Lawful> {
    /// The lines of an act, with the table after it.
    pub happened: fn(&G, &[G::Event]) -> Vec<String>,
    /// Why an act was refused.
    pub reason: fn(&Refusal<G::Error>) -> String,
}

impl<G: Scene + Lawful> Teller<G> {
    /// The table after these acts, and the story of them.
    ///
    /// # Panics
    /// If a text cannot be read, a refusal changes something, or something gets lost.
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

    /// The same, but only the last lines are compared: the others are how it came about.
    ///
    /// # Panics
    /// If it ends in another way.
    #[track_caller]
    pub fn ends(&self, position: &str, acts: &str, story: &str) {
        let (_, told) = self.played(position, acts);
        let expected = lines(story);
        let last = told.len().saturating_sub(expected.len());
        assert!(told[last..] == expected, "{}", parted(position, acts, &told, &expected, " in the end"));
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
/// If they part; the message shows both.
#[track_caller]
pub fn compare(position: &str, acts: &str, told: &[String], expected: &[&str]) {
    assert!(told == expected, "{}", parted(position, acts, told, expected, ""));
}

fn parted(position: &str, acts: &str, told: &[String], expected: &[&str], when: &str) -> String {
    format!("{position} | {acts}\nhappened:\n{}\nexpected{when}:\n{}", told.join("\n"), expected.join("\n"))
}
