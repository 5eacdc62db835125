//! How the cards of a player are laid out: their places, in two rows.

use ::leiff::{Place, Slot, View};
use ::table::Seat;

/// The places of a hand, gaps included.
pub(super) fn places(view: &View, seat: Seat) -> Vec<(Place, bool)> {
    let slots = view.hands.get(seat.index()).map_or(&[][..], |hand| hand.slots.as_slice());
    let place = |at: usize| Place::new(seat, Slot::new(at as u8));
    slots.iter().enumerate().map(|(at, lying)| (place(at), lying.is_some())).collect()
}

/// The class for as many columns as a square needs: two rows, the front one below.
pub(super) fn columns(slots: usize) -> String {
    format!("columns-{}", slots.div_ceil(2).clamp(2, 7))
}
