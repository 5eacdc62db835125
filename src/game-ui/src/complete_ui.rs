//! A game with everything that the page needs of it.

use crate::{EndUi, HandUi, LessonUi, RulesUi, TableUi};

/// A game with everything that the page needs of it.
pub trait CompleteUi: TableUi + HandUi + EndUi + RulesUi + LessonUi {}

impl<U: TableUi + HandUi + EndUi + RulesUi + LessonUi> CompleteUi for U {}
