//! Riffifi: a card claims loot of its colour until the next turn, unless somebody plays a lower one.
//!
//! # The game
//! For 3 to 5 players. 40 cards, 1 to 8 in five colours, are dealt out (with three players, four ones leave before); 12
//! chips of each colour lie in the middle.
//!
//! On your turn you play a card openly before you. It claims as many chips of its colour as it shows; if it still lies there
//! when your turn comes again, you collect them, turn it down, and play the next. But of each colour only one card lies
//! openly: where two meet, the higher one is turned down and brings nothing. A card that would have to be turned down as
//! soon as it is played may be laid down unseen.
//!
//! Chips come from the middle; when it has run out of a colour, from whoever has most of it. A round ends when all cards
//! are played and all claims are settled. After as many rounds as players most chips win.
//!
//! # Variants
//! The Officer turns down any open card. With equal chances hands are dealt once and go on to the left after each round.
//! With the score sheet the first to score seven chips of each colour wins. A game of one round is a house rule.
//!
//! # Files
//! [`Card`], [`Cards`] and [`Loot`] are the components, [`Action`] what a player can do, [`Event`] the story; `deal`, `play`
//! and `score` are the headings of the booklet, `claim` says who pays. The rulings that decide what the booklet leaves
//! open are cited where they act.

mod action;
mod card;
mod cards;
mod claim;
mod deal;
mod error;
mod event;
mod imagine;
mod lawful;
mod loot;
mod options;
mod parse_error;
mod play;
mod scene;
mod score;
mod view;
mod words;

pub use action::Action;
pub use card::{Card, Colour, HIGHEST};
pub use cards::Cards;
pub use error::Error;
pub use event::{Event, HiddenEvent, Observation};
pub use imagine::Memory;
pub use loot::{CHIPS, Loot};
pub use options::{Length, Options};
pub use parse_error::ParseError;
pub use score::TICKED;
pub use view::{Due, Effect, InHand, Phase, Place, TurnedUp, View};
pub use words::{adjective, named};

use std::fmt;
use std::ops::RangeInclusive;

use table::{Game, GameRng, Outcome, Seat, Seats, Viewer};

/// A table of Riffifi.
#[derive(Clone, PartialEq, Eq)]
pub struct Riffifi {
    seats: u8,
    options: Options,
    rng: GameRng,
    dealer: Seat,
    turn: Seat,
    out: Cards,
    middle: Loot,
    /// Entries beyond `seats` stay empty.
    players: [Player; 5],
    /// Cards that were laid unseen in this round, in order.
    laid: Vec<Laid>,
    /// Earlier rounds with the same hands.
    before: Before,
    /// What each player had at the end of each finished round.
    scored: Vec<[Loot; 5]>,
    over: bool,
}

/// What belongs to a player.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Player {
    hand: Cards,
    open: Option<Card>,
    /// The own card that a lower one has turned down since this player's last turn.
    lost: Option<Card>,
    pile: Cards,
    loot: Loot,
}

impl Player {
    /// The hand as it was dealt: a card never changes its owner during a round.
    fn cards(&self) -> Cards {
        self.hand | self.open.into_iter().collect() | self.pile
    }
}

/// A card that was laid unseen.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Laid {
    card: Card,
    /// What lay openly before the others: this tells everybody which cards it can be.
    lay_open: Cards,
}

/// What the rounds before have shown of hands that were passed on; empty after every deal.
#[derive(Clone, PartialEq, Eq, Default)]
struct Before {
    /// Cards that have lain openly: everybody knows to which hand they belong.
    shown: Cards,
    /// Cards that were laid unseen.
    laid: Vec<Laid>,
}

/// Prints only what the open table shows, because a state may be printed in a test's message or a panic.
impl fmt::Debug for Riffifi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.view(Viewer::Table).fmt(f)
    }
}

impl Riffifi {
    fn all(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats)
    }

    fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    fn places(&self) -> &[Player] {
        &self.players[..usize::from(self.seats)]
    }

    /// Cards that lie openly or have done so in this round.
    fn shown(&self) -> Cards {
        let played = self.places().iter().fold(Cards::NONE, |all, player| all | player.cards().without(player.hand));
        played.without(self.laid.iter().map(|laid| laid.card).collect())
    }
}

impl Game for Riffifi {
    const ID: &'static str = "riffifi";
    const VERSION: u16 = 1;
    const SEATS: RangeInclusive<u8> = 3..=5;

    type Options = Options;
    type Action = Action;
    type Event = HiddenEvent;
    type Observation = Observation;
    type View = View;
    type Error = Error;

    fn deal(seats: u8, options: Options, rng: GameRng) -> Riffifi {
        assert!(Riffifi::SEATS.contains(&seats), "Riffifi is for 3 to 5");
        let mut game = Riffifi::lay_out(seats, options, rng);
        game.deal_cards();
        game
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
        if seat == self.turn { self.menu() } else { Vec::new() }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Error> {
        self.allowed(seat, *action)
    }

    fn resolve(&mut self, _seat: Seat, action: Action, events: &mut Vec<HiddenEvent>) {
        match action {
            Action::Collect(more) => self.collect(more, events),
            Action::Play(card) => self.play(card, events),
            Action::LayUnseen(card) => self.lay_unseen(card, events),
            Action::Turn(target) => self.send_officer(target, events),
        }
    }

    fn told(event: &HiddenEvent, viewer: Viewer) -> Option<Observation> {
        Some(event.told(viewer))
    }

    /// The end of the game, after which everything may be looked at ([`Game::reveal_all`]).
    fn reveals(event: &HiddenEvent) -> bool {
        matches!(event, Event::Ended { .. })
    }

    /// Everything is certain but the hands of the next round.
    fn forecast(&self, seat: Seat, action: &Action) -> Vec<Observation> {
        let mut events = Vec::new();
        if self.allowed(seat, *action).is_ok() {
            self.clone().resolve(seat, *action, &mut events);
        }
        let certain = events.iter().take_while(|event| !matches!(event, Event::Dealt { .. } | Event::Passed { .. }));
        certain.map(|event| event.told(Viewer::Seat(seat))).collect()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn reveal_all(&self) -> Option<View> {
        Some(self.turned_up())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }
}
