//! Buttons that are held: what opens the cards once the pause is over.

use table::Seat;

use super::{PlayState, TAKEN};
use crate::play::stage::{RevealGesture, Stage};

impl PlayState {
    /// Carries out an act that goes on with the own cards, while something stays on its button; whether anything looks different now.
    pub(super) fn act_and_hold(&mut self, seat: Seat, act: &str, by: RevealGesture, now: f64, still: bool) -> bool {
        // Somebody else has begun something since the finger came down.
        if self.stage != Stage::Table(None) {
            return false;
        }
        let acts = self.counts.acts;
        self.act(seat, act, None, now, still);
        // An act that was refused goes on with nothing.
        self.waiting = self.onward.filter(|_| self.counts.acts != acts).map(|_| by);
        true
    }

    /// What has been held since opens the hand, if it can be opened now.
    pub(super) fn open_waiting(&mut self) {
        if let Some(by) = self.waiting
            && self.open(by)
        {
            self.waiting = None;
        }
    }

    /// The hand of the seat that has answered its curtain opens, and stays open as long as this is held; whether it could. A tap that opens
    /// it is followed by no act until somebody can have looked: a button that could not be pressed before may lie below the next tap.
    pub(super) fn open(&mut self, by: RevealGesture) -> bool {
        let opened = self.stage.open(by);
        if opened {
            (self.fresh, self.looked, self.holding) = (false, true, Some(by));
            if by == RevealGesture::Tap {
                self.pause_for(TAKEN, false);
            }
        }
        opened
    }
}
