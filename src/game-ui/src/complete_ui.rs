//! A game with everything that the page needs of it.

use crate::{EndUi, HandUi, RulesUi, TableUi};

/// A game with everything that the page needs of it.
pub trait CompleteUi: TableUi + HandUi + EndUi + RulesUi {}

impl<U: TableUi + HandUi + EndUi + RulesUi> CompleteUi for U {}
