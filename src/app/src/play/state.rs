//! The state of a game on the screen, and how it changes. Nothing here writes to the device: what is to be saved, timed or felt is read
//! from the state by [`Play`](super::Play).

use std::ops::Range;
use std::rc::Rc;

use game_ui::{GameInfo, GameSession, Sound};
use table::{Seat, Seats};
use ui::Players;
use yew::prelude::*;

use super::action::{PlayAction, PlayEvent};
use super::begin::players;
use super::stage::{RevealGesture, Stage, Step};
use crate::remarks::{Remark, Said};
use crate::sheets::swap;
use crate::store::{Save, State};

/// How long no act is taken after one was, and no hand opened after its curtain was answered, in milliseconds: a double
/// tap is one act.
const PAUSE: u32 = 250;

/// The age in milliseconds up to which a game counts as just begun: nobody can have looked at cards and loaded the page again. The lower
/// bound allows for a clock that was corrected meanwhile.
const JUST: Range<f64> = -120_000.0..2000.0;

/// How long no hand opens after a seat has taken the device, and no act is taken after a tap has opened a hand, in milliseconds: the
/// next button may lie where the last one was tapped.
const TAKEN: u32 = 600;

/// Who has looked at cards that the next one must not see.
#[derive(Clone)]
pub(super) struct Looker {
    /// Who it was.
    pub(super) seat: Seat,
    /// The act that says so.
    act: String,
    /// Who looks next.
    next: Seat,
    /// The game after that act.
    pub(super) after: Rc<dyn GameSession>,
}

/// How often each of these has happened. Effects run when one of the numbers has changed.
#[derive(Clone, Copy, Default)]
pub(super) struct Counts {
    /// The save has changed.
    pub(super) saves: u32,
    /// An act was done.
    pub(super) acts: u32,
    /// A pause has begun.
    pub(super) pauses: u32,
    /// An act was told.
    pub(super) tellings: u32,
    /// The stage has changed.
    pub(super) stages: u32,
    /// The page was shown again after it was hidden.
    pub(super) shown: u32,
    /// The record was changed without an act.
    pub(super) changes: u32,
    /// There was another table: after an act, a change of the record, in another tab, or because a seat is played or its hand shown by
    /// another.
    pub(super) tables: u32,
    /// The act that was chosen in an open hand was forgotten.
    pub(super) forgotten_choices: u32,
    /// Somebody did not want to wait for the regulars.
    pub(super) hurries: u32,
}

/// A game on the table.
#[derive(Clone)]
pub(super) struct PlayState {
    pub(super) game: &'static GameInfo,
    pub(super) save: Option<Save>,
    pub(super) table: Option<Rc<dyn GameSession>>,
    pub(super) players: Rc<Players>,
    pub(super) stage: Stage,
    /// The seats whose hands are on their players' phones.
    pub(super) sealed: Seats,
    /// Whether the hand on a phone has refused the last act: the card under that label could not do it.
    pub(super) refused: bool,
    /// Whether a hand was opened since the last act: who has seen more takes nothing back.
    pub(super) looked: bool,
    /// Who looks at the own cards as soon as the last act has been told, in sight of the page.
    onward: Option<Seat>,
    /// Who has looked and only has to say so, while the curtain of the next one hangs.
    pub(super) looker: Option<Looker>,
    /// Whether the last act is being told, and the table shown as it was before.
    pub(super) telling: bool,
    /// How long that takes, in milliseconds.
    pub(super) duration: u32,
    /// The gesture that is still held since it took the device, or since it did an act that goes on with the own cards; it opens the hand
    /// when the pause ends.
    waiting: Option<RevealGesture>,
    /// The gesture that holds the hand open.
    holding: Option<RevealGesture>,
    /// The gesture that began while nothing was taken, and is still held.
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
    /// How often something has happened.
    pub(super) counts: Counts,
    /// How many states were drawn.
    revision: u64,
    /// What is heard of the last act.
    pub(super) sounds: Rc<[Sound]>,
    /// Whether what the last act came to still stands there large: nobody has tapped since.
    pub(super) fresh: bool,
    /// What a regular says to it.
    pub(super) remark: Option<Remark>,
    /// What the regulars have said this evening.
    pub(super) said: Rc<Said>,
    /// Whether whoever plays alone looks at the open table, though the own hand is to be chosen from.
    at_table: bool,
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
        next.settle();
        // A pause begins with an effect.
        if redraw || next.counts.pauses != self.counts.pauses || next.stage != self.stage {
            next.revision += 1;
        }
        Rc::new(next)
    }
}

impl PlayState {
    /// The game of this save at this time, as the page begins it. `sealed`: the seats whose hands are on phones; `kept`: whether the device
    /// remembers everything so far.
    pub(super) fn new(game: &'static GameInfo, save: Option<Save>, sealed: Seats, now: f64, kept: bool) -> PlayState {
        let table: Option<Rc<dyn GameSession>> =
            save.as_ref().and_then(|save| (game.open)(&save.record).ok()).map(Rc::from);
        let players = Rc::new(players(save.as_ref(), table.as_deref()));
        let private_chooser =
            table.as_ref().and_then(|table| table.private_chooser().filter(|seat| table.regular(*seat).is_none()));
        // What was seen before the page was loaded, nobody knows; in a game that has just begun it was nothing.
        let begun = save.as_ref().is_some_and(|save| JUST.contains(&(now - save.begun)));
        let mut state = PlayState {
            game,
            save,
            table,
            players,
            stage: private_chooser.map_or(Stage::Table(None), |seat| Stage::Curtain(seat, Step::Name)),
            sealed,
            refused: false,
            looked: game.hands && !begun,
            onward: None,
            looker: None,
            telling: false,
            duration: 0,
            waiting: None,
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
            counts: Counts::default(),
            revision: 0,
            sounds: Rc::default(),
            fresh: false,
            remark: None,
            said: Rc::default(),
            at_table: false,
        };
        state.settle();
        state
    }

    /// The seat that must choose among its own cards now. While what was turned up is looked at, nothing else can be done. Its
    /// curtain does not ask for the name again: the button of the table is pressed in that name.
    pub(super) fn next_chooser(&self) -> Option<Seat> {
        let table = self.table.as_ref().filter(|_| !self.reading)?;
        table.private_chooser().filter(|seat| table.awaited().iter().next() == Some(*seat) && !self.is_regular(*seat))
    }

    /// Whether this seat is the one that must choose among its own cards next, or that looks after who has just looked.
    pub(super) fn can_take(&self, seat: Seat) -> bool {
        self.looker.as_ref().map(|looker| looker.next).or_else(|| self.next_chooser()) == Some(seat)
    }

    /// Whether somebody looks at the own cards now who has just acted, and nothing else is shown.
    pub(super) fn goes_on(&self) -> bool {
        let busy = self.telling || self.pausing || self.reading;
        self.onward.is_some() && !busy && self.stage == Stage::Table(None)
    }

    /// The selected seat, if it finds anything behind its curtain.
    pub(super) fn looking(&self) -> Option<(Seat, Step)> {
        let (seat, table) = (self.stage.selected()?, self.table.as_ref()?);
        (table.has_private_view(seat) && !self.is_regular(seat)).then_some((seat, Step::Name))
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
            PlayAction::Hold(seat, act, by) => return self.act_and_hold(seat, &act, by, now, still),
            PlayAction::Regular(seat, act, lines) => {
                let stands = self.table.as_ref().is_some_and(|table| table.lines() == lines);
                if !stands || !self.is_regular(seat) {
                    return false;
                }
                self.act(seat, &act, None, now, still);
            }
            PlayAction::Hurry => self.counts.hurries += 1,
            PlayAction::SetRegular(seat, level) => return self.seat_regular(seat, level, now),
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
            PlayAction::Blind(..) if self.telling || self.pausing || self.reading => return false,
            PlayAction::Blind(seat, acts, place) => self.act_blind(seat, &acts, place, now, still),
            PlayAction::Sealed(seat, sealed) => self.seal(seat, sealed),
            PlayAction::HandOver(_)
            | PlayAction::AnswerCurtain(_)
            | PlayAction::ShowKey(_)
            | PlayAction::ReturnToTable
            | PlayAction::Take(..)
                if self.telling || self.pausing =>
            {
                return false;
            }
            PlayAction::HandOver(seat)
            | PlayAction::AnswerCurtain(seat)
            | PlayAction::ShowKey(seat)
            | PlayAction::Take(seat, _)
                if self.is_regular(seat) =>
            {
                return false;
            }
            PlayAction::HandOver(seat) => self.show(Stage::Curtain(seat, Step::Name), PAUSE, now),
            PlayAction::AnswerCurtain(seat) => self.show(Stage::Curtain(seat, Step::Hold), PAUSE, now),
            PlayAction::ShowKey(seat) => self.show(Stage::Key { seat, held: None, seen: false }, PAUSE, now),
            PlayAction::ReturnToTable => self.show(Stage::Table(None), PAUSE, now),
            // It is somebody else's turn since the finger came down.
            PlayAction::Take(seat, Some(_)) if !self.can_take(seat) => return false,
            PlayAction::Take(seat, held) => {
                self.show(Stage::Curtain(seat, Step::Hold), TAKEN, now);
                self.waiting = held;
            }
            PlayAction::GoOn => {
                let Some(seat) = self.onward.take_if(|_| self.stage == Stage::Table(None)) else { return false };
                self.stage = Stage::Hand { seat, held: None, chosen: None };
                self.counts.stages += 1;
                self.pause_for(PAUSE, false);
            }
            PlayAction::Select(seat, when) => return self.select(seat, when),
            PlayAction::Shout(seat, act, when) => return self.shout(seat, &act, when, now),
            PlayAction::OpenHand(by) => return !self.pausing && !covered && self.open(by),
            PlayAction::PointerDown(by) => {
                // That click would have come before the next press.
                if self.clicking {
                    (self.pausing, self.clicking) = (false, false);
                }
                self.early = self.pausing.then_some(by);
                // A tap that ends the telling has not seen it yet, and neither has the second one of a double tap.
                return !self.telling && !self.pausing && std::mem::take(&mut self.fresh);
            }
            PlayAction::Release(by) => return self.let_go(by),
            // Whoever plays alone hides nothing from anybody.
            PlayAction::CoverHand if self.alone().is_some() => return false,
            PlayAction::CoverHand => {
                self.waiting = None;
                return self.stage.cover();
            }
            // A hurried tap does not make the pause longer.
            PlayAction::Acknowledge if self.pausing => return false,
            PlayAction::Acknowledge => {
                (self.reading, self.fresh) = (false, false);
                self.counts.stages += 1;
                self.pause_for(PAUSE, false);
            }
            PlayAction::Skip if !self.telling => return false,
            PlayAction::TellingEnded | PlayAction::Skip => {
                self.telling = false;
                self.counts.stages += u32::from(self.reading);
                // The tap that ends the telling is not yet an act, wherever it lands.
                if matches!(action, PlayAction::Skip) {
                    self.pause_for(PAUSE, false);
                }
            }
            PlayAction::PauseEnded => {
                (self.pausing, self.clicking) = (false, false);
                self.open_waiting();
            }
            PlayAction::Retract(_) if self.looked => return false,
            PlayAction::Retract(lines) => self.change(lines, now, |table| table.retract()),
            PlayAction::Correct(lines) => self.change(lines, now, |table| table.correct()),
            PlayAction::Quit => self.keep(State::Off, now),
            PlayAction::Swap(one, other) => {
                let Some(save) = &mut self.save else { return false };
                swap(&mut save.places, self.players.seats(), (one, other));
                self.counts.saves += 1;
            }
            PlayAction::PageHidden => {
                (self.onward, self.waiting) = (None, None);
                return self.stage.leave();
            }
            PlayAction::PageShown => self.counts.shown += 1,
            PlayAction::SaveResult(kept) => self.kept = kept,
            PlayAction::DismissUnsaved => self.noted = true,
            PlayAction::OtherTabSaved(save) => return self.take_over(save),
            PlayAction::Doubled => self.doubled = true,
            PlayAction::DismissDoubled => self.doubled = false,
        }
        true
    }

    /// The device is elsewhere, and takes nothing for so many milliseconds. If the next one answers while somebody else has looked, that is done with.
    fn show(&mut self, stage: Stage, pause: u32, now: f64) {
        if let Some(looker) = self.looker.take()
            && stage == Stage::Curtain(looker.next, Step::Hold)
        {
            self.stage = Stage::Curtain(looker.seat, Step::Hold);
            self.act(looker.seat, &looker.act, None, now, true);
        }
        self.at_table = stage.seat().is_none();
        (self.stage, self.onward, self.fresh, self.refused) = (stage, None, false, false);
        self.waiting = None;
        self.counts.stages += 1;
        self.pause_for(pause, false);
    }
}

mod acting;
mod company;
mod holding;
mod presses;
mod saving;
mod sealing;
mod telling;
#[cfg(test)]
mod tests;
