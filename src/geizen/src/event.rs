//! What happens. Everything lies openly, so every viewer reads the same.

use table::{Seat, Seats};

use crate::{Bill, Dice};

/// An event of Geizen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Dice came out of the tower.
    Rolled {
        /// Whose turn it is.
        seat: Seat,
        /// What they show.
        dice: Dice,
        /// The number of the roll in this turn, 1 to 5.
        roll: u8,
    },
    /// Dice were put aside.
    Kept {
        /// Whose turn it is.
        seat: Seat,
        /// Which dice.
        dice: Dice,
        /// What all dice put aside so far cost and bring.
        bill: Bill,
    },
    /// All dice lie aside: the turn was scored.
    Scored {
        /// Whose turn it was.
        seat: Seat,
        /// The calculation that was carried out.
        bill: Bill,
        /// The chips of all players now, in sitting order.
        hands: Vec<u8>,
    },
    /// A player had no chips left at the end of the own turn: the game is over.
    Ended {
        /// Who is out of chips.
        seat: Seat,
        /// Who has won; several with equal chips.
        winners: Seats,
    },
}
