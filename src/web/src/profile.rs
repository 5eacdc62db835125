//! A game's profile: what the house needs of a game, as plain data. So its screens are compiled once, and not anew for every
//! game.

use std::marker::PhantomData;

use table::{Head, Lang, LinkError, NoteKey, Record, Seat, Seed, Topic};

use crate::art::Regular;
use crate::face::{Face, Paragraph};
use crate::play::{Running, begin, open, seated};
use crate::store::State;

/// What the house knows of a game without knowing its types.
pub struct Profile {
    /// The slug.
    pub id: &'static str,
    /// The version of its rules.
    pub version: u16,
    /// The name.
    pub name: &'static str,
    /// The regular.
    pub regular: Regular,
    /// How many can play.
    pub seats: (u8, u8),
    /// About how many minutes a game takes with the choice of this number for each topic, for so many players.
    pub minutes: fn(&[u8], u8) -> u8,
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
    /// The game of this record.
    pub(crate) open: fn(&str) -> Result<Box<dyn Running>, LinkError>,
}

impl Profile {
    /// The profile of a game.
    #[must_use]
    pub const fn of<G: Face>() -> &'static Profile {
        Of::<G>::PROFILE
    }

    /// How its links begin.
    pub(crate) fn head(&self) -> Head<'static> {
        Head { game: self.id, version: self.version, seats: self.seats.1 }
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
        version: G::VERSION,
        name: G::NAME,
        regular: G::REGULAR,
        seats: (*G::SEATS.start(), *G::SEATS.end()),
        minutes: |choices, seats| G::minutes(&table::choosing(choices), seats),
        hands: G::HANDS,
        reacts: G::REACTS,
        rules: G::rules,
        rulings: G::rulings,
        topics: Topic::of::<G::Options>,
        begin: deal::<G>,
        open: open::<G>,
    };
}

fn deal<G: Face>(names: &[String], symbols: Vec<u8>, choices: &[u8], seed: Seed) -> String {
    let options: G::Options = table::choosing(choices);
    let seats = names.len() as u8;
    let mut record: Record<G> = Record::deal(seats, options, seed);
    for (seat, name) in Seat::all(seats).zip(names) {
        record.notes.set(NoteKey::Name(seat), name);
    }
    begin(G::ID, seated(record).as_ref(), symbols, State::Running)
}
