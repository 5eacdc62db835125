//! Geizen for the law kit: counting the chips, and resampling the dice.

use table::laws::Lawful;
use table::{GameRng, Seat, Viewer};

use crate::{Action, CHIPS, Geizen};

impl Lawful for Geizen {
    /// Ten times the acts of the longest of 400,000 random games.
    const LONGEST: usize = 2_200;

    fn rounds(&self) -> u32 {
        u32::from(self.round)
    }

    /// Hands, board and bank make up the 130 chips.
    fn conserved(&self) -> Result<(), String> {
        let hands: u32 = self.hands().into_iter().map(u32::from).sum();
        let sum = hands + u32::from(self.chips.board.sum()) + u32::from(self.chips.bank);
        if sum == u32::from(CHIPS) { Ok(()) } else { Err(format!("{sum} chips instead of {CHIPS}")) }
    }

    /// Only what the dice will show is hidden.
    fn resample(&self, _viewer: Viewer, rng: GameRng) -> Geizen {
        Geizen { rng, ..self.clone() }
    }

    /// The dice of a roll are hidden until they have fallen; keeping is the same at both tables.
    fn matching_action(&self, _resampled: &Geizen, _viewer: Viewer, _seat: Seat, action: &Action) -> Option<Action> {
        (*action != Action::Roll).then_some(*action)
    }
}
