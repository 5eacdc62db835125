//! Seats whose hands are on their players' phones.

use table::Seat;

use super::{PAUSE, PlayState};
use crate::play::stage::{Stage, Step};

impl PlayState {
    /// A seat does that of these acts which names the card at this place, or no card without one. What the card cannot do is refused, without a
    /// word about it.
    pub(super) fn act_blind(&mut self, seat: Seat, acts: &[String], place: Option<usize>, now: f64, still: bool) {
        if self.stage != Stage::Blind(seat) {
            return;
        }
        match self.table.as_ref().and_then(|table| table.unsealed(seat, acts, place)) {
            Some(act) => self.act(seat, &act, None, now, still),
            None => self.refused = true,
        }
    }

    /// From now on the hand of a seat is on its player's phone, or behind its curtain again.
    pub(super) fn seal(&mut self, seat: Seat, sealed: bool) {
        self.sealed = self.sealed.iter().filter(|other| *other != seat).collect();
        if sealed {
            self.sealed.insert(seat);
        }
        let Some(table) = &self.table else { return };
        // Without anything for this seat alone the table goes on.
        let waits = table.has_private_view(seat) || (sealed && table.is_blind(seat));
        // The seat may have another key than before: the hands are sealed anew.
        self.counts.tables += 1;
        self.stage = if waits { Stage::Curtain(seat, Step::Name) } else { Stage::Table(None) };
        self.counts.stages += 1;
        self.pause_for(PAUSE, false);
    }

    /// A hand that is on a phone is not shown here: its seat plays by labels.
    pub(super) fn settle_sealed(&mut self) {
        if let Stage::Curtain(seat, _) | Stage::Hand { seat, .. } = self.stage
            && self.sealed.contains(seat)
            && self.table.as_ref().is_some_and(|table| table.is_blind(seat))
        {
            self.stage = Stage::Blind(seat);
            // Its player may look at the phone at any moment.
            self.looked = true;
        }
    }
}
