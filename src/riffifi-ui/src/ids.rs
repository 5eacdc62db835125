//! The ids of the cards and chips on the table: motion finds them by these.

use ::riffifi::Colour;
use ::table::Seat;

/// Who has chips.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Owner {
    /// Nobody yet.
    Middle,
    /// A player.
    Seat(Seat),
}

/// The id of the place where a seat's card lies.
pub(super) fn spot_id(seat: Seat) -> String {
    format!("spot-{seat}")
}

/// The id of the chips of a colour before a seat, or in the middle.
pub(super) fn chip_id(owner: Owner, colour: Colour) -> String {
    let owner = match owner {
        Owner::Middle => "middle".to_owned(),
        Owner::Seat(seat) => seat.to_string(),
    };
    format!("chips-{owner}-{}", colour.letter())
}
