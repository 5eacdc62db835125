//! A recorded game as readable text, for replays in a terminal and for golden files.

use crate::{Entry, Lang, NoteKey, Record, Seat, Sentence, Viewer, Words};

/// The whole game as `viewer` sees it: the table at the start; for each act what happened and, indented, the lines of
/// the table that have changed; at the end the places with their scores.
#[must_use]
pub fn playthrough<G: Words>(record: &Record<G>, viewer: Viewer, lang: Lang) -> String {
    let names = record.notes.names(record.game().seats());
    let plain = |sentence: Sentence| sentence.plain(&names);
    let table = |game: &G| -> Vec<String> { G::table(&game.view(viewer), lang).into_iter().map(plain).collect() };
    let mut told: Vec<String> = Vec::new();
    let mut again = record.prefix(0);
    let mut lines = table(again.game());
    told.extend(lines.iter().cloned());
    for (number, entry) in (0..).zip(record.entries()) {
        told.push(String::new());
        match entry {
            Entry::Act(step) => {
                let seen = step.events.iter().filter_map(|event| G::told(event, viewer));
                told.extend(seen.map(|event| plain(G::story(&event, lang))));
                // The act is legal: the record carried it out at the same table.
                let _ = again.act(step.seat, step.action.clone());
            }
            Entry::Correction => {
                told.push(lang.select("Die Runde nimmt das zurück.", "The table takes that back.").to_owned());
                again.correct();
            }
        }
        told.extend(record.notes.get(NoteKey::Entry(number)).map(|note| format!("„{note}“")));
        let now = table(again.game());
        let changed = |(at, line): (usize, &String)| (lines.get(at) != Some(line)).then(|| format!("    {line}"));
        told.extend(now.iter().enumerate().filter_map(changed));
        lines = now;
    }
    if let Some(outcome) = record.game().outcome() {
        told.push(String::new());
        let place = |seat: Seat| {
            let at = seat.index();
            format!("{}. {} {}", outcome.places[at], names[at], outcome.scores[at])
        };
        told.extend(outcome.ranking().into_iter().map(place));
    }
    told.join("\n") + "\n"
}
