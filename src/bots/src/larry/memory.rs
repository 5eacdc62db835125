//! What a regular keeps in mind: cards that lie on the discard pile, what was announced, and how this table is used to lie and to doubt.

use larry::{Card, Event, FACES, Turned, Up, View};

use super::odds;

type Observation = Event<Option<Card>>;

/// An announcement on the pile.
#[derive(Clone, Copy, Debug)]
pub(super) struct Said {
    /// What was left up to the limit before it.
    pub(super) room: i8,
    /// What it added.
    pub(super) delta: i8,
}

/// How often something happened, and how often it was to be expected.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Habit {
    happened: f64,
    expected: f64,
}

/// So many expected cases are needed until half of a habit is believed.
const DOUBTFUL: f64 = 2.0;

impl Habit {
    fn count(&mut self, happened: bool, expected: f64) {
        self.happened += f64::from(u8::from(happened));
        self.expected += expected;
    }

    /// By how much it happens more often than expected. `before` is what is believed of somebody of whom nothing is known.
    pub(super) fn factor(self, before: f64) -> f64 {
        (self.happened + DOUBTFUL * before) / (self.expected + DOUBTFUL)
    }
}

/// What a regular keeps in mind.
#[derive(Clone, Default, Debug)]
pub(super) struct Memory {
    /// For each face, how many are known to have left the hands since the last shuffle, the pile apart.
    gone: [u8; FACES.len()],
    /// The pile: the cards that are known.
    pile: Vec<(Option<Card>, Up)>,
    /// The pile: what was announced with each card.
    pub(super) said: Vec<Said>,
    /// Of each seat.
    pub(super) lies: [Habit; 8],
    /// Of each seat.
    pub(super) doubts: [Habit; 8],
    sum: i8,
    limit: i8,
}

impl Memory {
    pub(super) fn observe(&mut self, told: &[Observation], view: &View) {
        told.iter().for_each(|event| self.take_in(event));
        self.pile = view.pile.iter().map(|card| (card.card, card.up)).collect();
        self.said.truncate(self.pile.len());
        (self.sum, self.limit) = (view.sum.unwrap_or(0), view.limit);
        if told.iter().any(|event| matches!(event, Event::Reshuffled { .. })) {
            self.gone[Card::OpenPlay as usize] = view.open_play.iter().sum();
        }
    }

    fn take_in(&mut self, event: &Observation) {
        match event {
            Event::Laid { seat, card, sum, open, .. } => {
                self.answered(seat.index(), false);
                self.said.push(Said { room: self.limit - self.sum, delta: sum - self.sum });
                self.pile.push((*card, if *open { Up::Open } else { Up::Down }));
            }
            Event::Played { seat, card, .. } => {
                self.answered(seat.index(), false);
                self.gone[*card as usize] += 1;
            }
            Event::Doubted { seat, .. } => self.answered(seat.index(), true),
            Event::Revealed(reveal) => {
                self.judge(&reveal.cards);
                for (known, turned) in self.pile.iter_mut().zip(&reveal.cards) {
                    known.0 = Some(turned.card);
                }
            }
            Event::PutAway { .. } => {
                for card in self.pile.drain(..).filter_map(|(card, _)| card) {
                    self.gone[card as usize] += 1;
                }
                self.said.clear();
            }
            Event::Reshuffled { .. } => self.gone = [0; FACES.len()],
            Event::Dealt { .. } => {
                self.gone = [0; FACES.len()];
                self.pile.clear();
                self.said.clear();
            }
            _ => {}
        }
    }

    /// Somebody has answered the last announcement: has doubted it, or played on.
    fn answered(&mut self, seat: usize, doubted: bool) {
        if let Some(last) = self.said.last() {
            self.doubts[seat].count(doubted, odds::doubts(last.room, last.delta));
        }
    }

    /// The pile is turned up: who has lied?
    fn judge(&mut self, cards: &[Turned]) {
        for ((turned, said), (_, up)) in cards.iter().zip(&self.said).zip(&self.pile) {
            if turned.card != Card::Aetsch && *up == Up::Down {
                let lied = turned.card.value().unwrap_or(0) != said.delta;
                self.lies[turned.seat.index()].count(lied, odds::lies(said.room, said.delta));
            }
        }
    }

    /// For each face, how many may be in other hands, on the draw pile, or face down; `counts`: without those that have gone.
    pub(super) fn unseen(&self, view: &View, counts: bool) -> [u8; FACES.len()] {
        let mut unseen = FACES.map(|face| face.count);
        let on_pile = view.pile.iter().filter_map(|card| card.card);
        let mut take = |card: Card, many: u8| {
            let left = &mut unseen[card as usize];
            *left = left.saturating_sub(many);
        };
        view.hand.iter().flatten().copied().chain(on_pile).for_each(|card| take(card, 1));
        if counts {
            FACES.iter().zip(self.gone).for_each(|(face, gone)| take(face.card, gone));
        }
        unseen
    }
}
