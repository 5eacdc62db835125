//! What a player is to do behind the curtain.

use ::leiff::{Effect, Phase, Pile, View};
use ::table::Seat;

/// What lies behind the curtain now.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Task {
    /// Cards to be looked at.
    Look,
    /// A drawn card to be placed.
    Place,
    /// Somebody's cards to be turned.
    Rotate(Seat),
    /// A card to be given away.
    Offer,
    /// Only the own cards, and what the learner's aid says about them.
    Rest,
}

impl Task {
    pub(super) fn of(view: &View, seat: Seat) -> Task {
        let on = view.turn == seat;
        match &view.phase {
            Phase::Peek { seat: peeks, choosing: false, .. } if *peeks == seat => Task::Look,
            Phase::Look { seat: looks, .. } if *looks == seat => Task::Look,
            Phase::Drawn(Pile::Draw) if on => Task::Place,
            Phase::Effect(Effect::Philosopher { target: Some(target) }) if on => Task::Rotate(*target),
            Phase::Offer { seat: offers, .. } if *offers == seat => Task::Offer,
            _ => Task::Rest,
        }
    }
}
