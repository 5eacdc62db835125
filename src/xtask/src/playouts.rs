//! `cargo playouts`: random games, and what they show; or games of bots, and who wins.

mod contest;

use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Result, anyhow, ensure};
use clap::Args;
use table::laws::{Lawful, Report, play_games, sample_games};
use table::{Game, read_options};

use crate::arguments::{game_parser, of_game};

use contest::Player;

/// The arguments of `cargo playouts`.
#[derive(Debug, Args)]
pub(crate) struct Playouts {
    #[arg(value_parser = game_parser())]
    game: String,
    /// The number of players [default: every number that the game allows]
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// How many games for each number of players [default: 1000, of bots 2000]
    #[arg(long, value_name = "M")]
    games: Option<u64>,
    /// Who plays: wirtin, stammgast, lehrling, simple, random; the last one takes the other seats. Prints how often each wins
    #[arg(long, value_name = "NAMES", value_delimiter = ',', conflicts_with = "laws")]
    bots: Vec<Player>,
    /// The seed of the first game; the others follow
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// House rules as a record writes them
    #[arg(long, value_name = "TEXT", default_value = "-", allow_hyphen_values = true)]
    options: String,
    /// Try every law at every moment, which is slow
    #[arg(long)]
    laws: bool,
    /// Try the laws about menus and secrets at one moment in K only
    #[arg(long, value_name = "K", default_value_t = 1, requires = "laws")]
    every: u32,
}

macro_rules! table {
    ($($slug:ident: $game:ty, $ui:ty;)*) => {
        const GAMES: &[(&str, fn(&Playouts) -> Result<ExitCode>)] = &[$((<$game>::ID, run::<$game>)),*];
    };
}
games::for_each_game!(table);

impl Playouts {
    pub(crate) fn run(self) -> Result<ExitCode> {
        if self.bots.is_empty() { of_game(GAMES, &self.game)?(&self) } else { contest::run(&self) }
    }
}

/// Prints the figures of `G` for each number of players.
fn run<G: Lawful>(playouts: &Playouts) -> Result<ExitCode> {
    let seats: Vec<u8> = G::SEATS.filter(|&seats| playouts.seats.is_none_or(|asked| asked == seats)).collect();
    ensure!(!seats.is_empty(), "{} is for {} to {} players.", G::ID, G::SEATS.start(), G::SEATS.end());
    let mut all_well = true;
    for seats in seats {
        let start = Instant::now();
        let report = play::<G>(seats, playouts)?;
        let per_second = report.actions as f64 / start.elapsed().as_secs_f64();
        println!("{}, players: {seats}", G::ID);
        println!("actions per second: {per_second:.0}");
        println!("{report}");
        all_well &= report.violations.is_empty() && report.ended == report.games;
    }
    Ok(if all_well { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Plays random games of `G`.
fn play<G: Lawful>(seats: u8, playouts: &Playouts) -> Result<Report> {
    let Playouts { seed, every, .. } = *playouts;
    let games = playouts.games.unwrap_or(1000);
    let options = house_rules::<G>(seats, playouts)?;
    Ok(if playouts.laws {
        sample_games::<G>(seats, &options, games, seed, every)
    } else {
        play_games::<G>(seats, &options, games, seed)
    })
}

fn house_rules<G: Game>(seats: u8, playouts: &Playouts) -> Result<G::Options> {
    read_options(&playouts.options, seats)
        .map_err(|_| anyhow!("{seats} players know no house rules '{}'.", playouts.options))
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        playouts: Playouts,
    }

    fn parsed(line: &str) -> Playouts {
        Line::try_parse_from(["playouts"].into_iter().chain(line.split(' '))).unwrap().playouts
    }

    #[test]
    fn what_the_game_does_not_know_is_refused() {
        let error = |line: &str| parsed(line).run().unwrap_err().to_string();
        assert_eq!(error("geizen --seats 9"), "geizen is for 2 to 5 players.");
        assert_eq!(error("geizen --options z9"), "2 players know no house rules 'z9'.");
    }

    #[test]
    fn the_same_seed_plays_the_same_games_with_laws_or_without() {
        let report = |line: &str| play::<geizen::Geizen>(3, &parsed(line)).unwrap().to_string();
        let with = report("geizen --games 5 --laws");
        assert_eq!(with, report("geizen --games 5"));
        assert!(with.contains("games: 5\nended: 5\n") && with.contains("violations: 0\n"), "{with}");
    }
}
