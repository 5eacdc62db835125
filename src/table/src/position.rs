//! The common part of position texts. They are for these games what FEN is for chess.
//!
//! A position is words of the form `key:value`, in any order, separated by spaces, such as
//! `hands:22,22,22 turn:b dice:3,3,6,1,1`. Each game has its own keys. A missing key has its value at the
//! start of a game.

mod cards;

pub use cards::{Pool, Rest};

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::{Game, Options, Refusal, Seat, Words, read_act, read_options, write_options};

/// A game that can be set up from a readable text and written as one.
pub trait Scene: Game {
    /// The keys of its position texts.
    const KEYS: &'static [&'static str];

    /// The position text. [`Scene::set_up`] makes the same table from it, but for the state of the source of randomness.
    fn position(&self) -> String;

    /// Sets up a position.
    ///
    /// # Errors
    /// [`PositionError`], with the word that is wrong.
    fn set_up(position: &Position<'_>) -> Result<Self, PositionError>;

    /* Provided method: a game does not override it. */

    /// Reads a position text.
    ///
    /// # Errors
    /// [`PositionError`], with the word that is wrong.
    fn from_position(text: &str) -> Result<Self, PositionError> {
        Self::set_up(&Position::read(text, Self::KEYS)?)
    }
}

/// Why a text is no position, and which word is wrong.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("at '{word}': {problem}")]
pub struct PositionError {
    /// The word, or the key, that is wrong.
    pub word: String,
    /// What is wrong, in English, because positions are written by developers.
    pub problem: String,
}

impl PositionError {
    /// An error about this word.
    #[must_use]
    pub fn new(word: impl fmt::Display, problem: impl fmt::Display) -> PositionError {
        PositionError { word: word.to_string(), problem: problem.to_string() }
    }
}

/// The words of a position text, by key.
#[derive(Clone, Debug)]
pub struct Position<'a> {
    words: Vec<(&'a str, &'a str)>,
}

impl<'a> Position<'a> {
    /// Splits a text into its words.
    ///
    /// # Errors
    /// If a word is not `key:value`, if its key is not among `keys`, or if a key occurs twice.
    pub fn read(text: &'a str, keys: &[&str]) -> Result<Position<'a>, PositionError> {
        let mut words: Vec<(&str, &str)> = Vec::new();
        for word in text.split_whitespace() {
            let (key, value) = word.split_once(':').ok_or_else(|| PositionError::new(word, "expected key:value"))?;
            if !keys.contains(&key) {
                return Err(PositionError::new(word, format!("unknown key; known are {}", keys.join(", "))));
            }
            if words.iter().any(|(known, _)| *known == key) {
                return Err(PositionError::new(word, "this key comes twice"));
            }
            words.push((key, value));
        }
        Ok(Position { words })
    }

    /// The value of a key; `None` if the key is missing.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&'a str> {
        self.words.iter().find(|(known, _)| *known == key).map(|(_, value)| *value)
    }

    /// The value of a key, parsed.
    ///
    /// # Errors
    /// If the value does not parse.
    pub fn parsed<T: FromStr>(&self, key: &str) -> Result<Option<T>, PositionError> {
        self.get(key)
            .map(|value| value.parse().map_err(|_| PositionError::new(format!("{key}:{value}"), "cannot be read")))
            .transpose()
    }

    /// The comma-separated values of a key, parsed.
    ///
    /// # Errors
    /// If one of them does not parse.
    pub fn list<T: FromStr>(&self, key: &str) -> Result<Option<Vec<T>>, PositionError> {
        let values = self.items(key, ',', "cannot be read", |value| value.parse().ok())?;
        Ok(self.get(key).map(|_| values))
    }

    /// The values of a key, separated by `by`, each read by `read`; empty if the key is missing.
    ///
    /// # Errors
    /// `problem`, at the first value for which `read` gives `None`.
    pub fn items<T>(
        &self,
        key: &str,
        by: char,
        problem: &str,
        read: impl Fn(&'a str) -> Option<T>,
    ) -> Result<Vec<T>, PositionError> {
        let values = self.get(key).into_iter().flat_map(|values| values.split(by));
        values.map(|value| read(value).ok_or_else(|| PositionError::new(format!("{key}:{value}"), problem))).collect()
    }

    /// The seat of a key, at a table for `seats`.
    ///
    /// # Errors
    /// As [`read_seat`].
    pub fn seat(&self, key: &str, seats: u8) -> Result<Option<Seat>, PositionError> {
        self.get(key).map(|text| read_seat(text, &format!("{key}:{text}"), seats)).transpose()
    }

    /// The seats of a key, written without a separator, at a table for `seats`; none if the key is missing.
    ///
    /// # Errors
    /// As [`read_seat`].
    pub fn seats<S: FromIterator<Seat>>(&self, key: &str, seats: u8) -> Result<S, PositionError> {
        let text = self.get(key).unwrap_or_default();
        read_seats(text, &format!("{key}:{text}"), seats)
    }

    /// The house rules of the key `options`, as a record writes them; the printed game if the key is missing.
    ///
    /// # Errors
    /// If these house rules do not exist at a table for `seats`.
    pub fn options<O: Options>(&self, seats: u8) -> Result<O, PositionError> {
        let text = self.get("options").unwrap_or("-");
        read_options(text, seats).map_err(|_| PositionError::new(format!("options:{text}"), "no such house rules"))
    }
}

/// Reads a seat of a table for `seats`. The error names `word`.
///
/// # Errors
/// If the text is no seat, or nobody sits there.
pub fn read_seat(text: &str, word: &str, seats: u8) -> Result<Seat, PositionError> {
    let seat: Seat = text.parse().map_err(|_| PositionError::new(word, "cannot be read"))?;
    let here = seat.index() < usize::from(seats);
    if here { Ok(seat) } else { Err(PositionError::new(word, format!("only {seats} play"))) }
}

/// Reads several seats of a table for `seats`, written without a separator. The error names `word`.
///
/// # Errors
/// As [`read_seat`].
pub fn read_seats<S: FromIterator<Seat>>(text: &str, word: &str, seats: u8) -> Result<S, PositionError> {
    text.chars().map(|letter| read_seat(letter.encode_utf8(&mut [0; 4]), word, seats)).collect()
}

/// Reads one value for each of `seats`, separated by `by`, such as the points of a round. `None` if there are more or
/// fewer values, or if one does not parse.
#[must_use]
pub fn read_each<T: FromStr>(text: &str, by: char, seats: u8) -> Option<Vec<T>> {
    let values: Vec<T> = text.split(by).map(|value| value.parse().ok()).collect::<Option<_>>()?;
    (values.len() == usize::from(seats)).then_some(values)
}

/// The number of hands as a number of players.
///
/// # Errors
/// If the game is not for so many players.
pub fn seats_for<G: Words>(hands: usize) -> Result<u8, PositionError> {
    let seats = u8::try_from(hands).ok().filter(|seats| G::SEATS.contains(seats));
    let (least, most) = G::SEATS.into_inner();
    seats.ok_or_else(|| PositionError::new("hands", format!("{} is for {least} to {most} players", G::NAME)))
}

/// Writes the words of a position. Words with an empty value are left out.
#[must_use]
pub fn write_words<'a>(words: impl IntoIterator<Item = (&'a str, String)>) -> String {
    let words = words.into_iter().filter(|(_, value)| !value.is_empty());
    joined(words.map(|(key, value)| format!("{key}:{value}")), " ")
}

/// The value of the key `options`; empty for the printed game.
#[must_use]
pub fn changed_options<O: Options>(options: &O) -> String {
    if *options == O::default() { String::new() } else { write_options(options) }
}

/// The values with `by` between them; `-` if there is none.
#[must_use]
pub fn joined_or_dash<T: fmt::Display>(parts: impl IntoIterator<Item = T>, by: &str) -> String {
    let text = joined(parts, by);
    if text.is_empty() { "-".to_owned() } else { text }
}

/// The values with `by` between them.
#[must_use]
pub fn joined<T: fmt::Display>(parts: impl IntoIterator<Item = T>, by: &str) -> String {
    parts.into_iter().map(|part| part.to_string()).collect::<Vec<_>>().join(by)
}

/// The result of one act of a scene.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SceneStep<G: Game> {
    /// The act was carried out, with these events.
    Done(Seat, Vec<G::Event>),
    /// The rules refused the act. The scene goes on with the next one.
    Refused(Seat, Refusal<G::Error>),
}

/// Plays acts in the notation of records, separated by `.` or spaces. Every act must be written, also one without an alternative.
///
/// # Errors
/// [`PositionError`] at the first word that is no act of the game.
pub fn play_scene<G: Game>(game: &mut G, acts: &str) -> Result<Vec<SceneStep<G>>, PositionError> {
    let mut steps = Vec::new();
    for token in acts.split(['.', ' ']).filter(|token| !token.is_empty()) {
        let (seat, action) = read_act(token, game).map_err(|problem| PositionError::new(token, problem))?;
        steps.push(match game.apply(seat, action) {
            Ok(events) => SceneStep::Done(seat, events),
            Err(refusal) => SceneStep::Refused(seat, refusal),
        });
    }
    Ok(steps)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_name_the_place() {
        let read = |text| Position::read(text, &["turn", "hands"]).map(|_| ()).unwrap_err().to_string();
        assert_eq!(read("turn"), "at 'turn': expected key:value");
        assert_eq!(read("turn:a hat:1"), "at 'hat:1': unknown key; known are turn, hands");
        assert_eq!(read("turn:a turn:b"), "at 'turn:b': this key comes twice");
        let position = Position::read("turn:z hands:1,x", &["turn", "hands"]).expect("words");
        assert_eq!(position.parsed::<Seat>("turn").unwrap_err().to_string(), "at 'turn:z': cannot be read");
        assert_eq!(position.list::<u8>("hands").unwrap_err().to_string(), "at 'hands:x': cannot be read");
    }
}
