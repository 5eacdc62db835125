//! A lesson: a prepared game with notes at its steps, in which the learner does the acts of one seat.

use table::{Localized, Seat};

use crate::GameUi;

/// A game with a lesson.
pub trait LessonUi: GameUi {
    /// Its lesson.
    fn lesson() -> Lesson;
}

/// A lesson as data: at most three minutes, for one person.
pub struct Lesson {
    /// The record of the game, without names: the prepared deal, and every act up to the end of the lesson.
    pub record: &'static str,
    /// Who sits at the table, in sitting order; the learner is the [first](Lesson::learner).
    pub names: &'static [Localized],
    /// The notes, in the order in which they are read.
    pub notes: &'static [LessonNote],
}

/// What is read at a step of a lesson.
pub struct LessonNote {
    /// How many lines of the record have happened then.
    pub at: u16,
    /// The text, at most [`MAX_LESSON_NOTE`] characters. Where the learner acts next, the last one at that step says how.
    pub text: Localized,
}

/// The longest note of a lesson, in characters: four lines on a phone.
pub const MAX_LESSON_NOTE: usize = 150;

/// Who sits at the table of every lesson: the learner, of whom the others speak as of a guest, and two regulars.
pub const COMPANY: [Localized; 3] =
    [Localized { de: "Gast", en: "Guest" }, Localized { de: "Mira", en: "Mira" }, Localized { de: "Theo", en: "Theo" }];

impl Lesson {
    /// The seat of the learner.
    #[must_use]
    pub fn learner() -> Seat {
        Seat::new(0)
    }
}

impl LessonNote {
    /// A note that is read after so many lines.
    #[must_use]
    pub const fn new(at: u16, de: &'static str, en: &'static str) -> LessonNote {
        LessonNote { at, text: Localized { de, en } }
    }
}
