//! What is certain about an act before it is done.

use std::rc::Rc;

use table::{Game, Seat};

/// What is certain about an act before it is done; asks the rules, and shows nothing of the game itself.
#[derive(Clone, PartialEq)]
pub struct Forecast<G: Game> {
    game: Rc<G>,
    seat: Seat,
}

impl<G: Game> Forecast<G> {
    /// The forecast of this game for this seat.
    #[must_use]
    pub fn new(game: &G, seat: Seat) -> Forecast<G> {
        Forecast { game: Rc::new(game.clone()), seat }
    }

    /// What will be told if this is done.
    #[must_use]
    pub fn of(&self, action: &G::Action) -> Vec<G::Observation> {
        self.game.forecast(self.seat, action)
    }
}
