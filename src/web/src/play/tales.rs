//! The story of the game on the table: as lines, as the last sentences, and spoken.

use table::{Entry, Lang, Record, Sentence, Viewer};
use yew::prelude::*;

use crate::art::{Icon, icon, mat};
use crate::face::{Face, Guests};
use crate::sheets::Line;
use crate::ui::{el, said};

/// What everybody may hear of an act.
fn told<G: Face>(events: &[G::Event], lang: Lang) -> Vec<Sentence> {
    let told = events.iter().filter_map(|event| G::told(event, Viewer::Table));
    told.map(|told| G::story(&told, lang)).collect()
}

/// What everybody may hear of the last act that stands.
pub(super) fn last<G: Face>(record: &Record<G>, lang: Lang) -> Vec<Sentence> {
    record.steps().next_back().map(|step| told::<G>(&step.events, lang)).unwrap_or_default()
}

/// The whole story, the earliest first; corrections strike out and are told.
pub(super) fn lines<G: Face>(record: &Record<G>, guests: &Guests, lang: Lang) -> Vec<Line> {
    let corrected = lang.pick(
        "Der Tisch korrigiert: Der letzte Schritt gilt nicht.",
        "The table corrects: the last step does not count.",
    );
    let mut lines = Vec::new();
    for entry in record.entries() {
        match entry {
            Entry::Act(step) => lines.extend(told::<G>(&step.events, lang).iter().map(|sentence| Line {
                mat: mat(guests.symbol(step.seat), 26),
                text: said(sentence, guests),
                struck: step.struck,
            })),
            Entry::Correction => {
                lines.push(Line { mat: icon(Icon::Undo, 26), text: said(&corrected.into(), guests), struck: false });
            }
        }
    }
    lines
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
