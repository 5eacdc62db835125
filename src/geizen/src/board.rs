//! The chip board as data, and what lies on it.

/// What a field is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Field {
    /// The player pays.
    Green,
    /// The bank pays.
    Yellow,
    /// The player pays, then takes the whole row.
    Red,
}

use Field::{Green, Red, Yellow};

/// A printed row of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RowPlan {
    /// The fields from the top; the last one is red.
    pub fields: &'static [Field],
    /// How many chips go on the first field; on every other field it is one.
    pub first: u8,
    /// What each other player pays when the row is completed: the number on the arrow.
    pub arrow: u8,
}

/// The five rows, for the faces 1 to 5. A face of 6 has no row.
///
/// The booklet tells only that the first fields of rows 1 and 2 take two chips; the picture of the board is
/// reconstructed (rulings, "Geizen").
pub const ROWS: [RowPlan; 5] = [
    RowPlan { fields: &[Green, Green, Green, Red], first: 2, arrow: 1 },
    RowPlan { fields: &[Green, Green, Green, Green, Red], first: 2, arrow: 1 },
    RowPlan { fields: &[Green, Green, Green, Yellow, Green, Red], first: 1, arrow: 2 },
    RowPlan { fields: &[Green, Green, Green, Yellow, Green, Green, Red], first: 1, arrow: 2 },
    RowPlan { fields: &[Green, Green, Yellow, Green, Green, Yellow, Green, Red], first: 1, arrow: 3 },
];

/// The fields of the longest row.
pub const LONGEST_ROW: usize = 8;

impl RowPlan {
    /// The row of a face; `None` for a 6, which costs nothing.
    #[must_use]
    pub fn of(face: u8) -> Option<&'static RowPlan> {
        ROWS.get(usize::from(face).checked_sub(1)?)
    }

    /// How many chips go on the field with this number, counted from 0.
    #[must_use]
    pub fn chips(&self, field: usize) -> u8 {
        if field == 0 { self.first } else { 1 }
    }
}

/// The chips that lie in one row, field by field from the top.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Row {
    /// The chips on each field; beyond `filled` they are 0.
    chips: [u8; LONGEST_ROW],
    /// How many fields count as filled.
    filled: u8,
}

impl Row {
    /// The chips on the filled fields. A yellow field that the bank could not pay is filled with 0.
    #[must_use]
    pub fn filled(&self) -> &[u8] {
        &self.chips[..usize::from(self.filled)]
    }

    /// All chips in the row.
    #[must_use]
    pub fn sum(&self) -> u8 {
        self.chips.iter().sum()
    }

    /// Fills the next field from the top.
    pub(crate) fn fill(&mut self, chips: u8) {
        self.chips[usize::from(self.filled)] = chips;
        self.filled += 1;
    }

    /// Takes all chips away.
    pub(crate) fn empty(&mut self) -> u8 {
        std::mem::take(self).sum()
    }
}

/// What lies on the board.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Board {
    rows: [Row; 5],
}

impl Board {
    /// The row of a face from 1 to 5.
    #[must_use]
    pub fn row(&self, face: u8) -> &Row {
        &self.rows[usize::from(face) - 1]
    }

    pub(crate) fn row_mut(&mut self, face: u8) -> &mut Row {
        &mut self.rows[usize::from(face) - 1]
    }

    /// All chips on the board.
    #[must_use]
    pub fn sum(&self) -> u8 {
        self.rows.iter().map(Row::sum).sum()
    }
}
