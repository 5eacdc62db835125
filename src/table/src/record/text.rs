//! The record as text: `game.version.seats.secret.player_seeds.options.act.act.act`, then `~` and the notes, if there are any.
//!
//! It has only characters of `[A-Za-z0-9._~-]`, so that it can be part of a link. `secret` is the 16 bytes of the
//! device in base64url. `player_seeds` are joined by `-`; empty ones at the end are left out. `options` and acts are in
//! the notation of the game. An act out of turn has its seat's letter and `-` before it; `x` is a correction.
//!
//! An act that was the only one in the menus of all seats is left out, unless the next written act could be taken for
//! it. The reader plays it again. In Geizen this leaves out nearly every roll and the last keep of most turns: the text
//! is half as long, and a whole game fits into a QR code.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use super::{Entry, Notes, Problem, ReadError, Record, Step, forced, out_of_turn, read_act};
use crate::{Game, PlayerSeed, Refusal, Seed, read_options, shortened, write_options};

/// The longest text that is read, in bytes.
pub const MAX_LENGTH: usize = 100_000;

/// A correction in the text.
const CORRECTION: &str = "x";

/// The number of segments before the first act.
pub(crate) const HEAD: usize = 6;

/// The largest number of acts in a row that a text may leave out.
const MAX_LEFT_OUT: usize = 64;

/// The first segments of a text: the game, its version and the number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Head<'a> {
    /// The game's slug.
    pub game: &'a str,
    /// The version of its rules.
    pub version: u16,
    /// The number of players.
    pub seats: u8,
}

impl<'a> Head<'a> {
    /// The head of this game's records for the largest number of players.
    #[must_use]
    pub fn of<G: Game>() -> Head<'static> {
        Head { game: G::ID, version: G::VERSION, seats: *G::SEATS.end() }
    }

    /// Reads the first three segments; `None` if the text is no record.
    #[must_use]
    pub fn read(text: &'a str) -> Option<Head<'a>> {
        let mut segments = text.split('.');
        let game = segments.next().filter(|id| !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_lowercase()))?;
        Some(Head { game, version: segments.next()?.parse().ok()?, seats: segments.next()?.parse().ok()? })
    }
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = |entry: &Entry<G>| match entry {
            Entry::Act(step) => (written(step), step.forced),
            Entry::Correction => (CORRECTION.to_owned(), false),
        };
        let head = Head { seats: self.seats, ..Head::of::<G>() };
        let lines = self.entries.iter().map(line).collect();
        f.write_str(&write(head, &self.seed, &write_options(&self.options), lines, &self.notes))
    }
}

/// An act as the record writes it, with its seat's letter if it is out of turn.
fn written<G: Game>(step: &Step<G>) -> String {
    let act = step.action.to_string();
    if step.in_turn { act } else { format!("{}-{act}", step.seat) }
}

/// The whole text. Each line has a flag: whether it was the only act in the menus of all seats.
fn write(head: Head, seed: &Seed, options: &str, lines: Vec<(String, bool)>, notes: &Notes) -> String {
    let Head { game, version, seats } = head;
    let mut written: Vec<String> = Vec::with_capacity(lines.len() + 1);
    let mut left_out = 0;
    for (token, forced) in lines.into_iter().rev() {
        // The reader plays a left-out act only before another act; a correction would strike out an earlier one.
        let tells = |next: &String| next != CORRECTION && act_of(next) != act_of(&token);
        if forced && left_out < MAX_LEFT_OUT && written.last().is_some_and(tells) {
            left_out += 1;
        } else {
            left_out = 0;
            written.push(token);
        }
    }
    written.push(format!(
        "{game}.{version}.{seats}.{}.{}.{options}",
        seed.device.written(),
        write_player_seeds(&seed.player_seeds)
    ));
    written.reverse();
    let acts = written.join(".");
    if notes.is_empty() { acts } else { format!("{acts}~{}", notes.write()) }
}

/// The act of a token without its seat. The reader does not yet know whose turn it was, so it could take `a-r` for `r`.
fn act_of(token: &str) -> &str {
    out_of_turn(token).map_or(token, |(_, act)| act)
}

impl<G: Game> FromStr for Record<G> {
    type Err = ReadError<G::Error>;

    fn from_str(text: &str) -> Result<Record<G>, ReadError<G::Error>> {
        let parts = Parts::of(text, G::ID, G::VERSION, &G::SEATS).map_err(|error| error.because(None))?;
        let Parts { seats, ref seed, options, .. } = parts;
        let options = read_options(options, seats).map_err(|_| error(5, options, Problem::Options).because(None))?;
        let mut reading = Reading { record: Record::<G>::deal(seats, options, seed.clone()), rule: None };
        let notes = match parts.play(&mut reading) {
            Ok(notes) => notes,
            Err(error) => {
                let before = reading.record.entries().len();
                return Err(ReadError { before, ..error }.because(reading.rule));
            }
        };
        let mut record = reading.record;
        record.notes = notes.until(seats, record.entries.len());
        Ok(record)
    }
}

/// The parts of a text that are read without the rules of the game.
struct Parts<'a> {
    seats: u8,
    seed: Seed,
    options: &'a str,
    segments: Vec<&'a str>,
    notes: &'a str,
}

impl<'a> Parts<'a> {
    /// The parts of a text, if it is about this version of this game and the number of players fits.
    fn of(text: &'a str, game: &str, version: u16, most: &RangeInclusive<u8>) -> Result<Parts<'a>, ReadError<()>> {
        if text.len() > MAX_LENGTH {
            return Err(error(0, text, Problem::TooLong));
        }
        let (acts, notes) = text.split_once('~').unwrap_or((text, ""));
        let segments: Vec<&str> = acts.split('.').collect();
        let segment = |at: usize| segments.get(at).copied().unwrap_or_default();
        let head = Head::read(text).ok_or_else(|| error(0, text, Problem::NoRecord))?;
        if head.game != game {
            return Err(error(0, head.game, Problem::OtherGame));
        }
        if head.version != version {
            let problem = if head.version < version { Problem::OlderVersion } else { Problem::NewerVersion };
            return Err(error(1, segment(1), problem));
        }
        if !most.contains(&head.seats) {
            return Err(error(2, segment(2), Problem::Seats));
        }
        let device = segment(3).parse().map_err(|_| error(3, segment(3), Problem::Secret))?;
        let player_seeds =
            read_player_seeds(segment(4), head.seats).ok_or_else(|| error(4, segment(4), Problem::PlayerSeeds))?;
        Ok(Parts { seats: head.seats, seed: Seed { device, player_seeds }, options: segment(5), segments, notes })
    }

    /// Plays the lines, then reads the notes.
    fn play(&self, record: &mut dyn Reader) -> Result<Notes, ReadError<()>> {
        for (at, token) in self.segments.iter().copied().enumerate().skip(HEAD) {
            let read = if token == CORRECTION { record.correct() } else { read_token(record, token) };
            read.map_err(|problem| error(at, token, problem))?;
        }
        Notes::read(self.notes).ok_or_else(|| error(self.segments.len(), self.notes, Problem::Notes))
    }
}

/// Plays the acts that the text has left out, then the written one.
fn read_token(record: &mut dyn Reader, token: &str) -> Result<(), Problem> {
    for _ in 0..=MAX_LEFT_OUT {
        match record.act(token) {
            Ok(()) => return Ok(()),
            Err(problem) if problem == Problem::NoAct || !record.act_forced() => return Err(problem),
            Err(_) => {}
        }
    }
    Err(Problem::NoAct)
}

/// A record that is being read, without the type of its game, so that the reader is compiled once for all games.
trait Reader {
    /// Plays a written act.
    fn act(&mut self, token: &str) -> Result<(), Problem>;

    /// Plays the only act in the menus of all seats. Returns whether there is one.
    fn act_forced(&mut self) -> bool;

    /// Strikes out the last act.
    fn correct(&mut self) -> Result<(), Problem>;
}

struct Reading<G: Game> {
    record: Record<G>,
    /// The rule that forbade the last refused act.
    rule: Option<G::Error>,
}

impl<G: Game> Reader for Reading<G> {
    fn act(&mut self, token: &str) -> Result<(), Problem> {
        let (seat, action) = read_act(token, &self.record.game).map_err(|_| Problem::NoAct)?;
        match self.record.act(seat, action) {
            Ok(_) => Ok(()),
            Err(Refusal::Over) => Err(Problem::Over),
            Err(Refusal::Rule(rule)) => {
                self.rule = Some(rule);
                Err(Problem::Refused)
            }
        }
    }

    fn act_forced(&mut self) -> bool {
        forced(&self.record.game).is_some_and(|(seat, action)| self.record.act(seat, action).is_ok())
    }

    fn correct(&mut self) -> Result<(), Problem> {
        let none = self.record.steps().next().is_none();
        let problem = if none { Problem::NothingToCorrect } else { Problem::TooManyCorrections };
        if self.record.correct() { Ok(()) } else { Err(problem) }
    }
}

fn write_player_seeds(player_seeds: &[PlayerSeed]) -> String {
    let player_seeds: Vec<String> = player_seeds.iter().map(ToString::to_string).collect();
    if player_seeds.is_empty() { "-".to_owned() } else { player_seeds.join("-") }
}

fn read_player_seeds(text: &str, seats: u8) -> Option<Vec<PlayerSeed>> {
    if text == "-" {
        return Some(Vec::new());
    }
    let player_seeds: Vec<PlayerSeed> =
        text.split('-').map(|player_seed| player_seed.parse().ok()).collect::<Option<_>>()?;
    // Empty player seeds at the end are not written.
    (player_seeds.len() <= usize::from(seats) && player_seeds.last() != Some(&PlayerSeed::default()))
        .then_some(player_seeds)
}

fn error(segment: usize, found: &str, problem: Problem) -> ReadError<()> {
    ReadError { place: segment + 1, found: shortened(found), problem, before: 0, rule: None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_act_out_of_turn_may_be_taken_for_the_same_act_in_turn() {
        assert_eq!(act_of("a-r"), act_of("r"));
        assert_ne!(act_of("a-r"), act_of("a-k"));
        assert_eq!(act_of("take-2"), "take-2");
    }
}
