//! `cargo replay`: a recorded game as text.

use std::process::ExitCode;

use table::{Head, Lang, Link, Record, Seat, Viewer, Words, playthrough};

use crate::games::game;
use crate::shell::Fallible;
use crate::words::lang;

const USAGE: &str = "usage: cargo replay 'RECORD or link' [--seat N or a letter] [--lang de|en]";

pub(crate) fn run(words: &[String]) -> Fallible<ExitCode> {
    print!("{}", text(words)?);
    Ok(ExitCode::SUCCESS)
}

fn text(words: &[String]) -> Fallible<String> {
    let mut words = words.iter();
    let record = record(words.next().ok_or(USAGE)?);
    let record = record.as_str();
    let (mut seat, mut language) = (None, Lang::default());
    while let Some(word) = words.next() {
        match word.as_str() {
            "--seat" => {
                let wish = || format!("--seat wants 1 to 8 or a to h; {USAGE}");
                seat = Some(read_seat(words.next()).ok_or_else(wish)?);
            }
            "--lang" => language = lang(&mut words, USAGE)?,
            other => return Err(format!("cargo replay knows no {other}; {USAGE}")),
        }
    }
    let head = Head::read(record).ok_or_else(|| format!("'{record}' does not begin like a record; {USAGE}"))?;
    (game(head.game)?.replay)(record, seat, language)
}

/// The record of a link, with the end that links have or without it, and whatever path stands before it.
fn record(word: &str) -> String {
    match Link::read(word, |_| true) {
        Ok(Link::Game(link)) => link.text().to_owned(),
        _ => {
            let fragment = word.split_once('#').map_or(word, |(_, fragment)| fragment);
            fragment.rsplit(['/', '=', '?']).next().unwrap_or(fragment).to_owned()
        }
    }
}

/// A seat by its letter, or by its number from 1.
fn read_seat(word: Option<&String>) -> Option<Seat> {
    let word = word?;
    match word.parse() {
        Ok(number @ 1..=table::MAX_SEATS) => Some(Seat::new(number - 1)),
        _ => word.parse().ok(),
    }
}

/// Tells a recorded game of `G`.
pub(crate) fn of_game<G: Words>(text: &str, seat: Option<Seat>, lang: Lang) -> Fallible<String> {
    let read = text.parse::<Record<G>>();
    let record = read.map_err(|error| error.sentence(lang, |rule| G::refusal(rule, lang).plain(&[])))?;
    let seats = record.game().seats();
    match seat.filter(|seat| seat.index() >= usize::from(seats)) {
        Some(absent) => Err(format!("Only {seats} play; nobody sits at {absent}.")),
        None => Ok(playthrough(&record, seat.map_or(Viewer::Table, Viewer::Seat), lang)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = "geizen.1.2.BQAAAAAAAAAAAAAAAAAAAA.-.s1.r~YT1NaXJh";

    fn told(words: &[&str]) -> Fallible<String> {
        text(&words.iter().map(ToString::to_string).collect::<Vec<_>>())
    }

    #[test]
    fn a_record_is_told_act_by_act() {
        let told = told(&[RECORD]).unwrap();
        let lines: Vec<&str> = told.lines().collect();
        assert_eq!((lines[0], lines[6]), ("Mira 18, B 18, Bank 94", "Runde 1: Mira ist dran."));
        assert!(lines[8].starts_with("Mira würfelt ") && lines[9].starts_with("    Runde 1: Mira ist dran, Wurf 1;"));
    }

    #[test]
    fn a_link_and_any_seat_and_language_will_do() {
        let english = told(&[RECORD, "--lang", "en"]).unwrap();
        assert!(english.contains("\nMira rolls "), "{english}");
        let link = Link::ended(RECORD);
        for link in [
            link.clone(),
            format!("https://example.org/#{link}"),
            format!("https://example.org/#{RECORD}"),
            format!("http://127.0.0.1:8080/x/#/replay/{RECORD}"),
        ] {
            assert_eq!(told(&[&link, "--seat", "2", "--lang", "en"]).as_ref(), Ok(&english));
            assert_eq!(told(&[&link, "--lang", "en", "--seat", "b"]).as_ref(), Ok(&english));
        }
    }

    #[test]
    fn errors_name_the_place() {
        let error = |words: &[&str]| told(words).unwrap_err();
        assert_eq!(
            error(&[&RECORD.replace(".r", ".r.r.7"), "--lang", "en"]),
            "Place 8 (“r”): After every roll you must keep at least one die."
        );
        assert_eq!(error(&[&RECORD.replace("s1", "s7"), "--lang", "en"]), "Place 6 (“s7”): No such house rules.");
        assert_eq!(error(&[RECORD, "--seat", "3"]), "Only 2 play; nobody sits at c.");
        assert!(error(&["poker.1.2"]).starts_with("There is no game 'poker'; known are: geizen"));
        for words in [&[][..], &["hello"], &[RECORD, "--seat"], &[RECORD, "--seat", "9"], &[RECORD, "--lang", "fr"]] {
            assert!(error(words).ends_with(USAGE), "{words:?}");
        }
    }
}
