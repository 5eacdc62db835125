//! `cargo playouts`: random games, and what they show.

use std::process::ExitCode;
use std::time::Instant;

use table::laws::{Lawful, Report, play_games, sample_games};
use table::read_options;

use crate::games::game;
use crate::shell::Fallible;
use crate::words::value;

const USAGE: &str =
    "usage: cargo playouts GAME [--seats N] [--games M] [--seed S] [--options TEXT] [--laws [--every N]]";

/// What is to be played.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Playouts {
    game: String,
    /// Every number of players one after the other, if none is named.
    seats: Option<u8>,
    games: u64,
    /// The first game's seed; the others follow.
    seed: u64,
    /// House rules as a record writes them.
    options: String,
    /// Whether every law is tried at every moment, which takes its time.
    laws: bool,
    /// The laws about menus and secrets at one moment in so many.
    every: u32,
}

pub(crate) fn run(words: &[String]) -> Fallible<ExitCode> {
    let playouts = parse(words)?;
    let entry = game(&playouts.game)?;
    let seats: Vec<u8> =
        entry.seats.clone().filter(|&seats| playouts.seats.is_none_or(|asked| asked == seats)).collect();
    if seats.is_empty() {
        return Err(format!("{} is for {} to {} players.", entry.id, entry.seats.start(), entry.seats.end()));
    }
    let mut all_well = true;
    for seats in seats {
        let start = Instant::now();
        let report = (entry.playouts)(seats, &playouts)?;
        let per_second = report.actions as f64 / start.elapsed().as_secs_f64();
        println!("{}, players: {seats}", entry.id);
        println!("actions per second: {per_second:.0}");
        println!("{report}");
        all_well &= report.violations.is_empty() && report.ended == report.games;
    }
    Ok(if all_well { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Plays random games of `G`.
pub(crate) fn of_game<G: Lawful>(seats: u8, playouts: &Playouts) -> Fallible<Report> {
    let Playouts { games, seed, every, .. } = *playouts;
    let options = read_options::<G::Options>(&playouts.options, seats)
        .map_err(|_| format!("{seats} players know no house rules '{}'.", playouts.options))?;
    Ok(if playouts.laws {
        sample_games::<G>(seats, &options, games, seed, every)
    } else {
        play_games::<G>(seats, &options, games, seed)
    })
}

fn parse(words: &[String]) -> Fallible<Playouts> {
    let mut words = words.iter();
    let game = words.next().filter(|word| !word.starts_with('-')).ok_or(USAGE)?.clone();
    let mut playouts =
        Playouts { game, seats: None, games: 1000, seed: 1, options: "-".to_owned(), laws: false, every: 1 };
    while let Some(word) = words.next() {
        let wish = format!("{word} wants a value; {USAGE}");
        match word.as_str() {
            "--seats" => playouts.seats = Some(value(&mut words, &wish)?),
            "--games" => playouts.games = value(&mut words, &wish)?,
            "--seed" => playouts.seed = value(&mut words, &wish)?,
            "--options" => playouts.options = value(&mut words, &wish)?,
            "--laws" => playouts.laws = true,
            "--every" => playouts.every = value(&mut words, &wish)?,
            other => return Err(format!("cargo playouts knows no {other}; {USAGE}")),
        }
    }
    Ok(playouts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::split;

    fn parsed(line: &str) -> Fallible<Playouts> {
        parse(&split(line))
    }

    #[test]
    fn a_game_is_enough() {
        let playouts = parsed("geizen").unwrap();
        assert_eq!((playouts.seats, playouts.games, playouts.seed, playouts.laws), (None, 1000, 1, false));
    }

    #[test]
    fn flags_are_read_in_any_order() {
        let playouts = parsed("geizen --laws --options s2 --seed 7 --games 20 --seats 3").unwrap();
        let expected = Playouts {
            game: "geizen".to_owned(),
            seats: Some(3),
            games: 20,
            seed: 7,
            options: "s2".to_owned(),
            laws: true,
            every: 1,
        };
        assert_eq!(playouts, expected);
    }

    #[test]
    fn a_mistake_is_told_with_the_usage() {
        for line in ["", "--laws", "geizen --fast", "geizen --seats", "geizen --games many"] {
            assert!(parsed(line).unwrap_err().ends_with(USAGE), "{line}");
        }
        let run = |line: &str| run(&split(line)).unwrap_err();
        assert!(run("poker").starts_with("There is no game 'poker'; known are: geizen"));
        assert_eq!(run("geizen --seats 9"), "geizen is for 2 to 5 players.");
        assert_eq!(run("geizen --options z9"), "2 players know no house rules 'z9'.");
    }

    #[test]
    fn the_same_seed_plays_the_same_games_with_laws_or_without() {
        let report = |line: &str| of_game::<geizen::Geizen>(3, &parsed(line).unwrap()).unwrap().to_string();
        let with = report("geizen --games 5 --laws");
        assert_eq!(with, report("geizen --games 5"));
        assert!(with.contains("games: 5\nended: 5\n") && with.contains("violations: 0\n"), "{with}");
    }
}
