//! What a table game is: seats, chance, secrets, the [`Game`] trait, the record, the laws.
//!
//! # Invariants
//! 1. Arrows: `web`, `xtask` -> games -> `table`. No game knows another. Rules never see a clock, a browser, a thread, a
//!    random device, the order of a hash map, or chance that depends on the width of `usize` (`tests/tests/app.rs`).
//! 2. Checking changes nothing, carrying out cannot fail, and nothing else writes the state: `legal`, `check`,
//!    `forecast` and `view` borrow, [`Game::resolve`] returns nothing, a refused [`Game::apply`] leaves an equal table
//!    ([`laws`]).
//! 3. No menu, refusal, forecast or view depends on something its viewer may not know (the twin law in [`laws`]).
//! 4. A record and the same rules version always give the same table ([`laws`], and the pinned numbers of [`GameRng`]).
//! 5. `web` decides nothing about rules: what a button needs is in the view, the menu or the forecast.
//!
//! `tests/laws.rs` plants a fault against each law and sees it caught.
//!
//! # One trait for five games
//! Two sets say who acts: [`Game::awaited`] *must*, [`Game::open`] *may*. Three sketches show that this is enough:
//!
//! - **Leiff: matching out of turn.** One seat is awaited (draw, then swap or discard). `legal(seat)` of every other
//!   seat lists `match slot` and `catch seat slot` for all occupied slots, whatever lies there, because what is offered
//!   may not depend on hidden cards; a wrong match is an act with consequences, not a refusal. An effect that waits for
//!   its choice is a state of the game; a match goes first and the choice is then listed among the slots that remain.
//!   A peek is a state too: the view of that seat shows the card while it lasts, ended by an act of its own. At any other
//!   time not even the owner's view holds the cards of a hand.
//! - **Larry: the doubt.** After a play the next seat alone is awaited, and its menu holds both the private acts (lay this
//!   card and say a sum, with or without "Larry!") and the open one (`doubt`). Accepting is no act of its own, except
//!   after a last card. The announced sum is part of the act, so that a bluff is a legal act like any other; `check`
//!   looks at limit and hand only. The reveal is an event that turns the secrets of the pile open.
//! - **Bohei: "Nö".** An announced action waits on top of the turn, one at a time. While it waits, `awaited` is the set of
//!   the players concerned who have not answered, all at once and in any order. An answer with a card takes two acts: the
//!   open `reach`, the same offer whatever is held, and behind the curtain `answer`, the card itself, or `back`. Traits and
//!   the winner of a challenge are entered, as open acts, by whoever played the card; calling "Bohei!" and reporting a
//!   breach are open acts of every seat at any time.

mod error;
mod game;
mod lang;
pub mod laws;
mod letters;
mod link;
mod options;
mod outcome;
mod player;
mod playthrough;
mod position;
mod record;
mod rng;
mod seat;
mod secret;
mod turns;
mod words;

pub use error::{ParseError, shortened};
pub use game::{Action, Game, Refusal, Side};
pub use lang::{Lang, Localized};
pub use letters::cleaned;
pub use link::{GameLink, Link, LinkError, RulesLink, smoothed};
pub use options::{
    Choice, Choices, OptionInfo, OptionSpec, Options, Start, choosing, chosen, read_options, variants, write_options,
};
pub use outcome::Outcome;
pub use player::RandomPlayer;
pub use playthrough::playthrough;
pub use position::{
    Pool, Position, PositionError, Rest, Scene, SceneStep, changed_options, joined, joined_or_dash, play_scene,
    read_each, read_seat, read_seats, seats_for, write_words,
};
pub use record::{
    Entry, Head, MAX_CORRECTIONS, MAX_LENGTH, MAX_NOTE, NoteKey, Notes, Problem, ReadError, Record, Step, read_act,
};
pub use rng::{DeviceSecret, GameRng, MAX_LUCK, PREFIX, PlayerSeed, Seed};
pub use seat::{MAX_SEATS, Seat, Seats, Viewer};
pub use secret::Secret;
pub use turns::{Begins, Mark, Past, Title, Turn, Turns, told_openly, turn_of_the_evening, turns};
pub use words::{Name, Part, Sentence, Words, cards, counted, listed, names, number, signed};
