//! The curtain (a stand-in until the drawing is there).

use super::SeatSymbol;

/// The curtain of a seat.
#[must_use]
pub fn curtain(_symbol: SeatSymbol) -> String {
    "<svg></svg>".to_owned()
}

/// The folds of a held bar.
#[must_use]
pub fn folds(_symbol: SeatSymbol) -> String {
    "<svg></svg>".to_owned()
}
