//! `cargo replay`: a recorded game as text.

use std::process::ExitCode;

use anyhow::{Context as _, Result, anyhow, bail};
use clap::Args;
use table::{Game, Head, Lang, Link, Record, Seat, Viewer, Words, playthrough};

use crate::arguments::{lang_parser, of_game};

/// The arguments of `cargo replay`.
#[derive(Debug, Args)]
pub(crate) struct Replay {
    /// A record, or a link to a game
    record: String,
    /// Print the table as this seat sees it: 1 to 8, or a to h [default: as everybody sees it]
    #[arg(long, value_name = "SEAT", value_parser = read_seat)]
    seat: Option<Seat>,
    /// The language
    #[arg(long, value_parser = lang_parser(), default_value = "de")]
    lang: Lang,
}

macro_rules! table {
    ($($slug:ident: $game:ty, $ui:ty;)*) => {
        const GAMES: &[(&str, fn(&str, Option<Seat>, Lang) -> Result<String>)] = &[$((<$game>::ID, text::<$game>)),*];
    };
}
games::for_each_game!(table);

impl Replay {
    pub(crate) fn run(self) -> Result<ExitCode> {
        print!("{}", self.text()?);
        Ok(ExitCode::SUCCESS)
    }

    fn text(&self) -> Result<String> {
        let record = record(&self.record);
        let head = Head::read(&record).with_context(|| format!("'{record}' does not begin like a record."))?;
        of_game(GAMES, head.game)?(&record, self.seat, self.lang)
    }
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
fn read_seat(word: &str) -> Result<Seat, &'static str> {
    match word.parse() {
        Ok(number @ 1..=table::MAX_SEATS) => Ok(Seat::new(number - 1)),
        _ => word.parse().map_err(|_| "a seat is 1 to 8 or a to h"),
    }
}

/// Tells a recorded game of `G`.
fn text<G: Words>(text: &str, seat: Option<Seat>, lang: Lang) -> Result<String> {
    let read = text.parse::<Record<G>>();
    let record = read.map_err(|error| anyhow!(error.sentence(lang, |rule| G::refusal(rule, lang).plain(&[]))))?;
    let seats = record.game().seats();
    match seat.filter(|seat| seat.index() >= usize::from(seats)) {
        Some(absent) => bail!("Only {seats} play; nobody sits at {absent}."),
        None => Ok(playthrough(&record, seat.map_or(Viewer::Table, Viewer::Seat), lang)),
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    const RECORD: &str = "geizen.1.2.BQAAAAAAAAAAAAAAAAAAAA.-.s1.r~YT1NaXJh";

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        replay: Replay,
    }

    fn told(words: &[&str]) -> Result<String, String> {
        let line = Line::try_parse_from(["replay"].iter().chain(words)).unwrap();
        line.replay.text().map_err(|error| error.to_string())
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
        assert!(error(&["poker.1.2"]).starts_with("There is no game 'poker'; known are: leiff"));
        assert_eq!(error(&["hello"]), "'hello' does not begin like a record.");
    }
}
