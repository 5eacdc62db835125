//! The resume law: a game that is read from the text of its record continues like the original.
//!
//! The page saves nothing but the record's text after every act. A tab that is closed and opened again shows the table
//! that the text gives. The law compares states, views, menus and stories of both games, and plays the rest of the game
//! on both.

use crate::{Entry, Game, Record, Seat, Viewer};

/// Reads the first `lines` lines of a record from their text, compares the table, the story, the views and the menus,
/// and plays the other lines on the game that was read.
///
/// # Errors
/// A message that says what differs.
pub fn resumes<G: Game>(record: &Record<G>, lines: usize) -> Result<(), String> {
    let before = record.prefix(lines);
    let text = before.to_string();
    let mut after: Record<G> = text.parse().map_err(|error| format!("{text}: {error:?}"))?;
    let differences = differences(&before, &after);
    if !differences.is_empty() {
        return Err(format!("after {lines} lines {} differ: {text}", differences.join(", ")));
    }
    for entry in record.entries().iter().skip(lines) {
        let goes_on = match entry {
            Entry::Act(step) => after.act(step.seat, step.action.clone()).is_ok(),
            Entry::Correction => after.correct(),
        };
        if !goes_on {
            return Err(format!("after {lines} lines the game cannot go on: {text}"));
        }
    }
    let same = after.game() == record.game() && after.steps().eq(record.steps());
    if same { Ok(()) } else { Err(format!("after {lines} lines the game goes on otherwise: {text}")) }
}

/// What differs between two records of the same game.
fn differences<G: Game>(before: &Record<G>, after: &Record<G>) -> Vec<&'static str> {
    let (here, there) = (before.game(), after.game());
    let seats = here.seats();
    let mut differences = Vec::new();
    let mut compare = |same: bool, what| {
        if !same {
            differences.push(what);
        }
    };
    compare(here == there, "the tables");
    // What a viewer is told depends on the events of the lines alone.
    compare(before.entries() == after.entries(), "the lines of the story");
    compare(before.notes == after.notes, "names and texts");
    compare(Viewer::all(seats).all(|viewer| here.view(viewer) == there.view(viewer)), "the views");
    compare(Seat::all(seats).all(|seat| here.legal(seat) == there.legal(seat)), "the menus");
    compare(
        here.awaited() == there.awaited() && here.outcome() == there.outcome(),
        "whoever is awaited, or the outcome",
    );
    compare(before.retractable() == after.retractable(), "what may be taken back");
    differences
}
