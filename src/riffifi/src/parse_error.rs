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
    /// The text is no set of cards, or has a card twice.
    #[error("'{0}' are no cards, each once")]
    Cards(String),
    /// The text is no loot: every colour at most once, with 1 to 12 chips.
    #[error("'{0}' is no loot")]
    Loot(String),
    /// The text is no card that was laid unseen, with what then lay openly.
    #[error("'{0}' is no card laid unseen")]
    Laid(String),
}
