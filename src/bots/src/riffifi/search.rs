//! The search: every act is tried on the same hands dealt anew, and the round is played on; what does worse drops out.

use riffifi::{Action, Riffifi};
use table::{GameRng, Imagine};

use super::knowledge::Knowledge;
use super::round::Round;
use crate::bot::{Budget, Choice, Thought, Weighed};

/// After each of so many equal parts of the deals, the worse half of the acts drops out.
const STAGES: u32 = 4;

/// How much a level searches, and how it chooses.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// How often the hidden cards are dealt anew. Each deal counts as one playout, in which every act that is left is tried.
    pub(super) deals: u32,
    /// For each deal so many are made, and one that explains what was played is taken with a higher probability.
    pub(super) pool: u32,
    /// An act that is worse by so many thousandths of a game is chosen a quarter as often as the best one. 0: always the best.
    pub(super) blur: i64,
}

/// An act, and how it has done so far.
struct Tried {
    action: Action,
    sum: i64,
    deals: i64,
}

impl Tried {
    /// In thousandths of a game.
    fn mean(&self) -> i64 {
        self.sum / self.deals.max(1)
    }
}

/// A choice that is being searched.
pub(super) struct Search {
    knowledge: Knowledge,
    effort: Effort,
    chance: GameRng,
    /// Those that are still tried come first.
    tried: Vec<Tried>,
    left: usize,
    done: u32,
}

impl Search {
    /// A search among these acts, of which there is at least one.
    pub(super) fn new(knowledge: Knowledge, menu: &[Action], effort: Effort, chance: GameRng) -> Search {
        let mut actions: Vec<Action> = menu.to_vec();
        // The first judgement decides between equals.
        actions.sort_by_key(|action| match action {
            Action::Play(card) | Action::LayUnseen(card) => -knowledge.frame.judge(&knowledge.round, card.number()),
            Action::Collect(_) | Action::Turn(_) => 0,
        });
        let tried: Vec<Tried> = actions.into_iter().map(|action| Tried { action, sum: 0, deals: 0 }).collect();
        Search { knowledge, effort, chance, left: tried.len(), tried, done: 0 }
    }

    /// Deals the hidden cards anew, and tries every act that is left.
    fn deal(&mut self) {
        let Some(round) = self.imagined() else { return };
        let seat = round.turn;
        for tried in &mut self.tried[..self.left] {
            let mut round = round;
            carry_out(&mut round, tried.action);
            self.knowledge.frame.play_on(&mut round);
            tried.sum += self.knowledge.worth.of(&round, seat);
            tried.deals += 1;
        }
    }

    /// One of several deals, each with a probability in proportion to its likelihood.
    fn imagined(&mut self) -> Option<Round> {
        let mut chosen = None;
        let mut all = 0.0;
        for _ in 0..self.effort.pool {
            let fresh = GameRng::from_seed(std::array::from_fn(|_| self.chance.below(256) as u8));
            let Knowledge { seat, view, memory, .. } = &self.knowledge;
            let Some(game) = Riffifi::imagine(*seat, view, memory, fresh) else { continue };
            let imagined = self.knowledge.imagined(&game);
            let likelihood = if self.effort.pool > 1 { self.knowledge.likelihood(&imagined) } else { 1.0 };
            all += likelihood;
            if f64::from(self.chance.below(1 << 16)) / 65_536.0 * all < likelihood {
                chosen = Some(imagined.round);
            }
        }
        chosen
    }

    fn chosen(&mut self) -> Choice<Action> {
        let nth = if self.effort.blur > 0 { self.blurred() } else { 0 };
        let weighed =
            self.tried.iter().map(|tried| Weighed { action: tried.action, value: tried.mean() as f64 / 1000.0 });
        Choice { action: self.tried[nth].action, delay: 0, weighed: weighed.collect() }
    }

    /// The number of an act, good ones more often.
    fn blurred(&mut self) -> usize {
        let best = self.tried.iter().map(Tried::mean).max().unwrap_or(0);
        let blur = self.effort.blur;
        let weights = self.tried.iter().map(|tried| {
            let far = blur + best - tried.mean();
            (10_000 * blur * blur / (far * far)) as u32
        });
        let weights: Vec<u32> = weights.collect();
        let mut drawn = self.chance.below(weights.iter().sum());
        let falls = |weight: &u32| drawn.checked_sub(*weight).map(|rest| drawn = rest).is_none();
        weights.iter().position(falls).unwrap_or(0)
    }
}

impl Thought<Action> for Search {
    fn think(&mut self, budget: &mut Budget) -> Option<Choice<Action>> {
        let deals = if self.tried.len() > 1 { self.effort.deals } else { 0 };
        while self.done < deals {
            if !budget.take() {
                return None;
            }
            self.deal();
            self.done += 1;
            if self.done.is_multiple_of((deals / STAGES).max(1)) || self.done == deals {
                self.tried[..self.left].sort_by_key(|tried| -tried.mean());
                self.left = self.left.div_ceil(2).max(2);
            }
        }
        Some(self.chosen())
    }
}

/// Does in the search what the act does at the table.
pub(super) fn carry_out(round: &mut Round, action: Action) {
    match action {
        Action::Collect(more) => round.collect(Some(more.iter().fold(0, |set, seat| set | 1 << seat.index()))),
        Action::Play(card) => round.play(card.number()),
        Action::LayUnseen(card) => round.lay_unseen(card.number()),
        Action::Turn(target) => round.send_officer(target.map(table::Seat::index)),
    }
}
