//! A game's profile: what the house needs of a game, as plain data. So its screens are compiled once, and not anew for every
//! game.

use std::marker::PhantomData;

use table::{Choices, GameLink, Knob, Lang, Link, LinkError, NoteKey, Options, Phrase, Record, RulesLink, Seat, Seed};

use crate::art::Regular;
use crate::face::{Face, Paragraph};
use crate::play::{Running, begin, follow, open};

/// What the house knows of a game without knowing its types.
pub struct Profile {
    /// The slug.
    pub id: &'static str,
    /// The name.
    pub name: &'static str,
    /// The regular.
    pub regular: Regular,
    /// How many can play.
    pub seats: (u8, u8),
    /// How long a game takes, in minutes.
    pub minutes: u8,
    /// Whether the players [hold](Face::HANDS) something that only they may see.
    pub hands: bool,
    /// Whether anybody may act at any moment, so that the face draws the [strip](Face::REACTS).
    pub reacts: bool,
    /// The booklet in our words.
    pub rules: fn(Lang) -> Vec<Paragraph>,
    /// What the booklet leaves open.
    pub rulings: fn(Lang) -> Vec<Paragraph>,
    /// The house rules, in the order in which they are shown.
    pub topics: fn() -> Vec<Topic>,
    /// Begins a game of these players, with the number of the choice for each topic, from this seed; its name on this device.
    pub begin: fn(&[String], Vec<u8>, &[u8], Seed) -> String,
    /// The game of this record; nothing if it cannot be read.
    pub(crate) open: fn(&str) -> Option<Box<dyn Running>>,
    /// The game of a link.
    pub(crate) follow: fn(&GameLink) -> Result<Box<dyn Running>, LinkError>,
    /// The number of the choice for each topic in the house rules of a link.
    pub(crate) read_rules: fn(&RulesLink) -> Result<Vec<u8>, LinkError>,
    /// House rules as they stand behind the `#` of a link.
    pub(crate) write_rules: fn(&[u8]) -> String,
}

/// A house rule as it is shown.
#[derive(Clone, Copy)]
pub struct Topic {
    /// What it is about.
    pub label: Phrase,
    /// The printed hint or a word of explanation, one line.
    pub hint: Phrase,
    /// What can be chosen.
    pub choices: Choices,
    /// The choice of the printed game.
    pub printed: u8,
}

impl Profile {
    /// The profile of a game.
    #[must_use]
    pub const fn of<G: Face>() -> &'static Profile {
        Of::<G>::PROFILE
    }
}

impl PartialEq for Profile {
    fn eq(&self, other: &Profile) -> bool {
        self.id == other.id
    }
}

struct Of<G>(PhantomData<G>);

impl<G: Face> Of<G> {
    const PROFILE: &'static Profile = &Profile {
        id: G::ID,
        name: G::NAME,
        regular: G::REGULAR,
        seats: (*G::SEATS.start(), *G::SEATS.end()),
        minutes: G::MINUTES,
        hands: G::HANDS,
        reacts: G::REACTS,
        rules: G::rules,
        rulings: G::rulings,
        topics: topics::<G::Options>,
        begin: deal::<G>,
        open: open::<G>,
        follow: follow::<G>,
        read_rules: |link| link.options::<G>().map(|options| choices(&options)),
        write_rules: |chosen| Link::of_rules::<G>(&options(chosen)),
    };
}

fn topics<O: Options>() -> Vec<Topic> {
    let printed = choices(&O::default());
    let topic =
        |(knob, printed): (&Knob<O>, u8)| Topic { label: knob.label, hint: knob.hint, choices: knob.choices, printed };
    O::KNOBS.iter().zip(printed).map(topic).collect()
}

fn options<O: Options>(choices: &[u8]) -> O {
    let mut options = O::default();
    for (knob, choice) in O::KNOBS.iter().zip(choices) {
        (knob.set)(&mut options, *choice);
    }
    options
}

/// The number of the choice for each topic.
pub(crate) fn choices<O: Options>(options: &O) -> Vec<u8> {
    O::KNOBS.iter().map(|knob| (knob.get)(options)).collect()
}

fn deal<G: Face>(names: &[String], symbols: Vec<u8>, choices: &[u8], seed: Seed) -> String {
    let options: G::Options = options(choices);
    let seats = names.len() as u8;
    let mut record: Record<G> = Record::deal(seats, table::fitting(&options, seats), seed);
    for (seat, name) in Seat::all(seats).zip(names) {
        record.notes.set(NoteKey::Name(seat), name);
    }
    begin(G::ID, record.to_string(), symbols)
}
