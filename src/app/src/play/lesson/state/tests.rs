use std::collections::BTreeSet;

use futures::executor::block_on;
use game_ui::MAX_LESSON_NOTE;
use table::{Lang, Localized};

use super::*;
use crate::games::GAMES;

/// The most acts that a lesson asks for: three minutes are soon over.
const MOST_ACTS: usize = 12;

fn games() -> impl Iterator<Item = &'static GameInfo> {
    GAMES.iter().map(|entry| block_on(entry.load()).expect("nothing is split here"))
}

/// A lesson, and the time.
struct Taught {
    state: Rc<LessonState>,
    now: f64,
}

impl Taught {
    fn begin(game: &GameInfo) -> Taught {
        let state = LessonState::new(game).unwrap_or_else(|| panic!("the record of {} is to be read", game.name));
        Taught { state: Rc::new(state), now: 0.0 }
    }

    /// Does something, long after what was before.
    fn take(&mut self, action: LessonAction) {
        self.now += 1000.0;
        self.state = Rc::clone(&self.state).reduce(LessonEvent { action, now: self.now, still: false });
    }

    /// Goes on to the next act of the learner, or the end.
    fn reach_the_act(&mut self) {
        for _ in 0..100 {
            match self.state.waits() {
                Wait::Telling => self.take(LessonAction::TellingEnded),
                Wait::Read | Wait::Others => self.take(LessonAction::On),
                Wait::Act if self.state.reading => self.take(LessonAction::On),
                Wait::Act | Wait::End => return,
            }
        }
        panic!("the lesson does not go on");
    }
}

#[test]
fn every_lesson_leads_to_its_end_and_says_what_to_do() {
    for game in games() {
        let mut taught = Taught::begin(game);
        assert_eq!(taught.state.waits(), Wait::Read, "{} begins with its goal", game.name);
        let mut acts = 0;
        taught.reach_the_act();
        while taught.state.waits() == Wait::Act {
            let lines = taught.state.table.lines();
            assert!(taught.state.note().is_some(), "{} says nothing at step {lines}", game.name);
            let hand = taught.state.next().is_some_and(|(_, _, side)| *side == Side::Private);
            assert_eq!(matches!(taught.state.place, Place::Hand(_)), hand, "{}, step {lines}", game.name);
            taught.take(LessonAction::Show);
            assert!(taught.state.table.lines() > lines, "{}", game.name);
            acts += 1;
            taught.reach_the_act();
        }
        assert_eq!(taught.state.waits(), Wait::End, "{}", game.name);
        let (all, done) = taught.state.progress();
        assert_eq!(all, done);
        assert!(taught.state.note().is_some(), "{} has a last word", game.name);
        assert!(taught.state.table.outcome().is_none(), "{} stops before the end", game.name);
        assert!((3..=MOST_ACTS).contains(&acts), "{}: {acts} acts", game.name);
    }
}

#[test]
fn every_note_is_short_and_read_in_both_languages() {
    for game in games() {
        let Lesson { record, names, notes } = (game.lesson)();
        let table = (game.open)(record).unwrap_or_else(|error| panic!("{}: {error}", game.name));
        assert_eq!(names.len(), table.names().len(), "{}", game.name);
        assert!(notes.is_sorted_by_key(|note| note.at), "{}", game.name);
        let mut seen = Vec::new();
        let mut taught = Taught::begin(game);
        loop {
            seen.extend(taught.state.note().map(|note| note.text.de));
            match taught.state.waits() {
                Wait::End => break,
                Wait::Telling => taught.take(LessonAction::TellingEnded),
                Wait::Act if !taught.state.reading => taught.take(LessonAction::Show),
                _ => taught.take(LessonAction::On),
            }
        }
        let seen: BTreeSet<&str> = seen.into_iter().collect();
        for Localized { de, en } in notes.iter().map(|note| note.text) {
            assert!(seen.contains(de), "{} never says: {de}", game.name);
            for text in [de, en] {
                assert!((1..=MAX_LESSON_NOTE).contains(&text.chars().count()), "{} is too long: {text}", game.name);
            }
            assert_ne!(de, en);
        }
    }
}

#[test]
fn a_lesson_takes_no_more_than_three_minutes() {
    for game in games() {
        let Lesson { record, notes, .. } = (game.lesson)();
        let lines = (game.open)(record).map_or(0, |table| table.lines());
        for lang in Lang::ALL {
            // Slow readers read two words a second; an act takes three seconds more.
            let words: usize = notes.iter().map(|note| note.text.get(lang).split_whitespace().count()).sum();
            let seconds = words / 2 + usize::from(lines) * 3;
            assert!(seconds <= 180, "{}: {seconds} seconds", game.name);
        }
    }
}

#[test]
fn another_act_is_not_taken_and_a_friendly_word_follows() {
    for game in games() {
        let mut taught = Taught::begin(game);
        taught.reach_the_act();
        let lines = taught.state.table.lines();
        taught.take(LessonAction::Act(Seat::new(1), "nothing".to_owned()));
        assert!(taught.state.astray && taught.state.table.lines() == lines, "{}", game.name);
        taught.take(LessonAction::Show);
        assert!(!taught.state.astray && taught.state.table.lines() == lines + 1, "{}", game.name);
        taught.take(LessonAction::Again);
        assert_eq!((taught.state.table.lines(), taught.state.waits()), (0, Wait::Read), "{}", game.name);
    }
}

#[test]
fn a_double_tap_is_one_tap() {
    for game in games() {
        let mut taught = Taught::begin(game);
        taught.take(LessonAction::On);
        let note = taught.state.note;
        let (now, action) = (taught.now + 100.0, LessonAction::On);
        let state = Rc::clone(&taught.state).reduce(LessonEvent { action, now, still: false });
        assert_eq!((state.note, state.table.lines()), (note, taught.state.table.lines()), "{}", game.name);
    }
}
