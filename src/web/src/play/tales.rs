//! The story of the game on the table: as lines, as the last sentences, and spoken.

use table::{Entry, Game, Lang, NoteKey, Record, Seat, Sentence, Step, Viewer};
use yew::prelude::*;

use crate::art::{Icon, icon, mat};
use crate::face::{Face, Guests};
use crate::sheets::Line;
use crate::ui::{el, said};

/// What a viewer may know of an act.
fn known<G: Game>(events: &[G::Event], viewer: Viewer) -> impl Iterator<Item = G::Told> {
    events.iter().filter_map(move |event| G::told(event, viewer))
}

/// What everybody may hear of an act.
fn told<G: Face>(events: &[G::Event], lang: Lang) -> Vec<Sentence> {
    known::<G>(events, Viewer::Table).map(|told| G::story(&told, lang)).collect()
}

/// What everybody was told of the last act that stands.
pub(super) fn latest<G: Face>(record: &Record<G>) -> Vec<G::Told> {
    record.steps().next_back().map(|step| known::<G>(&step.events, Viewer::Table).collect()).unwrap_or_default()
}

/// What everybody may hear of the last act that stands.
pub(super) fn last<G: Face>(record: &Record<G>, lang: Lang) -> Vec<Sentence> {
    latest(record).iter().map(|told| G::story(told, lang)).collect()
}

/// The text that was written last with an act that stands.
pub(super) fn note<G: Face>(record: &Record<G>) -> Option<&str> {
    let written = |(line, entry): (usize, &Entry<G>)| match entry {
        Entry::Act(step) if !step.struck && G::writes(&step.action) => Some(line),
        _ => None,
    };
    let line = record.entries().iter().enumerate().rev().find_map(written)?;
    record.notes.get(NoteKey::Entry(line as u16))
}

/// The acts since the last one of a seat.
fn since<G: Face>(record: &Record<G>, seat: Seat) -> Vec<&Step<G>> {
    let mut steps: Vec<&Step<G>> = record.steps().rev().take_while(|step| step.seat != seat).collect();
    steps.reverse();
    steps
}

/// What everybody has seen since the last act of a seat, the earliest first.
pub(super) fn public_since<G: Face>(record: &Record<G>, seat: Seat, guests: &Guests, lang: Lang) -> Vec<Line> {
    let lines = |step: &Step<G>| {
        let mat = mat(guests.symbol(step.seat), 26);
        told::<G>(&step.events, lang).into_iter().map(move |sentence| (mat.clone(), sentence)).collect::<Vec<_>>()
    };
    let lines = since(record, seat).into_iter().flat_map(lines);
    lines.map(|(mat, sentence)| Line { mat, text: said(&sentence, guests), struck: false }).collect()
}

/// What a seat alone was told with its last act and since.
pub(super) fn private_since<G: Face>(record: &Record<G>, seat: Seat, guests: &Guests, lang: Lang) -> Vec<Html> {
    let own = record.steps().rev().find(|step| step.seat == seat);
    let steps = own.into_iter().chain(since(record, seat));
    let alone = |step: &Step<G>| {
        let events =
            step.events.iter().filter(|event| G::told(event, Viewer::Seat(seat)) != G::told(event, Viewer::Table));
        events.filter_map(|event| G::told(event, Viewer::Seat(seat))).collect::<Vec<_>>()
    };
    let told = steps.flat_map(alone);
    told.map(|told| el("p", "").nodes(said(&G::story(&told, lang), guests)).into()).collect()
}

/// The whole story, the earliest first; corrections strike out and are told.
pub(super) fn lines<G: Face>(record: &Record<G>, guests: &Guests, lang: Lang) -> Vec<Line> {
    (0..record.entries().len()).flat_map(|line| entry(record, line, guests, lang)).collect()
}

/// What one line of the record tells, and the text that was written with it.
pub(super) fn entry<G: Face>(record: &Record<G>, line: usize, guests: &Guests, lang: Lang) -> Vec<Line> {
    match record.entries().get(line) {
        Some(Entry::Act(step)) => {
            let mut sentences = told::<G>(&step.events, lang);
            let note = record.notes.get(NoteKey::Entry(line as u16));
            sentences.extend(note.map(|note| Sentence::from(lang.pick(format!("„{note}“"), format!("“{note}”")))));
            let mat = mat(guests.symbol(step.seat), 26);
            let one = |sentence| Line { mat: mat.clone(), text: said(sentence, guests), struck: step.struck };
            sentences.iter().map(one).collect()
        }
        Some(Entry::Correction) => {
            let corrected = lang.pick(
                "Der Tisch korrigiert: Der letzte Schritt gilt nicht.",
                "The table corrects: the last step does not count.",
            );
            vec![Line { mat: icon(Icon::Undo, 26), text: said(&corrected.into(), guests), struck: false }]
        }
        None => Vec::new(),
    }
}

/// The last sentences, for a large screen.
pub(super) fn tale<G: Face>(record: &Record<G>, guests: &Guests, lang: Lang) -> Vec<Html> {
    last(record, lang).iter().map(|sentence| el("p", "").nodes(said(sentence, guests)).into()).collect()
}

/// What a screen reader says: what has just happened, and whose turn it is.
pub(super) fn spoken<G: Face>(record: &Record<G>, guests: &Guests, lang: Lang) -> String {
    let mut spoken: Vec<String> = last(record, lang).iter().map(|sentence| sentence.plain(&guests.names)).collect();
    for seat in record.game().awaited().iter() {
        spoken.push(format!("{} {}.", guests.name(seat), lang.pick("ist dran", "to play")));
    }
    spoken.join(" ")
}
