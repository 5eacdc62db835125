//! What a seat knows when it chooses, and how well imagined hands explain what the others have played.

use riffifi::{Card, Cards, Colour, Loot, Memory, Riffifi, View};
use table::{Game, Seat};

use super::rollout::{CHIP, Frame};
use super::round::{NONE, OFFICER, Round, bits};
use super::worth::Worth;

/// What a seat knows.
#[derive(Clone, Debug)]
pub(super) struct Knowledge {
    pub(super) seat: Seat,
    pub(super) view: View,
    pub(super) memory: Memory,
    pub(super) frame: Frame,
    pub(super) worth: Worth,
    /// The round with no hand but the own one.
    pub(super) round: Round,
    /// What the others have played in this round.
    pub(super) watched: Vec<Watched>,
}

/// A card that somebody else has played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Watched {
    /// The round before it, without hands.
    pub(super) round: Round,
    /// The card; `None` if it was laid unseen.
    pub(super) card: Option<u8>,
}

/// How far a play may come from reasons that no judgement knows.
const SURPRISE: f64 = 0.2;

impl Knowledge {
    pub(super) fn new(seat: Seat, view: &View, memory: &Memory, gone: u64, watched: &[Watched]) -> Knowledge {
        let worth = Worth::new(view);
        let officer = u64::from(view.options.officer) << OFFICER;
        let frame = Frame { deck: set(Cards::COLOURED.without(view.out)) | officer, wanted: worth.wanted() };
        let mut round = open_round(view, gone);
        round.hands[seat.index()] = set(view.hand.iter().flatten().map(|held| held.card).collect());
        let (view, memory, watched) = (view.clone(), memory.clone(), watched.to_vec());
        Knowledge { seat, view, memory, frame, worth, round, watched }
    }

    /// The round with imagined hands.
    pub(super) fn imagined(&self, game: &Riffifi) -> Imagined {
        let mut imagined = Imagined { round: self.round, unseen: [0; 5] };
        for (at, cards) in game.reveal_all().iter().flat_map(|view| &view.turned_up).enumerate() {
            imagined.round.hands[at] = set(cards.hand);
            imagined.unseen[at] = set(cards.unseen);
        }
        imagined
    }

    /// How well imagined hands explain what the others have played: 1 if no better than chance.
    pub(super) fn likelihood(&self, imagined: &Imagined) -> f64 {
        let mut hands: [u64; 5] = std::array::from_fn(|at| imagined.round.hands[at] | imagined.unseen[at]);
        let mut likelihood = 1.0;
        for Watched { round, card } in self.watched.iter().rev() {
            let hand = &mut hands[round.turn];
            *hand |= card.map_or(0, |card| 1 << card);
            let mut before = *round;
            before.hands[round.turn] = *hand;
            let judged: Vec<(u8, i32)> = bits(*hand).map(|card| (card, self.frame.judge(&before, card))).collect();
            let best = judged.iter().map(|(_, worth)| *worth).max().unwrap_or(0);
            let (mut fitting, mut all) = (0.0, 0.0);
            for (other, worth) in judged {
                let far = 1.0 + f64::from(best - worth) / f64::from(CHIP);
                let weight = 1.0 / (far * far);
                all += weight;
                if card.map_or_else(|| before.is_undercut(other), |card| card == other) {
                    fitting += weight;
                }
            }
            likelihood *= SURPRISE + (1.0 - SURPRISE) * fitting * f64::from(hand.count_ones()) / all;
        }
        likelihood
    }
}

/// A round with imagined hands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Imagined {
    pub(super) round: Round,
    /// The cards of each seat that were laid unseen.
    pub(super) unseen: [u64; 5],
}

/// The round as everybody sees it.
pub(super) fn open_round(view: &View, gone: u64) -> Round {
    let mut round = Round {
        seats: view.places.len(),
        turn: view.turn.index(),
        hands: [0; 5],
        open: [NONE; 5],
        middle: chips(view.middle),
        loot: [[0; 5]; 5],
        gone,
    };
    for (at, place) in view.places.iter().enumerate() {
        round.open[at] = place.open.map_or(NONE, Card::number);
        round.loot[at] = chips(place.loot);
    }
    round
}

fn chips(loot: Loot) -> [u8; 5] {
    Colour::ALL.map(|colour| loot.of(colour))
}

/// Cards as the search has them.
pub(super) fn set(cards: Cards) -> u64 {
    cards.iter().fold(0, |set, card| set | 1 << card.number())
}
