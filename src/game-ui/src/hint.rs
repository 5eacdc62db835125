//! Hints for those who play for the first time.

use table::Seat;

/// One sentence about something that is possible now, and what it is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The name of the hint, unique within the game: a device remembers who has read it.
    pub id: &'static str,
    /// Whom it tells.
    pub seat: Seat,
    /// The sentence.
    pub words: String,
    /// The ids of elements; the arrow points to the first one that is on the page.
    pub anchors: Vec<String>,
}

impl Hint {
    /// A hint that points to the element with this id.
    #[must_use]
    pub fn new(id: &'static str, seat: Seat, words: impl Into<String>, anchor: impl Into<String>) -> Hint {
        Hint { id, seat, words: words.into(), anchors: vec![anchor.into()] }
    }

    /// The same, which points to another element where the first one is not on the page.
    #[must_use]
    pub fn or_at(mut self, anchor: impl Into<String>) -> Hint {
        self.anchors.push(anchor.into());
        self
    }
}
