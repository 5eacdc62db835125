//! House rules, described once, so that one setup screen, one notation and one law kit serve every game.

use std::fmt::Debug;

use crate::{Chance, Phrase, Seat};

/// The options of a game: a plain struct whose default is the printed game.
pub trait Options: Clone + Eq + Debug + Default + 'static {
    /// Every option, in the order in which the setup shows them.
    const KNOBS: &'static [Knob<Self>];
}

/// One option of a game.
pub struct Knob<O> {
    /// A lower-case letter, unique within the game, for the record.
    pub key: char,
    /// What it is about.
    pub label: Phrase,
    /// The printed hint or a word of explanation, one line.
    pub hint: Phrase,
    /// What can be chosen.
    pub choices: Choices,
    /// The number of the choice that is set.
    pub get: fn(&O) -> u8,
    /// Sets a choice by its number.
    pub set: fn(&mut O, u8),
}

/// A [`Knob`] without the type of its options, so that whatever only shows, writes and reads choices is compiled once.
#[derive(Clone, Copy)]
pub struct Topic {
    /// Its letter in the record.
    pub key: char,
    /// What it is about.
    pub label: Phrase,
    /// The printed hint or a word of explanation, one line.
    pub hint: Phrase,
    /// What can be chosen.
    pub choices: Choices,
    /// The choice of the printed game.
    pub printed: u8,
}

impl Topic {
    /// The topics of these options, in the order of their knobs.
    #[must_use]
    pub fn of<O: Options>() -> Vec<Topic> {
        let printed = O::default();
        let topic = |&Knob { key, label, hint, choices, get, .. }: &Knob<O>| Topic {
            key,
            label,
            hint,
            choices,
            printed: get(&printed),
        };
        O::KNOBS.iter().map(topic).collect()
    }
}

/// The number of the choice for each topic.
#[must_use]
pub fn chosen<O: Options>(options: &O) -> Vec<u8> {
    O::KNOBS.iter().map(|knob| (knob.get)(options)).collect()
}

/// The options with these choices, one for each topic.
#[must_use]
pub fn choosing<O: Options>(choices: &[u8]) -> O {
    let mut options = O::default();
    for (knob, choice) in O::KNOBS.iter().zip(choices) {
        (knob.set)(&mut options, *choice);
    }
    options
}

/// What can be chosen with a knob.
#[derive(Clone, Copy)]
pub enum Choices {
    /// Choice 0 is chance, choice `n` the n-th seat.
    Start,
    /// One choice for each label, each explained in a line.
    Listed(&'static [Choice]),
    /// Off (choice 0) or on, and what it means to play with it, one line.
    Switch(Phrase),
    /// The same for some numbers of players only; the others play without it.
    SwitchFor {
        /// How many players can choose.
        seats: &'static [u8],
        /// What it means to play with it, one line.
        on: Phrase,
    },
}

const OFF: Phrase = Phrase { de: "Aus", en: "Off" };
const ON: Phrase = Phrase { de: "An", en: "On" };

impl Choices {
    /// How many choices there are at a table for `seats`.
    #[must_use]
    pub fn count(&self, seats: u8) -> u8 {
        match self {
            Choices::Start => 1 + seats,
            Choices::Listed(list) => list.len() as u8,
            Choices::SwitchFor { seats: those, .. } if !those.contains(&seats) => 1,
            Choices::Switch(_) | Choices::SwitchFor { .. } => 2,
        }
    }

    /// What the choice with this number is called; nothing for who begins.
    #[must_use]
    pub fn label(&self, choice: u8) -> Option<Phrase> {
        match self {
            Choices::Start => None,
            Choices::Listed(list) => list.get(usize::from(choice)).map(|choice| choice.label),
            Choices::Switch(_) | Choices::SwitchFor { .. } => Some(if choice == 0 { OFF } else { ON }),
        }
    }
}

/// One choice of a knob.
#[derive(Clone, Copy)]
pub struct Choice {
    /// Its name on the button.
    pub label: Phrase,
    /// What it means, one line.
    pub hint: Phrase,
}

/// Who begins: rulings, "All games".
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Start {
    /// The seed decides.
    #[default]
    Chance,
    /// The table has decided.
    Seat(Seat),
}

impl Start {
    /// The seat that begins.
    pub fn seat(self, seats: u8, chance: &mut Chance) -> Seat {
        match self {
            Start::Chance => Seat::new(chance.below(u32::from(seats)) as u8),
            Start::Seat(seat) => seat,
        }
    }

    /// The knob that every game shows first; `get` and `set` reach the field of the game's options.
    #[must_use]
    pub const fn knob<O>(hint: Phrase, get: fn(&O) -> u8, set: fn(&mut O, u8)) -> Knob<O> {
        let label = Phrase { de: "Wer fängt an?", en: "Who begins?" };
        Knob { key: 's', label, hint, choices: Choices::Start, get, set }
    }

    /// Sets who begins in the options of any game.
    pub fn choose<O: Options>(self, options: &mut O) {
        if let Some(knob) = O::KNOBS.iter().find(|knob| matches!(knob.choices, Choices::Start)) {
            (knob.set)(options, self.number());
        }
    }

    /// The number of this choice.
    #[must_use]
    pub fn number(self) -> u8 {
        match self {
            Start::Chance => 0,
            Start::Seat(seat) => 1 + seat.index() as u8,
        }
    }

    /// The choice with this number, 0 to 8.
    ///
    /// # Panics
    /// If `number` is 9 or more: no table has so many seats.
    #[must_use]
    pub fn from_number(number: u8) -> Start {
        number.checked_sub(1).map_or(Start::Chance, |index| Start::Seat(Seat::new(index)))
    }
}

/// The same options at a table for `seats`: what so many cannot choose is as printed.
#[must_use]
pub(crate) fn fitting<O: Options>(mut options: O, seats: u8) -> O {
    for knob in O::KNOBS {
        if (knob.get)(&options) >= knob.choices.count(seats) {
            (knob.set)(&mut options, 0);
        }
    }
    options
}

/// Writes the options that differ from the printed game, such as `s2`; `-` when none does.
#[must_use]
pub fn write_options<O: Options>(options: &O) -> String {
    write_choices(&Topic::of::<O>(), &chosen(options))
}

pub(crate) fn write_choices(topics: &[Topic], choices: &[u8]) -> String {
    let mut text = String::new();
    for (topic, choice) in topics.iter().zip(choices).filter(|(topic, choice)| topic.printed != **choice) {
        text.push(topic.key);
        text.push_str(&choice.to_string());
    }
    if text.is_empty() { "-".to_owned() } else { text }
}

/// A text that no table for this number of seats could have written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoOptions;

/// Reads what [`write_options`] writes.
///
/// # Errors
/// [`NoOptions`] for an unknown key, a choice that does not exist, or any other text.
pub fn read_options<O: Options>(text: &str, seats: u8) -> Result<O, NoOptions> {
    read_choices(&Topic::of::<O>(), text, seats).map(|choices| choosing(&choices))
}

pub(crate) fn read_choices(topics: &[Topic], text: &str, seats: u8) -> Result<Vec<u8>, NoOptions> {
    let mut choices: Vec<u8> = topics.iter().map(|topic| topic.printed).collect();
    let mut rest = if text == "-" { "" } else { text };
    while let Some(key) = rest.chars().next() {
        rest = &rest[key.len_utf8()..];
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let choice: u8 = rest[..digits].parse().map_err(|_| NoOptions)?;
        rest = &rest[digits..];
        let at = topics.iter().position(|topic| topic.key == key).ok_or(NoOptions)?;
        if choice >= topics[at].choices.count(seats) {
            return Err(NoOptions);
        }
        choices[at] = choice;
    }
    // One text for one table: repeated keys, needless zeros and defaults spelled out are no notation.
    if write_choices(topics, &choices) == text { Ok(choices) } else { Err(NoOptions) }
}

/// The tables that laws and playouts try: the printed game, every choice alone, and the last choice of every knob.
#[must_use]
pub fn variants<O: Options>(seats: u8) -> Vec<O> {
    let mut tables = vec![O::default()];
    let mut all_on = O::default();
    for knob in O::KNOBS {
        for choice in 0..knob.choices.count(seats) {
            let mut alone = O::default();
            (knob.set)(&mut alone, choice);
            (knob.set)(&mut all_on, choice);
            if !tables.contains(&alone) {
                tables.push(alone);
            }
        }
    }
    if !tables.contains(&all_on) {
        tables.push(all_on);
    }
    tables
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, PartialEq, Eq, Default, Debug)]
    struct Pairs(u8);

    const LABEL: Phrase = Phrase { de: "Paare", en: "Pairs" };

    impl Options for Pairs {
        const KNOBS: &'static [Knob<Pairs>] = &[Knob {
            key: 'p',
            label: LABEL,
            hint: LABEL,
            choices: Choices::SwitchFor { seats: &[4, 6], on: LABEL },
            get: |options| options.0,
            set: |options, choice| options.0 = choice,
        }];
    }

    #[test]
    fn some_choices_are_for_some_numbers_of_players_only() {
        assert_eq!([3, 4, 5].map(|seats| fitting(Pairs(1), seats)), [Pairs(0), Pairs(1), Pairs(0)]);
        assert_eq!([3, 4].map(|seats| variants::<Pairs>(seats).len()), [1, 2]);
        assert_eq!(read_options::<Pairs>("p1", 4), Ok(Pairs(1)));
        assert_eq!(read_options::<Pairs>("p1", 5), Err(NoOptions));
    }
}
