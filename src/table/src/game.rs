//! The trait that every game implements.

use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

use thiserror::Error;

use crate::{GameRng, Options, Outcome, Seat, Seats, Viewer};

/// What a player can do: `Display` writes it in the notation of records, `FromStr` reads it.
///
/// The error of `FromStr` is a message in English, because scenes are written by developers.
///
/// The notation is one or more characters of `[A-Za-z0-9_-]`. It is never `x` alone, which is a correction, and never
/// begins with a seat's letter and `-`, which marks an act out of turn.
pub trait Action: Clone + Eq + Debug + Display + FromStr<Err: Display> {
    /// Where it may be chosen. Acts of one kind have the same side, whatever they choose.
    fn side(&self) -> Side;

    /// The kind of act, such as `"roll"`. Acts that differ only in what they choose are of one kind.
    fn kind(&self) -> &'static str;
}

/// Where an act may be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// On the open table: the choice is among what everybody sees (roll, collect, shout, doubt).
    Open,
    /// Behind the curtain: the choice is among secrets (lay this card).
    Private,
}

/// Why an act was not carried out. The table has not changed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refusal<E> {
    /// The game is over; no act follows.
    #[error("the game is over")]
    Over,
    /// A rule of the game forbids it.
    #[error("{0}")]
    Rule(E),
}

/// A table game as a value: the type of its state implements this trait.
///
/// [`legal`](Game::legal) lists the acts, [`check`](Game::check) decides whether one is allowed, and
/// [`resolve`](Game::resolve) carries it out. Everything that happens is an event. What somebody sees is a view that
/// contains only what this viewer may know. See the [crate documentation](crate) for the invariants.
pub trait Game: Clone + Eq + Debug + Sized + 'static {
    /// The slug in links and saves: lower-case letters.
    const ID: &'static str;
    /// The version of the rules. It is raised when an old record would replay differently.
    const VERSION: u16;
    /// The numbers of players that the game allows.
    const SEATS: RangeInclusive<u8>;

    /// House rules.
    type Options: Options;
    /// What a player can do.
    type Action: Action;
    /// What happened, with every hidden part inside a [`Secret`](crate::Secret).
    type Event: Clone + Eq + Debug;
    /// An event as one viewer reads it.
    type Observation: Clone + Eq + Debug;
    /// The table as one viewer sees it.
    type View: Clone + Eq + Debug;
    /// The rule that forbids an act.
    type Error: Clone + Eq + Debug;

    /// The table at the start.
    ///
    /// # Panics
    /// If `seats` is outside [`Game::SEATS`].
    fn deal(seats: u8, options: Self::Options, rng: GameRng) -> Self;

    /// The number of players.
    fn seats(&self) -> u8;

    /// The source of randomness in its present state.
    fn rng(&self) -> &GameRng;

    /// Who must act. The set is empty exactly when the game is over.
    fn awaited(&self) -> Seats;

    /// The acts that `seat` may do now, reactions out of turn included, in a fixed order. Empty if nobody sits there.
    fn legal(&self, seat: Seat) -> Vec<Self::Action>;

    /// Whether `seat` may do this now.
    ///
    /// # Errors
    /// The rule that forbids it. An act of a seat at which nobody sits is always an error.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Error>;

    /// Carries out an act that [`check`](Game::check) allows, and appends what happened to `events`.
    fn resolve(&mut self, seat: Seat, action: Self::Action, events: &mut Vec<Self::Event>);

    /// What `viewer` is told of an event; `None` if nothing.
    fn told(event: &Self::Event, viewer: Viewer) -> Option<Self::Observation>;

    /// Whether an event shows to everybody something that was hidden. The player then cannot take the act back. Events of which
    /// some viewers are told more than others need not be named here: the record compares what each viewer is told.
    fn reveals(event: &Self::Event) -> bool {
        let _ = event;
        false
    }

    /// What certainly follows from an act, as far as `seat` can know: nothing that depends on chance or on hidden cards.
    fn forecast(&self, seat: Seat, action: &Self::Action) -> Vec<Self::Observation>;

    /// The table as `viewer` sees it.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The table with nothing hidden, to look back at a finished game. It is called only when the game is over.
    fn reveal_all(&self) -> Option<Self::View> {
        None
    }

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /* Provided methods: a game does not override them. */

    /// Who may act: every awaited seat, and those who may react out of turn.
    fn open(&self) -> Seats {
        Seat::all(self.seats()).filter(|&seat| !self.legal(seat).is_empty()).collect()
    }

    /// Checks an act and carries it out.
    ///
    /// # Errors
    /// [`Refusal`]; then nothing has changed.
    fn apply(&mut self, seat: Seat, action: Self::Action) -> Result<Vec<Self::Event>, Refusal<Self::Error>> {
        if self.awaited().is_empty() {
            return Err(Refusal::Over);
        }
        self.check(seat, &action).map_err(Refusal::Rule)?;
        let mut events = Vec::new();
        self.resolve(seat, action, &mut events);
        Ok(events)
    }
}
