//! The state of a replay, and how it changes. Nothing here writes to the device.

use std::rc::Rc;

use game_ui::{GameInfo, GameSession};
use table::NoteKey;
use ui::Players;
use yew::prelude::*;

use super::players;
use crate::store::{self, Save};

/// What happens in a replay.
#[derive(Clone)]
pub(super) enum ReplayAction {
    /// To the table after so many lines.
    Show(u16),
    /// The same, and the table comes into sight.
    Jump(u16),
    /// One line on, by itself.
    On,
    /// Plays, or stops.
    Toggle,
    /// Another speed.
    Faster,
    /// All cards turned up, or the table as it was seen.
    Turn,
    /// What a regular knew, or not any more.
    Know,
    /// What luck and what choices brought, or not any more.
    Review,
    /// A note is written at this step, or not any more.
    Write,
    /// The game has another note at this step.
    Annotated(Rc<dyn GameSession>),
    /// The notes are shown to others: the link was copied, or could not be.
    Copied(bool),
}

/// Does this when pressed.
pub(super) fn pressing(send: &Callback<ReplayAction>, action: ReplayAction) -> Callback<MouseEvent> {
    send.reform(move |_| action.clone())
}

/// A game that is looked at once more.
#[derive(Clone)]
pub(super) struct ReplayState {
    /// Its save, if it is on this device.
    pub(super) save: Option<Save>,
    pub(super) players: Rc<Players>,
    /// The whole game.
    pub(super) table: Rc<dyn GameSession>,
    /// How many lines have happened.
    pub(super) at: u16,
    /// The game after them.
    pub(super) then: Rc<dyn GameSession>,
    /// How many times another line was shown; an effect runs when it has changed.
    pub(super) moves: u32,
    pub(super) running: bool,
    pub(super) speed: u32,
    /// Whether all cards lie open.
    pub(super) open: bool,
    /// Whether it is shown what a regular knew.
    pub(super) knows: bool,
    /// Whether it is shown what luck and what choices brought.
    pub(super) reviewed: bool,
    /// Whether a note is being written at this step.
    pub(super) writing: bool,
    /// Whether the link was copied; nothing as long as nobody has tried.
    pub(super) copied: Option<bool>,
    revision: u32,
}

/// For the properties that hold the beginning of a replay.
impl PartialEq for ReplayState {
    fn eq(&self, other: &ReplayState) -> bool {
        self.revision == other.revision
    }
}

impl Reducible for ReplayState {
    type Action = ReplayAction;

    fn reduce(self: Rc<Self>, action: ReplayAction) -> Rc<Self> {
        let mut next = (*self).clone();
        next.take(action);
        next.revision += 1;
        Rc::new(next)
    }
}

impl ReplayState {
    /// The beginning of a game with this name on this device, or of this record; nothing if it cannot be read.
    pub(super) fn open(game: &GameInfo, source: &str) -> Option<ReplayState> {
        let save = store::game(source);
        let table: Rc<dyn GameSession> = (game.open)(save.as_ref().map_or(source, |save| &save.record)).ok()?.into();
        Some(ReplayState {
            players: Rc::new(players(save.as_ref(), Some(&*table))),
            save,
            at: 0,
            then: table.prefix(0).into(),
            table,
            moves: 0,
            running: false,
            speed: 1,
            open: true,
            knows: false,
            reviewed: false,
            writing: false,
            copied: None,
            revision: 0,
        })
    }

    /// What is to be read at this step.
    pub(super) fn note(&self) -> Option<&str> {
        self.table.notes().get(NoteKey::Step(self.at))
    }

    fn take(&mut self, action: ReplayAction) {
        // What is looked at or written stays.
        if matches!(action, ReplayAction::Show(_) | ReplayAction::Jump(_) | ReplayAction::Write) {
            self.running = false;
        }
        match action {
            ReplayAction::Show(at) | ReplayAction::Jump(at) => self.show(at),
            ReplayAction::On => {
                self.show(self.at.saturating_add(1));
                // What is to be read takes its time.
                self.running &= self.note().is_none();
            }
            ReplayAction::Toggle => {
                self.running = !self.running;
                if self.running && self.at >= self.table.lines() {
                    self.show(0);
                }
            }
            ReplayAction::Faster => self.speed = if self.speed < 4 { self.speed * 2 } else { 1 },
            ReplayAction::Turn => self.open = !self.open,
            ReplayAction::Know => self.knows = !self.knows,
            ReplayAction::Review => self.reviewed = !self.reviewed,
            ReplayAction::Write => self.writing = !self.writing,
            ReplayAction::Annotated(table) => {
                self.table = table;
                (self.writing, self.copied) = (false, None);
            }
            ReplayAction::Copied(copied) => self.copied = Some(copied),
        }
        if self.at >= self.table.lines() {
            self.running = false;
        }
    }

    fn show(&mut self, at: u16) {
        self.at = at.min(self.table.lines());
        self.then = self.table.prefix(self.at).into();
        self.moves += 1;
        (self.writing, self.copied) = (false, None);
    }
}

#[cfg(test)]
mod tests {
    use geizen::Geizen;
    use geizen_ui::GeizenUi;
    use table::{Game, Record, Seed};

    use super::*;

    /// A game of three acts with a note after the second one.
    fn replay() -> Rc<ReplayState> {
        let mut record: Record<Geizen> = Record::deal(2, Default::default(), Seed::from_number(5));
        for _ in 0..3 {
            let seat = record.game().awaited().iter().next().expect("somebody is on turn");
            let act = record.game().legal(seat).into_iter().next().expect("an act");
            record.act(seat, act).expect("an act of the menu");
        }
        record.notes.set(NoteKey::Step(2), "Seht her");
        ReplayState::open(GameInfo::of::<GeizenUi>(), &record.to_string()).expect("a game").into()
    }

    fn after(state: &Rc<ReplayState>, actions: &[ReplayAction]) -> Rc<ReplayState> {
        actions.iter().cloned().fold(Rc::clone(state), Reducible::reduce)
    }

    #[test]
    fn it_plays_until_a_note_or_the_end_and_then_from_the_start() {
        let replay = after(&replay(), &[ReplayAction::Toggle, ReplayAction::On]);
        assert_eq!((replay.at, replay.running), (1, true));
        let replay = after(&replay, &[ReplayAction::On]);
        assert_eq!((replay.at, replay.running, replay.note()), (2, false, Some("Seht her")));
        let replay = after(&replay, &[ReplayAction::Toggle, ReplayAction::On]);
        assert_eq!((replay.at, replay.running, replay.then.lines()), (3, false, 3));
        let replay = after(&replay, &[ReplayAction::Toggle]);
        assert_eq!((replay.at, replay.running), (0, true));
    }

    #[test]
    fn what_is_looked_at_or_written_stays() {
        let playing = after(&replay(), &[ReplayAction::Toggle]);
        for action in [ReplayAction::Show(1), ReplayAction::Jump(1), ReplayAction::Write] {
            assert!(!after(&playing, &[action]).running);
        }
        for action in [ReplayAction::Faster, ReplayAction::Turn, ReplayAction::Know] {
            assert!(after(&playing, &[action]).running);
        }
        let written = after(&playing, &[ReplayAction::Write, ReplayAction::Show(9)]);
        assert_eq!((written.at, written.writing), (3, false));
    }
}
