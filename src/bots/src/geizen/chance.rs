//! How likely it is to win, at the end of a turn: from two tables that `cargo geizen-values` has made.

use geizen::{Board, LONGEST_ROW, ROWS, View};
use table::Seat;

/// The number of ways in which the rows can be filled: a row of n fields with 0 to n - 1 chips.
pub const BOARDS: usize = 4 * 5 * 6 * 7 * 8;
/// Hands from this number of chips on count as equally far from the end.
pub const MOST: usize = 24;
/// How far ahead or behind a player can be in the table, in chips.
pub const LEAD: usize = 24;
/// The size of the table of chances.
pub const CHANCES: usize = (MOST + 1) * (2 * LEAD + 1);
/// How many steps of the table of boards make up a chip.
pub const STEPS: f64 = 5.0;

/// The two tables, as they are stored.
static STORED: &[u8; BOARDS + CHANCES] = include_bytes!("values.bin");

/// What a position is worth.
#[derive(Clone, Debug)]
pub struct Chances {
    /// What the board is worth to the player on turn, in chips: what that player will win more in the end than the
    /// opponent, at a table for two. By [`board_number`].
    pub boards: Vec<f64>,
    /// The chance of the player on turn against one opponent, by how many chips the poorer of both has, and by the lead of the
    /// player on turn with what the board is worth.
    pub chances: Vec<f64>,
}

impl Default for Chances {
    fn default() -> Chances {
        let (boards, chances) = STORED.split_at(BOARDS);
        Chances {
            boards: boards.iter().map(|&step| f64::from(step.cast_signed()) / STEPS).collect(),
            chances: chances.iter().map(|&step| f64::from(step) / 255.0).collect(),
        }
    }
}

impl Chances {
    /// The tables as they are stored.
    #[must_use]
    pub fn stored(&self) -> Vec<u8> {
        let boards =
            self.boards.iter().map(|value| ((value * STEPS).round().clamp(-127.0, 127.0) as i8).cast_unsigned());
        boards.chain(self.chances.iter().map(|chance| (chance * 255.0).round() as u8)).collect()
    }

    /// The share of the victory that `seat` can expect when a turn is to begin. At a table for more than two it is the
    /// chance to be ahead of each opponent, as if these were independent; only the order of such chances matters.
    #[must_use]
    pub fn of(&self, view: &View, seat: Seat) -> f64 {
        let hand = |seat: Seat| f64::from(view.hands[seat.index()]);
        let seats = view.hands.len() as u8;
        if view.over {
            let most = view.hands.iter().max();
            let winners = view.hands.iter().filter(|hand| Some(*hand) == most).count();
            return if view.hands.get(seat.index()) == most { 1.0 / winners as f64 } else { 0.0 };
        }
        let board = self.boards[board_number(&view.board)];
        let mut chance = 1.0;
        for other in seat.others(seats) {
            let poorer = hand(seat).min(hand(other));
            // How many turns it is until each of the two is on turn.
            let wait = |of: Seat| (of.index() + usize::from(seats) - view.turn.index()) % usize::from(seats);
            let lead = hand(seat) - hand(other);
            chance *= match (wait(seat), wait(other)) {
                (0, _) => self.duel(poorer, lead + board),
                (_, 0) => 1.0 - self.duel(poorer, board - lead),
                (own, theirs) if own < theirs => self.duel(poorer, lead),
                _ => 1.0 - self.duel(poorer, -lead),
            };
        }
        chance
    }

    /// The chance of the player on turn against one opponent.
    #[must_use]
    pub fn duel(&self, poorer: f64, lead: f64) -> f64 {
        let (row, at, part) = cell(poorer, lead);
        let row = &self.chances[row..row + 2 * LEAD + 1];
        row[at] * (1.0 - part) + row[at + 1] * part
    }
}

/// Where the chances of this position stand: the first of a row, the nearest lower lead, and how far it is from there to the next.
#[must_use]
pub fn cell(poorer: f64, lead: f64) -> (usize, usize, f64) {
    let lead = (lead + LEAD as f64).clamp(0.0, 2.0 * LEAD as f64 - 0.001);
    let at = lead as usize;
    ((poorer as usize).min(MOST) * (2 * LEAD + 1), at, lead - at as f64)
}

/// The number of a board by how many fields of its rows are filled, below [`BOARDS`].
#[must_use]
pub fn board_number(board: &Board) -> usize {
    (1..=5).zip(&ROWS).fold(0, |number, (face, plan)| {
        debug_assert!(plan.fields.len() <= LONGEST_ROW);
        number * plan.fields.len() + board.row(face).filled().len()
    })
}
