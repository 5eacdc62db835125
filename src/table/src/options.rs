//! House rules, described once, so that one setup screen, one notation and one law kit serve every game.

use std::fmt::Debug;

use crate::{GameRng, Localized, Seat};

/// The options of a game: a plain struct whose default is the printed game.
pub trait Options: Clone + Eq + Debug + Default + 'static {
    /// Every option, in the order in which the setup shows them.
    const SPECS: &'static [OptionSpec<Self>];
}

/// One option of a game.
pub struct OptionSpec<O> {
    /// A lower-case letter, unique within the game, for the record.
    pub key: char,
    /// What it is about.
    pub label: Localized,
    /// The printed hint or a word of explanation, one line.
    pub hint: Localized,
    /// What can be chosen.
    pub choices: Choices,
    /// The number of the choice that is set.
    pub get: fn(&O) -> u8,
    /// Sets a choice by its number.
    pub set: fn(&mut O, u8),
}

/// A [`OptionSpec`] without the type of its options, so that whatever only shows, writes and reads choices is compiled once.
#[derive(Clone, Copy)]
pub struct OptionInfo {
    /// Its letter in the record.
    pub key: char,
    /// What it is about.
    pub label: Localized,
    /// The printed hint or a word of explanation, one line.
    pub hint: Localized,
    /// What can be chosen.
    pub choices: Choices,
    /// The choice of the printed game.
    pub printed: u8,
}

impl OptionInfo {
    /// The topics of these options, in the order of their knobs.
    #[must_use]
    pub fn of<O: Options>() -> Vec<OptionInfo> {
        let printed = O::default();
        let info = |&OptionSpec { key, label, hint, choices, get, .. }: &OptionSpec<O>| OptionInfo {
            key,
            label,
            hint,
            choices,
            printed: get(&printed),
        };
        O::SPECS.iter().map(info).collect()
    }
}

/// The number of the choice for each topic.
#[must_use]
pub fn chosen<O: Options>(options: &O) -> Vec<u8> {
    O::SPECS.iter().map(|spec| (spec.get)(options)).collect()
}

/// The options with these choices, one for each topic.
#[must_use]
pub fn choosing<O: Options>(choices: &[u8]) -> O {
    let mut options = O::default();
    for (spec, choice) in O::SPECS.iter().zip(choices) {
        (spec.set)(&mut options, *choice);
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
    Switch(Localized),
    /// The same for some numbers of players only; the others play without it.
    SwitchFor {
        /// How many players can choose.
        seats: &'static [u8],
        /// What it means to play with it, one line.
        on: Localized,
    },
}

const OFF: Localized = Localized { de: "Aus", en: "Off" };
const ON: Localized = Localized { de: "An", en: "On" };

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
    pub fn label(&self, choice: u8) -> Option<Localized> {
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
    pub label: Localized,
    /// What it means, one line.
    pub hint: Localized,
}

/// Who begins: rulings, "All games".
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Start {
    /// The seed decides.
    #[default]
    Random,
    /// The table has decided.
    Seat(Seat),
}

impl Start {
    /// The seat that begins.
    pub fn seat(self, seats: u8, rng: &mut GameRng) -> Seat {
        match self {
            Start::Random => Seat::new(rng.below(u32::from(seats)) as u8),
            Start::Seat(seat) => seat,
        }
    }

    /// The knob that every game shows first; `get` and `set` reach the field of the game's options.
    #[must_use]
    pub const fn spec<O>(hint: Localized, get: fn(&O) -> u8, set: fn(&mut O, u8)) -> OptionSpec<O> {
        let label = Localized { de: "Wer fängt an?", en: "Who begins?" };
        OptionSpec { key: 's', label, hint, choices: Choices::Start, get, set }
    }

    /// Sets who begins in the options of any game.
    pub fn choose<O: Options>(self, options: &mut O) {
        if let Some(spec) = O::SPECS.iter().find(|spec| matches!(spec.choices, Choices::Start)) {
            (spec.set)(options, self.number());
        }
    }

    /// The number of this choice.
    #[must_use]
    pub fn number(self) -> u8 {
        match self {
            Start::Random => 0,
            Start::Seat(seat) => 1 + seat.index() as u8,
        }
    }

    /// The choice with this number, 0 to 8.
    ///
    /// # Panics
    /// If `number` is 9 or more: no table has so many seats.
    #[must_use]
    pub fn from_number(number: u8) -> Start {
        number.checked_sub(1).map_or(Start::Random, |index| Start::Seat(Seat::new(index)))
    }
}

/// The same options at a table for `seats`: what so many cannot choose is as printed.
#[must_use]
pub(crate) fn fitting<O: Options>(mut options: O, seats: u8) -> O {
    for spec in O::SPECS {
        if (spec.get)(&options) >= spec.choices.count(seats) {
            (spec.set)(&mut options, 0);
        }
    }
    options
}

/// Writes the options that differ from the printed game, such as `s2`; `-` when none does.
#[must_use]
pub fn write_options<O: Options>(options: &O) -> String {
    write_choices(&OptionInfo::of::<O>(), &chosen(options))
}

pub(crate) fn write_choices(infos: &[OptionInfo], choices: &[u8]) -> String {
    let mut text = String::new();
    for (info, choice) in infos.iter().zip(choices).filter(|(info, choice)| info.printed != **choice) {
        text.push(info.key);
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
    read_choices(&OptionInfo::of::<O>(), text, seats).map(|choices| choosing(&choices))
}

pub(crate) fn read_choices(infos: &[OptionInfo], text: &str, seats: u8) -> Result<Vec<u8>, NoOptions> {
    let mut choices: Vec<u8> = infos.iter().map(|info| info.printed).collect();
    let mut rest = if text == "-" { "" } else { text };
    while let Some(key) = rest.chars().next() {
        rest = &rest[key.len_utf8()..];
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let choice: u8 = rest[..digits].parse().map_err(|_| NoOptions)?;
        rest = &rest[digits..];
        let at = infos.iter().position(|info| info.key == key).ok_or(NoOptions)?;
        if choice >= infos[at].choices.count(seats) {
            return Err(NoOptions);
        }
        choices[at] = choice;
    }
    // One text for one table: repeated keys, needless zeros and defaults spelled out are no notation.
    if write_choices(infos, &choices) == text { Ok(choices) } else { Err(NoOptions) }
}

/// The tables that laws and playouts try: the printed game, every choice alone, and the last choice of every knob.
#[must_use]
pub fn variants<O: Options>(seats: u8) -> Vec<O> {
    let mut tables = vec![O::default()];
    let mut all_on = O::default();
    for spec in O::SPECS {
        for choice in 0..spec.choices.count(seats) {
            let mut alone = O::default();
            (spec.set)(&mut alone, choice);
            (spec.set)(&mut all_on, choice);
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

    const LABEL: Localized = Localized { de: "Paare", en: "Pairs" };

    impl Options for Pairs {
        const SPECS: &'static [OptionSpec<Pairs>] = &[OptionSpec {
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
