//! What a player remembers of the cards that lie face down, and of those that are gone.

use leiff::{Card, Event, FACES, Observation, Place, SPECIALS, Slot, Special, View};
use table::{GameRng, Seat};

/// What a player believes of a card that lies face down.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(super) struct Belief {
    /// The card, as long as it is remembered.
    pub(super) card: Option<Card>,
    /// What it may count, where more is known than that it is any card.
    pub(super) hint: Option<f64>,
}

impl Belief {
    fn of(card: Option<Card>) -> Belief {
        Belief { card, hint: None }
    }
}

/// How well a player remembers, for each act that happens: one of so many cards is forgotten. 0 is never.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fading {
    /// Own cards.
    pub(super) own: u32,
    /// Cards of the others.
    pub(super) others: u32,
}

/// What another player keeps who could have discarded it, in points.
const KEPT: f64 = 2.8;
/// What is left in the memory of a forgotten card: half of its difference to this.
const ANY: f64 = 6.0;

/// What one player remembers in one round.
#[derive(Clone, Debug)]
pub(super) struct Memory {
    seat: Seat,
    fading: Fading,
    rows: Vec<Vec<Option<Belief>>>,
    /// What lies in the discard pile and has been seen there, the top included.
    gone: Vec<Card>,
    /// How many cards each player has swapped in this round.
    pub(super) swaps: Vec<u32>,
    /// How many turns the player has had in this round.
    pub(super) turns: u32,
}

impl Memory {
    pub(super) fn new(seat: Seat, seats: u8, fading: Fading) -> Memory {
        let (rows, swaps) = (vec![Vec::new(); seats.into()], vec![0; seats.into()]);
        Memory { seat, fading, rows, gone: Vec::new(), swaps, turns: 0 }
    }

    /// The cards before a player with their slots.
    pub(super) fn row(&self, seat: Seat) -> impl Iterator<Item = (Slot, Belief)> {
        let slots = (0..=u8::MAX).map(Slot::new).zip(&self.rows[seat.index()]);
        slots.filter_map(|(slot, belief)| belief.map(|belief| (slot, belief)))
    }

    pub(super) fn at(&self, place: Place) -> Option<Belief> {
        self.rows.get(place.seat.index())?.get(place.slot.index()).copied().flatten()
    }

    /// Every card that lies face down with its place.
    pub(super) fn all(&self) -> impl Iterator<Item = (Place, Belief)> {
        Seat::all(self.rows.len() as u8)
            .flat_map(|seat| self.row(seat).map(move |(slot, belief)| (Place::new(seat, slot), belief)))
    }

    /// How often each card is among those of which the player knows nothing.
    pub(super) fn unseen(&self, view: &View) -> Vec<(Card, u8)> {
        let specials = Special::ALL.into_iter().filter(|_| view.options.specials);
        let faces = FACES.iter().map(|face| (face.card, face.count));
        let known = |card: Card| {
            let lying = self.all().filter(|(_, belief)| belief.card == Some(card)).count();
            lying + self.gone.iter().chain(&view.drawn).filter(|&&gone| gone == card).count()
        };
        faces
            .chain(specials.map(|special| (Card::Special(special), SPECIALS)))
            .map(|(card, count)| (card, count.saturating_sub(known(card) as u8)))
            .filter(|(_, count)| *count > 0)
            .collect()
    }

    /// Takes in what was told, and what the view shows at this moment.
    pub(super) fn observe(&mut self, told: &[Observation], view: &View, chance: &mut GameRng) {
        if !told.is_empty() {
            self.fade(chance);
        }
        for event in told {
            if let Event::Drew { seat, .. } | Event::Took { seat, .. } | Event::Passed { seat } = event {
                self.turns += u32::from(*seat == self.seat);
            }
            self.take_in(event);
        }
        self.compare(view);
    }

    fn take_in(&mut self, event: &Observation) {
        match event {
            Event::Dealt { top, .. } => {
                self.rows.iter_mut().for_each(Vec::clear);
                self.swaps.fill(0);
                self.turns = 0;
                self.gone = vec![*top];
            }
            Event::Looked { at, .. } => {
                for (place, card) in at.iter().filter(|(_, card)| card.is_some()) {
                    self.put(*place, Belief::of(*card));
                }
            }
            Event::Took { .. } => {
                self.gone.pop();
            }
            Event::Swapped { seat, slot, card, out } => {
                let hint = (*seat != self.seat && card.is_none()).then_some(KEPT);
                self.put(Place::new(*seat, *slot), Belief { card: *card, hint });
                self.swaps[seat.index()] += 1;
                self.gone.push(*out);
            }
            Event::Discarded { card, .. } => self.gone.push(*card),
            Event::Dropped { place, card }
            | Event::Matched { place, card, right: true }
            | Event::Caught { place, card, right: true, .. } => {
                self.remove(*place);
                self.gone.push(*card);
            }
            Event::Shown { place, card } | Event::Matched { place, card, .. } | Event::Caught { place, card, .. } => {
                self.put(*place, Belief::of(Some(*card)));
            }
            Event::Reshuffled => self.gone.drain(..self.gone.len().saturating_sub(1)).for_each(drop),
            Event::Exchanged { first, second, .. } => {
                let beliefs = [self.at(*second), self.at(*first)];
                for (place, belief) in [first, second].into_iter().zip(beliefs) {
                    self.put(*place, belief.unwrap_or_default());
                }
            }
            Event::Rotated { seat, steps, .. } => self.rotate(*seat, *steps),
            Event::HandsSwapped { seat, left } => self.rows.swap(seat.index(), left.index()),
            Event::Extra { seat, slots, .. } => {
                slots.iter().for_each(|&slot| self.put(Place::new(*seat, slot), Belief::default()));
            }
            _ => {}
        }
    }

    fn put(&mut self, place: Place, belief: Belief) {
        let row = &mut self.rows[place.seat.index()];
        if row.len() <= place.slot.index() {
            row.resize(place.slot.index() + 1, None);
        }
        row[place.slot.index()] = Some(belief);
    }

    fn remove(&mut self, place: Place) {
        if let Some(belief) = self.rows[place.seat.index()].get_mut(place.slot.index()) {
            *belief = None;
        }
    }

    /// The cards have moved on by so many occupied slots, or by nobody but the actor knows how many.
    fn rotate(&mut self, seat: Seat, steps: Option<u8>) {
        let mut beliefs: Vec<Belief> = self.row(seat).map(|(_, belief)| belief).collect();
        match steps {
            Some(steps) => beliefs.rotate_right(usize::from(steps) % self.row(seat).count().max(1)),
            None => {
                let any = Belief { card: None, hint: Some(mean(&beliefs)) };
                beliefs.fill(any);
            }
        }
        let slots: Vec<Slot> = self.row(seat).map(|(slot, _)| slot).collect();
        slots.into_iter().zip(beliefs).for_each(|(slot, belief)| self.put(Place::new(seat, slot), belief));
    }

    /// The view decides where cards lie, and shows some of them.
    fn compare(&mut self, view: &View) {
        for (row, hand) in self.rows.iter_mut().zip(&view.hands) {
            row.resize(hand.slots.len(), None);
            for (belief, lying) in row.iter_mut().zip(&hand.slots) {
                *belief = lying.map(|lying| match lying.card {
                    Some(card) => Belief::of(Some(card)),
                    None => belief.unwrap_or_default(),
                });
            }
        }
        if self.gone.is_empty() {
            self.gone.extend(view.top);
        }
    }

    /// Forgets a card now and then. What is left is whether it was high or low.
    fn fade(&mut self, chance: &mut GameRng) {
        let (own, fading) = (self.seat.index(), self.fading);
        for (at, row) in self.rows.iter_mut().enumerate() {
            let one_of = if at == own { fading.own } else { fading.others };
            for belief in row.iter_mut().flatten().filter(|_| one_of > 0) {
                if let Some(card) = belief.card.filter(|_| chance.below(one_of) == 0) {
                    *belief = Belief { card: None, hint: Some((f64::from(card.points()) + ANY) / 2.0) };
                }
            }
        }
    }
}

fn mean(beliefs: &[Belief]) -> f64 {
    let points = |belief: &Belief| belief.card.map_or(belief.hint.unwrap_or(ANY), |card| f64::from(card.points()));
    beliefs.iter().map(points).sum::<f64>() / beliefs.len().max(1) as f64
}
