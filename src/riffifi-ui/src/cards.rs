//! The cards and the chips of the rules as drawings.

use ::riffifi::{Card, Colour};

use crate::art::{self, Loot};

/// The loot of a colour.
pub(super) fn loot(colour: Colour) -> Loot {
    Loot::ALL[colour.index()]
}

/// The face of a card, `width` pixels wide.
pub(super) fn picture(card: Card, width: u32) -> String {
    card.claim().map_or_else(|| art::officer_card(width), |(colour, value)| art::loot_card(loot(colour), value, width))
}

/// The back that all cards of this game share.
pub(super) fn back(width: u32) -> String {
    art::back(art::REGULAR.color, "#4d36a0", width)
}
