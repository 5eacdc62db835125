//! What the end of a round is worth to a player.

use riffifi::{Colour, TICKED, View};

use super::round::Round;

/// What the round is played for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Worth {
    /// Rounds that follow; `None` with the score sheet.
    follow: Option<i64>,
    /// The chips of each seat in the rounds before.
    totals: [i64; 5],
    /// The score sheet of each seat.
    sheets: [[u8; 5]; 5],
}

impl Worth {
    pub(super) fn new(view: &View) -> Worth {
        let mut worth = Worth {
            follow: view.rounds.map(|rounds| i64::from(rounds.saturating_sub(view.round))),
            totals: [0; 5],
            sheets: [[0; 5]; 5],
        };
        for (at, place) in view.places.iter().enumerate() {
            worth.totals[at] = place.total.into();
            worth.sheets[at] = Colour::ALL.map(|colour| place.sheet.map_or(0, |sheet| sheet.of(colour)));
        }
        worth
    }

    /// So many chips of each colour are worth something to each seat in this round.
    pub(super) fn wanted(&self) -> [[u8; 5]; 5] {
        match self.follow {
            Some(_) => [[riffifi::CHIPS; 5]; 5],
            None => self.sheets.map(|sheet| sheet.map(|chips| TICKED - chips)),
        }
    }

    /// How good the end of the round is for a seat: from -1000, the game is lost, to 1000, it is won.
    pub(super) fn of(&self, round: &Round, seat: usize) -> i64 {
        let chips = |at: usize| round.loot[at].iter().map(|&chips| i64::from(chips)).sum::<i64>();
        let total = |at: usize| self.totals[at] + chips(at);
        match self.follow {
            Some(0) => decided(round.seats, seat, total),
            Some(follow) => open(round.seats, seat, 6 + 8 * follow, total),
            None => {
                let missing = |at: usize| self.missing(round, at);
                let full = |at: usize| missing(at) == 0;
                match (0..round.seats).any(full) {
                    true => decided(round.seats, seat, |at| if full(at) { 100 + chips(at) } else { -missing(at) }),
                    false => open(round.seats, seat, 10, |at| -missing(at)),
                }
            }
        }
    }

    /// How far a seat's sheet is from being full; a colour that is not ticked counts more than its chips.
    fn missing(&self, round: &Round, seat: usize) -> i64 {
        let lacks = |(had, got): (&u8, &u8)| i64::from(TICKED.saturating_sub(had + got));
        let lacking = self.sheets[seat].iter().zip(&round.loot[seat]).map(lacks);
        lacking.map(|lacks| lacks + 2 * i64::from(lacks > 0)).sum()
    }
}

/// The game is over: whoever has most has won. A little is left for how clearly.
fn decided(seats: usize, seat: usize, score: impl Fn(usize) -> i64) -> i64 {
    let most = (0..seats).map(&score).max().unwrap_or(0);
    let winners = (0..seats).filter(|&at| score(at) == most).count() as i64;
    let won = if score(seat) == most { 1700 / winners - 850 } else { -850 };
    won + 150 * lead(seats, seat, 4, score) / 1000
}

/// The game goes on: the lead over the best of the others, and over all of them.
fn open(seats: usize, seat: usize, scale: i64, score: impl Fn(usize) -> i64) -> i64 {
    let others = (0..seats).filter(|&other| other != seat);
    let all: i64 = others.map(|other| squashed(score(seat) - score(other), scale)).sum();
    (lead(seats, seat, scale, &score) + all / (seats as i64 - 1)) / 2
}

/// The lead over the best of the others, from -1000 to 1000.
fn lead(seats: usize, seat: usize, scale: i64, score: impl Fn(usize) -> i64) -> i64 {
    let best = (0..seats).filter(|&other| other != seat).map(&score).max().unwrap_or(0);
    squashed(score(seat) - best, scale)
}

/// A difference as a number from -1000 to 1000; one of `scale` gives 500.
fn squashed(difference: i64, scale: i64) -> i64 {
    1000 * difference / (difference.abs() + scale)
}
