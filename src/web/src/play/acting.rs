//! An act: carried out and saved first, told after.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use table::{Action, Entry, Record, Seat, Side, Viewer};
use yew::prelude::*;

use super::{Msg, PAUSE, Play, Stage, TOGETHER, Telling, begin, new_seed};
use crate::app::{Go, House, Screen};
use crate::browser;
use crate::face::{Face, Forecast};
use crate::store::{self, State};

impl<G: Face> Play<G> {
    /// Carries an act out, with the text that was written with it.
    pub(super) fn act(&mut self, ctx: &Context<Play<G>>, seat: Seat, action: G::Action, text: Option<&str>) {
        let Some(record) = &mut self.record else { return };
        let behind = self.stage.seat() == Some(seat);
        if self.telling.is_some() || self.pausing || self.reading || (action.side() == Side::Private && !behind) {
            return;
        }
        let before = Rc::new(record.game().view(Viewer::Table));
        let Ok(events) = record.act(seat, action) else { return };
        let told: Vec<G::Told> = events.iter().filter_map(|event| G::told(event, Viewer::Table)).collect();
        let lingers = G::lingers(&told);
        if let Some(text) = text {
            record.write(text);
        }
        let over = record.game().outcome().is_some();
        self.stage = Stage::Table(None);
        self.looked = false;
        self.reading = lingers;
        self.keep(ctx, if over { State::Over } else { State::Running });
        if ctx.props().house.settings.buzz {
            browser::vibrate(20);
        }
        self.pause(ctx);
        let long = G::telling(&told).min(1000);
        if long > 0 && !browser::keeps_still() {
            self.telling = Some(Telling { told: Rc::new(told), before });
            let link = ctx.link().clone();
            self.timers.push(Timeout::new(long, move || link.send_message(Msg::Told)));
        }
        self.renew();
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
    pub(super) fn pause(&mut self, ctx: &Context<Play<G>>) {
        self.pausing = true;
        let link = ctx.link().clone();
        self.timers = vec![Timeout::new(PAUSE, move || link.send_message(Msg::Ready))];
    }

    /// Changes the record without an act, and closes the sheet on which that was asked.
    pub(super) fn change(&mut self, ctx: &Context<Play<G>>, change: impl FnOnce(&mut Record<G>) -> bool) {
        let Some(record) = &mut self.record else { return };
        if self.telling.is_some() || self.pausing || !change(record) {
            return;
        }
        self.stage = Stage::Table(None);
        self.reading = false;
        self.pause(ctx);
        self.keep(ctx, State::Running);
        self.renew();
        if ctx.props().sheet.is_some() {
            ctx.props().house.go.emit(Go::Back);
        }
    }

    /// What is asked of the rules after every change.
    pub(super) fn renew(&mut self) {
        let Some(record) = &self.record else { return };
        let game = record.game();
        self.forecast = game.awaited().iter().next().map(|seat| Forecast::new(game, seat));
    }

    /// Writes the game down on this device.
    pub(super) fn keep(&mut self, ctx: &Context<Play<G>>, state: State) {
        let (Some(save), Some(record)) = (&mut self.save, &self.record) else { return };
        save.record = record.to_string();
        save.changed = browser::now();
        save.state = state;
        self.kept = store::save_game(&ctx.props().id, save);
    }

    /// The same players, the next seat begins.
    pub(super) fn again(&self, house: &House) {
        let (Some(save), Some(record)) = (&self.save, &self.record) else { return };
        let seats = record.game().seats();
        let first = record.entries().iter().find_map(|entry| match entry {
            Entry::Act(step) => Some(step.seat),
            Entry::Correction => None,
        });
        let next = first.unwrap_or_else(|| Seat::new(0)).after(1, seats);
        let mut options = record.options().clone();
        table::Start::Seat(next).choose(&mut options);
        let mut fresh: Record<G> = Record::deal(seats, options, new_seed());
        fresh.notes = record.notes.only_names();
        let id = begin(&fresh, save.symbols.clone());
        house.go.emit(Go::Instead(Screen::Play(id.into())));
    }

    /// Keeps the screen on while a game runs and the page is seen.
    pub(super) fn stay_awake(&mut self, house: &House) {
        let running = self.record.as_ref().is_some_and(|record| record.game().outcome().is_none());
        self.awake = (house.settings.awake && running).then(browser::Awake::ask);
    }
}
