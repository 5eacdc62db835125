//! Why a text cannot be read.

/// Why a text of the notation cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseError {
    /// No act is written so.
    #[error("'{0}' is no act of this game")]
    Action(String),
    /// No card is written so.
    #[error("'{0}' is no card")]
    Card(String),
}
