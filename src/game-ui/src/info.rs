//! A game's information: what the page needs of a game, as plain data. So its screens are compiled once, and not anew for every
//! game.

use std::marker::PhantomData;

use bots::Level;
use table::{Game, Head, Lang, LinkError, Localized, NoteKey, OptionInfo, Record, Seat, Seed, Words};

use crate::art::Regular;
use crate::{CompleteUi, GameSession, Lesson, OptionsOf, Panel, Paragraph, SealedInfo, open, session};

/// Begins a game of players with these names, with the number of the choice for each option, from this seed.
pub type Deal = fn(&[String], &[u8], Seed) -> Box<dyn GameSession>;

/// What the page knows of a game without knowing its types.
pub struct GameInfo {
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
    /// About how many minutes a game takes with the choice of this number for each option, for so many players.
    pub minutes: fn(&[u8], u8) -> u8,
    /// Whether the players [hold](crate::HandUi::HANDS) something that only they may see.
    pub hands: bool,
    /// Whether anybody may act at any moment, so that the game draws the [strip](crate::TableUi::REACTS).
    pub reacts: bool,
    /// Whether shaking the device can [roll](crate::TableUi::SHAKES) the dice.
    pub shakes: bool,
    /// What a regular of the house can and cannot do at this game, in a sentence; nothing where no regular plays.
    pub regulars: Option<fn(Level) -> Localized>,
    /// What hands on own phones need; `None` where hands stay on this device.
    pub sealed: Option<SealedInfo>,
    /// Whether luck and choices can be told apart when a game is over.
    pub reviews: bool,
    /// The three pictures with which it introduces itself.
    pub intro: fn(Lang) -> [Panel; 3],
    /// The booklet in our words: what holds with the choice of this number for each option, or all that may hold.
    pub rules: fn(Option<&[u8]>, Lang) -> Vec<Paragraph>,
    /// What the booklet leaves open, of the same.
    pub rulings: fn(Option<&[u8]>, Lang) -> Vec<Paragraph>,
    /// The lesson.
    pub lesson: fn() -> Lesson,
    /// The house rules, in the order in which they are shown.
    pub infos: fn() -> Vec<OptionInfo>,
    /// Begins a game of these players, with the number of the choice for each option, from this seed.
    pub deal: Deal,
    /// The game of this record.
    pub open: fn(&str) -> Result<Box<dyn GameSession>, LinkError>,
}

impl GameInfo {
    /// The information of a game.
    #[must_use]
    pub const fn of<U: CompleteUi>() -> &'static GameInfo {
        Of::<U>::INFO
    }

    /// How its links begin.
    pub fn head(&self) -> Head<'static> {
        Head { game: self.id, version: self.version, seats: self.seats.1 }
    }
}

impl PartialEq for GameInfo {
    fn eq(&self, other: &GameInfo) -> bool {
        self.id == other.id
    }
}

struct Of<U>(PhantomData<U>);

impl<U: CompleteUi> Of<U> {
    const INFO: &'static GameInfo = &GameInfo {
        id: <U::Game>::ID,
        version: <U::Game>::VERSION,
        name: <U::Game>::NAME,
        regular: U::REGULAR,
        seats: (*<U::Game>::SEATS.start(), *<U::Game>::SEATS.end()),
        minutes: |choices, seats| U::minutes(&table::choosing(choices), seats),
        hands: U::HANDS,
        reacts: U::REACTS,
        shakes: U::SHAKES,
        sealed: match U::ROOM {
            0 => None,
            room => Some(SealedInfo { room, looks: U::LOOKS, card: U::sealed_card }),
        },
        reviews: match U::REGULARS {
            Some(regulars) => regulars.review.is_some(),
            None => false,
        },
        regulars: match U::REGULARS {
            Some(regulars) => Some(regulars.about),
            None => None,
        },
        intro: U::intro,
        rules: |choices, lang| held(U::rules(choices.map(table::choosing).as_ref(), lang)),
        rulings: |choices, lang| held(U::rulings(choices.map(table::choosing).as_ref(), lang)),
        lesson: U::lesson,
        infos: OptionInfo::of::<OptionsOf<U>>,
        deal: deal::<U>,
        open: open::<U>,
    };
}

/// The paragraphs that hold.
fn held(mut paragraphs: Vec<Paragraph>) -> Vec<Paragraph> {
    paragraphs.retain(|paragraph| paragraph.holds);
    paragraphs
}

fn deal<U: CompleteUi>(names: &[String], choices: &[u8], seed: Seed) -> Box<dyn GameSession> {
    let options: OptionsOf<U> = table::choosing(choices);
    let seats = names.len() as u8;
    let mut record: Record<U::Game> = Record::deal(seats, options, seed);
    for (seat, name) in Seat::all(seats).zip(names) {
        record.notes.set(NoteKey::Name(seat), name);
    }
    session::<U>(record)
}
