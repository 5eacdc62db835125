//! What a game says: sentences, the words for numbers and lists, and the trait [`Words`]. State and acts know no language.

use std::fmt;

use crate::{Game, Lang, Seat, Seats, localized};

/// A seat in a [`Sentence`]: `format!("{} zahlt.", Name(seat))`.
#[derive(Clone, Copy, Debug)]
pub struct Name(pub Seat);

/// The first of the private-use characters that stand for the seats in a [`Sentence`].
const FIRST_MARK: u32 = 0xE000;

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = FIRST_MARK + self.0.index() as u32;
        char::from_u32(mark).map_or(Ok(()), |mark| write!(f, "{mark}"))
    }
}

/// A sentence with seats in the place of names, so that a page can style the names and a test can use its own.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Sentence(String);

/// A piece of a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part<'a> {
    /// Words.
    Text(&'a str),
    /// A player.
    Seat(Seat),
}

impl Sentence {
    /// The pieces, in order.
    #[must_use]
    pub fn parts(&self) -> Vec<Part<'_>> {
        let mut parts = Vec::new();
        let mut start = 0;
        for (at, letter) in self.0.char_indices() {
            let Some(seat) = marked(letter) else { continue };
            if at > start {
                parts.push(Part::Text(&self.0[start..at]));
            }
            parts.push(Part::Seat(seat));
            start = at + letter.len_utf8();
        }
        if start < self.0.len() {
            parts.push(Part::Text(&self.0[start..]));
        }
        parts
    }

    /// The sentence as plain text with these names, in sitting order. A missing name is the seat's letter.
    #[must_use]
    pub fn plain(&self, names: &[String]) -> String {
        self.parts()
            .into_iter()
            .map(|part| match part {
                Part::Text(text) => text.to_owned(),
                Part::Seat(seat) => {
                    names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string().to_ascii_uppercase())
                }
            })
            .collect()
    }
}

fn marked(letter: char) -> Option<Seat> {
    let index = u32::from(letter).checked_sub(FIRST_MARK)?;
    (index < u32::from(crate::MAX_SEATS)).then(|| Seat::new(index as u8))
}

impl From<String> for Sentence {
    fn from(text: String) -> Sentence {
        Sentence(text)
    }
}

impl From<&str> for Sentence {
    fn from(text: &str) -> Sentence {
        Sentence(text.to_owned())
    }
}

/// A list of things: `Karte 4, Karte 5 und Karte 6`.
#[must_use]
pub fn listed(items: &[String], lang: Lang) -> String {
    match items {
        [rest @ .., last] if !rest.is_empty() => {
            let rest = rest.join(", ");
            localized!(lang, "{rest} und {last}", "{rest} and {last}")
        }
        _ => items.concat(),
    }
}

/// A list of players: `Mira, Jonas und Aylin`.
#[must_use]
pub fn names(seats: Seats, lang: Lang) -> String {
    let names: Vec<String> = seats.iter().map(|seat| Name(seat).to_string()).collect();
    listed(&names, lang)
}

/// A number with its sign: `+4`, `0`, `−2`, with the minus sign U+2212.
#[must_use]
pub fn signed(number: i32) -> String {
    match number {
        0 => "0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

/// A number: `4`, `0`, `−2`, with the minus sign U+2212.
#[must_use]
pub fn number(number: impl Into<i32>) -> String {
    let number = number.into();
    if number < 0 { signed(number) } else { number.to_string() }
}

/// A number of things: `1 Punkt`, `−2 Punkte`. `one` and `more` are the noun in German and in English.
#[must_use]
pub fn counted(count: i32, one: [&str; 2], more: [&str; 2], lang: Lang) -> String {
    let [de, en] = if count.abs() == 1 { one } else { more };
    format!("{} {}", number(count), lang.select(de, en))
}

/// `1 Karte`, `2 Karten`.
#[must_use]
pub fn cards(count: u8, lang: Lang) -> String {
    counted(count.into(), ["Karte", "card"], ["Karten", "cards"], lang)
}

/// The texts of a game in both languages.
pub trait Words: Game {
    /// The name of the game; the same in both languages.
    const NAME: &'static str;

    /// The sentence of the story for an event.
    fn story(told: &Self::Observation, lang: Lang) -> Sentence;

    /// The sentence that names the rule that forbids an act.
    fn refusal(error: &Self::Error, lang: Lang) -> Sentence;

    /// The table as lines of text, for replays in a terminal and for golden files.
    fn table(view: &Self::View, lang: Lang) -> Vec<Sentence>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_become_names() {
        let sentence = Sentence::from(format!("{} zahlt an {}.", Name(Seat::new(0)), Name(Seat::new(1))));
        assert_eq!(sentence.plain(&["Mira".to_owned()]), "Mira zahlt an B.");
        assert_eq!(
            sentence.parts(),
            [Part::Seat(Seat::new(0)), Part::Text(" zahlt an "), Part::Seat(Seat::new(1)), Part::Text(".")]
        );
    }

    #[test]
    fn minus_is_a_real_minus() {
        assert_eq!([signed(4), signed(0), signed(-2)], ["+4", "0", "−2"]);
        assert_eq!([number(4), number(0), number(-2)], ["4", "0", "−2"]);
    }
}
