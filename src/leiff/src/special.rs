//! Effects of the special cards ("Special Cards").

use table::{Seat, Secret};

use crate::{Effect, Event, HiddenEvent, Leiff, Phase, Place, Spell};

impl Leiff {
    /// Der Kneipenphilosoph: the cards of the chosen player move on by so many occupied slots, and only the actor knows by
    /// how many.
    pub(crate) fn rotate(&mut self, steps: u8, events: &mut Vec<HiddenEvent>) {
        let by = self.turn;
        if let Phase::Effect(Effect::Philosopher { target: Some(seat) }) = self.phase {
            self.row_mut(seat).rotate(steps);
            events.push(Event::Rotated { by, seat, steps: Secret::of(by, steps) });
            self.end_turn();
        }
    }

    /// The Kellner makes its player immune until the next round. With the Dorfschönheit, a player who drinks alcohol drinks
    /// along with the right neighbour.
    pub(crate) fn use_effect(&mut self, events: &mut Vec<HiddenEvent>) {
        let seat = self.turn;
        match self.phase {
            Phase::Effect(Effect::Waiter) => {
                self.immune.insert(seat);
                events.push(Event::Immune { seat });
            }
            Phase::Effect(Effect::Beauty) => {
                self.bound = Some(seat);
                events.push(Event::Bound { seat, to: seat.after(self.seats - 1, self.seats) });
            }
            _ => return,
        }
        self.end_turn();
    }

    /// Die Klatschtante: the rule is written beside the record.
    pub(crate) fn invent(&mut self, events: &mut Vec<HiddenEvent>) {
        self.rule = Some(self.turn);
        events.push(Event::Invented { seat: self.turn });
        self.end_turn();
    }

    /// Die Dorfschönheit, for those who don't drink alcohol: all see one own card, then it lies face down again.
    pub(crate) fn show_card(&mut self, place: Place, events: &mut Vec<HiddenEvent>) {
        let all = self.all();
        self.row_mut(place.seat).show(place.slot, all);
        events.extend(self.card_at(place).map(|card| Event::Shown { place, card }));
        self.end_turn();
    }

    /// Die Dorfschönheit: all cards are swapped with the left neighbour, slots and gaps included, unseen.
    pub(crate) fn swap_hands(&mut self, events: &mut Vec<HiddenEvent>) {
        let (seat, left) = (self.turn, self.turn.after(1, self.seats));
        self.rows.swap(seat.index(), left.index());
        self.row_mut(seat).forget();
        self.row_mut(left).forget();
        events.push(Event::HandsSwapped { seat, left });
        self.end_turn();
    }

    /// Der hinterhältige Magier. For a magician who drinks alcohol, the ledger of this round counts double. Of any other
    /// magician the enchanted player may look at two cards, if there are any.
    pub(crate) fn enchant(&mut self, enchanted: Seat, events: &mut Vec<HiddenEvent>) {
        let magician = self.turn;
        self.spells.push_back(Spell { magician, enchanted });
        events.push(Event::Enchanted { by: magician, seat: enchanted });
        if self.drinks_alcohol(magician) {
            self.ledger.double(magician);
            self.end_turn();
        } else if self.row(magician).is_empty() {
            self.end_turn();
        } else {
            self.phase = Phase::Effect(Effect::Glimpse { enchanted, first: None });
        }
    }

    /// The enchanted player picks up to two cards of the magician, or the only one.
    pub(crate) fn pick_for_glimpse(
        &mut self,
        enchanted: Seat,
        first: Option<Place>,
        place: Place,
        events: &mut Vec<HiddenEvent>,
    ) {
        let alone = self.row(place.seat).len() < 2;
        match first {
            None if !alone => self.phase = Phase::Effect(Effect::Glimpse { enchanted, first: Some(place) }),
            _ => self.look(enchanted, first.into_iter().chain([place]).collect(), events),
        }
    }
}
