//! A game with everything that the page needs of it.

use crate::{CompanyUi, EndUi, LessonUi, RulesUi, SealedUi, TableUi};

/// A game with everything that the page needs of it.
pub trait CompleteUi: TableUi + SealedUi + EndUi + RulesUi + LessonUi + CompanyUi {}

impl<U: TableUi + SealedUi + EndUi + RulesUi + LessonUi + CompanyUi> CompleteUi for U {}
