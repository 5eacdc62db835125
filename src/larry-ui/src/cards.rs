//! Larry's cards and numbers as the screens show them.

use ::larry::Card;
use ::table::Lang;

use crate::art::{self, LarryFace};

pub(super) use ::table::number;

/// What points from the paper of an announcement to whoever makes it.
pub(super) const TIP: &str = r##"<svg class="bubble-tip" width="40" height="30" viewBox="0 0 40 30" aria-hidden="true"><path d="M0 30V5q0-5 4-2l34 27" fill="#fff4de"/></svg>"##;

/// The face of a card, `width` pixels wide.
pub(super) fn face(card: Card, width: u32, lang: Lang) -> String {
    let printed = match card {
        Card::Aetsch => LarryFace::Aetsch,
        Card::OpenPlay => LarryFace::PlayOpen,
        Card::DrawTwo => LarryFace::DrawTwo,
        Card::GiveOne => LarryFace::GiveOne,
        Card::Reverse => LarryFace::TurnRound,
        _ => LarryFace::Number(card.value().unwrap_or_default()),
    };
    art::larry_card(printed, card.face().larrys, lang, width)
}

/// The back that all cards of this game share.
pub(super) fn back(width: u32) -> String {
    art::back("#5bb4ff", "#135a9c", width)
}

/// The limit card.
pub(super) fn limit_card(limit: i8, clockwise: bool, width: u32) -> String {
    art::limit(limit.unsigned_abs(), clockwise, width)
}

/// A card in a sentence: "die 3", "„Zieh zwei“".
pub(super) fn named(card: Card, lang: Lang) -> String {
    let name = card.name(lang);
    match (card.is_number(), lang) {
        (true, Lang::De) => format!("die {name}"),
        (true, Lang::En) => format!("the {name}"),
        (false, Lang::De) => format!("„{name}“"),
        (false, Lang::En) => format!("“{name}”"),
    }
}

/// What a card adds to a sum: "3", or behind others " + 3", " − 2".
pub(super) fn term(value: i8, first: bool) -> String {
    match value {
        _ if first => number(value),
        0.. => format!(" + {value}"),
        _ => format!(" − {}", value.unsigned_abs()),
    }
}
