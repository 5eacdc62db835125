//! A turn: roll, keep at least one die, roll the rest, until all five are kept; then score.

use table::{GameRng, MAX_SEATS, Outcome, Seat};

use crate::bill::{Chips, settle};
use crate::{Action, Bill, Board, CHIPS, DICE, Dice, Error, Event, Geizen, Options, START_CHIPS};

impl Geizen {
    /// Lays out the board, hands out the chips, and names the start player.
    pub(crate) fn lay_out(seats: u8, options: &Options, mut rng: GameRng) -> Geizen {
        let each = START_CHIPS[usize::from(seats) - 2];
        let mut hands = [0; MAX_SEATS as usize];
        hands[..usize::from(seats)].fill(i16::from(each));
        let chips = Chips { seats, board: Board::default(), hands, bank: CHIPS - each * seats };
        let start = options.start.seat(seats, &mut rng);
        Geizen { rng, chips, start, turn: start, round: 1, rolls: 0, rolled: Dice::NONE, kept: Dice::NONE, over: false }
    }

    pub(crate) fn allowed(&self, seat: Seat, action: &Action) -> Result<(), Error> {
        if seat != self.turn {
            return Err(Error::NotYourTurn { turn: self.turn });
        }
        match action {
            Action::Roll if self.rolled.is_empty() => Ok(()),
            Action::Roll => Err(Error::KeepFirst),
            Action::Keep(_) if self.rolled.is_empty() => Err(Error::RollFirst),
            Action::Keep(dice) if dice.is_empty() => Err(Error::KeepFirst),
            Action::Keep(dice) => match self.rolled.minus(*dice) {
                Some(_) => Ok(()),
                None => Err(Error::NotRolled { dice: *dice }),
            },
        }
    }

    pub(crate) fn roll(&mut self, events: &mut Vec<Event>) {
        let dice = (0..DICE - self.kept.len()).map(|_| 1 + self.rng.below(6) as u8).collect();
        self.rolled = dice;
        self.rolls += 1;
        events.push(Event::Rolled { seat: self.turn, dice, roll: self.rolls });
    }

    pub(crate) fn keep(&mut self, dice: Dice, events: &mut Vec<Event>) {
        self.kept = self.kept.plus(dice);
        self.rolled = Dice::NONE;
        let mut chips = self.chips;
        let bill = settle(&mut chips, self.turn, self.kept);
        events.push(Event::Kept { seat: self.turn, dice, bill: bill.clone() });
        if self.kept.len() == DICE {
            self.score(chips, bill, events);
        }
    }

    /// Debts are repaid from what the player holds; whoever then has none ends the game.
    fn score(&mut self, mut chips: Chips, bill: Bill, events: &mut Vec<Event>) {
        let seat = self.turn;
        let end = bill.end();
        chips.hands[seat.index()] = i16::from(end);
        self.chips = chips;
        events.push(Event::Scored { seat, bill, hands: self.hands() });
        self.over = end == 0;
        match self.result() {
            Some(outcome) => events.push(Event::Ended { seat, winners: outcome.winners }),
            None => self.pass_on(),
        }
    }

    /// The next player clockwise; a new round begins with the start player.
    fn pass_on(&mut self) {
        self.turn = self.turn.after(1, self.chips.seats);
        self.round = self.round.saturating_add(u16::from(self.turn == self.start));
        self.rolls = 0;
        self.kept = Dice::NONE;
    }

    pub(crate) fn hands(&self) -> Vec<u8> {
        self.chips.hands[..usize::from(self.chips.seats)].iter().map(|&hand| hand.max(0) as u8).collect()
    }

    /// The calculation for the dice kept so far.
    pub(crate) fn bill(&self) -> Bill {
        let dice = if self.over { Dice::NONE } else { self.kept };
        settle(&mut self.chips.clone(), self.turn, dice)
    }

    /// Most chips wins; with equal chips there are several winners.
    pub(crate) fn result(&self) -> Option<Outcome> {
        self.over.then(|| Outcome::highest(self.hands().into_iter().map(i32::from).collect()))
    }
}

#[cfg(test)]
mod tests {
    use table::{Game, Scene};

    use super::*;

    /// Spielablauf, 2nd paragraph. No notation says "keep nothing", so no scene can try it.
    #[test]
    fn keeping_no_die_at_all_is_refused() {
        let game = Geizen::from_position("rolled:13346").expect("a position");
        assert_eq!(game.check(Seat::new(0), &Action::Keep(Dice::NONE)), Err(Error::KeepFirst));
    }
}
