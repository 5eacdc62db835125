//! The view of each viewer.

use table::{Seat, Seats, Viewer};

use crate::row::FaceDown;
use crate::{Hand, Leiff, Lying, Phase, Pile, Place, View};

/// What a view may show.
#[derive(Clone, Copy)]
enum Sight {
    /// What this viewer may see.
    Of(Viewer),
    /// Everything, to look back at a finished game.
    Everything,
}

impl Leiff {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        self.seen_with(Sight::Of(viewer))
    }

    /// The table with everything turned up.
    pub(crate) fn turned_up(&self) -> View {
        self.seen_with(Sight::Everything)
    }

    fn seen_with(&self, sight: Sight) -> View {
        View {
            options: self.options,
            round: self.round,
            starter: self.starter,
            turn: self.turn,
            phase: self.phase.clone(),
            stock: self.draw.len() as u8,
            discarded: self.discard.len() as u8,
            top: self.top(),
            drawn: self.drawn.filter(|_| match sight {
                Sight::Of(viewer) => self.shows_drawn(viewer),
                Sight::Everything => true,
            }),
            snappable: self.is_snappable(),
            hands: self.all().map(|seat| self.hand(seat, sight)).collect(),
            rule: self.rule,
            rounds: self.rounds.clone(),
            totals: self.totals(),
        }
    }

    fn hand(&self, seat: Seat, sight: Sight) -> Hand {
        let slots = (0..=u8::MAX).map(crate::Slot::new).zip(self.row(seat).slots());
        let lying =
            |(slot, held): (_, &Option<FaceDown>)| held.map(|held| self.lying(Place::new(seat, slot), held, sight));
        Hand {
            slots: slots.map(lying).collect(),
            immune: self.immune.contains(seat),
            enchanted: self.spells.iter().filter(|spell| spell.enchanted == seat).map(|spell| spell.magician).collect(),
            bound: self.bound == Some(seat),
            slip: self.options.drinks.then(|| self.ledger.slip(seat)),
        }
    }

    fn lying(&self, place: Place, held: FaceDown, sight: Sight) -> Lying {
        let Sight::Of(viewer) = sight else {
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

    /// Whether a viewer sees the card in a place at this moment: during a peek, while an effect shows it, and when all
    /// cards are turned. At any other time nobody does, not even its owner.
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
