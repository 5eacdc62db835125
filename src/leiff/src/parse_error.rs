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
    /// No slot is written so: its number, counted from 1, is.
    #[error("'{0}' is no slot")]
    Slot(String),
    /// No slot of a player is written so: `b3` is one.
    #[error("'{0}' is no slot of a player")]
    Place(String),
    /// What a glass holds is `a`, `w` or `n`.
    #[error("'{0}' is nothing that a glass holds")]
    Glass(String),
    /// No page of the ledger is written so.
    #[error("'{0}' is no page of the ledger")]
    Page(String),
}
