//! The order in which rows are placed, against brute force: on random positions that are short of chips or of bank, every
//! order is tried with a scoring written down anew, as plainly as the booklet tells it.

use geizen::{CHIPS, Dice, Field, Geizen, ROWS};
use table::{Game, GameRng, Scene, Viewer, joined, joined_or_dash, play_scene};

const POSITIONS: u32 = 20_000;

#[test]
fn no_order_of_rows_is_better_and_among_equals_the_lowest_rows_come_first() {
    let mut rng = GameRng::from_seed([7; 32]);
    for _ in 0..POSITIONS {
        let chips = Chips::random(&mut rng);
        let dice: Dice = (0..5).map(|_| 1 + rng.below(6) as u8).collect();
        let position = format!("{} rolled:{dice}", chips.position());
        let mut game = Geizen::from_position(&position).expect("a position");
        play_scene(&mut game, &dice.to_string()).expect("a keep");
        assert_eq!(Chips::of(&game), chips.best(dice), "{position}");
    }
}

/// What lies where; seat a is on turn.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Chips {
    hands: Vec<i32>,
    bank: i32,
    board: [Vec<i32>; 5],
}

impl Chips {
    /// Half of the positions have next to nothing in the bank; the player on turn never has much.
    fn random(rng: &mut GameRng) -> Chips {
        let mut below = |n: i32| rng.below(n as u32) as i32;
        let mut board: [Vec<i32>; 5] = Default::default();
        for (row, plan) in board.iter_mut().zip(&ROWS) {
            for (field, kind) in plan.fields.iter().enumerate().take(below(plan.fields.len() as i32) as usize) {
                row.push(if *kind == Field::Yellow { below(2) } else { plan.chips(field).into() });
            }
        }
        let mut rest = i32::from(CHIPS) - board.iter().flatten().sum::<i32>();
        let mut hands = vec![below(12)];
        rest -= hands[0];
        let bank = if below(2) == 0 { below(4) } else { below(rest) };
        rest -= bank;
        for _ in 0..below(4) {
            hands.push(below(6).min(rest));
            rest -= hands[hands.len() - 1];
        }
        hands.push(rest);
        Chips { hands, bank, board }
    }

    fn of(game: &Geizen) -> Chips {
        let view = game.view(Viewer::Table);
        let row = |face| view.board.row(face).filled().iter().map(|&chips| chips.into()).collect();
        Chips {
            hands: view.hands.iter().map(|&hand| hand.into()).collect(),
            bank: view.bank.into(),
            board: [1, 2, 3, 4, 5].map(row),
        }
    }

    fn position(&self) -> String {
        let rows = self.board.each_ref().map(|row| joined_or_dash(row, ""));
        format!("hands:{} board:{}", joined(&self.hands, ","), rows.join("/"))
    }

    /// The best of all 120 orders. They come in ascending order, and only a better one replaces the first.
    fn best(&self, dice: Dice) -> Chips {
        let tried = orders(vec![1, 2, 3, 4, 5]).into_iter().map(|order| self.scored(&order, dice));
        tried.reduce(|best, other| if other.hands[0] > best.hands[0] { other } else { best }).expect("120 orders")
    }

    fn scored(&self, order: &[u8], dice: Dice) -> Chips {
        let mut chips = self.clone();
        let faces = order.iter().flat_map(|&face| std::iter::repeat_n(face, dice.count(face).into()));
        for face in faces {
            if !chips.place(usize::from(face) - 1) {
                break;
            }
        }
        chips.hands[0] = chips.hands[0].max(0);
        chips
    }

    /// Whether the die could be placed.
    fn place(&mut self, row: usize) -> bool {
        let (plan, field) = (&ROWS[row], self.board[row].len());
        let due = if field == 0 { i32::from(plan.first) } else { 1 };
        if plan.fields[field] == Field::Yellow {
            let paid = due.min(self.bank);
            self.bank -= paid;
            self.board[row].push(paid);
            return true;
        }
        if !self.change(-due) {
            return false;
        }
        self.board[row].push(due);
        if plan.fields[field] == Field::Red {
            let taken = std::mem::take(&mut self.board[row]).iter().sum();
            self.change(taken);
            for other in 1..self.hands.len() {
                let paid = self.hands[other].min(plan.arrow.into());
                self.hands[other] -= paid;
                self.bank += paid;
            }
        }
        true
    }

    /// Changes what the player holds, or owes: whatever is owed is missing in the bank.
    fn change(&mut self, by: i32) -> bool {
        let after = self.hands[0] + by;
        let bank = self.bank - (-after).max(0) + (-self.hands[0]).max(0);
        let possible = after >= -5 && bank >= 0;
        if possible {
            (self.hands[0], self.bank) = (after, bank);
        }
        possible
    }
}

/// Every order of these rows, ascending.
fn orders(rows: Vec<u8>) -> Vec<Vec<u8>> {
    if rows.is_empty() {
        return vec![rows];
    }
    let with = |first: u8| {
        let rest = rows.iter().copied().filter(|&row| row != first).collect();
        orders(rest).into_iter().map(move |rest| [vec![first], rest].concat())
    };
    rows.iter().copied().flat_map(with).collect()
}
