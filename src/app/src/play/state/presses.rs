//! Presses whose moment counts: shouts and names on the rail, and what is let go late.

use table::Seat;

use super::{Looker, PAUSE, PlayState};
use crate::play::stage::{RevealGesture, Stage, Step};
use crate::store::{self, State};

/// How long after a press that began in the pause and outlasted it no act is taken, in milliseconds: the click of the same press.
const CLICK: u32 = 50;

/// How long after a shout that ends the game the table still stands, in milliseconds.
const LIFTED: u32 = 700;

/// Within how many milliseconds after a name on the rail another one counts as pressed at the same time: it is shown, and
/// the first one counts. The same shout again is the same shout for so long.
const TOGETHER: f64 = 300.0;

impl PlayState {
    /// A shout on the rail: it counts at any moment, also while something is told or a hand is open, and what is shown stays. A
    /// double tap is one shout. What was looked at before stays looked at.
    pub(super) fn shout(&mut self, seat: Seat, act: &str, when: f64, now: f64) -> bool {
        let doubled = self.shouted.is_some_and(|(last, at)| last == seat && when - at < TOGETHER);
        if doubled || self.reading {
            return false;
        }
        let Some(mut table) = self.table.as_ref().map(|table| table.fork()) else { return false };
        let Some(acted) = table.act(seat, act, false, &|| store::evening_records(self.game.id)) else { return false };
        self.sounds = acted.sounds.into();
        let over = table.outcome().is_some();
        self.replace_table(table);
        self.shouted = Some((seat, when));
        self.reading = acted.needs_acknowledgement;
        // The finger is still on the rail: its click must not land on the end.
        self.telling = over;
        if over {
            self.stage = Stage::Table(None);
            self.tell_for(LIFTED);
        }
        self.counts.acts += 1;
        self.announce(now);
        self.keep(if over { State::Over } else { State::Running }, now);
        true
    }

    /// A name on the rail was pressed: the first press counts, and one right after it is only shown.
    pub(super) fn select(&mut self, seat: Seat, when: f64) -> bool {
        if self.reading || self.is_regular(seat) {
            return false;
        }
        self.fresh = false;
        let since = when - self.pressed;
        let selected = self.stage.selected();
        if selected.is_some_and(|first| first != seat) && since < TOGETHER {
            self.late = self.late.or(Some((seat, since as u32)));
            return true;
        }
        self.stage = Stage::Table((selected != Some(seat)).then_some(seat));
        (self.pressed, self.late, self.onward, self.waiting, self.looker) = (when, None, None, None, None);
        true
    }

    /// Finger or key is let go. If the hand was left meanwhile, a click may follow on whatever lies there now: it is no act.
    pub(super) fn let_go(&mut self, by: RevealGesture) -> bool {
        self.waiting.take_if(|waiting| *waiting == by);
        let left = self.holding.take_if(|holding| *holding == by).is_some() && !self.stage.is_private();
        let early = self.early.take_if(|early| *early == by).is_some();
        // While something is told, nothing is taken anyhow.
        if left && !self.telling {
            self.pause_for(PAUSE, false);
        } else if early && !self.telling && !self.pausing {
            self.pause_for(CLICK, true);
        }
        let covered = self.stage.release(by);
        if covered {
            self.pass_on();
        }
        covered
    }

    /// Shows the curtain of the seat that looks next, if the seat that has just covered its cards can only acknowledge them.
    fn pass_on(&mut self) {
        let (Some(table), Stage::Hand { seat, chosen: Some(chosen), .. }) = (&self.table, &self.stage) else { return };
        let Some((act, next)) = table.next_look(*seat).filter(|(act, next)| act == chosen && !self.is_regular(*next))
        else {
            return;
        };
        let mut after = table.fork();
        if after.act(*seat, &act, true, &Vec::new).is_none() {
            return;
        }
        self.looker = Some(Looker { seat: *seat, act, next, after: after.into() });
        self.stage = Stage::Curtain(next, Step::Name);
        self.counts.stages += 1;
        self.pause_for(PAUSE, false);
    }
}
