//! The story of the game on the table: as lines, as the last sentences, and spoken.

use game_ui::art::{Icon, icon, mat};
use game_ui::{GameLog, GameSession, LogEntry};
use table::{Lang, Part, Seat, Sentence, Turn, Viewer, localized};
use ui::Players;
use ui::said;
use yew::prelude::*;

use crate::remarks::Remark;
use crate::sheets::{Chapter, Line};

/// The acts that stand with the number of their line, the last first.
fn standing(table: &dyn GameLog, lang: Lang) -> impl Iterator<Item = (u16, LogEntry)> {
    let entries = (0..table.lines()).rev().filter_map(move |line| Some((line, table.entry(line, lang)?)));
    entries.filter(|(_, entry)| entry.seat.is_some() && !entry.struck)
}

/// What everybody may hear of the last act that stands.
pub(super) fn last(table: &dyn GameLog, lang: Lang) -> Vec<Sentence> {
    standing(table, lang).next().map(|(_, entry)| entry.sentences).unwrap_or_default()
}

/// What everybody has seen since the last act of a seat, the earliest first.
pub(super) fn public_since(table: &dyn GameLog, seat: Seat, players: &Players, lang: Lang) -> Vec<Line> {
    let mut since: Vec<LogEntry> =
        standing(table, lang).map(|(_, entry)| entry).take_while(|entry| entry.seat != Some(seat)).collect();
    since.reverse();
    since.into_iter().flat_map(|entry| told(entry, players, lang)).collect()
}

/// What a seat alone was told with its last act and since.
pub(super) fn private_since(table: &dyn GameLog, seat: Seat, players: &Players, lang: Lang) -> Vec<Html> {
    let mut lines = Vec::new();
    for (line, entry) in standing(table, lang) {
        lines.push(line);
        if entry.seat == Some(seat) {
            break;
        }
    }
    let told = lines.into_iter().rev().flat_map(|line| table.sentences(line, Viewer::Seat(seat), lang));
    told.enumerate().map(|(at, sentence)| html! { <p key={at}>{ said(&sentence, players) }</p> }).collect()
}

/// The whole story as everybody heard it, turn by turn, the earliest first; corrections strike out and are told.
pub(super) fn chapters(table: &dyn GameLog, players: &Players, lang: Lang) -> Vec<Chapter> {
    let turns = table.turns(false, lang);
    let rounds = turns.last().is_some_and(|turn| turn.round > 1);
    let mut before = 0;
    let chapter = |turn: &Turn| {
        let begins = rounds && turn.round > before;
        before = turn.round;
        Chapter {
            round: begins.then(|| table.round_name(turn.round, lang)),
            title: vec![heading(turn, players, lang)],
            lines: turn.lines.clone().flat_map(|line| entry(table, line as u16, false, players, lang)).collect(),
        }
    };
    turns.iter().map(chapter).collect()
}

/// `Zug 23: Jonas lügt`.
pub(super) fn heading(turn: &Turn, players: &Players, lang: Lang) -> Html {
    let number = turn.number.map(|number| localized!(lang, "Zug {number}: ", "Turn {number}: "));
    html! { <>{ number }{ said(&turn.title.text, players) }</> }
}

/// What one line of the record tells, to everybody or with all cards open, and the text that was written with it.
pub(super) fn entry(table: &dyn GameLog, line: u16, open: bool, players: &Players, lang: Lang) -> Vec<Line> {
    let Some(mut entry) = table.entry(line, lang) else { return Vec::new() };
    if open {
        entry.sentences = table.openly(line, lang);
    }
    let note = entry.note.take();
    entry.sentences.extend(note.map(|note| Sentence::from(lang.select(format!("„{note}“"), format!("“{note}”")))));
    told(entry, players, lang)
}

/// A line for every sentence, with the mat of whom it begins with; else of who has acted.
fn told(entry: LogEntry, players: &Players, lang: Lang) -> Vec<Line> {
    let LogEntry { seat, struck, mut sentences, .. } = entry;
    if seat.is_none() {
        let corrected = lang.select(
            "Der Tisch korrigiert: Der letzte Schritt gilt nicht.",
            "The table corrects: the last step does not count.",
        );
        sentences.push(corrected.into());
    }
    let picture = |sentence: &Sentence| {
        let seat = seat.map(|actor| match sentence.parts()[..] {
            [Part::Seat(first), ..] => first,
            _ => actor,
        });
        seat.map_or_else(|| icon(Icon::Undo, 26), |seat| mat(players.symbol(seat), 26))
    };
    let line = |sentence: &Sentence| Line { mat: picture(sentence), text: vec![said(sentence, players)], struck };
    sentences.iter().map(line).collect()
}

/// The last sentences, for a large screen.
pub(super) fn latest(table: &dyn GameLog, players: &Players, lang: Lang) -> Vec<Html> {
    let line = |(at, sentence): (usize, &Sentence)| html! { <p key={at}>{ said(sentence, players) }</p> };
    last(table, lang).iter().enumerate().map(line).collect()
}

/// What a screen reader says: what has just happened, what a regular says to it, and whose turn it is.
pub(super) fn spoken(table: &dyn GameSession, remark: Option<&Remark>, players: &Players, lang: Lang) -> String {
    let mut spoken: Vec<String> = last(table, lang).iter().map(|sentence| sentence.plain(&players.names)).collect();
    spoken.extend(remark.map(|remark| remark.words.get(lang).to_owned()));
    for seat in table.awaited().iter() {
        spoken.push(format!("{} {}.", players.name(seat), lang.select("ist dran", "to play")));
    }
    spoken.join(" ")
}
