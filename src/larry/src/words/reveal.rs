//! The pile turned up, as a calculation: "3 + 3 − 2 = 4, gesagt war 5. Das stimmt nicht."

use table::{Lang, localized, number};

use crate::{Reveal, Rule, Turned};

pub(super) fn sentence(reveal: &Reveal, lang: Lang) -> String {
    let cards: String = reveal.cards.iter().enumerate().map(|(at, turned)| term(at, *turned, lang)).collect();
    let said = number(reveal.said);
    // One card alone is no calculation.
    let cards = if reveal.cards.len() > 1 { format!("{cards} = {}", number(reveal.sum())) } else { cards };
    let reckoning = localized!(lang, "Aufgedeckt: {cards}, gesagt: {said}.", "Turned up: {cards}, said: {said}.");
    let verdict = match (reveal.rule, reveal.right) {
        (Rule::Aetsch, _) if reveal.aetsch() == 1 => lang.select(
            "Mit einem „Ätsch!“ im Stapel stimmt jede Summe.",
            "With one “Ätsch!” in the pile every sum is right.",
        ),
        (Rule::Aetsch, _) => lang.select(
            "Mit drei „Ätsch!“ im Stapel stimmt jede Summe.",
            "With three “Ätsch!” in the pile every sum is right.",
        ),
        (Rule::Cancelled, true) => {
            lang.select("Zwei „Ätsch!“ heben sich auf. Das stimmt.", "Two “Ätsch!” cancel each other. That is right.")
        }
        (Rule::Cancelled, false) => lang.select(
            "Zwei „Ätsch!“ heben sich auf. Das stimmt nicht.",
            "Two “Ätsch!” cancel each other. That is wrong.",
        ),
        (Rule::Sum, true) => lang.select("Das stimmt.", "That is right."),
        (Rule::Sum, false) => lang.select("Das stimmt nicht.", "That is wrong."),
    };
    format!("{reckoning} {verdict}")
}

/// `3`, ` + 3`, ` − 2`, ` + 0 (Zieh zwei)`.
fn term(at: usize, Turned { card, .. }: Turned, lang: Lang) -> String {
    let value = card.value().unwrap_or(0);
    let value = match at {
        0 => number(value),
        _ if value < 0 => format!(" − {}", value.unsigned_abs()),
        _ => format!(" + {value}"),
    };
    if card.is_number() { value } else { format!("{value} ({})", card.name(lang)) }
}
