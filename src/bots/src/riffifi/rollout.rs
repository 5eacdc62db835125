//! How a round is played on: a quick judgement of every card, from what its player knows.

use super::round::{NONE, OFFICER, Round, bits, higher, lower};

/// The unit of a judgement: so much for a chip.
pub(super) const CHIP: i32 = 64;

/// What a card that claims is likely to bring, by how many lower ones are in other hands: of so many parts [`CHIP`].
const STAYS: [i32; 8] = [64, 27, 36, 36, 26, 25, 22, 13];
/// The same for a card that is kept and played later.
const STAYS_LATER: [i32; 8] = [64, 77, 46, 46, 27, 28, 24, 20];
/// What a chip is worth that somebody else does not get.
const DENIED: i32 = 58;
/// What a chip is worth that a kept card may claim later.
const LATER: i32 = 29;
/// What a kept card is worth for each higher one that it may turn down, by its value.
const TURNS: [i32; 8] = [20, 13, 11, 9, 8, 3, 2, 1];
/// What the kept Officer is worth.
const OFFICER_KEPT: i32 = 130;

/// What belongs to the game and not to the round.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    /// All cards that were dealt.
    pub(super) deck: u64,
    /// So many chips of each colour are worth something to each seat in this round.
    pub(super) wanted: [[u8; 5]; 5],
}

impl Frame {
    /// The chips worth something that this card would bring.
    fn claim(&self, round: &Round, seat: usize, card: u8) -> i32 {
        let colour = usize::from(card / 8);
        let room = self.wanted[seat][colour].saturating_sub(round.loot[seat][colour]);
        (card % 8 + 1).min(room).into()
    }

    /// The same for the open card of a seat.
    fn claimed(&self, round: &Round, seat: usize) -> i32 {
        if round.open[seat] == OFFICER { 0 } else { self.claim(round, seat, round.open[seat]) }
    }

    /// How good it is to play this card now, against keeping it.
    pub(super) fn judge(&self, round: &Round, card: u8) -> i32 {
        let seat = round.turn;
        if card == OFFICER {
            let most = round.targets().map(|other| self.claimed(round, other)).max();
            return most.unwrap_or(0) * DENIED - OFFICER_KEPT;
        }
        let value = usize::from(card % 8);
        let unknown = self.deck & !round.gone & !round.hands[seat];
        let lower_ones = (unknown & lower(card)).count_ones() as usize;
        let higher_ones = (unknown & higher(card)).count_ones() as i32;
        let later = LATER * (value as i32 + 1) * STAYS_LATER[lower_ones] / CHIP;
        let kept = TURNS[value] * higher_ones + later;
        let brings = || self.claim(round, seat, card) * STAYS[lower_ones];
        let now = match round.rival(seat, card / 8) {
            Some(rival) if round.open[rival] < card => 0,
            Some(rival) => brings() + self.claimed(round, rival) * DENIED,
            None => brings(),
        };
        now - kept
    }

    /// Plays the round on to its end.
    pub(super) fn play_on(&self, round: &mut Round) {
        while !round.is_over() {
            match round.open[round.turn] {
                NONE => {
                    let best = bits(round.hands[round.turn]).max_by_key(|&card| self.judge(round, card));
                    let Some(card) = best else { return };
                    round.play(card);
                }
                OFFICER => {
                    let most = round.targets().max_by_key(|&other| self.claimed(round, other));
                    round.send_officer(most);
                }
                _ => round.collect(None),
            }
        }
    }
}
