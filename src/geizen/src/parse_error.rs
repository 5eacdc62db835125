//! Why a text cannot be read.

/// Why a text of the notation cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseError {
    /// No act is written so.
    #[error("'{0}' is no act of this game")]
    Action(String),
    /// The text is not one to five faces.
    #[error("'{0}' are not one to five faces")]
    Dice(String),
    /// These are dice, but not in ascending order; here they are in it.
    #[error("dice are written in ascending order: {0}")]
    Unsorted(String),
}
