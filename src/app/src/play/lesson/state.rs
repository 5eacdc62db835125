//! The state of a lesson, and how it changes: the learner does the acts of one seat, the record those of all others.

use std::rc::Rc;

use game_ui::{GameInfo, GameSession, Lesson, LessonNote, Sound};
use table::{Seat, Side};
use yew::prelude::*;

/// How long nothing is taken after a change, in milliseconds: a double tap is one tap.
const PAUSE: f64 = 250.0;

/// Where the learner is.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Place {
    /// At the open table; a name may be selected on the rail.
    Table(Option<Seat>),
    /// At the own hand, which is open; an act may be chosen, as the record writes it.
    Hand(Option<String>),
}

/// What the lesson waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wait {
    /// The last act is being told.
    Telling,
    /// A note is to be read.
    Read,
    /// The learner is to act.
    Act,
    /// Somebody else acts in a moment.
    Others,
    /// Nothing: the lesson is over.
    End,
}

/// What happens in a lesson.
#[derive(Clone)]
pub(super) enum LessonAction {
    /// A seat is to do an open act.
    Act(Seat, String),
    /// A private act is chosen, or none.
    Choose(Option<String>),
    /// What is chosen is done.
    Play,
    /// The learner does what the lesson asks for, by itself.
    Show,
    /// The learner is elsewhere.
    Move(Place),
    /// A name on the rail is pressed.
    Select(Seat),
    /// On to what comes next.
    On,
    /// Somebody else has waited long enough, and acts.
    Due,
    /// The last act has been told.
    TellingEnded,
    /// From the beginning.
    Again,
}

/// Something that happens, with what only the device knows.
pub(super) struct LessonEvent {
    pub(super) action: LessonAction,
    /// The time of day, in milliseconds since 1970.
    pub(super) now: f64,
    /// Whether motion is unwelcome.
    pub(super) still: bool,
}

/// A lesson on the screen.
#[derive(Clone)]
pub(super) struct LessonState {
    acts: Rc<[(Seat, String, Side)]>,
    notes: &'static [LessonNote],
    start: Rc<dyn GameSession>,
    pub(super) table: Rc<dyn GameSession>,
    pub(super) place: Place,
    /// The note that is shown, if its step has come.
    note: usize,
    /// Whether the last act is being told, and for how long, in milliseconds.
    telling: bool,
    pub(super) duration: u32,
    /// Whether what it turned up is still looked at.
    pub(super) reading: bool,
    /// Whether the learner has just tried something else.
    pub(super) astray: bool,
    /// What is heard of the last act.
    pub(super) sounds: Rc<[Sound]>,
    /// Grows with every act, also after a new beginning; an effect runs when it has changed.
    pub(super) done: u32,
    /// When something has changed last.
    changed: f64,
    revision: u32,
}

/// For the properties that hold the beginning of a lesson.
impl PartialEq for LessonState {
    fn eq(&self, other: &LessonState) -> bool {
        self.revision == other.revision
    }
}

impl Reducible for LessonState {
    type Action = LessonEvent;

    fn reduce(self: Rc<Self>, event: LessonEvent) -> Rc<Self> {
        let mut next = (*self).clone();
        next.take(event);
        next.revision += 1;
        Rc::new(next)
    }
}

impl LessonState {
    /// The lesson of a game from its beginning; nothing if its record cannot be read.
    pub(super) fn new(game: &GameInfo) -> Option<LessonState> {
        let Lesson { record, notes, .. } = (game.lesson)();
        let whole = (game.open)(record).ok()?;
        let start: Rc<dyn GameSession> = whole.prefix(0).into();
        let mut state = LessonState {
            acts: (0..whole.lines()).map_while(|line| whole.act_in(line)).collect(),
            notes,
            table: Rc::clone(&start),
            start,
            place: Place::Table(None),
            note: 0,
            telling: false,
            duration: 0,
            reading: false,
            astray: false,
            sounds: Rc::default(),
            done: 0,
            changed: f64::NEG_INFINITY,
            revision: 0,
        };
        state.settle();
        Some(state)
    }

    /// How many acts there are, and how many have been done.
    pub(super) fn progress(&self) -> (usize, usize) {
        (self.acts.len(), usize::from(self.table.lines()))
    }

    /// The note that is to be read now.
    pub(super) fn note(&self) -> Option<&'static LessonNote> {
        self.notes.get(self.note).filter(|note| note.at == self.table.lines())
    }

    /// Whether another note follows before anybody acts.
    fn has_more(&self) -> bool {
        self.notes.get(self.note + 1).is_some_and(|note| note.at == self.table.lines())
    }

    /// The next act.
    fn next(&self) -> Option<&(Seat, String, Side)> {
        self.acts.get(usize::from(self.table.lines()))
    }

    /// What the lesson waits for.
    pub(super) fn waits(&self) -> Wait {
        match (self.next(), self.note()) {
            _ if self.telling => Wait::Telling,
            (_, Some(_)) if self.has_more() => Wait::Read,
            (None, _) => Wait::End,
            (Some((seat, ..)), _) if *seat == Lesson::learner() => Wait::Act,
            (Some(_), Some(_)) => Wait::Read,
            (Some(_), None) if self.reading => Wait::Read,
            (Some(_), None) => Wait::Others,
        }
    }

    fn take(&mut self, LessonEvent { action, now, still }: LessonEvent) {
        // A tap right after a change was meant for what was there before.
        let early = (0.0..PAUSE).contains(&(now - self.changed));
        match action {
            LessonAction::TellingEnded => {
                self.telling = false;
                self.settle();
                return;
            }
            LessonAction::Due => {
                if self.waits() == Wait::Others {
                    self.act(still);
                    self.changed = now;
                }
                return;
            }
            LessonAction::Select(seat) => {
                let selected = self.place == Place::Table(Some(seat));
                self.place = Place::Table((!selected).then_some(seat));
                return;
            }
            LessonAction::Choose(act) => {
                if let Place::Hand(chosen) = &mut self.place {
                    *chosen = act;
                }
                return;
            }
            _ if early => return,
            LessonAction::Act(seat, act) => self.try_act(seat, &act, still),
            LessonAction::Play => {
                if let Place::Hand(Some(act)) = self.place.clone() {
                    self.try_act(Lesson::learner(), &act, still);
                }
            }
            LessonAction::Show if self.waits() == Wait::Act && !self.reading => self.act(still),
            LessonAction::Show => return,
            LessonAction::Move(place) => self.place = place,
            LessonAction::On => self.go_on(still),
            LessonAction::Again => {
                (self.table, self.note) = (Rc::clone(&self.start), 0);
                (self.telling, self.reading, self.astray) = (false, false, false);
                self.settle();
            }
        }
        self.changed = now;
    }

    /// Whether this comes next; one press may be several acts.
    fn fits(&self, seat: Seat, act: &str) -> bool {
        let lines = usize::from(self.table.lines());
        act.split('.').enumerate().all(|(number, text)| {
            self.acts.get(lines + number).is_some_and(|(by, wanted, _)| match number {
                0 => *by == seat && wanted == text,
                _ => text == format!("{by}-{wanted}"),
            })
        })
    }

    /// The learner acts, or taps for somebody else: only what comes next is done.
    fn try_act(&mut self, seat: Seat, act: &str, still: bool) {
        match self.waits() {
            Wait::Act if self.fits(seat, act) && !self.reading => self.act(still),
            Wait::Act => self.astray = true,
            Wait::Telling | Wait::Read | Wait::Others | Wait::End => self.go_on(still),
        }
    }

    /// To the next note, past what was looked at, or to the next act of somebody else.
    fn go_on(&mut self, still: bool) {
        match self.waits() {
            Wait::Telling => {
                self.telling = false;
                self.settle();
            }
            Wait::Read if self.has_more() => {
                self.note += 1;
                // What was looked at goes before the learner acts.
                if self.waits() == Wait::Act {
                    self.reading = false;
                }
                self.settle();
            }
            Wait::Read | Wait::Act | Wait::End if self.reading => {
                self.reading = false;
                self.settle();
                if matches!(self.waits(), Wait::Read | Wait::Others) {
                    self.act(still);
                }
            }
            Wait::Read | Wait::Others => self.act(still),
            Wait::Act | Wait::End => {}
        }
    }

    /// Carries the next act of the record out.
    fn act(&mut self, still: bool) {
        let Some((seat, act, _)) = self.next() else { return };
        let mut table = self.table.fork();
        let Some(acted) = table.act(*seat, act, true, &Vec::new) else { return };
        self.table = table.into();
        self.sounds = acted.sounds.into();
        self.done += 1;
        self.reading = acted.needs_acknowledgement;
        self.telling = acted.duration > 0 && !still;
        self.duration = acted.duration;
        self.place = Place::Table(None);
        let lines = self.table.lines();
        self.note = self.notes.iter().position(|note| note.at >= lines).unwrap_or(self.notes.len());
        self.settle();
        // What is done with the same press has no note of its own.
        if self.note().is_none() && self.next().is_some_and(|(seat, ..)| *seat == Lesson::learner()) {
            self.act(still);
        }
    }

    /// The learner is where the next act is to be done, and has done nothing else meanwhile.
    fn settle(&mut self) {
        self.astray = false;
        let hand = self.next().is_some_and(|(seat, _, side)| *seat == Lesson::learner() && *side == Side::Private);
        self.place = if hand && !self.telling && !self.reading { Place::Hand(None) } else { Place::Table(None) };
    }
}

#[cfg(test)]
mod tests;
