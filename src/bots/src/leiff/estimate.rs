//! What cards are worth to a player, from what is remembered. All values are in points by which the own side will do better against
//! the average of the others.

use leiff::{Card, Effect, Pile, Place, Slot, View};
use table::Seat;

use super::memory::{Belief, Memory};

/// What it is worth to know an own card: it can be matched, and the sum is known.
const KNOWING: f64 = 0.8;
/// What it is worth to know a card of somebody else.
const SPYING: f64 = 0.3;
/// How likely it is to be the first to throw an own card onto an equal top.
const FIRST: f64 = 0.85;
/// What the next player gains by drawing unseen, so that a top which gains more is a gift.
const DRAWING: f64 = 3.0;
/// The variance of a card of which nothing is known, and of one that somebody kept.
const SPREAD: [f64; 2] = [14.0, 7.0];

/// A view with the memory of its player.
pub(super) struct Estimate<'a> {
    pub(super) view: &'a View,
    pub(super) memory: &'a Memory,
    pub(super) seat: Seat,
    /// The cards of which nothing is known, with their probabilities.
    unseen: Vec<(Card, f64)>,
    /// The mean of those, in points.
    any: f64,
    /// What a point of one opponent is worth.
    share: f64,
}

impl<'a> Estimate<'a> {
    pub(super) fn new(view: &'a View, memory: &'a Memory, seat: Seat) -> Estimate<'a> {
        let counts = memory.unseen(view);
        let sum: f64 = counts.iter().map(|(_, count)| f64::from(*count)).sum();
        let unseen: Vec<(Card, f64)> = counts.iter().map(|(card, count)| (*card, f64::from(*count) / sum)).collect();
        let any = unseen.iter().map(|(card, share)| points(*card) * share).sum();
        let sides = if view.options.teams { view.hands.len() / 2 } else { view.hands.len() };
        Estimate { view, memory, seat, unseen, any, share: 1.0 / (sides.max(2) - 1) as f64 }
    }

    pub(super) fn seats(&self) -> u8 {
        self.view.hands.len() as u8
    }

    /// Whether this player is on the other side.
    pub(super) fn is_opponent(&self, seat: Seat) -> bool {
        self.view.side(seat) != self.view.side(self.seat)
    }

    /// What a card that lies face down counts, as far as is known.
    pub(super) fn points(&self, belief: Belief) -> f64 {
        belief.card.map_or(belief.hint.unwrap_or(self.any), points)
    }

    pub(super) fn points_at(&self, place: Place) -> f64 {
        self.memory.at(place).map_or(0.0, |belief| self.points(belief))
    }

    /// What a hand counts, and the variance of that.
    fn sum(&self, seat: Seat) -> (f64, f64) {
        self.memory.row(seat).fold((0.0, 0.0), |(sum, spread), (_, belief)| {
            let more = match belief {
                Belief { card: Some(_), .. } => 0.0,
                Belief { hint: None, .. } => SPREAD[0],
                Belief { hint: Some(_), .. } => SPREAD[1],
            };
            (sum + self.points(belief), spread + more)
        })
    }

    /// What the cards of the own side count.
    pub(super) fn own_sum(&self) -> f64 {
        self.side_sum(self.view.side(self.seat)).0
    }

    fn side_sum(&self, side: usize) -> (f64, f64) {
        let seats = Seat::all(self.seats()).filter(|&seat| self.view.side(seat) == side);
        seats.map(|seat| self.sum(seat)).fold((0.0, 0.0), |all, one| (all.0 + one.0, all.1 + one.1))
    }

    /// How likely the own side alone has fewest points. Others have improved their hands, so their cards count `keenness` less for each
    /// one that they have swapped, and for each that they may have looked at.
    pub(super) fn lowest(&self, keenness: f64) -> f64 {
        let own = self.view.side(self.seat);
        let (sum, spread) = self.side_sum(own);
        let mut chance = 1.0;
        for side in (0..self.view.totals.len()).filter(|&side| side != own) {
            let (other, other_spread) = self.side_sum(side);
            let swaps: u32 = Seat::all(self.seats())
                .filter(|&seat| self.view.side(seat) == side)
                .map(|seat| self.memory.swaps[seat.index()])
                .sum();
            let lead = other - keenness * f64::from(swaps) - sum - 0.5;
            chance *= normal(lead, spread + other_spread);
        }
        chance
    }

    /// What drawing unseen is worth.
    pub(super) fn draw(&self) -> f64 {
        let best = |card: Card| {
            let swaps = self.memory.row(self.seat).map(|(slot, _)| self.swap(card, slot));
            swaps.fold(self.discard(card, Pile::Draw), f64::max)
        };
        self.unseen.iter().map(|(card, share)| share * best(*card)).sum()
    }

    /// What taking this card from the discard pile is worth.
    pub(super) fn take(&self, card: Card) -> f64 {
        let swaps = self.memory.row(self.seat).map(|(slot, _)| self.swap(card, slot));
        swaps.fold(self.discard(card, Pile::Discard), f64::max)
    }

    /// What it is worth to lay a card into an own slot.
    pub(super) fn swap(&self, card: Card, slot: Slot) -> f64 {
        let Some(old) = self.memory.at(Place::new(self.seat, slot)) else { return f64::NEG_INFINITY };
        let news = if old.card.is_none() { KNOWING } else { 0.0 };
        let after = old.card.map_or(0.0, |out| self.matches(out, Some(slot)) - self.gift(out));
        self.points(old) - points(card) + news + after
    }

    /// What it is worth to discard the drawn card.
    pub(super) fn discard(&self, card: Card, from: Pile) -> f64 {
        let effect = if from == Pile::Draw { self.effect(card) } else { 0.0 };
        effect + self.matches(card, None) - self.gift(card)
    }

    /// What own cards bring that can be thrown onto this one, other than the one in `but`.
    fn matches(&self, top: Card, but: Option<Slot>) -> f64 {
        let alike = self.memory.row(self.seat).filter(|(slot, belief)| Some(*slot) != but && belief.card == Some(top));
        alike.count() as f64 * FIRST * f64::max(points(top), 0.0)
    }

    /// What the next player gains by this card on the discard pile.
    fn gift(&self, top: Card) -> f64 {
        let next = self.seat.after(1, self.seats());
        if top == Card::Machine || !self.is_opponent(next) {
            return 0.0;
        }
        let worst = self.memory.row(next).map(|(_, belief)| self.points(belief)).fold(0.0, f64::max);
        0.6 * self.share * f64::max(worst - points(top) - DRAWING, 0.0)
    }

    /// What the effect of a card is worth.
    fn effect(&self, card: Card) -> f64 {
        let own_unknown = self.memory.row(self.seat).any(|(_, belief)| belief.card.is_none());
        match card {
            Card::Number(7) if own_unknown => KNOWING,
            Card::Number(8) => {
                if own_unknown {
                    KNOWING
                } else {
                    SPYING
                }
            }
            Card::Number(9) => self.best_exchange().map_or(0.0, |(_, _, value)| value),
            Card::Machine => {
                let own = self.worst().map_or(0.0, |(_, points)| points);
                f64::max(own, self.extra())
            }
            _ => 0.0,
        }
    }

    /// The own slot that counts most.
    pub(super) fn worst(&self) -> Option<(Slot, f64)> {
        let row = self.memory.row(self.seat).map(|(slot, belief)| (slot, self.points(belief)));
        row.max_by(|one, other| one.1.total_cmp(&other.1))
    }

    /// The best exchange by a 9: an own place, one of an opponent, and what it is worth; `None` if there is no good one.
    pub(super) fn best_exchange(&self) -> Option<(Slot, Place, f64)> {
        let mut best: Option<(Slot, Place, f64)> = None;
        for (own, belief) in self.memory.row(self.seat) {
            for (place, other) in self.memory.all() {
                if !self.is_opponent(place.seat) || self.is_safe(place.seat) {
                    continue;
                }
                let known = |belief: Belief| if belief.card.is_some() { KNOWING } else { 0.0 };
                let lower = self.points(belief) - self.points(other);
                let value = lower * (1.0 + self.share) + known(other) - known(belief);
                if value > best.map_or(0.0, |best| best.2) {
                    best = Some((own, place, value));
                }
            }
        }
        best
    }

    /// Whether the effects of others cannot touch this player (Kellner).
    pub(super) fn is_safe(&self, seat: Seat) -> bool {
        seat != self.seat && self.view.hands[seat.index()].immune
    }

    /// What it is worth to match an own card that agrees with the top.
    pub(super) fn match_value(&self, slot: Slot) -> Option<f64> {
        let belief = self.memory.at(Place::new(self.seat, slot))?;
        let top = self.view.top.filter(|top| belief.card == Some(*top))?;
        Some(points(top)).filter(|points| *points > 0.0)
    }

    /// What it is worth to catch a card of somebody else: its owner gets two for it, and cannot match it.
    pub(super) fn catch_value(&self, place: Place) -> Option<f64> {
        let belief = self.memory.at(place).filter(|_| self.is_opponent(place.seat))?;
        let top = self.view.top.filter(|top| belief.card == Some(*top))?;
        let value = self.share * (2.0 * self.any - points(top));
        Some(value).filter(|value| *value > 1.0)
    }

    /// An opponent who has fewest points in all, or in this round.
    pub(super) fn leader(&self, targets: impl Iterator<Item = Seat>) -> Option<Seat> {
        targets
            .filter(|&seat| self.is_opponent(seat))
            .min_by(|&one, &other| self.sum(one).0.total_cmp(&self.sum(other).0))
    }

    /// What it is worth that an opponent gets one more card.
    pub(super) fn extra(&self) -> f64 {
        self.share * self.any
    }

    /// What the hand of this player counts.
    pub(super) fn hand(&self, seat: Seat) -> f64 {
        self.sum(seat).0
    }
}

/// The effect that waits for a choice.
pub(super) fn waiting(view: &View) -> Option<Effect> {
    match view.phase {
        leiff::Phase::Effect(effect) => Some(effect),
        _ => None,
    }
}

fn points(card: Card) -> f64 {
    f64::from(card.points())
}

/// About the probability that a normal variable with this mean and variance is above 0. Made of a root and a division, which
/// are the same on every machine.
fn normal(mean: f64, variance: f64) -> f64 {
    if variance <= 0.0 {
        return if mean > 0.0 { 1.0 } else { 0.0 };
    }
    0.5 + 0.5 * mean / (mean * mean + 1.2 * variance).sqrt()
}
