//! The position text of Geizen: `hands:22,22,22 board:-/211/-/111/111 turn:b kept:4 dice:2,2,3,6`.
//!
//! | key | value | if missing |
//! |---|---|---|
//! | `hands` | chips of each player in sitting order | three players at the start |
//! | `board` | rows 1 to 5, a digit for the chips on each filled field, `-` for an empty row | empty |
//! | `turn` | whose turn it is | `a` |
//! | `start` | who began | `a` |
//! | `round` | the number of the round | 1 |
//! | `rolls` | rolls of this turn so far | as few as possible |
//! | `kept` | dice put aside in this turn; all five when the game is over | none |
//! | `rolled` | dice of the last roll, not yet put aside | none |
//! | `dice` | the faces that come out of the tower next, in order | chance |
//!
//! The bank holds what players and board don't.

use table::{GameRng, Position, PositionError, Scene, Seat, joined, joined_or_dash, seats_for, write_words};

use crate::{Board, CHIPS, DICE, Dice, Field, Geizen, Options, ParseError, ROWS, START_CHIPS};

impl Scene for Geizen {
    const KEYS: &'static [&'static str] =
        &["hands", "board", "turn", "start", "round", "rolls", "kept", "rolled", "dice"];

    fn position(&self) -> String {
        let unless = |absent: bool, text: String| if absent { String::new() } else { text };
        write_words([
            ("hands", joined(self.hands(), ",")),
            ("board", write_board(&self.chips.board)),
            ("turn", self.turn.to_string()),
            ("start", self.start.to_string()),
            ("round", self.round.to_string()),
            ("rolls", unless(self.rolls == 0, self.rolls.to_string())),
            ("kept", self.kept.to_string()),
            ("rolled", self.rolled.to_string()),
        ])
    }

    fn set_up(position: &Position<'_>) -> Result<Geizen, PositionError> {
        let hands: Vec<u8> = position.list("hands")?.unwrap_or_else(|| vec![START_CHIPS[1]; 3]);
        let seats = seats_for::<Geizen>(hands.len())?;
        let dice: Vec<u32> = position.list("dice")?.unwrap_or_default();
        if let Some(wrong) = dice.iter().find(|face| !(1..=6).contains(*face)) {
            return Err(PositionError::new(format!("dice:{wrong}"), "a die shows 1 to 6"));
        }
        let rng = GameRng::from_seed([0; 32]).arranged(dice.into_iter().map(|face| face - 1));
        let mut game = Geizen::lay_out(seats, &Options { start: table::Start::Seat(Seat::new(0)) }, rng);
        for (hand, chips) in game.chips.hands.iter_mut().zip(&hands) {
            *hand = i16::from(*chips);
        }
        game.chips.board = position.get("board").map_or(Ok(Board::default()), read_board)?;
        let out: u32 = hands.iter().map(|&hand| u32::from(hand)).sum::<u32>() + u32::from(game.chips.board.sum());
        game.chips.bank = u8::try_from(out)
            .ok()
            .and_then(|out| CHIPS.checked_sub(out))
            .ok_or_else(|| PositionError::new("hands", format!("{out} chips lie out, but there are {CHIPS}")))?;
        game.turn = position.seat("turn", seats)?.unwrap_or(Seat::new(0));
        game.start = position.seat("start", seats)?.unwrap_or(Seat::new(0));
        game.round = position.parsed("round")?.unwrap_or(1);
        game.kept = read_dice(position, "kept")?;
        game.rolled = read_dice(position, "rolled")?;
        let lying = game.kept.len() + game.rolled.len();
        game.over = game.kept.len() == DICE;
        if lying > DICE || (!game.rolled.is_empty() && lying != DICE) {
            return Err(PositionError::new("rolled", format!("kept and rolled are {lying} dice of {DICE}")));
        }
        if game.over && hands[game.turn.index()] > 0 {
            return Err(PositionError::new("kept", "the game is not over while the player on turn has chips"));
        }
        let rolled = u8::from(!game.rolled.is_empty());
        let fewest = u8::from(!game.kept.is_empty()) + rolled;
        game.rolls = position.parsed("rolls")?.unwrap_or(fewest);
        if game.rolls < fewest || game.rolls > game.kept.len() + rolled {
            return Err(PositionError::new(format!("rolls:{}", game.rolls), "every roll puts at least one die aside"));
        }
        Ok(game)
    }
}

/// The dice of a key; none if it is missing.
fn read_dice(position: &Position<'_>, key: &str) -> Result<Dice, PositionError> {
    position.get(key).map_or(Ok(Dice::NONE), |text| {
        text.parse().map_err(|error| match error {
            ParseError::Unsorted(_) => PositionError::new(format!("{key}:{text}"), error),
            _ => PositionError::new(format!("{key}:{text}"), "cannot be read"),
        })
    })
}

fn write_board(board: &Board) -> String {
    joined((1..=5).map(|face| joined_or_dash(board.row(face).filled(), "")), "/")
}

fn read_board(text: &str) -> Result<Board, PositionError> {
    let wrong = |problem: &str| PositionError::new(format!("board:{text}"), problem);
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != ROWS.len() {
        return Err(wrong("a board has five rows"));
    }
    let mut board = Board::default();
    for (face, (row, plan)) in (1..).zip(rows.into_iter().zip(&ROWS)) {
        let digits = if row == "-" { "" } else { row };
        if digits.len() >= plan.fields.len() {
            return Err(wrong("a row holds chips on fewer fields than it has: the last one empties it"));
        }
        for (at, digit) in digits.bytes().enumerate() {
            let chips = digit.wrapping_sub(b'0');
            let unpaid = chips == 0 && plan.fields[at] == Field::Yellow;
            if chips != plan.chips(at) && !unpaid {
                return Err(wrong(&format!("field {} of row {face} takes {}", at + 1, plan.chips(at))));
            }
            board.row_mut(face).fill(chips);
        }
    }
    Ok(board)
}
