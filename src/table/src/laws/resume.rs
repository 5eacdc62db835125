//! The resume law: wherever a game is broken off, it is resumed from its text as if nothing had happened.
//!
//! A page keeps the record's text after every act and nothing else, so a tab that is killed and opened again stands at
//! the table that the text gives. Equal states are not enough for that: what a player gets to see is asked too, and the
//! rest of the game is played on both.

use crate::{Entry, Game, Record, Seat, Viewer};

/// How the game goes on from its first `lines` lines when only their text is left: the same table, story, views and menus,
/// and to the end the same game.
///
/// # Errors
/// What is not the same.
pub fn resumes<G: Game>(record: &Record<G>, lines: usize) -> Result<(), String> {
    let before = record.prefix(lines);
    let text = before.to_string();
    let mut after: Record<G> = text.parse().map_err(|error| format!("{text}: {error:?}"))?;
    let parted = parted(&before, &after);
    if !parted.is_empty() {
        return Err(format!("after {lines} lines {} differ: {text}", parted.join(", ")));
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

/// In what two records of the same game differ.
fn parted<G: Game>(before: &Record<G>, after: &Record<G>) -> Vec<&'static str> {
    let (here, there) = (before.game(), after.game());
    let seats = here.seats();
    let mut parted = Vec::new();
    let mut part = |same: bool, what| {
        if !same {
            parted.push(what);
        }
    };
    part(here == there, "the tables");
    // What a viewer is told is made of a line's events alone.
    part(before.entries() == after.entries(), "the lines of the story");
    part(before.notes == after.notes, "names and texts");
    part(Viewer::all(seats).all(|viewer| here.view(viewer) == there.view(viewer)), "the views");
    part(Seat::all(seats).all(|seat| here.legal(seat) == there.legal(seat)), "the menus");
    part(here.awaited() == there.awaited() && here.outcome() == there.outcome(), "whoever is awaited, or the outcome");
    part(before.retractable() == after.retractable(), "what may be taken back");
    parted
}
