//! The trait that every game implements.

use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;
use std::str::FromStr;

use thiserror::Error;

use crate::{GameRng, Options, Outcome, Seat, Seats, Viewer};

/// What a player can do: written in the record's notation by `Display`, read by `FromStr`.
///
/// What `FromStr` refuses says why, in English (scenes are written by developers).
///
/// The notation is one to some characters of `[A-Za-z0-9_-]`, never `x` alone (that is a correction) and never a seat's
/// letter followed by `-` (that is an act out of turn).
pub trait Action: Clone + Eq + Debug + Display + FromStr<Err: Display> {
    /// Where it may be chosen: a function of the kind alone, never of what it chooses.
    fn side(&self) -> Side;

    /// The kind of act, such as `"roll"`; equal for all acts that differ only in what they choose.
    fn kind(&self) -> &'static str;
}

/// Where an act may be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// On the open table: it chooses among what everybody sees (roll, collect, shout, doubt).
    Open,
    /// Behind the curtain: it chooses among secrets (lay this card).
    Private,
}

/// Why an act did not happen. The table is as it was.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refusal<E> {
    /// The game is over; no act follows.
    #[error("the game is over")]
    Over,
    /// A rule of the game forbids it.
    #[error("{0}")]
    Rule(E),
}

/// A table game as a value: the state is what implements the trait.
///
/// Three tiers, as in the best rules crates: [`legal`](Game::legal) lists, [`check`](Game::check) decides,
/// [`resolve`](Game::resolve) carries out. Everything that happens is told in events; what somebody sees is a view,
/// built from nothing. See the [crate documentation](crate) for the invariants.
pub trait Game: Clone + Eq + Debug + Sized + 'static {
    /// The slug in links and saves: lower-case letters.
    const ID: &'static str;
    /// Raised when an old record would replay differently.
    const VERSION: u16;
    /// How many can play.
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
    /// If `seats` is outside [`Game::SEATS`]; the record and the setup never ask for it.
    fn deal(seats: u8, options: Self::Options, rng: GameRng) -> Self;

    /// How many play.
    fn seats(&self) -> u8;

    /// The source of randomness as it stands.
    fn rng(&self) -> &GameRng;

    /// Who must act: the table waits for each of them. Empty exactly when the game is over.
    fn awaited(&self) -> Seats;

    /// All that `seat` may do now, reactions out of turn included, in an order that never changes. Nothing, where nobody
    /// sits there.
    fn legal(&self, seat: Seat) -> Vec<Self::Action>;

    /// Whether `seat` may do this now. Changes nothing.
    ///
    /// # Errors
    /// The rule that forbids it; where nobody sits at `seat`, always.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Error>;

    /// Carries out an act that [`check`](Game::check) allows, and tells what happened.
    fn resolve(&mut self, seat: Seat, action: Self::Action, events: &mut Vec<Self::Event>);

    /// What `viewer` learns of an event; nothing if it happens unseen.
    fn told(event: &Self::Event, viewer: Viewer) -> Option<Self::Observation>;

    /// Whether an event turns up for everybody what was hidden before: then the act is not taken back. What only some are
    /// told is noticed without it.
    fn reveals(event: &Self::Event) -> bool {
        let _ = event;
        false
    }

    /// What is certain to follow from an act, as far as `seat` can know, before chance speaks.
    fn forecast(&self, seat: Seat, action: &Self::Action) -> Vec<Self::Observation>;

    /// The table as `viewer` sees it.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The table with everything turned up, to look back at a finished game; asked for only then.
    fn reveal_all(&self) -> Option<Self::View> {
        None
    }

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /* FINAL: provided, never overridden */

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
