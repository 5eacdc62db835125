//! How the regulars choose.

use leiff::{Action, Effect, Leiff, Observation, Phase, Pile, Place, View};
use table::{GameRng, Seat};

use super::estimate::{Estimate, waiting};
use super::memory::{Fading, Memory};
use crate::bot::{Bot, Choice, Decided, Sitting, Thought, Weighed};
use crate::weigh::near_best;

/// What makes a player strong or weak.
#[derive(Clone, Copy, Debug)]
pub(super) struct Style {
    /// How cards fade from memory.
    pub(super) fading: Fading,
    /// Whether the player thinks of the cards of the others: remembers them, catches them, and asks who is lower.
    pub(super) others: bool,
    /// From which chance of having fewest points on "Leiff!" is called; without a thought of the others, below which sum.
    pub(super) call: f64,
    /// How much lower the cards of others are believed to be for each that they have swapped.
    pub(super) keenness: f64,
    /// Acts that are worth so much less than the best one are chosen too, the less often the worse they are, in points.
    pub(super) slack: f64,
    /// The shortest time after which it reacts, in milliseconds, how much longer it may take, and how many of a hundred
    /// chances to react it misses.
    pub(super) reacts: [u32; 3],
}

/// The value of a call that is due: more than any card brings.
const CALLING: f64 = 20.0;
/// What is added to an act that does not use up the turn.
const FREE: f64 = 30.0;

/// How long the scores of a round stay, in milliseconds.
const READING: u32 = 6_000;

pub(super) struct Player {
    seat: Seat,
    style: Style,
    memory: Memory,
}

impl Player {
    pub(super) fn new(sitting: &Sitting<'_, Leiff>, style: Style) -> Player {
        Player { seat: sitting.seat, style, memory: Memory::new(sitting.seat, sitting.seats, style.fading) }
    }

    /// The acts that are worth considering, weighed.
    fn weigh(&self, estimate: &Estimate<'_>, menu: &[Action]) -> Vec<Weighed<Action>> {
        let value = |action: Action| -> Option<f64> {
            Some(match action {
                // Both come first, as they do not use up the turn.
                Action::Match(slot) => FREE + estimate.match_value(slot)?,
                Action::Catch(place) if self.style.others => FREE + estimate.catch_value(place)?,
                Action::Call => self.call(estimate)?,
                Action::Draw => estimate.draw(),
                Action::Take => estimate.take(estimate.view.top?),
                Action::Swap(slot) | Action::Put(slot) => estimate.swap(estimate.view.drawn?, slot),
                Action::Discard => estimate.discard(estimate.view.drawn?, Pile::Draw),
                Action::PutBack => estimate.discard(estimate.view.drawn?, Pile::Discard),
                Action::Pick(place) => self.pick(estimate, place)?,
                Action::Choose(seat) => choose(estimate, seat)?,
                Action::SwapHands => {
                    let left = self.seat.after(1, estimate.seats());
                    let lower = estimate.hand(self.seat) - estimate.hand(left);
                    if estimate.is_opponent(left) { lower - 4.0 } else { -1.0 }
                }
                // Only the Kellner: nobody drinks along, and no rule is invented, where nobody can say it.
                Action::Use if waiting(estimate.view) == Some(Effect::Waiter) => 0.5,
                // The rule wants the card that is believed best of the enchanted player, and the worst of the magician.
                Action::Offer(slot) => {
                    let points = estimate.points_at(Place::new(self.seat, slot));
                    if is_magician(estimate.view, self.seat) { points } else { -points }
                }
                Action::Rotate(_) | Action::Seen | Action::Next => 0.1,
                Action::Decline | Action::Pass => 0.0,
                _ => return None,
            })
        };
        menu.iter().filter_map(|&action| value(action).map(|value| Weighed { action, value })).collect()
    }

    /// What calling is worth: much, or it is no choice. Against many a smaller chance will do, and the longer a round takes, the
    /// less a player waits for, so every round ends.
    fn call(&self, estimate: &Estimate<'_>) -> Option<f64> {
        let waited = f64::from(self.memory.turns);
        let calls = if self.style.others {
            let others = estimate.view.totals.len() as f64 - 1.0;
            let wanted = self.style.call / (0.7 + 0.3 * others) * (1.0 - 0.03 * waited);
            estimate.lowest(self.style.keenness) >= wanted
        } else {
            estimate.own_sum() <= self.style.call + 0.5 * waited
        };
        calls.then_some(CALLING)
    }

    /// What a card is worth to an effect, or for the first peek of a team.
    fn pick(&self, estimate: &Estimate<'_>, place: Place) -> Option<f64> {
        let own = place.seat == self.seat;
        let unknown = estimate.memory.at(place)?.card.is_none();
        Some(match waiting(estimate.view) {
            None => 0.1,
            Some(Effect::Seven | Effect::Eight | Effect::Glimpse { .. }) => match (own, unknown) {
                (_, false) => return None,
                (true, _) => 0.8,
                (false, _) if estimate.is_opponent(place.seat) && self.style.others => 0.3,
                (false, _) => 0.01,
            },
            Some(Effect::Machine) => estimate.points_at(place),
            Some(Effect::Nine { first: None }) => {
                let (slot, _, value) = estimate.best_exchange()?;
                if place == Place::new(self.seat, slot) { value } else { return None }
            }
            Some(Effect::Nine { first: Some(first) })
                if first.seat == self.seat && estimate.is_opponent(place.seat) =>
            {
                estimate.points_at(first) - estimate.points_at(place)
            }
            _ => return None,
        })
    }

    fn delay(&self, chance: &mut GameRng) -> u32 {
        let [shortest, varies, _] = self.style.reacts;
        shortest + chance.below(varies)
    }
}

/// What it is worth to choose a player for an effect.
fn choose(estimate: &Estimate<'_>, seat: Seat) -> Option<f64> {
    let targets = || Seat::all(estimate.seats()).filter(|&seat| !estimate.is_safe(seat));
    let lowest = estimate.leader(targets()) == Some(seat);
    match waiting(estimate.view)? {
        Effect::Machine if lowest => Some(estimate.extra()),
        Effect::Philosopher { .. } if lowest => Some(0.3),
        Effect::Magician if lowest => Some(3.0),
        _ => None,
    }
}

fn is_magician(view: &View, seat: Seat) -> bool {
    matches!(view.phase, Phase::Offer { magician, enchanted, .. } if magician == seat && enchanted != seat)
}

impl Bot<Leiff> for Player {
    fn observe(&mut self, told: &[Observation], view: &View, chance: &mut GameRng) {
        self.memory.observe(told, view, chance);
    }

    fn ponder(&self, view: &View, menu: &[Action], mut chance: GameRng) -> Box<dyn Thought<Action>> {
        let estimate = Estimate::new(view, &self.memory, self.seat);
        let weighed = self.weigh(&estimate, menu);
        let action = near_best(&weighed, self.style.slack, &mut chance).unwrap_or(menu[0]);
        let delay = match action {
            Action::Next => READING,
            Action::Match(_) | Action::Catch(_) => self.delay(&mut chance),
            _ => 0,
        };
        Decided::thought(Choice { action, delay, weighed })
    }

    /// Matches or catches a card that is remembered: after a humane time, and not always in time. Sips are not handed out, and glasses
    /// not filled: the machine makes nobody drink, and the glass of a seat belongs to the person who comes back to it.
    fn react(&self, view: &View, menu: &[Action], mut chance: GameRng) -> Option<Choice<Action>> {
        let delay = self.delay(&mut chance);
        if !view.snappable || chance.below(100) < self.style.reacts[2] {
            return None;
        }
        let estimate = Estimate::new(view, &self.memory, self.seat);
        let mut weighed = self.weigh(&estimate, menu);
        weighed.retain(|act| matches!(act.action, Action::Match(_) | Action::Catch(_)));
        let action = near_best(&weighed, 0.0, &mut chance)?;
        Some(Choice { action, delay, weighed })
    }
}
