//! The state of a game on the screen, and how it changes. Nothing here writes to the device: what is to be saved, timed or felt is read
//! from the state by [`Play`](super::Play).

use std::ops::Range;
use std::rc::Rc;

use game_ui::{GameInfo, GameSession, Sound};
use table::Seat;
use ui::Players;
use yew::prelude::*;

use super::action::{PlayAction, PlayEvent};
use super::begin::players;
use super::stage::{RevealGesture, Stage, Step};
use crate::sheets::swap;
use crate::store::{self, Save, State, Summary};

/// How long no act is taken after one was, and no hand opened after its curtain was answered, in milliseconds: a double
/// tap is one act.
const PAUSE: u32 = 250;

/// How long a game has only just begun, in milliseconds: too short to have looked at anything and loaded the page again. The clock
/// may have been put right by a little meanwhile.
const JUST: Range<f64> = -120_000.0..2000.0;

/// A game on the table.
#[derive(Clone)]
pub(super) struct PlayState {
    pub(super) game: &'static GameInfo,
    pub(super) save: Option<Save>,
    pub(super) table: Option<Rc<dyn GameSession>>,
    pub(super) players: Rc<Players>,
    pub(super) stage: Stage,
    /// Whether a hand was opened since the last act: who has seen more takes nothing back.
    pub(super) looked: bool,
    /// Who has the device in the hand, as far as the page can know: who acted or opened a hand last, in sight of the page.
    pub(super) holder: Option<Seat>,
    /// Whether the last act is being told, and the table shown as it was before.
    pub(super) telling: bool,
    /// How long that takes, in milliseconds.
    pub(super) duration: u32,
    /// What opened a hand last and is not let go yet.
    holding: Option<RevealGesture>,
    /// What came down last while nothing was taken, and is not let go yet.
    early: Option<RevealGesture>,
    /// When the selected name was pressed, in milliseconds.
    pressed: f64,
    /// Whose name was pressed too late, and by how many milliseconds.
    pub(super) late: Option<(Seat, u32)>,
    /// Who shouted last, and when, in milliseconds.
    shouted: Option<(Seat, f64)>,
    /// Whether what the last act turned up is still looked at.
    pub(super) reading: bool,
    /// Whether nothing is taken for a moment, and for how long, in milliseconds.
    pub(super) pausing: bool,
    pub(super) pause: u32,
    /// Whether that pause is only for the click of a press that began too early.
    clicking: bool,
    /// Whether the device remembers the game, and whether that it does not has been read.
    pub(super) kept: bool,
    pub(super) noted: bool,
    /// Whether the game is open in another tab too.
    pub(super) doubled: bool,
    // Effects run when one of these counters has changed.
    /// How many states were drawn.
    revision: u64,
    /// How many times the save has changed.
    pub(super) saves: u32,
    /// How many acts were done.
    pub(super) acts: u32,
    /// What is heard of the last one.
    pub(super) sounds: Rc<[Sound]>,
    /// How many pauses have begun.
    pub(super) pauses: u32,
    /// How many acts were told.
    pub(super) tellings: u32,
    /// How many times the stage has changed.
    pub(super) turns: u32,
    /// How many times the page was shown again after it was hidden.
    pub(super) shown: u32,
    /// How many times the record was changed without an act.
    pub(super) changes: u32,
}

impl PartialEq for PlayState {
    /// Whether nothing has to be drawn anew.
    fn eq(&self, other: &PlayState) -> bool {
        self.revision == other.revision
    }
}

impl Reducible for PlayState {
    type Action = PlayEvent;

    fn reduce(self: Rc<Self>, event: PlayEvent) -> Rc<Self> {
        let mut next = (*self).clone();
        let redraw = next.take(event);
        // A pause begins with an effect.
        if redraw || next.pauses != self.pauses {
            next.revision += 1;
        }
        Rc::new(next)
    }
}

impl PlayState {
    /// The game of this save at this time, as the page begins it. `kept`: whether the device remembers everything so far.
    pub(super) fn new(game: &'static GameInfo, save: Option<Save>, now: f64, kept: bool) -> PlayState {
        let table: Option<Rc<dyn GameSession>> =
            save.as_ref().and_then(|save| (game.open)(&save.record).ok()).map(Rc::from);
        let players = Rc::new(players(save.as_ref(), table.as_deref()));
        let private_chooser = table.as_ref().and_then(|table| table.private_chooser());
        // What was seen before the page was loaded, nobody knows; in a game that has just begun it was nothing.
        let begun = save.as_ref().is_some_and(|save| JUST.contains(&(now - save.begun)));
        PlayState {
            game,
            save,
            table,
            players,
            stage: private_chooser.map_or(Stage::Table(None), |seat| Stage::Curtain(seat, Step::Name)),
            looked: game.hands && !begun,
            holder: None,
            telling: false,
            duration: 0,
            holding: None,
            early: None,
            pressed: f64::NEG_INFINITY,
            late: None,
            shouted: None,
            reading: false,
            pausing: false,
            pause: 0,
            clicking: false,
            kept,
            noted: false,
            doubled: false,
            revision: 0,
            saves: 0,
            acts: 0,
            sounds: Rc::default(),
            pauses: 0,
            tellings: 0,
            turns: 0,
            shown: 0,
            changes: 0,
        }
    }

    /// The seat that must choose among its own cards now, and how far its curtain opens at once. While what was turned up is looked at,
    /// nothing else can be done.
    pub(super) fn next_chooser(&self) -> Option<(Seat, Step)> {
        let table = self.table.as_ref().filter(|_| !self.reading)?;
        let seat = table.private_chooser().filter(|seat| table.awaited().iter().next() == Some(*seat))?;
        // Whoever has just acted and still holds the device has already answered.
        let answered = table.last() == Some(seat) && self.holder == Some(seat);
        Some((seat, if answered { Step::Hold } else { Step::Name }))
    }

    /// The selected seat, if it finds anything behind its curtain.
    pub(super) fn looking(&self) -> Option<(Seat, Step)> {
        let (seat, table) = (self.stage.selected()?, self.table.as_ref()?);
        table.has_private_view(seat).then_some((seat, Step::Name))
    }

    /// Whether a game goes on.
    pub(super) fn is_running(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.outcome().is_none())
    }

    /// Takes an event in; whether anything looks different now.
    fn take(&mut self, event: PlayEvent) -> bool {
        let PlayEvent { action, now, still, covered } = event;
        match action {
            PlayAction::Act(seat, act, text) => self.act(seat, &act, text.as_deref(), now, still),
            PlayAction::Choose(act) => {
                if let Stage::Hand { chosen, .. } = &mut self.stage {
                    *chosen = act;
                }
            }
            PlayAction::Play => {
                if let Stage::Hand { seat, chosen: Some(act), .. } = self.stage.clone() {
                    self.act(seat, &act, None, now, still);
                }
            }
            PlayAction::Stage(_) if self.telling || self.pausing => return false,
            PlayAction::Stage(stage) => {
                self.stage = stage;
                self.turns += 1;
                self.pause_for(PAUSE, false);
            }
            PlayAction::Select(seat, when) => return self.select(seat, when),
            PlayAction::Shout(seat, act, when) => return self.shout(seat, &act, when, now),
            PlayAction::Open(by) => {
                let opened = !self.pausing && !covered && self.stage.open(by);
                if opened {
                    (self.looked, self.holder, self.holding) = (true, self.stage.seat(), Some(by));
                }
                return opened;
            }
            PlayAction::Down(by) => {
                // That click would have come before the next press.
                if self.clicking {
                    (self.pausing, self.clicking) = (false, false);
                }
                self.early = self.pausing.then_some(by);
                return false;
            }
            PlayAction::Release(by) => return self.let_go(by),
            PlayAction::Cover => return self.stage.cover(),
            // A hurried tap does not make the pause longer.
            PlayAction::Done if self.pausing => return false,
            PlayAction::Done => {
                self.reading = false;
                self.turns += 1;
                self.pause_for(PAUSE, false);
            }
            PlayAction::Skip if !self.telling => return false,
            PlayAction::Told | PlayAction::Skip => {
                self.telling = false;
                self.turns += u32::from(self.reading);
                // The tap that ends the telling is not yet an act, wherever it lands.
                if matches!(action, PlayAction::Skip) {
                    self.pause_for(PAUSE, false);
                }
            }
            PlayAction::Ready => (self.pausing, self.clicking) = (false, false),
            PlayAction::Retract(_) if self.looked => return false,
            PlayAction::Retract(lines) => self.change(lines, now, |table| table.retract()),
            PlayAction::Correct(lines) => self.change(lines, now, |table| table.correct()),
            PlayAction::Quit => self.keep(State::Off, now),
            PlayAction::Swap(one, other) => {
                let Some(save) = &mut self.save else { return false };
                swap(&mut save.places, self.players.seats(), (one, other));
                self.saves += 1;
            }
            PlayAction::Hidden => {
                self.holder = None;
                return self.stage.leave();
            }
            PlayAction::Shown => self.shown += 1,
            PlayAction::Kept(kept) => self.kept = kept,
            PlayAction::Noted => self.noted = true,
            PlayAction::Taken(save) => return self.take_over(save),
            PlayAction::Doubled => self.doubled = true,
            PlayAction::Alone => self.doubled = false,
        }
        true
    }

    /// Carries an act out, with the text that was written with it.
    fn act(&mut self, seat: Seat, act: &str, text: Option<&str>, now: f64, still: bool) {
        let Some(table) = &self.table else { return };
        if self.telling || self.pausing || self.reading {
            return;
        }
        let behind = self.stage.seat() == Some(seat);
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
        self.table = Some(table.into());
        if looking {
            self.stage.forget_choice();
        } else if acted.hands_over && !over {
            self.stage = Stage::Curtain(seat, Step::Name);
        } else {
            self.stage = Stage::Table(None);
        }
        self.turns += u32::from(acted.hands_over);
        self.looked &= !awaited;
        self.holder = Some(seat);
        self.reading = acted.needs_acknowledgement;
        self.acts += 1;
        self.keep(if over { State::Over } else { State::Running }, now);
        self.pause_for(PAUSE, false);
        if acted.duration > 0 && !still {
            self.tell_for(acted.duration);
        }
    }

    /// Takes nothing for so many milliseconds; `clicking`: no more than the click of a press that began in a pause.
    fn pause_for(&mut self, time: u32, clicking: bool) {
        (self.pausing, self.clicking, self.pause) = (true, clicking, time);
        self.pauses += 1;
    }

    /// Tells the last act for so many milliseconds.
    fn tell_for(&mut self, time: u32) {
        (self.telling, self.duration) = (true, time);
        self.tellings += 1;
    }

    /// Changes the record without an act. A shout may have come in between: then it has other lines by now.
    fn change(&mut self, lines: u16, now: f64, change: fn(&mut dyn GameSession) -> bool) {
        let Some(mut table) = self.table.as_ref().map(|table| table.fork()) else { return };
        if self.telling || self.pausing || table.lines() != lines || !change(table.as_mut()) {
            return;
        }
        self.table = Some(table.into());
        self.stage = Stage::Table(None);
        (self.reading, self.holder) = (false, None);
        self.changes += 1;
        self.pause_for(PAUSE, false);
        self.keep(State::Running, now);
    }

    /// Brings the save up to date.
    fn keep(&mut self, state: State, now: f64) {
        let (Some(save), Some(table)) = (&mut self.save, &self.table) else { return };
        (save.version, save.record, save.summary) = (store::VERSION, table.record(), Some(Summary::of(table.as_ref())));
        save.touch(now);
        save.state = state;
        self.saves += 1;
    }

    /// What was done elsewhere counts here too: else the next act here would undo it. Whether there was anything.
    fn take_over(&mut self, save: Save) -> bool {
        if self.save.as_ref() == Some(&save) {
            return false;
        }
        let Ok(table) = (self.game.open)(&save.record) else { return false };
        (self.save, self.table) = (Some(save), Some(table.into()));
        self.stage = Stage::Table(None);
        (self.telling, self.reading, self.looked, self.holder) = (false, false, self.game.hands, None);
        true
    }
}

mod presses;
#[cfg(test)]
mod tests;
