//! Acts, and what they change on the screen.

use table::Seat;

use super::{PAUSE, PlayState};
use crate::play::stage::Stage;
use crate::store::{self, State};

impl PlayState {
    /// Carries an act out, with the text that was written with it.
    pub(super) fn act(&mut self, seat: Seat, act: &str, text: Option<&str>, now: f64, still: bool) {
        let Some(table) = &self.table else { return };
        if self.telling || self.pausing || self.reading {
            return;
        }
        let regular = self.is_regular(seat);
        let behind = self.stage.seat() == Some(seat) || regular;
        let finger = self.stage.finger_of(seat);
        // An act out of turn leaves what the awaited one has looked at.
        let awaited = table.awaited().contains(seat);
        let mut table = table.fork();
        let Some(acted) = table.act(seat, act, behind, &|| store::evening_records(self.game.id)) else { return };
        self.sounds = acted.sounds.into();
        if let Some(text) = text {
            table.write(text);
        }
        let over = table.outcome().is_some();
        // At a device that lies in the middle others act while a seat looks at its cards.
        let looking = !over && self.stage.seat().is_some_and(|other| other != seat && table.has_private_view(other));
        self.replace_table(table);
        if looking {
            self.stage.forget_choice();
            self.counts.forgotten_choices += 1;
        } else {
            self.stage = Stage::Table(None);
        }
        (self.onward, self.looker) = ((acted.goes_on && !looking && !regular).then_some(seat), None);
        // A finger that stays on the hold bar opens the hand again.
        self.waiting = finger.filter(|_| self.onward.is_some());
        self.looked &= !awaited;
        (self.at_table, self.refused) = (false, false);
        self.reading = acted.needs_acknowledgement;
        self.counts.acts += 1;
        self.announce(now);
        self.keep(if over { State::Over } else { State::Running }, now);
        self.pause_for(PAUSE, false);
        if acted.duration > 0 && !still {
            self.tell_for(acted.duration);
        }
    }
}
