//! A belief over the pile: how far the last sum is from the truth, and whether the Ätsch cards make it right.

use larry::{Card, FACES, Up, View};
use table::Seat;

use super::memory::Memory;
use super::odds;

/// Errors up to this far are told apart.
const FAR: usize = 40;
const ERRORS: usize = 2 * FAR + 1;

/// How much of the habits of the table, and of the cards, a level takes into account.
#[derive(Clone, Copy, Debug)]
pub(super) struct Trust {
    /// Whether the cards that have gone are counted.
    pub(super) counts: bool,
    /// Whether the habits of each player are kept in mind.
    pub(super) habits: bool,
    /// How much more lies are suspected than with two who know what they do.
    pub(super) suspects: f64,
}

/// A probability for each error of the last sum, with an even and with an odd number of Ätsch in the pile.
#[derive(Clone, Debug)]
pub(super) struct Belief {
    even: [f64; ERRORS],
    odd: [f64; ERRORS],
    /// How likely somebody has lied in this pile, by seat; of the own seat it is known.
    pub(super) lied: [f64; 8],
}

impl Belief {
    pub(super) fn new(seat: Seat, view: &View, memory: &Memory, trust: Trust) -> Belief {
        let mut belief = Belief { even: [0.0; ERRORS], odd: [0.0; ERRORS], lied: [0.0; 8] };
        belief.even[FAR] = 1.0;
        let unseen = memory.unseen(view, trust.counts);
        for (card, said) in view.pile.iter().zip(&memory.said) {
            let at = card.seat.index();
            let mut errors: Vec<(i8, f64)> = Vec::new();
            let mut aetsch = 0.0;
            match card.card {
                Some(Card::Aetsch) => aetsch = 1.0,
                Some(known) => errors.push((said.delta - known.value().unwrap_or(0), 1.0)),
                None => {
                    let usual = odds::lies(said.room, said.delta) * trust.suspects;
                    let factor = if trust.habits { memory.lies[at].factor(1.0) } else { 1.0 };
                    // A card that cannot be a number adds 0.
                    let lies = if card.up == Up::NoNumber { 0.0 } else { (usual * factor).clamp(0.01, 0.97) };
                    aetsch = hidden(&unseen, card.up, said.room, said.delta, lies, &mut errors);
                    belief.lied[at] = 1.0 - (1.0 - belief.lied[at]) * (1.0 - lies);
                }
            }
            if card.seat == seat && errors.iter().any(|(error, _)| *error != 0) {
                belief.lied[at] = 1.0;
            }
            belief.add(&errors, aetsch);
        }
        belief
    }

    /// One more card on the pile.
    fn add(&mut self, errors: &[(i8, f64)], aetsch: f64) {
        let mut next = [[0.0; ERRORS]; 2];
        for at in 0..ERRORS {
            for &(error, likely) in errors {
                let to = (at as i32 + i32::from(error)).clamp(0, 2 * FAR as i32) as usize;
                next[0][to] += self.even[at] * likely;
                next[1][to] += self.odd[at] * likely;
            }
            next[0][at] += self.odd[at] * aetsch;
            next[1][at] += self.even[at] * aetsch;
        }
        [self.even, self.odd] = next;
    }

    /// How likely the last sum is right.
    pub(super) fn right(&self) -> f64 {
        self.even[FAR] + self.odd.iter().sum::<f64>()
    }

    /// The same after this card was laid with a sum that adds `delta`.
    pub(super) fn right_after(&self, card: Card, delta: i8) -> f64 {
        if card == Card::Aetsch {
            return self.odd[FAR] + self.even.iter().sum::<f64>();
        }
        let error = i32::from(delta - card.value().unwrap_or(0));
        let at = usize::try_from(FAR as i32 - error).unwrap_or(ERRORS);
        self.even.get(at).copied().unwrap_or(0.0) + self.odd.iter().sum::<f64>()
    }
}

/// The errors that a face-down card of somebody else may bring; returns how likely it is an Ätsch.
fn hidden(unseen: &[u8; 13], up: Up, room: i8, delta: i8, lies: f64, errors: &mut Vec<(i8, f64)>) -> f64 {
    let all: f64 = unseen.iter().map(|count| f64::from(*count)).sum::<f64>().max(1.0);
    let no_numbers: f64 = unseen[Card::Aetsch as usize..].iter().map(|count| f64::from(*count)).sum();
    let among = if up == Up::NoNumber { no_numbers.max(1.0) } else { all };
    let aetsch = f64::from(unseen[Card::Aetsch as usize]) / among;
    if up == Up::NoNumber {
        errors.push((delta, 1.0 - aetsch));
        return aetsch;
    }
    errors.push((0, (1.0 - lies) * (1.0 - aetsch)));
    // Whoever lies has a reason: the card is too high.
    let weight = |at: usize| {
        let value = FACES[at].value.unwrap_or(0);
        let fits = FACES[at].card != Card::Aetsch && value != delta;
        f64::from(unseen[at]) * if fits { 1.0 + 2.0 * f64::from(u8::from(value > room)) } else { 0.0 }
    };
    let sum: f64 = (0..FACES.len()).map(weight).sum();
    for (at, face) in FACES.iter().enumerate().filter(|(at, _)| weight(*at) > 0.0) {
        errors.push((delta - face.value.unwrap_or(0), lies * (1.0 - aetsch) * weight(at) / sum));
    }
    aetsch
}
