//! The table as everybody sees it: nothing in this game is hidden.

use table::{MAX_SEATS, Seat};

use crate::bill::{Chips, settle};
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

impl View {
    /// The table after this turn, if the player on turn had kept these dice and no others. What lies aside already does not
    /// matter. The number of the round stays as it is, because the view does not say who began.
    #[must_use]
    pub fn scored(&self, dice: Dice) -> View {
        let mut hands = [0; MAX_SEATS as usize];
        for (chips, &hand) in hands.iter_mut().zip(&self.hands) {
            *chips = hand.into();
        }
        let seats = self.hands.len() as u8;
        let mut chips = Chips { seats, board: self.board, hands, bank: self.bank };
        let end = settle(&mut chips, self.turn, dice).end();
        chips.hands[self.turn.index()] = end.into();
        let over = end == 0;
        let turn = if over { self.turn } else { self.turn.after(1, seats) };
        View {
            turn,
            round: self.round,
            rolls: if over { self.rolls } else { 0 },
            rolled: Dice::NONE,
            kept: if over { dice } else { Dice::NONE },
            bill: settle(&mut chips, turn, Dice::NONE),
            hands: chips.hands[..self.hands.len()].iter().map(|&hand| hand.max(0) as u8).collect(),
            bank: chips.bank,
            board: chips.board,
            over,
        }
    }
}
