//! Regulars at the table, and whoever plays with them alone.

use bots::Level;
use table::Seat;

use super::PlayState;
use crate::play::stage::{RevealGesture, Stage};
use crate::store::State;

impl PlayState {
    /// Whether a regular plays a seat.
    pub(in crate::play) fn is_regular(&self, seat: Seat) -> bool {
        self.table.as_ref().is_some_and(|table| table.regular(seat).is_some())
    }

    /// The only person at a table of regulars: nobody is there from whom a hand must be hidden.
    pub(in crate::play) fn alone(&self) -> Option<Seat> {
        self.table.as_ref().and_then(|table| table.alone())
    }

    /// Whether the regulars wait: something is told or looked at, no act is taken for a moment, a name is selected, or the game is
    /// over.
    pub(in crate::play) fn regulars_wait(&self) -> bool {
        self.telling || self.pausing || self.reading || self.stage.selected().is_some() || !self.is_running()
    }

    /// Gives a seat to a regular or to a person; whether that was possible. One person stays.
    pub(super) fn seat_regular(&mut self, seat: Seat, level: Option<Level>, now: f64) -> bool {
        let Some(mut table) = self.table.as_ref().map(|table| table.fork()) else { return false };
        if self.telling
            || self.pausing
            || table.regular(seat) == level
            || (level.is_some() && self.alone() == Some(seat))
        {
            return false;
        }
        table.set_regular(seat, level);
        self.replace_table(table);
        // Whoever has the device now, it was not handed to anybody.
        (self.stage, self.onward, self.looker, self.at_table) = (Stage::Table(None), None, None, false);
        self.keep(if self.is_running() { State::Running } else { State::Over }, now);
        true
    }

    /// Brings the stage in line with who sits at the table.
    pub(super) fn settle(&mut self) {
        self.settle_alone();
        self.settle_sealed();
    }

    /// Whoever plays alone needs no curtain: the own hand lies open whenever it is to be chosen from.
    fn settle_alone(&mut self) {
        let Some(seat) = self.alone() else { return };
        if let Stage::Hand { held: held @ None, .. } = &mut self.stage {
            *held = Some(RevealGesture::Tap);
            self.looked = true;
        }
        let asked = matches!(self.stage, Stage::Curtain(of, _) if of == seat);
        let chooses = || self.next_chooser() == Some(seat);
        // Between two acts the hand is away for a moment: nothing that was half chosen for one is left for the other.
        let busy = self.telling || self.pausing;
        let waits = self.stage == Stage::Table(None) && !self.at_table && !busy && chooses();
        if self.is_running() && (asked || waits) {
            self.stage = Stage::Hand { seat, held: Some(RevealGesture::Tap), chosen: None };
            self.looked = true;
        }
    }
}
