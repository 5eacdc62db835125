//! Whole tables made up from what one seat knows, for players that search.

use crate::{Game, GameRng, Seat};

/// A game whose tables can be made up from what one seat knows. It is about views and what was told, never about a game: so
/// whoever searches among imagined tables knows no more than the seat.
///
/// The kit of the bots has a law for it: an imagined table looks to the seat exactly like the real one, and is one to which
/// the rules can lead.
pub trait Imagine: Game {
    /// What the seat has learned and no view of it shows any more: cards that were seen, what was said.
    type Memory: Clone + Default;

    /// Takes in what the seat was told of one act, and its view after the act. It is called once for the deal, with nothing
    /// told, and then for every act in order.
    fn remember(memory: &mut Self::Memory, seat: Seat, told: &[Self::Observation], view: &Self::View);

    /// A whole table, everything that the seat does not know dealt at random from `rng`, which also becomes its source of randomness.
    /// `None` if no table was found after a bounded number of attempts.
    fn imagine(seat: Seat, view: &Self::View, memory: &Self::Memory, rng: GameRng) -> Option<Self>;
}
