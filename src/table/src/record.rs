//! The record of one game: how it was dealt, every act, and the table after them.
//!
//! Log, save, link, replay and golden file all use the text of the record, which [`text`] describes.

mod notes;
mod problem;
mod text;

pub use notes::{MAX_NOTE, MAX_STEP_NOTE, NoteKey, Notes};
pub use problem::{Problem, ReadError};
pub(crate) use text::HEAD;
pub use text::{Head, MAX_LENGTH};

use std::fmt;
use std::str::FromStr;

use crate::options::fitting;
use crate::{Action, Game, Refusal, Seat, Seats, Seed, Side, Viewer};

/// An act that was carried out, with its events.
#[derive(Clone, PartialEq, Eq)]
pub struct Step<G: Game> {
    /// Who acted.
    pub seat: Seat,
    /// What was done.
    pub action: G::Action,
    /// What happened.
    pub events: Vec<G::Event>,
    /// Whether a correction has struck it out.
    pub struck: bool,
    /// Whether the player may take it back while it is the last act: the act is open, used no randomness and showed
    /// nothing that was hidden.
    pub retractable: bool,
    /// Whether it was the only act in the menus of all seats.
    forced: bool,
    /// Whether the seat is the one that acts if no seat is written.
    in_turn: bool,
}

/// Prints who acted and the kind of the act, but not the choice, which may be secret.
impl<G: Game> fmt::Debug for Step<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.seat, self.action.kind())
    }
}

/// The largest number of corrections in one game.
pub const MAX_CORRECTIONS: usize = 200;

/// The largest number of lines that are played again for corrections. Each correction replays the game, and reading an untrusted
/// text must not take long.
const MAX_REPLAYED: usize = 500_000;

/// A line of the record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry<G: Game> {
    /// An act.
    Act(Step<G>),
    /// The table agreed to strike out the last act that was not struck out yet.
    Correction,
}

/// A game with all its acts, written and read as one line of text (see `record/text.rs`).
#[derive(Clone, PartialEq, Eq)]
pub struct Record<G: Game> {
    seats: u8,
    options: G::Options,
    seed: Seed,
    entries: Vec<Entry<G>>,
    game: G,
    /// Names and notes of the record. The rules do not use them.
    pub notes: Notes,
}

/// Prints only the game, the number of players and the number of lines, because the text of a record tells which cards
/// are dealt and may be printed in a test's message or a panic. `Display` writes the whole record.
impl<G: Game> fmt::Debug for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} for {}, {} lines", G::ID, self.seats, self.entries.len())
    }
}

impl<G: Game> Record<G> {
    /// Deals a new game. What the text of a record cannot hold is left out: choices that do not exist for `seats`
    /// become those of the printed game, and player seeds of seats that do not play and empty ones at the end are
    /// removed.
    ///
    /// # Panics
    /// If `seats` is outside [`Game::SEATS`].
    #[must_use]
    pub fn deal(seats: u8, options: G::Options, seed: Seed) -> Record<G> {
        assert!(G::SEATS.contains(&seats), "{} is not played by {seats}", G::ID);
        let (options, seed) = (fitting(options, seats), seed.fitting(seats));
        let game = G::deal(seats, options.clone(), seed.rng(seats));
        Record { seats, options, seed, entries: Vec::new(), game, notes: Notes::default() }
    }

    /// The game after all acts.
    #[must_use]
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The house rules.
    #[must_use]
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The device secret and the player seeds.
    #[must_use]
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// All lines, in order.
    #[must_use]
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// The acts that were not struck out.
    pub fn steps(&self) -> impl DoubleEndedIterator<Item = &Step<G>> {
        self.entries.iter().filter_map(|entry| match entry {
            Entry::Act(step) if !step.struck => Some(step),
            _ => None,
        })
    }

    /// Carries out an act and records it.
    ///
    /// # Errors
    /// [`Refusal`]; then nothing has changed.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<&[G::Event], Refusal<G::Error>> {
        let forced = forced(&self.game).is_some();
        let in_turn = in_turn(&self.game) == Some(seat);
        let asked = self.game.rng().asked();
        let events = self.game.apply(seat, action.clone())?;
        let open = action.side() == Side::Open;
        let retractable = open && self.game.rng().asked() == asked && !reveals::<G>(&events, self.seats);
        self.entries.push(Entry::Act(Step { seat, action, events, struck: false, retractable, forced, in_turn }));
        match self.entries.last() {
            Some(Entry::Act(step)) => Ok(&step.events),
            _ => Ok(&[]),
        }
    }

    /// Sets the note of the last line.
    pub fn write(&mut self, text: &str) {
        if let Some(key) = self.entries.len().checked_sub(1).and_then(line) {
            self.notes.set(key, text);
        }
    }

    /// The act that its player may take back now: the last line, if it is a [retractable](Step::retractable) act.
    #[must_use]
    pub fn retractable(&self) -> Option<&Step<G>> {
        match self.entries.last() {
            Some(Entry::Act(step)) if step.retractable => Some(step),
            _ => None,
        }
    }

    /// Takes back the act that [`retractable`](Record::retractable) names. Returns whether there was one.
    pub fn retract(&mut self) -> bool {
        if self.retractable().is_none() {
            return false;
        }
        self.entries.pop();
        if let Some(key) = line(self.entries.len()) {
            self.notes.remove(key);
        }
        self.notes = self.notes.until(self.seats, self.entries.len());
        self.game = self.replayed();
        true
    }

    /// Strikes out the last act that was not struck out yet, by agreement of the table. Returns `false` if there is
    /// none or if there are too many corrections: [`MAX_CORRECTIONS`], or fewer in a game of many thousand acts. The
    /// record keeps the act and the correction.
    pub fn correct(&mut self) -> bool {
        let corrections = self.entries.iter().filter(|entry| matches!(entry, Entry::Correction)).count();
        if corrections >= MAX_CORRECTIONS || corrections * self.entries.len() > MAX_REPLAYED {
            return false;
        }
        let standing = self.entries.iter_mut().rev().find_map(|entry| match entry {
            Entry::Act(step) if !step.struck => Some(step),
            _ => None,
        });
        let Some(step) = standing else { return false };
        step.struck = true;
        self.entries.push(Entry::Correction);
        self.game = self.replayed();
        true
    }

    /// The record after the first `entries` lines, with the notes of these lines.
    #[must_use]
    pub fn prefix(&self, entries: usize) -> Record<G> {
        let mut prefix = Record::deal(self.seats, self.options.clone(), self.seed.clone());
        prefix.notes = self.notes.until(self.seats, entries);
        for entry in self.entries.iter().take(entries) {
            match entry {
                Entry::Act(step) => {
                    // The act is legal: the record carried it out at the same table.
                    let again = prefix.act(step.seat, step.action.clone());
                    debug_assert!(again.is_ok(), "a record replays");
                }
                Entry::Correction => {
                    prefix.correct();
                }
            }
        }
        prefix
    }

    /// The game after the acts that were not struck out.
    fn replayed(&self) -> G {
        let mut game = G::deal(self.seats, self.options.clone(), self.seed.rng(self.seats));
        for step in self.steps() {
            game.resolve(step.seat, step.action.clone(), &mut Vec::new());
        }
        game
    }
}

/// The key of the note of this line; `None` beyond 65,535 lines.
fn line(number: usize) -> Option<NoteKey> {
    u16::try_from(number).ok().map(NoteKey::Entry)
}

/// The act that is the only one in the menus of all seats, if there is one.
fn forced<G: Game>(game: &G) -> Option<(Seat, G::Action)> {
    let awaited = game.awaited();
    let seat = awaited.iter().next().filter(|&seat| awaited == Seats::only(seat))?;
    let mut menu = game.legal(seat);
    let action = menu.pop().filter(|_| menu.is_empty())?;
    let mut others = seat.others(game.seats());
    others.all(|other| game.legal(other).is_empty()).then_some((seat, action))
}

fn reveals<G: Game>(events: &[G::Event], seats: u8) -> bool {
    events.iter().any(|event| {
        let open = G::told(event, Viewer::Table);
        G::reveals(event) || Seat::all(seats).any(|seat| G::told(event, Viewer::Seat(seat)) != open)
    })
}

/// The seat that acts if no seat is written: the first awaited one.
fn in_turn<G: Game>(game: &G) -> Option<Seat> {
    game.awaited().iter().next()
}

/// Reads one act of a record or a scene: `[letter-]action`.
///
/// # Errors
/// Why the text is no act of this game, in English, because scenes are written by developers.
pub fn read_act<G: Game>(token: &str, game: &G) -> Result<(Seat, G::Action), String> {
    let (seat, text) = match out_of_turn(token) {
        Some((seat, text)) => (seat, text),
        None => (in_turn(game).unwrap_or_else(|| Seat::new(0)), token),
    };
    if seat.index() >= usize::from(game.seats()) {
        return Err(format!("only {} play", game.seats()));
    }
    text.parse().map(|action| (seat, action)).map_err(|problem: <G::Action as FromStr>::Err| problem.to_string())
}

/// The seat and the act of a token that names its seat.
fn out_of_turn(token: &str) -> Option<(Seat, &str)> {
    let (letter, act) = token.split_once('-')?;
    Some((letter.parse().ok()?, act))
}
