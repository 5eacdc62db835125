//! What a viewer sees, built from nothing.

use table::{Seat, Seats, Viewer};

use crate::row::Sleeping;
use crate::{Hand, Leiff, Lying, Phase, Pile, Place, View};

/// Whose eyes look at the table.
#[derive(Clone, Copy)]
enum Eyes {
    /// Those of a viewer.
    Of(Viewer),
    /// Those of one who looks back and sees everything.
    Hindsight,
}

impl Leiff {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        self.seen_with(Eyes::Of(viewer))
    }

    /// The table with everything turned up.
    pub(crate) fn turned_up(&self) -> View {
        self.seen_with(Eyes::Hindsight)
    }

    fn seen_with(&self, eyes: Eyes) -> View {
        View {
            options: self.options,
            round: self.round,
            starter: self.starter,
            turn: self.turn,
            phase: self.phase.clone(),
            stock: self.draw.len() as u8,
            discarded: self.discard.len() as u8,
            top: self.top(),
            drawn: self.drawn.filter(|_| match eyes {
                Eyes::Of(viewer) => self.shows_drawn(viewer),
                Eyes::Hindsight => true,
            }),
            snappable: self.is_snappable(),
            hands: self.all().map(|seat| self.hand(seat, eyes)).collect(),
            rule: self.rule,
            rounds: self.rounds.clone(),
            totals: self.totals(),
        }
    }

    fn hand(&self, seat: Seat, eyes: Eyes) -> Hand {
        let slots = (0..=u8::MAX).map(crate::Slot::new).zip(self.row(seat).slots());
        let lying =
            |(slot, held): (_, &Option<Sleeping>)| held.map(|held| self.lying(Place::new(seat, slot), held, eyes));
        Hand {
            slots: slots.map(lying).collect(),
            immune: self.immune.contains(seat),
            enchanted: self.spells.iter().filter(|spell| spell.enchanted == seat).map(|spell| spell.magician).collect(),
            bound: self.bound == Some(seat),
            slip: self.options.drinks.then(|| self.ledger.slip(seat)),
        }
    }

    fn lying(&self, place: Place, held: Sleeping, eyes: Eyes) -> Lying {
        let Eyes::Of(viewer) = eyes else {
            return Lying { card: Some(held.card), marked: false, seen: held.seen };
        };
        let marked = matches!(viewer, Viewer::Seat(seat) if self.options.aid && held.seen.contains(seat));
        Lying {
            card: self.shows(viewer, place).then_some(held.card),
            marked,
            seen: if self.is_turned_up() { held.seen } else { Seats::NONE },
        }
    }

    /// Whether all cards lie open: from the counting of a round until the next one is dealt.
    fn is_turned_up(&self) -> bool {
        matches!(self.phase, Phase::Scored { .. } | Phase::Over)
    }

    /// Whether a viewer sees the card in a place at this moment: nobody does, not even its owner, but during a peek, when
    /// an effect shows it, and when all cards are turned.
    pub(crate) fn shows(&self, viewer: Viewer, place: Place) -> bool {
        match &self.phase {
            Phase::Scored { .. } | Phase::Over => true,
            Phase::Look { seat, at } => viewer == Viewer::Seat(*seat) && at.contains(&place),
            Phase::Peek { seat, slots, choosing: false } => {
                viewer == Viewer::Seat(*seat) && place.seat == *seat && slots.contains(&place.slot)
            }
            _ => false,
        }
    }

    /// Whether a viewer sees the drawn card.
    pub(crate) fn shows_drawn(&self, viewer: Viewer) -> bool {
        match self.phase {
            Phase::Drawn(Pile::Draw) => viewer == Viewer::Seat(self.turn),
            Phase::Drawn(Pile::Discard) => true,
            _ => false,
        }
    }
}
