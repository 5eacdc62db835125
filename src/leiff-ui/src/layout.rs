//! How the cards of a player are laid out: their places, in two rows.

use ::leiff::{Place, Slot, View};
use ::table::Seat;

/// The places of a hand, gaps included.
pub(super) fn places(view: &View, seat: Seat) -> Vec<(Place, bool)> {
    let slots = view.hands.get(seat.index()).map_or(&[][..], |hand| hand.slots.as_slice());
    let place = |at: usize| Place::new(seat, Slot::new(at as u8));
    slots.iter().enumerate().map(|(at, lying)| (place(at), lying.is_some())).collect()
}

/// How many columns a square needs: two rows, the front one below.
pub(super) fn columns(slots: usize) -> &'static str {
    ["c2", "c2", "c2", "c3", "c4", "c5", "c6", "c7"][slots.div_ceil(2).min(7)]
}
