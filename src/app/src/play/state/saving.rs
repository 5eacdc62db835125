//! What is changed in the record without an act, and how it is kept on the device.

use game_ui::GameSession;

use super::{PAUSE, PlayState};
use crate::play::stage::Stage;
use crate::store::{self, Save, State, Summary};

impl PlayState {
    /// Another table takes the place of the one that was there.
    pub(super) fn replace_table(&mut self, table: Box<dyn GameSession>) {
        self.table = Some(table.into());
        self.counts.tables += 1;
    }

    /// Changes the record without an act. A shout may have come in between: then it has other lines by now.
    pub(super) fn change(&mut self, lines: u16, now: f64, change: fn(&mut dyn GameSession) -> bool) {
        let Some(mut table) = self.table.as_ref().map(|table| table.fork()) else { return };
        if self.telling || self.pausing || table.lines() != lines || !change(table.as_mut()) {
            return;
        }
        self.replace_table(table);
        self.stage = Stage::Table(None);
        (self.reading, self.onward, self.looker, self.fresh) = (false, None, None, false);
        self.counts.changes += 1;
        self.pause_for(PAUSE, false);
        self.keep(State::Running, now);
    }

    /// Brings the save up to date.
    pub(super) fn keep(&mut self, state: State, now: f64) {
        let (Some(save), Some(table)) = (&mut self.save, &self.table) else { return };
        (save.version, save.record, save.summary) = (store::VERSION, table.record(), Some(Summary::of(table.as_ref())));
        save.touch(now);
        save.state = state;
        self.counts.saves += 1;
    }

    /// What was done elsewhere counts here too: else the next act here would undo it. Whether there was anything.
    pub(super) fn take_over(&mut self, save: Save) -> bool {
        if self.save.as_ref() == Some(&save) {
            return false;
        }
        let Ok(table) = (self.game.open)(&save.record) else { return false };
        self.save = Some(save);
        self.replace_table(table);
        self.stage = Stage::Table(None);
        (self.telling, self.reading, self.looked) = (false, false, self.game.hands);
        (self.onward, self.looker, self.fresh) = (None, None, false);
        true
    }
}
