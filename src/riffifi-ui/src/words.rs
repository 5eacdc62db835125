//! What the screens call cards and chips.

use ::riffifi::{Card, Colour, Loot, adjective, named};
use ::table::{Lang, localized};

/// Chips without their noun: "1 roten", "4 rote".
pub(super) fn some(chips: u8, colour: Colour, lang: Lang) -> String {
    format!("{chips} {}", adjective(colour, if chips == 1 { "en" } else { "e" }, lang))
}

/// What an open card claims: "4 rote". Nothing for the Officer.
pub(super) fn claim(card: Card, lang: Lang) -> String {
    card.claim().map_or_else(String::new, |(colour, chips)| some(chips, colour, lang))
}

/// A card in short, where its colour is seen: "die 4", "der Officer".
pub(super) fn short(card: Card, lang: Lang) -> String {
    match card.claim() {
        Some((_, value)) => localized!(lang, "die {value}", "the {value}"),
        None => lang.select("der Officer", "the Officer").to_owned(),
    }
}

/// Loot as it is spoken: "gelb 4, blau 6".
pub(super) fn spoken(loot: Loot, lang: Lang) -> String {
    let held = loot.iter().filter(|(_, chips)| *chips > 0);
    let held: Vec<String> = held.map(|(colour, chips)| format!("{} {chips}", adjective(colour, "", lang))).collect();
    if held.is_empty() { lang.select("keine Beute", "no loot").to_owned() } else { held.join(", ") }
}

/// A card at the beginning of a sentence: "Rote 4", "Officer".
pub(super) fn titled(card: Card, lang: Lang) -> String {
    ui::capital(&named(card, lang))
}
