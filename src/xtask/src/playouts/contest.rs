//! `cargo playouts --bots`: how often each bot wins.

use std::process::ExitCode;
use std::str::FromStr;
use std::time::{Duration, Instant};

use anyhow::{Result, bail, ensure};
use bots::{Bot, Company, HasBots, Level, Next, Random, Sitting};
use table::laws::Lawful;
use table::{Game, Outcome, Record, Seat, Seed};

use super::{Playouts, house_rules};
use crate::arguments::of_game;

/// A player of the contest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    Regular(Level),
    /// Looks one act ahead.
    Simple,
    Random,
}

impl Player {
    fn bot<G: HasBots + Lawful>(self, sitting: &Sitting<'_, G>) -> Box<dyn Bot<G>> {
        match self {
            Player::Regular(level) => G::bot(sitting, level),
            Player::Simple => G::simple(sitting),
            Player::Random => Random::bot(sitting),
        }
    }

    fn name(self) -> String {
        match self {
            Player::Regular(level) => level.name().de.to_lowercase(),
            Player::Simple => "simple".to_owned(),
            Player::Random => "random".to_owned(),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        let mut all = Level::ALL.map(Player::Regular).into_iter().chain([Player::Simple, Player::Random]);
        all.find(|player| player.name() == text)
            .ok_or_else(|| "players are wirtin, stammgast, lehrling, simple and random".to_owned())
    }
}

macro_rules! table {
    ($($slug:ident: $game:ty;)*) => {
        const GAMES: &[(&str, fn(&Playouts) -> Result<ExitCode>)] = &[$((<$game>::ID, contest::<$game>)),*];
    };
}
bots::for_each_game_with_bots!(table);

pub(super) fn run(playouts: &Playouts) -> Result<ExitCode> {
    match of_game(GAMES, &playouts.game) {
        Ok(contest) => contest(playouts),
        Err(_) => bail!("{} has no bots.", playouts.game),
    }
}

/// What the games have shown.
#[derive(Default)]
struct Figures {
    games: u64,
    acts: u64,
    choices: u64,
    thinking: Duration,
    slowest: Duration,
    /// For each player of the list: the games, the sum of the shares in the victory, and the sum of their squares.
    won: Vec<(f64, f64, f64)>,
    unfinished: u64,
}

fn contest<G: HasBots + Lawful>(playouts: &Playouts) -> Result<ExitCode> {
    let smallest = playouts.bots.len().max(usize::from(*G::SEATS.start())) as u8;
    let seats = playouts.seats.unwrap_or(smallest);
    ensure!(G::SEATS.contains(&seats), "{} is for {} to {} players.", G::ID, G::SEATS.start(), G::SEATS.end());
    ensure!(playouts.bots.len() <= seats.into(), "{} bots do not fit at a table for {seats}.", playouts.bots.len());
    let options = house_rules::<G>(seats, playouts)?;
    let mut players = playouts.bots.clone();
    players.resize(seats.into(), playouts.bots[playouts.bots.len() - 1]);
    let mut figures = Figures { won: vec![(0.0, 0.0, 0.0); seats.into()], ..Figures::default() };
    let games = playouts.games.unwrap_or(2000);
    for number in 0..games {
        // Every deal is played once with each rotation of the seats.
        let (deal, rotation) = (number / u64::from(seats), (number % u64::from(seats)) as u8);
        let record = Record::<G>::deal(seats, options.clone(), Seed::from_number(playouts.seed + deal));
        figures.play(record, &players, rotation);
    }
    println!("{}, players: {seats}, games: {games}", G::ID);
    println!("{}", figures.report(&players));
    Ok(if figures.unfinished == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

impl Figures {
    /// Plays one game. The player with the number n of the list sits n + `rotation` seats from the first one.
    fn play<G: HasBots + Lawful>(&mut self, mut record: Record<G>, players: &[Player], rotation: u8) {
        let seats = record.game().seats();
        let mut company = Company::new(&record);
        for (at, &player) in (0..).zip(players) {
            company.seat(&record, Seat::new(at).after(rotation, seats), move |sitting| player.bot(sitting));
        }
        self.games += 1;
        for _ in 0..G::LONGEST {
            if let Some(outcome) = record.game().outcome() {
                self.add(&outcome, rotation);
                return;
            }
            let start = Instant::now();
            let next = company.next(&record, u32::MAX);
            let took = start.elapsed();
            let Next::Act { seat, choice } = next else { break };
            (self.choices, self.thinking, self.slowest) =
                (self.choices + 1, self.thinking + took, self.slowest.max(took));
            self.acts += 1;
            if record.act(seat, choice.action).is_err() {
                break;
            }
        }
        println!("unfinished: cargo replay '{record}'");
        self.unfinished += 1;
    }

    fn add(&mut self, outcome: &Outcome, rotation: u8) {
        let seats = outcome.scores.len() as u8;
        let share = 1.0 / f64::from(outcome.winners.len());
        for (at, won) in (0..).zip(&mut self.won) {
            let share = if outcome.winners.contains(Seat::new(at).after(rotation, seats)) { share } else { 0.0 };
            *won = (won.0 + 1.0, won.1 + share, won.2 + share * share);
        }
    }

    /// One line for each kind of player: the share of the victories of one such player in percent, with its standard error.
    fn report(&self, players: &[Player]) -> String {
        let mut lines = vec![
            format!("acts per game: {}", self.acts / self.games.max(1)),
            format!(
                "per choice of all bots: {:.2} ms, at most {:.1} ms",
                self.thinking.as_secs_f64() * 1e3 / self.choices.max(1) as f64,
                self.slowest.as_secs_f64() * 1e3
            ),
            format!("unfinished: {}", self.unfinished),
        ];
        for (at, player) in players.iter().enumerate() {
            if players[..at].contains(player) {
                continue;
            }
            let alike = players.iter().zip(&self.won).filter(|(other, _)| *other == player);
            let (games, sum, squares) =
                alike.fold((0.0, 0.0, 0.0), |sum, (_, won)| (sum.0 + won.0, sum.1 + won.1, sum.2 + won.2));
            let mean = sum / f64::max(games, 1.0);
            let error = ((squares / f64::max(games, 1.0) - mean * mean) / f64::max(games, 1.0)).sqrt();
            lines.push(format!("{}: {:.1} of 100 ± {:.1}", player.name(), 100.0 * mean, 100.0 * error));
        }
        lines.join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_named_as_in_the_bar() {
        assert_eq!("wirtin".parse(), Ok(Player::Regular(Level::Host)));
        assert_eq!("simple".parse(), Ok(Player::Simple));
        assert!("chef".parse::<Player>().is_err());
    }

    #[test]
    fn every_game_but_bohei_has_bots() {
        let with: Vec<&str> = GAMES.iter().map(|(slug, _)| *slug).collect();
        let expected: Vec<&str> = games::IDS.iter().copied().filter(|slug| *slug != "bohei").collect();
        assert_eq!(with, expected);
    }

    #[test]
    fn shares_are_of_all_games_and_a_shared_victory_is_halved() {
        let mut figures = Figures { won: vec![(0.0, 0.0, 0.0); 2], games: 2, ..Figures::default() };
        figures.add(&Outcome::highest(vec![3, 3]), 0);
        figures.add(&Outcome::highest(vec![3, 5]), 1);
        let report = figures.report(&[Player::Simple, Player::Random]);
        assert!(report.contains("simple: 75.0 of 100") && report.contains("random: 25.0 of 100"), "{report}");
    }
}
