//! House rules. A game describes its options once; the setup screen, the notation of records and the law kit use this
//! description.

use std::fmt::Debug;

use crate::{GameRng, Localized, ParseError, Seat, shortened};

/// The options of a game: a plain struct whose default is the printed game.
pub trait Options: Clone + Eq + Debug + Default + 'static {
    /// Every option, in the order in which the setup shows them.
    const SPECS: &'static [OptionSpec<Self>];
}

/// The description of one option of a game, made by [`Start::spec`], [`OptionSpec::toggle`], [`OptionSpec::either`] or
/// [`OptionSpec::listed`].
pub struct OptionSpec<O> {
    /// The letter of the option in records: lower case, unique within the game.
    pub key: char,
    /// The name of the option.
    pub label: Localized,
    /// The printed hint or an explanation, one line.
    pub hint: Localized,
    /// What can be chosen.
    pub choices: Choices,
    /// Which field of the options it sets.
    field: Field<O>,
}

/// The field of a game's options that an option sets.
enum Field<O> {
    /// Who begins.
    Start(fn(&mut O) -> &mut Start),
    /// Choice 0 is `false`, choice 1 is `true`.
    Flag(fn(&mut O) -> &mut bool),
    /// Reads and writes the number of the choice.
    Listed { get: fn(&O) -> u8, set: fn(&mut O, u8) },
}

impl<O> OptionSpec<O> {
    /// An option that is off in the printed game and can be switched on; `on` says what it means to play with it.
    #[must_use]
    pub const fn toggle(
        key: char,
        label: Localized,
        hint: Localized,
        on: Localized,
        field: fn(&mut O) -> &mut bool,
    ) -> OptionSpec<O> {
        OptionSpec { key, label, hint, choices: Choices::Switch(on), field: Field::Flag(field) }
    }

    /// An option with two named choices; the first, which is the printed game, sets the field to `false`.
    #[must_use]
    pub const fn either(
        key: char,
        label: Localized,
        hint: Localized,
        choices: &'static [Choice; 2],
        field: fn(&mut O) -> &mut bool,
    ) -> OptionSpec<O> {
        OptionSpec { key, label, hint, choices: Choices::Listed(choices), field: Field::Flag(field) }
    }

    /// An option with several named choices, the first of which is the printed game; `get` and `set` read and write the number
    /// of the choice.
    #[must_use]
    pub const fn listed(
        key: char,
        label: Localized,
        hint: Localized,
        choices: &'static [Choice],
        get: fn(&O) -> u8,
        set: fn(&mut O, u8),
    ) -> OptionSpec<O> {
        OptionSpec { key, label, hint, choices: Choices::Listed(choices), field: Field::Listed { get, set } }
    }

    /// The same toggle for these numbers of players only.
    #[must_use]
    pub const fn for_seats(mut self, seats: &'static [u8]) -> OptionSpec<O> {
        if let Choices::Switch(on) = self.choices {
            self.choices = Choices::SwitchFor { seats, on };
        }
        self
    }

    /// The same option under another label.
    #[must_use]
    pub const fn labelled(mut self, label: Localized) -> OptionSpec<O> {
        self.label = label;
        self
    }

    /// Sets the choice with this number.
    ///
    /// # Panics
    /// If there is no such choice at a table for eight.
    pub fn set(&self, options: &mut O, choice: u8) {
        match self.field {
            Field::Start(field) => *field(options) = Start::from_number(choice),
            Field::Flag(field) => *field(options) = choice == 1,
            Field::Listed { set, .. } => set(options, choice),
        }
    }
}

impl<O: Clone> OptionSpec<O> {
    /// The number of the choice in these options.
    #[must_use]
    pub fn get(&self, options: &O) -> u8 {
        let mut options = options.clone();
        match self.field {
            Field::Start(field) => field(&mut options).number(),
            Field::Flag(field) => (*field(&mut options)).into(),
            Field::Listed { get, .. } => get(&options),
        }
    }
}

/// An [`OptionSpec`] without the type of its options, so that code that shows, writes or reads choices is compiled once
/// for all games.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct OptionInfo {
    /// The letter of the option in records.
    pub key: char,
    /// The name of the option.
    pub label: Localized,
    /// The printed hint or an explanation, one line.
    pub hint: Localized,
    /// What can be chosen.
    pub choices: Choices,
    /// The number of the choice of the printed game.
    pub printed: u8,
}

impl OptionInfo {
    /// The descriptions of these options, in their order.
    #[must_use]
    pub fn of<O: Options>() -> Vec<OptionInfo> {
        let printed = O::default();
        let info = |spec: &OptionSpec<O>| {
            let &OptionSpec { key, label, hint, choices, .. } = spec;
            OptionInfo { key, label, hint, choices, printed: spec.get(&printed) }
        };
        O::SPECS.iter().map(info).collect()
    }
}

/// The number of the choice for each option.
#[must_use]
pub fn chosen<O: Options>(options: &O) -> Vec<u8> {
    O::SPECS.iter().map(|spec| spec.get(options)).collect()
}

/// The options with these choices, a number for each option.
#[must_use]
pub fn choosing<O: Options>(choices: &[u8]) -> O {
    let mut options = O::default();
    for (spec, choice) in O::SPECS.iter().zip(choices) {
        spec.set(&mut options, *choice);
    }
    options
}

/// What can be chosen for an option.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Choices {
    /// Choice 0 is chance, choice `n` the n-th seat.
    Start,
    /// One choice for each label, each explained in a line.
    Listed(&'static [Choice]),
    /// Off (choice 0) or on (choice 1), with a line that says what on means.
    Switch(Localized),
    /// The same for some numbers of players only; it is off for the others.
    SwitchFor {
        /// The numbers of players that can choose.
        seats: &'static [u8],
        /// What on means, one line.
        on: Localized,
    },
}

const OFF: Localized = Localized { de: "Aus", en: "Off" };
const ON: Localized = Localized { de: "An", en: "On" };

impl Choices {
    /// The number of choices at a table for `seats`.
    #[must_use]
    pub fn count(&self, seats: u8) -> u8 {
        match self {
            Choices::Start => 1 + seats,
            Choices::Listed(list) => list.len() as u8,
            Choices::SwitchFor { seats: those, .. } if !those.contains(&seats) => 1,
            Choices::Switch(_) | Choices::SwitchFor { .. } => 2,
        }
    }

    /// The name of the choice with this number; `None` for who begins.
    #[must_use]
    pub fn label(&self, choice: u8) -> Option<Localized> {
        match self {
            Choices::Start => None,
            Choices::Listed(list) => list.get(usize::from(choice)).map(|choice| choice.label),
            Choices::Switch(_) | Choices::SwitchFor { .. } => Some(if choice == 0 { OFF } else { ON }),
        }
    }
}

/// One choice of an option.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Choice {
    /// The text on its button.
    pub label: Localized,
    /// What it means, one line.
    pub hint: Localized,
}

/// Who begins (rulings, "All games").
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Start {
    /// A random seat, by the seed.
    #[default]
    Random,
    /// The seat that the table has chosen.
    Seat(Seat),
}

impl Start {
    /// The seat that begins. [`Start::Random`] draws it from `rng`.
    pub fn seat(self, seats: u8, rng: &mut GameRng) -> Seat {
        match self {
            Start::Random => Seat::new(rng.below(u32::from(seats)) as u8),
            Start::Seat(seat) => seat,
        }
    }

    /// The option that every game shows first; `field` is where the game's options keep it.
    #[must_use]
    pub const fn spec<O>(hint: Localized, field: fn(&mut O) -> &mut Start) -> OptionSpec<O> {
        let label = Localized { de: "Wer fängt an?", en: "Who begins?" };
        OptionSpec { key: 's', label, hint, choices: Choices::Start, field: Field::Start(field) }
    }

    /// Sets who begins in the options of any game.
    pub fn choose<O: Options>(self, options: &mut O) {
        if let Some(spec) = O::SPECS.iter().find(|spec| matches!(spec.choices, Choices::Start)) {
            spec.set(options, self.number());
        }
    }

    /// The number of this choice: 0 for random, 1 to 8 for a seat.
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
    /// If `number` is 9 or more.
    #[must_use]
    pub fn from_number(number: u8) -> Start {
        number.checked_sub(1).map_or(Start::Random, |index| Start::Seat(Seat::new(index)))
    }
}

/// The same options at a table for `seats`: choices that do not exist there become those of the printed game.
#[must_use]
pub(crate) fn fitting<O: Options>(mut options: O, seats: u8) -> O {
    for spec in O::SPECS {
        if spec.get(&options) >= spec.choices.count(seats) {
            spec.set(&mut options, 0);
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

/// Reads what [`write_options`] writes.
///
/// # Errors
/// [`ParseError::Options`] for an unknown key, a choice that does not exist, or any other text.
pub fn read_options<O: Options>(text: &str, seats: u8) -> Result<O, ParseError> {
    read_choices(&OptionInfo::of::<O>(), text, seats).map(|choices| choosing(&choices))
}

pub(crate) fn read_choices(infos: &[OptionInfo], text: &str, seats: u8) -> Result<Vec<u8>, ParseError> {
    let wrong = || ParseError::Options(shortened(text));
    let mut choices: Vec<u8> = infos.iter().map(|info| info.printed).collect();
    let mut rest = if text == "-" { "" } else { text };
    while let Some(key) = rest.chars().next() {
        rest = &rest[key.len_utf8()..];
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let choice: u8 = rest[..digits].parse().map_err(|_| wrong())?;
        rest = &rest[digits..];
        let at = infos.iter().position(|info| info.key == key).ok_or_else(wrong)?;
        if choice >= infos[at].choices.count(seats) {
            return Err(wrong());
        }
        choices[at] = choice;
    }
    // Only the text that would be written is read: no repeated keys, leading zeros or printed choices.
    if write_choices(infos, &choices) == text { Ok(choices) } else { Err(wrong()) }
}

/// The options that laws and playouts try: the printed game, every choice alone, and the last choice of all options together.
#[must_use]
pub fn variants<O: Options>(seats: u8) -> Vec<O> {
    let mut tables = vec![O::default()];
    let mut all_on = O::default();
    for spec in O::SPECS {
        for choice in 0..spec.choices.count(seats) {
            let mut alone = O::default();
            spec.set(&mut alone, choice);
            spec.set(&mut all_on, choice);
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
    struct Pairs(bool);

    const LABEL: Localized = Localized { de: "Paare", en: "Pairs" };

    impl Options for Pairs {
        const SPECS: &'static [OptionSpec<Pairs>] =
            &[OptionSpec::toggle('p', LABEL, LABEL, LABEL, |pairs: &mut Pairs| &mut pairs.0).for_seats(&[4, 6])];
    }

    #[test]
    fn some_choices_are_for_some_numbers_of_players_only() {
        assert_eq!([3, 4, 5].map(|seats| fitting(Pairs(true), seats)), [false, true, false].map(Pairs));
        assert_eq!([3, 4].map(|seats| variants::<Pairs>(seats).len()), [1, 2]);
        assert_eq!(read_options::<Pairs>("p1", 4), Ok(Pairs(true)));
        assert_eq!(read_options::<Pairs>("p1", 5), Err(ParseError::Options("p1".to_owned())));
    }
}
