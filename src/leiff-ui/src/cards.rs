//! The cards and the glasses of the rules as drawings.

use ::leiff::{Card, Glass, Special};
use ::table::Lang;

use crate::art::{self, LeiffFace, Portrait};

/// The face of a card, `width` pixels wide.
pub(super) fn face(card: Card, width: u32, lang: Lang) -> String {
    let face = match card {
        Card::MinusOne => LeiffFace::MinusOne,
        Card::Machine => LeiffFace::Machine,
        Card::Number(number) => LeiffFace::Number(number),
        Card::Special(special) => LeiffFace::Special(
            match special {
                Special::Philosopher => Portrait::Philosopher,
                Special::Waiter => Portrait::Waiter,
                Special::Gossip => Portrait::Gossip,
                Special::Beauty => Portrait::Beauty,
                Special::Magician => Portrait::Magician,
            },
            special.name(lang),
        ),
    };
    art::leiff_card(face, width)
}

/// What a glass holds, `size` pixels wide.
pub(super) fn glass(glass: Glass, size: u32) -> String {
    let glass = match glass {
        Glass::Alcohol => art::Glass::Beer,
        Glass::Water => art::Glass::Water,
        Glass::Empty => art::Glass::Nothing,
    };
    art::glass(glass, size)
}
