//! The random player for laws, playouts and benchmarks.

use crate::{Action, Game, GameRng, Seat};

/// Chooses at random: first an act of an awaited seat (nine times in ten) or a reaction out of turn, if there is one;
/// then a kind of act, each with the same probability; then one act of that kind.
///
/// Do not change it: figures of playouts are compared over the years.
#[derive(Clone, Debug)]
pub struct RandomPlayer {
    rng: GameRng,
}

impl RandomPlayer {
    /// A player that chooses with this source of randomness.
    #[must_use]
    pub fn new(rng: GameRng) -> RandomPlayer {
        RandomPlayer { rng }
    }

    /// The next act; `None` when the game is over.
    pub fn choose<G: Game>(&mut self, game: &G) -> Option<(Seat, G::Action)> {
        let awaited = game.awaited();
        if awaited.is_empty() {
            return None;
        }
        if self.rng.below(10) == 0 {
            let reacting: Vec<Seat> = Seat::all(game.seats())
                .filter(|&seat| !awaited.contains(seat) && !game.legal(seat).is_empty())
                .collect();
            if let Some(&seat) = self.rng.pick(&reacting) {
                return Some((seat, self.act(game.legal(seat))?));
            }
        }
        let nth = self.rng.below(u32::from(awaited.len())) as usize;
        let seat = awaited.iter().nth(nth)?;
        Some((seat, self.act(game.legal(seat))?))
    }

    fn act<A: Action>(&mut self, mut menu: Vec<A>) -> Option<A> {
        let mut kinds: Vec<&'static str> = Vec::new();
        for act in &menu {
            if !kinds.contains(&act.kind()) {
                kinds.push(act.kind());
            }
        }
        if kinds.len() > 1 {
            let kind = *self.rng.pick(&kinds)?;
            menu.retain(|act| act.kind() == kind);
        }
        let nth = self.rng.below(u32::try_from(menu.len()).ok()?) as usize;
        Some(menu.swap_remove(nth))
    }
}
