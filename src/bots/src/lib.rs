//! Regulars of the house: players made of code, who know what their seat knows and nothing else.
//!
//! # The kit
//! A [`Bot`] is told what its seat is told and chooses from the view of its seat, its menu, and randomness of its own. It never gets a
//! game or a record, so it cannot cheat. [`Company`] is the one place that knows the record and the bots: it tells them what
//! happens, asks them, in slices if they search, and says who acts next. [`HasBots`] is what a game with regulars implements, and
//! [`Level`] how well they play. A bot that searches deals the hidden cards anew with [`table::Imagine`].
//!
//! # Invariants
//! 1. This crate depends on `table` and on rules crates, and nothing in the rules depends on it.
//! 2. A bot chooses the same on two tables that its seat cannot tell apart, what it chooses is in its menu, and it needs no more
//!    playouts than it says. [`laws`] tries that; `tests/all/cheats.rs` shows that bots which cheat are found.
//! 3. A bot chooses the same on every machine: no clock, no order of a hash map, and no function of floating point whose last bit
//!    depends on the machine (`clippy.toml`).
//! 4. A replay repeats every choice: randomness is [`table::Seed::bot_rng`].

mod bot;
mod company;
pub mod geizen;
pub mod larry;
pub mod laws;
pub mod leiff;
mod level;
mod random;
pub mod riffifi;
mod weigh;

pub use bot::{Bot, Budget, Choice, Decided, Sitting, Thought, Weighed};
pub use company::{Company, Next, regular};
pub use level::{Costly, HasBots, Level, Review, TurnReview};
pub use random::Random;

/// Calls a macro with all games that have regulars: each with its slug and the type of its rules. Bohei lives from the room (glasses,
/// challenges, rules about behaviour) and has none.
///
/// The types are only names here; a caller depends on the crates of those that it uses.
#[macro_export]
macro_rules! for_each_game_with_bots {
    ($callback:ident) => {
        $callback! {
            leiff: ::leiff::Leiff;
            geizen: ::geizen::Geizen;
            larry: ::larry::Larry;
            riffifi: ::riffifi::Riffifi;
        }
    };
}
