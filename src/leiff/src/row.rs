//! The cards before a player, each in its slot.

use table::{Seat, Seats};

use crate::{Card, Slot};

/// A card that lies in a slot.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct FaceDown {
    pub(crate) card: Card,
    /// Who has seen it since it last moved.
    pub(crate) seen: Seats,
}

impl FaceDown {
    /// A card that has just been laid down; these know it.
    pub(crate) fn new(card: Card, seen: Seats) -> FaceDown {
        FaceDown { card, seen }
    }
}

/// What lies before a player. Cards keep their slot, a card that leaves leaves a gap, and extra cards get new slots at the
/// end (rulings, "Leiff", "Slots").
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Row {
    slots: Vec<Option<FaceDown>>,
}

/// The last slot that can be written. When a row is that long, an extra card goes into the first gap; the deck is far too
/// small for a row of that length without gaps.
const LONGEST: usize = u8::MAX as usize;

impl Row {
    /// No slots at all.
    pub(crate) const EMPTY: Row = Row { slots: Vec::new() };

    /// Every slot, gaps included.
    pub(crate) fn slots(&self) -> &[Option<FaceDown>] {
        &self.slots
    }

    /// The slots in which cards lie, in order.
    pub(crate) fn occupied(&self) -> impl Iterator<Item = Slot> {
        self.cards().map(|(slot, _)| slot)
    }

    /// The cards with their slots, in order.
    pub(crate) fn cards(&self) -> impl Iterator<Item = (Slot, FaceDown)> {
        (0..=u8::MAX).zip(&self.slots).filter_map(|(index, held)| held.map(|held| (Slot::new(index), held)))
    }

    /// How many cards there are.
    pub(crate) fn len(&self) -> u8 {
        self.slots.iter().flatten().count() as u8
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.slots.iter().flatten().next().is_none()
    }

    /// What the cards count, in points.
    pub(crate) fn points(&self) -> i16 {
        self.slots.iter().flatten().map(|held| held.card.points()).sum()
    }

    pub(crate) fn card(&self, slot: Slot) -> Option<Card> {
        self.slots.get(slot.index()).copied().flatten().map(|held| held.card)
    }

    /// Takes all cards away, gaps included.
    pub(crate) fn clear(&mut self) {
        self.slots.clear();
    }

    /// Lays a card into a new slot at the end, which nobody has seen.
    pub(crate) fn add(&mut self, card: Card) -> Slot {
        let gap = self.slots.iter().position(Option::is_none).filter(|_| self.slots.len() >= LONGEST);
        let index = gap.unwrap_or(self.slots.len());
        if index == self.slots.len() {
            self.slots.push(None);
        }
        self.put(Slot::new(index as u8), Some(FaceDown::new(card, Seats::NONE)));
        Slot::new(index as u8)
    }

    /// Adds a slot as it is, a card or a gap.
    pub(crate) fn push(&mut self, held: Option<FaceDown>) {
        self.slots.push(held);
    }

    /// Lays a card into a slot, or a gap, and takes away what lay there.
    pub(crate) fn put(&mut self, slot: Slot, held: Option<FaceDown>) -> Option<Card> {
        let place = self.slots.get_mut(slot.index())?;
        std::mem::replace(place, held).map(|old| old.card)
    }

    /// Takes a card away.
    pub(crate) fn remove(&mut self, slot: Slot) -> Option<Card> {
        self.put(slot, None)
    }

    /// These have seen the card in this slot.
    pub(crate) fn show(&mut self, slot: Slot, seats: impl IntoIterator<Item = Seat>) {
        if let Some(Some(held)) = self.slots.get_mut(slot.index()) {
            seats.into_iter().for_each(|seat| held.seen.insert(seat));
        }
    }

    /// Puts other cards into the occupied slots, in order; nothing else changes.
    pub(crate) fn deal_anew(&mut self, mut card: impl FnMut(Slot, Card) -> Card) {
        for (index, held) in (0..=u8::MAX).zip(&mut self.slots) {
            if let Some(held) = held {
                held.card = card(Slot::new(index), held.card);
            }
        }
    }

    /// Nobody knows any more which card lies where.
    pub(crate) fn forget(&mut self) {
        self.slots.iter_mut().flatten().for_each(|held| held.seen = Seats::NONE);
    }

    /// Every card moves on by so many occupied slots; the last ones come round to the front.
    pub(crate) fn rotate(&mut self, steps: u8) {
        let mut cards: Vec<Card> = self.slots.iter().flatten().map(|held| held.card).collect();
        let steps = usize::from(steps) % cards.len().max(1);
        cards.rotate_right(steps);
        let mut cards = cards.into_iter();
        self.deal_anew(|_, card| cards.next().unwrap_or(card));
        self.forget();
    }
}
