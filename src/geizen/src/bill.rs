//! The scoring of a turn, chip by chip: what each die costs and brings.

use table::{MAX_SEATS, Seat};

use crate::board::{Board, Field, RowPlan};
use crate::{Dice, MAX_LOAN};

/// The calculation of a turn. As long as dice are missing it is the calculation of those kept so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bill {
    /// The player's chips before.
    pub before: u8,
    /// The player's chips after the last die; below 0 while chips of the bank are owed, then -5 at the lowest.
    pub after: i16,
    /// One line for each die that was placed, in the order of placing; sixes last.
    pub lines: Vec<Line>,
    /// Dice that could not be placed, because the player may borrow no further.
    pub unplaced: Dice,
}

/// What one die costs and brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// The face of the die, 1 to 6.
    pub face: u8,
    /// The field it pays for; `None` for a six, which costs nothing.
    pub place: Option<Place>,
}

/// What happens on one field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The number of the field in its row, from 0.
    pub field: u8,
    /// What the field is.
    pub kind: Field,
    /// Chips the player puts there.
    pub own: u8,
    /// How many of them the bank had to lend.
    pub borrowed: u8,
    /// Chips the bank puts there.
    pub bank: u8,
    /// Chips the player takes from the completed row.
    pub taken: u8,
    /// Chips each seat pays to the bank for the completed row, by seat number.
    pub paid: [u8; MAX_SEATS as usize],
}

impl Line {
    /// What the die changes in the player's chips.
    #[must_use]
    pub fn net(&self) -> i32 {
        self.place.map_or(0, |place| place.net())
    }
}

impl Place {
    /// What the field changes in the player's chips.
    #[must_use]
    pub fn net(&self) -> i32 {
        i32::from(self.taken) - i32::from(self.own)
    }
}

impl Bill {
    /// The player's chips at the end of the turn, debts repaid.
    #[must_use]
    pub fn end(&self) -> u8 {
        self.after.max(0) as u8
    }

    /// What the turn changes in the player's chips.
    #[must_use]
    pub fn net(&self) -> i32 {
        i32::from(self.end()) - i32::from(self.before)
    }

    /// What the dice kept so far change; a debt counts until the turn ends.
    #[must_use]
    pub fn so_far(&self) -> i32 {
        i32::from(self.after) - i32::from(self.before)
    }

    /// How many dice the calculation is about.
    #[must_use]
    pub fn dice(&self) -> u8 {
        self.lines.len() as u8 + self.unplaced.len()
    }
}

/// Chips on the table while dice are placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Chips {
    pub(crate) seats: u8,
    pub(crate) board: Board,
    /// Chips in hand by seat number; only the active player's may fall below 0.
    pub(crate) hands: [i16; MAX_SEATS as usize],
    pub(crate) bank: u8,
}

/// Places all dice of `player` in the best order of rows, and changes `chips` accordingly.
///
/// The best order leaves the player with most chips, debts repaid; among equals, the lowest rows first (rulings,
/// "Geizen").
pub(crate) fn settle(chips: &mut Chips, player: Seat, dice: Dice) -> Bill {
    let faces: Vec<u8> = (1..=5).filter(|&face| dice.count(face) > 0).collect();
    let mut best = Attempt::new(*chips, player, dice, &faces);
    if order_matters(chips, player, dice) {
        for order in orders(&faces).iter().skip(1) {
            let other = Attempt::new(*chips, player, dice, order);
            if other.bill.end() > best.bill.end() {
                best = other;
            }
        }
    }
    *chips = best.chips;
    best.bill
}

/// Whether the order of rows can change the result. It cannot if, sixes aside, the bank has a chip for every die, and if
/// the player's chips and the credit that the bank can give besides are two for every die: then every die is placed, and
/// every row pays the same, in any order.
///
/// It is not enough that one order places all dice. In another order a player with one chip left may come to a field
/// that costs two while the bank is empty; that die and all later ones are not placed, and the player keeps the chip.
fn order_matters(chips: &Chips, player: Seat, dice: Dice) -> bool {
    let paid = i16::from(dice.len() - dice.count(6));
    let credit = MAX_LOAN.min(i16::from(chips.bank) - paid);
    credit < 0 || chips.hands[player.index()] + credit < 2 * paid
}

/// Every order of the rows, ascending.
fn orders(faces: &[u8]) -> Vec<Vec<u8>> {
    if faces.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for &first in faces {
        let rest: Vec<u8> = faces.iter().copied().filter(|&face| face != first).collect();
        for mut order in orders(&rest) {
            order.insert(0, first);
            all.push(order);
        }
    }
    all
}

/// Placing the dice in one order of rows.
struct Attempt {
    chips: Chips,
    player: Seat,
    bill: Bill,
}

impl Attempt {
    fn new(chips: Chips, player: Seat, dice: Dice, order: &[u8]) -> Attempt {
        let before = chips.hands[player.index()].max(0) as u8;
        let bill = Bill { before, after: 0, lines: Vec::with_capacity(5), unplaced: Dice::NONE };
        let mut attempt = Attempt { chips, player, bill };
        for &face in order {
            for _ in 0..dice.count(face) {
                attempt.place(face);
            }
        }
        for _ in 0..dice.count(6) {
            attempt.bill.lines.push(Line { face: 6, place: None });
        }
        attempt.bill.after = attempt.hand();
        attempt
    }

    fn hand(&self) -> i16 {
        self.chips.hands[self.player.index()]
    }

    /// Places a die whole or not at all; after the first that cannot be placed, none is.
    fn place(&mut self, face: u8) {
        let Some(plan) = RowPlan::of(face) else { return };
        let field = self.chips.board.row(face).filled().len();
        let kind = plan.fields[field];
        let due = plan.chips(field);
        let own = if kind == Field::Yellow { 0 } else { due };
        if !self.bill.unplaced.is_empty() || !self.can_pay(own) {
            self.bill.unplaced = self.bill.unplaced.with(face);
            return;
        }
        let borrowed = self.pay(own);
        let bank = if kind == Field::Yellow { self.bank_pays(due) } else { 0 };
        self.chips.board.row_mut(face).fill(own + bank);
        let mut place =
            Place { field: field as u8, kind, own, borrowed, bank, taken: 0, paid: [0; MAX_SEATS as usize] };
        if kind == Field::Red {
            place.taken = self.chips.board.row_mut(face).empty();
            self.take(place.taken);
            for seat in self.player.others(self.chips.seats) {
                place.paid[seat.index()] = self.collect(seat, plan.arrow);
            }
        }
        self.bill.lines.push(Line { face, place: Some(place) });
    }

    /// Never further than 5 below zero, and never further than the bank can lend.
    fn can_pay(&self, own: u8) -> bool {
        let after = self.hand() - i16::from(own);
        let lent_anew = (-after).max(0) - (-self.hand()).max(0);
        after >= -MAX_LOAN && lent_anew <= i16::from(self.chips.bank)
    }

    /// Pays with own chips first, then with chips of the bank; says how many those were.
    fn pay(&mut self, own: u8) -> u8 {
        let held = self.hand().max(0) as u8;
        let borrowed = own.saturating_sub(held);
        self.chips.hands[self.player.index()] -= i16::from(own);
        self.chips.bank -= borrowed;
        borrowed
    }

    /// A yellow field takes what the bank still has.
    fn bank_pays(&mut self, due: u8) -> u8 {
        let paid = due.min(self.chips.bank);
        self.chips.bank -= paid;
        paid
    }

    /// Chips go to the player; what is owed goes on to the bank at once.
    fn take(&mut self, taken: u8) {
        let owed = (-self.hand()).max(0) as u8;
        self.chips.bank += taken.min(owed);
        self.chips.hands[self.player.index()] += i16::from(taken);
    }

    /// Another player pays the bank, at most what is left.
    fn collect(&mut self, seat: Seat, due: u8) -> u8 {
        let hand = &mut self.chips.hands[seat.index()];
        let paid = due.min(*hand as u8);
        *hand -= i16::from(paid);
        self.chips.bank += paid;
        paid
    }
}
