//! `cargo deals`: numbered deals of a game, to choose one for a lesson.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use anyhow::{Context as _, Result, anyhow, ensure};
use clap::Args;
use table::{Game, Record, Scene, Seed, read_act, read_options};

use crate::arguments::{game_parser, of_game};

/// The arguments of `cargo deals`.
#[derive(Debug, Args)]
pub(crate) struct Deals {
    #[arg(value_parser = game_parser())]
    game: String,
    /// The number of players
    seats: u8,
    /// House rules as a record writes them
    #[arg(long, value_name = "TEXT", default_value = "-", allow_hyphen_values = true)]
    options: String,
    /// Acts in the notation of a record, separated by dots; a deal in which one is refused is left out
    #[arg(long, value_name = "ACTS", default_value = "", allow_hyphen_values = true)]
    acts: String,
    /// The number of the first deal; the others follow
    #[arg(long, value_name = "N", default_value_t = 0)]
    from: u64,
    /// How many deals
    #[arg(long, value_name = "M", default_value_t = 1000)]
    count: u64,
}

macro_rules! table {
    ($($slug:ident: $game:ty, $ui:ty;)*) => {
        const GAMES: &[(&str, fn(&Deals, &mut dyn Write) -> Result<()>)] = &[$((<$game>::ID, print::<$game>)),*];
    };
}
games::for_each_game!(table);

impl Deals {
    pub(crate) fn run(self) -> Result<ExitCode> {
        let printed = of_game(GAMES, &self.game)?(&self, &mut io::stdout().lock());
        // Whoever reads the list may have found what was looked for.
        match printed {
            Err(error)
                if error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe) =>
            {
                Ok(ExitCode::SUCCESS)
            }
            printed => printed.map(|()| ExitCode::SUCCESS),
        }
    }
}

/// A line for each deal in which the acts can be done: the record, and the position after them.
fn print<G: Scene>(deals: &Deals, out: &mut dyn Write) -> Result<()> {
    let Deals { seats, ref options, ref acts, from, count, .. } = *deals;
    ensure!(G::SEATS.contains(&seats), "{} is for {} to {} players.", G::ID, G::SEATS.start(), G::SEATS.end());
    let options: G::Options =
        read_options(options, seats).map_err(|_| anyhow!("'{options}' are no house rules of {}.", G::ID))?;
    let acts: Vec<&str> = acts.split('.').filter(|act| !act.is_empty()).collect();
    for number in (from..).take(usize::try_from(count).context("so many deals cannot be counted here")?) {
        let mut record = Record::<G>::deal(seats, options.clone(), Seed::from_number(number));
        if play(&mut record, &acts)? {
            writeln!(out, "{record}\t{}", record.game().position())?;
        }
    }
    Ok(())
}

/// Does the acts; whether all of them could be done.
fn play<G: Game>(record: &mut Record<G>, acts: &[&str]) -> Result<bool> {
    for act in acts {
        let (seat, action) = read_act(act, record.game()).map_err(|error| anyhow!("At '{act}': {error}."))?;
        if record.act(seat, action).is_err() {
            return Ok(false);
        }
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        deals: Deals,
    }

    fn printed(words: &[&str]) -> Result<String, String> {
        let deals = Line::try_parse_from(["deals"].iter().chain(words)).unwrap().deals;
        let mut out = Vec::new();
        of_game(GAMES, &deals.game).unwrap()(&deals, &mut out).map_err(|error| error.to_string())?;
        Ok(String::from_utf8(out).unwrap())
    }

    #[test]
    fn deals_are_numbered_and_whoever_cannot_do_the_acts_is_left_out() {
        let all = printed(&["geizen", "2", "--count", "40", "--acts", "r"]).unwrap();
        assert_eq!(all.lines().count(), 40);
        let some = printed(&["geizen", "2", "--count", "40", "--acts", "r.66"]).unwrap();
        assert!((1..40).contains(&some.lines().count()), "{some}");
        let line = some.lines().next().unwrap();
        assert!(line.starts_with("geizen.") && line.contains(".66\thands:18,18 ") && line.contains(" kept:66"));
        let fourth = printed(&["geizen", "2", "--count", "1", "--from", "3"]).unwrap();
        let record = all.lines().nth(3).and_then(|line| line.split_once(".r\t")).unwrap().0;
        assert!(fourth.starts_with(&format!("{record}\thands:18,18 board:-/-/-/-/- ")), "{fourth}");
        assert_eq!(fourth.lines().count(), 1);
    }

    #[test]
    fn errors_name_the_place() {
        assert_eq!(printed(&["geizen", "9"]), Err("geizen is for 2 to 5 players.".to_owned()));
        assert_eq!(printed(&["geizen", "2", "--options", "s7"]), Err("'s7' are no house rules of geizen.".to_owned()));
        assert_eq!(printed(&["geizen", "2", "--acts", "k9"]), Err("At 'k9': 'k9' is no act of this game.".to_owned()));
    }
}
