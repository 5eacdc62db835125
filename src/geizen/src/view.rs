//! The table as everybody sees it: nothing in this game is hidden.

use table::Seat;

use crate::{Bill, Board, Dice};

/// What lies on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Whose turn it is; at the end, whose turn was the last.
    pub turn: Seat,
    /// The number of the round, from 1: how often the start player has been on turn.
    pub round: u16,
    /// How many rolls this turn has had.
    pub rolls: u8,
    /// The dice that came out of the tower last and are not yet put aside; none before a roll.
    pub rolled: Dice,
    /// The dice put aside in this turn.
    pub kept: Dice,
    /// What the dice put aside cost and bring so far.
    pub bill: Bill,
    /// The chips of all players in sitting order.
    pub hands: Vec<u8>,
    /// The chips in the common supply.
    pub bank: u8,
    /// The chips on the board.
    pub board: Board,
    /// Whether the game is over.
    pub over: bool,
}
