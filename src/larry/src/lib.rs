//! Larry: lay a card face down, add it to the last sum, and say what you like, as long as nobody doubts it.
//!
//! # The game
//! For 2 to 8 players, each with [`hand_size`] of the 54 cards ([`FACES`]); the others are the draw pile.
//!
//! On your turn you lay a card face down on the pile in the middle and say a sum up to the limit: the last one plus your
//! card, or whatever you please. Or you play a blue action card openly. Or you doubt the last sum: the pile is turned up,
//! and whoever is wrong, you or the one who played the last card, draws two and leads a new pile. An odd number of Ätsch
//! cards in the pile makes every sum right.
//!
//! Whoever keeps only one card must say "Larry!" or draws two. With your last card the next player doubts or accepts.
//! Then you have two points, everybody else loses one for each Larry in hand; most points after three rounds win.
//!
//! # Files
//! [`FACES`] are the cards, [`Action`] what can be done, `check` and `menu` what may be done when, `play` what it does,
//! `pile` what a doubt finds ([`Reveal`]), `draw` the draw pile, `round` dealing and scoring. [`Event`] is the story,
//! [`View`] what somebody sees. The rulings that decide what the booklet leaves open are cited where they act.

mod action;
mod card;
mod check;
mod draw;
mod error;
mod event;
mod lawful;
mod menu;
mod options;
mod parse_error;
mod pile;
mod play;
mod round;
mod scene;
mod view;
mod words;

pub use action::{Action, Played};
pub use card::{Card, DECK, FACES, Face};
pub use check::LARGEST_HAND_THAT_SHOUTS;
pub use error::Error;
pub use event::{Event, Score, Why};
pub use options::Options;
pub use parse_error::ParseError;
pub use pile::{Reveal, Rule, Turned, Up};
pub use round::{ROUNDS, hand_size};
pub use view::{OnPile, View};

use std::fmt;
use std::ops::RangeInclusive;

use table::{Game, GameRng, MAX_SEATS, Outcome, Seat, Seats, Secret, Viewer};

use card::Hand;
use pile::{Laid, Lying};

/// A table of Larry.
#[derive(Clone, PartialEq, Eq)]
pub struct Larry {
    options: Options,
    rng: GameRng,
    seats: u8,
    round: u8,
    /// Who began the round.
    start: Seat,
    clockwise: bool,
    /// Who must act.
    turn: Seat,
    phase: Phase,
    /// Who played the last card of any kind, and is liable for the pile.
    last: Seat,
    hands: [Hand; MAX_SEATS as usize],
    /// How many Open-play cards lie before each seat.
    open_play: [u8; MAX_SEATS as usize],
    pile: Vec<Laid>,
    /// From the bottom to the top, like every pile here.
    draw: Vec<Card>,
    discard: Vec<Lying>,
    /// Of each scored round.
    points: Vec<[i16; MAX_SEATS as usize]>,
    /// Cards that were given away and may still be in the other hand.
    gifts: Vec<Gift>,
    over: bool,
}

/// What is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Lay a card, play a card, or doubt.
    Play,
    /// Give a card away, or nothing: Give one was played openly and lies on the table.
    Give,
    /// Doubt or accept the sum under a last card.
    Answer,
}

/// A card that was given away, which its giver knows to be in another hand. Only the secrecy law uses it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Gift {
    from: Seat,
    to: Seat,
    card: Card,
}

/// Prints only what the open table shows, because a state may be printed in a test's message or a panic.
impl fmt::Debug for Larry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.view(Viewer::Table).fmt(f)
    }
}

impl Larry {
    fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.seats)
    }

    fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.index()]
    }

    fn hand_mut(&mut self, seat: Seat) -> &mut Hand {
        &mut self.hands[seat.index()]
    }

    /// Whose turn follows, in the direction that is valid now. With two players it is always the other.
    fn next(&self) -> Seat {
        self.turn.after(if self.clockwise { 1 } else { self.seats - 1 }, self.seats)
    }

    /// The two sides of the limit card ("Richtungswechsel").
    fn limit(&self) -> i8 {
        if self.clockwise { 7 } else { 5 }
    }

    /// The last sum; an empty pile counts 0.
    fn sum(&self) -> i8 {
        self.pile.last().map_or(0, |laid| laid.sum)
    }

    /// Whether every card of the pile lies openly.
    fn pile_is_open(&self) -> bool {
        self.pile.iter().all(|laid| laid.lying.up == Up::Open)
    }

    /// The sums that may be said (rulings, "Announced sum"). The lower bound only limits the input.
    fn sums(&self) -> RangeInclusive<i8> {
        let cards = self.pile.len().min(9) as i8 + 1;
        -2 * cards..=self.limit()
    }

    /// Whether number cards of this seat must be laid openly ("Offen Spielen").
    fn is_bound(&self, seat: Seat) -> bool {
        self.open_play[seat.index()] > 0
    }

    /// Whether "Larry!" is said: by the player, or by itself where the app reminds and one of two cards leaves.
    fn says_larry(&self, seat: Seat, said: bool) -> bool {
        said || (self.options.reminds && self.hand(seat).len() == 2)
    }
}

impl Game for Larry {
    const ID: &'static str = "larry";
    const VERSION: u16 = 2;
    const SEATS: RangeInclusive<u8> = 2..=8;

    type Options = Options;
    type Action = Action;
    type Event = Event<Secret<Card>>;
    type Observation = Event<Option<Card>>;
    type View = View;
    type Error = Error;

    fn deal(seats: u8, options: Options, rng: GameRng) -> Larry {
        assert!(Larry::SEATS.contains(&seats), "Larry is for 2 to 8");
        Larry::begin(seats, options, rng)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn rng(&self) -> &GameRng {
        &self.rng
    }

    fn awaited(&self) -> Seats {
        if self.over { Seats::NONE } else { Seats::only(self.turn) }
    }

    fn legal(&self, seat: Seat) -> Vec<Action> {
        if self.over || seat != self.turn { Vec::new() } else { self.menu(seat) }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Error> {
        self.allowed(seat, action)
    }

    fn resolve(&mut self, seat: Seat, action: Action, events: &mut Vec<Self::Event>) {
        self.carry_out(seat, action, events);
    }

    fn told(event: &Self::Event, viewer: Viewer) -> Option<Self::Observation> {
        Some(event.told(viewer))
    }

    /// A doubt shows the pile; scoring shows the hands.
    fn reveals(event: &Self::Event) -> bool {
        matches!(event, Event::Revealed(_) | Event::Scored(_))
    }

    /// The act itself, and whether an open card passes the limit. A forgotten "Larry!" is left out, because it would remind the
    /// player.
    fn forecast(&self, seat: Seat, action: &Action) -> Vec<Self::Observation> {
        if self.allowed(seat, action).is_err() {
            return Vec::new();
        }
        let over = match *action {
            Action::Show { card, .. } => self.over_limit(seat, card),
            _ => None,
        };
        let certain = [Some(self.headline(seat, action)), over];
        certain.iter().flatten().map(|event| event.told(Viewer::Seat(seat))).collect()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn reveal_all(&self) -> Option<View> {
        Some(self.turned_up())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.over.then(|| Outcome::highest(self.totals().into_iter().map(i32::from).collect()))
    }
}
