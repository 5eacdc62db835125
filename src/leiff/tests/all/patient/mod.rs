//! Random players who play on for long.

use leiff::{Action, Leiff};
use table::{RandomPlayer, Seat};

/// The next act of random players of whom few call "Leiff!", so that piles run out and rows grow.
pub(crate) fn choose(player: &mut RandomPlayer, game: &Leiff) -> Option<(Seat, Action)> {
    let chosen: Vec<_> = std::iter::from_fn(|| player.choose(game)).take(4).collect();
    chosen.iter().find(|(_, action)| *action != Action::Call).or(chosen.first()).copied()
}
