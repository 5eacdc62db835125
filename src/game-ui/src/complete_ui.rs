//! A game with everything that the page needs of it.

use crate::{CompanyUi, EndUi, HandUi, LessonUi, RulesUi, TableUi};

/// A game with everything that the page needs of it.
pub trait CompleteUi: TableUi + HandUi + EndUi + RulesUi + LessonUi + CompanyUi {}

impl<U: TableUi + HandUi + EndUi + RulesUi + LessonUi + CompanyUi> CompleteUi for U {}
