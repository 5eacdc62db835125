//! An act is told, and nothing is taken for a moment.

use super::PlayState;
use crate::remarks::Said;

impl PlayState {
    /// What the act came to is told, and a regular may say something to it.
    pub(super) fn announce(&mut self, now: f64) {
        let (Some(table), Some(save)) = (&self.table, &self.save) else { return };
        self.fresh = true;
        let mut said = Said::load(now);
        self.remark = said.remark(table.as_ref(), save.begun, now);
        self.said = said.into();
    }

    /// Takes nothing for so many milliseconds; `clicking`: no more than the click of a press that began in a pause.
    pub(super) fn pause_for(&mut self, time: u32, clicking: bool) {
        (self.pausing, self.clicking, self.pause) = (true, clicking, time);
        self.counts.pauses += 1;
    }

    /// Tells the last act for so many milliseconds.
    pub(super) fn tell_for(&mut self, time: u32) {
        (self.telling, self.duration) = (true, time);
        self.counts.tellings += 1;
    }
}
