//! An act: carried out and saved first, told after.

use game_ui::GameSession;
use game_ui::rematch;
use gloo::timers::callback::Timeout;
use table::Seat;
use ui::dom;
use yew::prelude::*;

use super::{CLICK, Held, Msg, PAUSE, Play, Props, Stage, Step, TOGETHER, begin};
use crate::app::{Go, House, Screen};
use crate::store::{self, State, Summary};

/// How long after a shout that ends the game the table still stands, in milliseconds.
const LIFTED: u32 = 700;

impl Play {
    /// Carries an act out, with the text that was written with it.
    pub(super) fn act(&mut self, ctx: &Context<Play>, seat: Seat, act: &str, text: Option<&str>) {
        let Some(table) = &mut self.table else { return };
        if self.telling || self.pausing || self.reading {
            return;
        }
        let behind = self.stage.seat() == Some(seat);
        // An act out of turn leaves what the awaited one has looked at.
        let awaited = table.awaited().contains(seat);
        let Some(acted) = table.act(seat, act, behind, &|| store::evening_records(ctx.props().game.id)) else { return };
        if let Some(text) = text {
            table.write(text);
        }
        let over = table.outcome().is_some();
        self.stage = if acted.veils && !over { Stage::Curtain(seat, Step::Name) } else { Stage::Table(None) };
        self.turned |= acted.veils;
        self.looked &= !awaited;
        self.holder = Some(seat);
        self.reading = acted.lingers;
        self.keep(ctx, if over { State::Over } else { State::Running });
        if ctx.props().house.settings.buzz {
            platform::vibrate(20);
        }
        self.pause(ctx);
        self.telling = acted.duration > 0 && !dom::keeps_still();
        if self.telling {
            let link = ctx.link().clone();
            self.timers.push(Timeout::new(acted.duration, move || link.send_message(Msg::Told)));
        }
    }

    /// A shout on the rail: it counts at any moment, also while something is told or a hand is open, and what is shown stays. A
    /// double tap is one shout. What was looked at before stays looked at.
    pub(super) fn shout(&mut self, ctx: &Context<Play>, seat: Seat, act: &str, when: f64) -> bool {
        let Some(table) = &mut self.table else { return false };
        let doubled = self.shouted.is_some_and(|(last, at)| last == seat && when - at < TOGETHER);
        if doubled
            || self.reading
            || table.act(seat, act, false, &|| store::evening_records(ctx.props().game.id)).is_none()
        {
            return false;
        }
        let over = table.outcome().is_some();
        self.shouted = Some((seat, when));
        // The finger is still on the rail: its click must not land on the end.
        self.telling = over;
        if over {
            self.stage = Stage::Table(None);
            let link = ctx.link().clone();
            self.timers.push(Timeout::new(LIFTED, move || link.send_message(Msg::Told)));
        }
        self.keep(ctx, if over { State::Over } else { State::Running });
        if ctx.props().house.settings.buzz {
            platform::vibrate(20);
        }
        true
    }

    /// A name on the rail was pressed: the first press counts, and one right after it is only shown.
    pub(super) fn select(&mut self, seat: Seat, when: f64) -> bool {
        if self.reading {
            return false;
        }
        let since = when - self.pressed;
        let selected = self.stage.selected();
        if selected.is_some_and(|first| first != seat) && since < TOGETHER {
            self.late = self.late.or(Some((seat, since as u32)));
            return true;
        }
        self.stage = Stage::Table((selected != Some(seat)).then_some(seat));
        (self.pressed, self.late) = (when, None);
        true
    }

    /// Takes nothing for a moment: a double tap is one act.
    pub(super) fn pause(&mut self, ctx: &Context<Play>) {
        self.pause_for(ctx, PAUSE);
    }

    /// Takes no click for a moment: that of a press which began in a pause is no act.
    pub(super) fn pause_for_click(&mut self, ctx: &Context<Play>) {
        self.pause_for(ctx, CLICK);
        self.clicking = true;
    }

    /// Takes nothing for so many milliseconds.
    fn pause_for(&mut self, ctx: &Context<Play>, time: u32) {
        (self.pausing, self.clicking) = (true, false);
        let link = ctx.link().clone();
        self.timers = vec![Timeout::new(time, move || link.send_message(Msg::Ready))];
    }

    /// Changes the record without an act, and closes the sheet on which that was asked. A shout may have come in between: then it
    /// has other lines by now.
    pub(super) fn change(&mut self, ctx: &Context<Play>, lines: u16, change: fn(&mut dyn GameSession) -> bool) {
        let Some(table) = &mut self.table else { return };
        if self.telling || self.pausing || table.lines() != lines || !change(table.as_mut()) {
            return;
        }
        self.stage = Stage::Table(None);
        (self.reading, self.holder) = (false, None);
        self.pause(ctx);
        self.keep(ctx, State::Running);
        if ctx.props().sheet.is_some() {
            ctx.props().house.go(Go::Back);
        }
    }

    /// Writes the game down on this device.
    pub(super) fn keep(&mut self, ctx: &Context<Play>, state: State) {
        let (Some(save), Some(table)) = (&mut self.save, &self.table) else { return };
        (save.version, save.record, save.summary) = (store::VERSION, table.record(), Some(Summary::of(table.as_ref())));
        save.touch();
        let turned = std::mem::replace(&mut save.state, state) != state;
        self.kept = store::save_game(&ctx.props().id, save);
        if turned {
            self.stay_awake(&ctx.props().house);
        }
    }

    /// The same players, the next seat begins.
    pub(super) fn again(&self, ctx: &Context<Play>) {
        let (Some(save), Some(table)) = (&self.save, &self.table) else { return };
        let Props { game, house, .. } = ctx.props();
        let id =
            begin(game.id, rematch(table.as_ref(), &super::new_seed()).as_ref(), save.symbols.clone(), State::Running);
        house.go(Go::Instead(Screen::Play(id.into())));
    }

    /// Finger or key is let go. If the hand was left meanwhile, a click may follow on whatever lies there now: it is no act.
    pub(super) fn let_go(&mut self, ctx: &Context<Play>, by: Held) -> bool {
        let left =
            self.holding.take_if(|holding| *holding == by).is_some() && !matches!(self.stage, Stage::Hand { .. });
        let early = self.early.take_if(|early| *early == by).is_some();
        // While something is told, nothing is taken anyhow.
        if left && !self.telling {
            self.pause(ctx);
        } else if early && !self.telling && !self.pausing {
            self.pause_for_click(ctx);
        }
        self.stage.release(by)
    }

    /// Keeps the screen on while a game runs and the page is seen.
    pub(super) fn stay_awake(&mut self, house: &House) {
        let running = self.table.as_ref().is_some_and(|table| table.outcome().is_none());
        self.awake = (house.settings.awake && running).then(platform::Awake::ask);
    }
}
