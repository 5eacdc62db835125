//! The real game with a planted leak, in each place from which somebody could learn something. The laws must find every leak.

use std::ops::RangeInclusive;

use table::laws::Lawful;
use table::{Game, GameRng, Outcome, Seat, Seats, Viewer};

/// The number of the game without a leak.
pub const HONEST: u8 = 0;

/// The leaks of a game, each with a number. Methods that are not implemented do not leak.
pub trait Leaks: Clone + Eq + std::fmt::Debug + 'static {
    /// The game.
    type Game: Lawful;

    /// The menu of a seat.
    fn legal(_leak: u8, game: &Self::Game, seat: Seat) -> Vec<<Self::Game as Game>::Action> {
        game.legal(seat)
    }

    /// Whether an act is allowed.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check(
        _leak: u8,
        game: &Self::Game,
        seat: Seat,
        action: &<Self::Game as Game>::Action,
    ) -> Result<(), <Self::Game as Game>::Error> {
        game.check(seat, action)
    }

    /// The viewer whose observation of an event `viewer` gets.
    fn reads(_leak: u8, _event: &<Self::Game as Game>::Event, viewer: Viewer) -> Viewer {
        viewer
    }

    /// The forecast of an act.
    fn forecast(
        _leak: u8,
        game: &Self::Game,
        seat: Seat,
        action: &<Self::Game as Game>::Action,
    ) -> Vec<<Self::Game as Game>::Observation> {
        game.forecast(seat, action)
    }

    /// A text that is compared together with the view.
    fn shows(_leak: u8, _game: &Self::Game, _viewer: Viewer) -> String {
        String::new()
    }
}

/// A game with the leak of this number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leaky<L: Leaks, const LEAK: u8>(L::Game);

impl<L: Leaks, const LEAK: u8> Game for Leaky<L, LEAK> {
    const ID: &'static str = "leaky";
    const VERSION: u16 = 1;
    const SEATS: RangeInclusive<u8> = L::Game::SEATS;

    type Options = <L::Game as Game>::Options;
    type Action = <L::Game as Game>::Action;
    type Event = <L::Game as Game>::Event;
    type Observation = <L::Game as Game>::Observation;
    type View = (<L::Game as Game>::View, String);
    type Error = <L::Game as Game>::Error;

    fn deal(seats: u8, options: Self::Options, rng: GameRng) -> Self {
        Leaky(L::Game::deal(seats, options, rng))
    }

    fn seats(&self) -> u8 {
        self.0.seats()
    }

    fn rng(&self) -> &GameRng {
        self.0.rng()
    }

    fn awaited(&self) -> Seats {
        self.0.awaited()
    }

    fn legal(&self, seat: Seat) -> Vec<Self::Action> {
        L::legal(LEAK, &self.0, seat)
    }

    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Error> {
        L::check(LEAK, &self.0, seat, action)
    }

    fn resolve(&mut self, seat: Seat, action: Self::Action, events: &mut Vec<Self::Event>) {
        self.0.resolve(seat, action, events);
    }

    fn told(event: &Self::Event, viewer: Viewer) -> Option<Self::Observation> {
        L::Game::told(event, L::reads(LEAK, event, viewer))
    }

    fn reveals(event: &Self::Event) -> bool {
        L::Game::reveals(event)
    }

    fn forecast(&self, seat: Seat, action: &Self::Action) -> Vec<Self::Observation> {
        L::forecast(LEAK, &self.0, seat, action)
    }

    fn view(&self, viewer: Viewer) -> Self::View {
        (self.0.view(viewer), L::shows(LEAK, &self.0, viewer))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }
}

impl<L: Leaks, const LEAK: u8> Lawful for Leaky<L, LEAK> {
    const LONGEST: usize = L::Game::LONGEST;
    const HASTY: &'static [&'static str] = L::Game::HASTY;
    const RARE: &'static [&'static str] = L::Game::RARE;

    fn rounds(&self) -> u32 {
        self.0.rounds()
    }

    fn conserved(&self) -> Result<(), String> {
        self.0.conserved()
    }

    fn resample(&self, viewer: Viewer, rng: GameRng) -> Self {
        Leaky(self.0.resample(viewer, rng))
    }

    fn matching_action(&self, other: &Self, viewer: Viewer, seat: Seat, action: &Self::Action) -> Option<Self::Action> {
        self.0.matching_action(&other.0, viewer, seat, action)
    }
}

/// Checks that one of the violations contains this text.
///
/// # Panics
/// If there is none.
#[track_caller]
pub fn sees(broken: &[String], law: &str) {
    assert!(broken.iter().any(|violation| violation.contains(law)), "'{law}' not in {broken:?}");
}
