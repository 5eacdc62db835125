//! Geizen: roll five dice, keep what costs little, fill the rows, and take one when its red field is yours.
//!
//! # The game
//! For 2 to 5 players. Each begins with [`START_CHIPS`]; the rest of the [`CHIPS`] is the bank.
//!
//! On your turn you throw all five dice into the tower and put at least one aside. You roll the rest, put at least one
//! aside, and so on, until all five lie there: after five rolls at the latest.
//!
//! Then every die is paid for on the row of its face, on the first free field from the top ([`ROWS`]). A field takes one
//! chip, the first of rows 1 and 2 takes two. On green fields you pay, on yellow ones the bank does. A six is free. With the red
//! field you complete the row: you pay it, take all chips of the row, and everybody else pays the bank what the arrow
//! says. Dice left over of that face begin the emptied row anew.
//!
//! Whoever runs short borrows up to five chips of the bank and repays at the end of the turn. The game ends when a player has
//! no chips at the end of the own turn; most chips win, equals share.
//!
//! # Files
//! [`ROWS`] is the board, [`Dice`] the dice, [`Action`] the two acts, [`Bill`] the scoring and [`Receipt`] its words,
//! [`Event`] the story; `play` carries a turn out. The rulings that decide what the booklet leaves open are cited where
//! they act.

mod action;
mod bill;
mod board;
mod dice;
mod error;
mod event;
mod lawful;
mod options;
mod parse_error;
mod play;
mod scene;
mod view;
mod words;

pub use action::Action;
pub use bill::{Bill, Line, Place};
pub use board::{Board, Field, LONGEST_ROW, ROWS, Row, RowPlan};
pub use dice::{DICE, Dice};
pub use error::Error;
pub use event::Event;
pub use options::Options;
pub use parse_error::ParseError;
pub use view::View;
pub use words::{Receipt, ReceiptLine};

use std::ops::RangeInclusive;

use table::{Game, GameRng, Outcome, Seat, Seats, Viewer};

use bill::Chips;

/// All chips of the game: hands, board and bank together, always.
pub const CHIPS: u8 = 130;

/// Chips of each player at the start, for 2, 3, 4 and 5 players.
pub const START_CHIPS: [u8; 4] = [18, 22, 25, 25];

/// The most chips a player may owe the bank while placing.
pub const MAX_LOAN: i16 = 5;

/// A table of Geizen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Geizen {
    rng: GameRng,
    chips: Chips,
    start: Seat,
    turn: Seat,
    round: u16,
    rolls: u8,
    rolled: Dice,
    kept: Dice,
    over: bool,
}

impl Game for Geizen {
    const ID: &'static str = "geizen";
    const VERSION: u16 = 1;
    const SEATS: RangeInclusive<u8> = 2..=5;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Observation = Event;
    type View = View;
    type Error = Error;

    fn deal(seats: u8, options: Options, rng: GameRng) -> Geizen {
        assert!(Geizen::SEATS.contains(&seats), "Geizen is for 2 to 5");
        Geizen::lay_out(seats, &options, rng)
    }

    fn seats(&self) -> u8 {
        self.chips.seats
    }

    fn rng(&self) -> &GameRng {
        &self.rng
    }

    fn awaited(&self) -> Seats {
        if self.over { Seats::NONE } else { Seats::only(self.turn) }
    }

    fn legal(&self, seat: Seat) -> Vec<Action> {
        if self.over || seat != self.turn {
            Vec::new()
        } else if self.rolled.is_empty() {
            vec![Action::Roll]
        } else {
            self.rolled.choices().into_iter().map(Action::Keep).collect()
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Error> {
        self.allowed(seat, action)
    }

    fn resolve(&mut self, _seat: Seat, action: Action, events: &mut Vec<Event>) {
        match action {
            Action::Roll => self.roll(events),
            Action::Keep(dice) => self.keep(dice, events),
        }
    }

    fn told(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    /// Everything about a keep is certain; nothing about a roll is.
    fn forecast(&self, seat: Seat, action: &Action) -> Vec<Event> {
        let mut events = Vec::new();
        if let (Action::Keep(dice), Ok(())) = (action, self.allowed(seat, action)) {
            self.clone().keep(*dice, &mut events);
        }
        events
    }

    fn view(&self, _viewer: Viewer) -> View {
        View {
            turn: self.turn,
            round: self.round,
            rolls: self.rolls,
            rolled: self.rolled,
            kept: self.kept,
            bill: self.bill(),
            hands: self.hands(),
            bank: self.chips.bank,
            board: self.chips.board,
            over: self.over,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }
}
