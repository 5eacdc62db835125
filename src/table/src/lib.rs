//! The parts of every table game: seats, randomness, secrets, the [`Game`] trait, the record, the laws.
//!
//! # Invariants
//! 1. The rules crates depend on `table` and on no other crate of the project (`tests/tests/architecture.rs`). Rules use no clock,
//!    thread, file, environment, hash map or floating point (`clippy.toml` of each rules crate), and no number that depends on the
//!    width of `usize`.
//! 2. `legal`, `check`, `forecast` and `view` change nothing. [`Game::resolve`] cannot fail. A refused [`Game::apply`] leaves the
//!    table as it was ([`laws`]).
//! 3. No menu, refusal, forecast or view depends on something its viewer may not know (the secrecy law in [`laws`]).
//! 4. A record and the same rules version always give the same table ([`laws`], and the pinned numbers of [`GameRng`]).
//! 5. The page decides nothing about rules: what a button needs is in the view, the menu or the forecast.
//!
//! `tests/laws.rs` plants a fault against each law and shows that the law finds it.
//!
//! # One trait for five games
//! Two sets say who acts: the seats of [`Game::awaited`] must act, those of [`Game::open`] may. Three examples:
//!
//! - **Leiff: matching out of turn.** One seat is awaited (draw, then swap or discard). `legal(seat)` of every other
//!   seat lists `match slot` and `catch seat slot` for all occupied slots, because menus may not depend on hidden cards.
//!   A wrong match is an act with consequences, not a refusal. An effect that waits for a choice is a state of the game.
//!   A match is carried out at once, and the choice is then among the slots that remain. A peek is a state too: the view of
//!   that seat shows the card until the seat ends the peek with an act. At any other time no view holds the cards of a hand.
//! - **Larry: the doubt.** After a play the next seat alone is awaited. Its menu holds the private acts (lay this card and
//!   say a sum, with or without "Larry!") and the open one (`doubt`). Accepting is an act only after a last card. The
//!   announced sum is part of the act, so a bluff is a legal act; `check` looks at limit and hand only. The reveal is an
//!   event that shows the cards of the pile.
//! - **Bohei: "Nö".** An announced action waits for answers, one action at a time. `awaited` is then the set of the
//!   players concerned who have not answered; they answer in any order. An answer with a card takes two acts: the open
//!   `reach`, which is offered whatever the hand holds, and behind the curtain `answer`, the card itself, or `back`. Whoever
//!   played the card enters traits and the winner of a challenge as open acts. Calling "Bohei!" and reporting a breach are
//!   open acts of every seat at any time.

mod error;
mod game;
mod imagine;
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
pub use imagine::Imagine;
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
    Entry, Head, MAX_CORRECTIONS, MAX_LENGTH, MAX_NOTE, MAX_STEP_NOTE, NoteKey, Notes, Problem, ReadError, Record,
    Step, read_act,
};
pub use rng::{DeviceSecret, GameRng, MAX_PLAYER_SEED, PREFIX, PlayerSeed, Seed};
pub use seat::{MAX_SEATS, Seat, Seats, Viewer};
pub use secret::Secret;
pub use turns::{Begins, Mark, Past, Title, Turn, Turns, told_openly, turn_of_the_evening, turns};
pub use words::{Name, Part, Sentence, Words, cards, counted, listed, names, number, signed};
