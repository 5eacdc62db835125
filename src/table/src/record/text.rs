//! The record as text: `game.version.seats.secret.lucks.options.act.act.act`, then `~` and the notes, if there are any.
//!
//! Only `[A-Za-z0-9._~-]`, so that it fits a link. `secret` are the device's 16 bytes in base64url; `lucks` are joined by
//! `-`, missing ones at the end left out; `options` and acts as the game writes them. An act out of turn has its seat's
//! letter and `-` before it; `x` is an agreed correction.
//!
//! An act that was alone in the menus of the whole table is left out where the next written act cannot be taken for it:
//! the reader knows that it must have happened. In Geizen this leaves out nearly every roll and the last keep of most
//! turns, which halves the text and lets a whole game fit into a QR code.

use std::fmt;
use std::str::FromStr;

use super::{Entry, Notes, Problem, ReadError, Record, forced, in_turn, read_act, written};
use crate::{Game, Luck, Refusal, Seat, Seed, read_options, write_options};

/// The longest text that is read, in bytes: more acts than a table does in a night.
pub const MAX_LENGTH: usize = 100_000;

/// The segments before the first act.
const HEAD: usize = 6;

/// The most acts in a row that a text may leave out.
const MAX_LEFT_OUT: usize = 64;

/// Which game a text is about, read before anything else of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Head<'a> {
    /// The game's slug.
    pub game: &'a str,
    /// The version of its rules.
    pub version: u16,
    /// How many play.
    pub seats: u8,
}

impl<'a> Head<'a> {
    /// Reads the first three segments; `None` if the text is no record of any game.
    #[must_use]
    pub fn read(text: &'a str) -> Option<Head<'a>> {
        let mut segments = text.split('.');
        let game = segments.next().filter(|id| !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_lowercase()))?;
        Some(Head { game, version: segments.next()?.parse().ok()?, seats: segments.next()?.parse().ok()? })
    }
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}.{}.", G::ID, G::VERSION, self.seats, self.seed.device)?;
        write!(f, "{}.{}", write_lucks(&self.seed.lucks), write_options(&self.options))?;
        for token in self.tokens() {
            write!(f, ".{token}")?;
        }
        if !self.notes.is_empty() {
            write!(f, "~{}", self.notes.write())?;
        }
        Ok(())
    }
}

impl<G: Game> Record<G> {
    /// The acts as they are written, without those that the reader knows.
    fn tokens(&self) -> Vec<String> {
        let mut game = self.replayed(&[]);
        let mut standing = Vec::new();
        let mut tokens: Vec<(String, bool)> = Vec::new();
        for (at, entry) in self.entries.iter().enumerate() {
            match entry {
                Entry::Act(step) => {
                    let before_correction = matches!(self.entries.get(at + 1), Some(Entry::Correction) | None);
                    let token = written::<G>(step.seat, &step.action, in_turn(&game));
                    tokens.push((token, step.forced && !before_correction));
                    game.resolve(step.seat, step.action.clone(), &mut Vec::new());
                    standing.push(step);
                }
                Entry::Correction => {
                    tokens.push(("x".to_owned(), false));
                    standing.pop();
                    game = self.replayed(&standing);
                }
            }
        }
        let mut written: Vec<String> = Vec::with_capacity(tokens.len());
        let mut left_out = 0;
        for (token, known) in tokens.into_iter().rev() {
            if known && left_out < MAX_LEFT_OUT && written.last().is_some_and(|next| act_of(next) != act_of(&token)) {
                left_out += 1;
            } else {
                left_out = 0;
                written.push(token);
            }
        }
        written.reverse();
        written
    }
}

impl<G: Game> FromStr for Record<G> {
    type Err = ReadError<G::Error>;

    fn from_str(text: &str) -> Result<Record<G>, ReadError<G::Error>> {
        if text.len() > MAX_LENGTH {
            return Err(error(0, text, Problem::TooLong));
        }
        let (acts, notes) = text.split_once('~').map_or((text, None), |(acts, notes)| (acts, Some(notes)));
        let segments: Vec<&str> = acts.split('.').collect();
        let mut record = read_head(text, &segments)?;
        for (at, token) in segments.iter().copied().enumerate().skip(HEAD) {
            if token == "x" {
                if !record.correct() {
                    let none = record.steps().next().is_none();
                    let problem = if none { Problem::NothingToCorrect } else { Problem::TooManyCorrections };
                    return Err(error(at, token, problem));
                }
            } else {
                read_token(&mut record, token)
                    .map_err(|(problem, rule)| ReadError { rule, ..error(at, token, problem) })?;
            }
        }
        if let Some(notes) = notes {
            let notes = Notes::read(notes).ok_or_else(|| error(segments.len(), notes, Problem::Notes))?;
            record.notes = notes.until(record.seats, record.entries.len());
        }
        Ok(record)
    }
}

/// The act of a token without its seat: the reader does not yet know whose turn it was, so `a-r` may be taken for an `r`.
fn act_of(token: &str) -> &str {
    match token.split_once('-') {
        Some((letter, act)) if letter.parse::<Seat>().is_ok() => act,
        _ => token,
    }
}

/// Plays one written act, and before it what the text has left out.
fn read_token<G: Game>(record: &mut Record<G>, token: &str) -> Result<(), (Problem, Option<G::Error>)> {
    let problem = |refusal| match refusal {
        Refusal::Over => (Problem::Over, None),
        Refusal::Rule(rule) => (Problem::Refused, Some(rule)),
    };
    for _ in 0..=MAX_LEFT_OUT {
        let (seat, action) = read_act(token, &record.game).ok_or((Problem::NoAct, None))?;
        let Err(refusal) = record.act(seat, action).map(|_| ()) else { return Ok(()) };
        let (seat, known) = forced(&record.game).ok_or_else(|| problem(refusal))?;
        record.act(seat, known).map_err(problem)?;
    }
    Err((Problem::NoAct, None))
}

fn read_head<G: Game>(text: &str, segments: &[&str]) -> Result<Record<G>, ReadError<G::Error>> {
    let segment = |at: usize| segments.get(at).copied().unwrap_or_default();
    let head = Head::read(text).ok_or_else(|| error(0, text, Problem::NoRecord))?;
    if head.game != G::ID {
        return Err(error(0, head.game, Problem::OtherGame));
    }
    if head.version != G::VERSION {
        let problem = if head.version < G::VERSION { Problem::OlderVersion } else { Problem::NewerVersion };
        return Err(error(1, segment(1), problem));
    }
    if !G::SEATS.contains(&head.seats) {
        return Err(error(2, segment(2), Problem::Seats));
    }
    let device = segment(3).parse().map_err(|_| error(3, segment(3), Problem::Secret))?;
    let lucks = read_lucks(segment(4), head.seats).ok_or_else(|| error(4, segment(4), Problem::Lucks))?;
    let options = read_options(segment(5), head.seats).map_err(|_| error(5, segment(5), Problem::Options))?;
    Ok(Record::deal(head.seats, options, Seed { device, lucks }))
}

fn write_lucks(lucks: &[Luck]) -> String {
    let used = lucks.iter().rposition(|luck| *luck != Luck::default()).map_or(0, |last| last + 1);
    let lucks: Vec<String> = lucks[..used].iter().map(ToString::to_string).collect();
    if lucks.is_empty() { "-".to_owned() } else { lucks.join("-") }
}

fn read_lucks(text: &str, seats: u8) -> Option<Vec<Luck>> {
    if text == "-" {
        return Some(Vec::new());
    }
    let lucks: Vec<Luck> = text.split('-').map(|luck| luck.parse().ok()).collect::<Option<_>>()?;
    (lucks.len() <= usize::from(seats) && write_lucks(&lucks) == text).then_some(lucks)
}

fn error<E>(segment: usize, found: &str, problem: Problem) -> ReadError<E> {
    ReadError { place: segment + 1, found: found.chars().take(40).collect(), problem, rule: None }
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
