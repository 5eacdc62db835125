//! What the game says, in both languages.

mod refusal;
mod reveal;
mod story;
mod table_text;
mod turns;

use table::{Lang, Name, Seat, Sentence, Words, localized, number, signed};

use crate::{Card, Error, Event, Larry, View};

impl Words for Larry {
    const NAME: &'static str = "Larry";

    fn story(told: &Event<Option<Card>>, lang: Lang) -> Sentence {
        story::sentence(told, lang).into()
    }

    fn refusal(error: &Error, lang: Lang) -> Sentence {
        refusal::sentence(error, lang).into()
    }

    fn table(view: &View, lang: Lang) -> Vec<Sentence> {
        table_text::lines(view, lang).into_iter().map(Sentence::from).collect()
    }
}

impl Card {
    /// What is written on it: a number, or its name.
    #[must_use]
    pub fn name(self, lang: Lang) -> String {
        let (de, en) = match self {
            Card::Aetsch => ("Ätsch!", "Ätsch!"),
            Card::OpenPlay => ("Spiel offen", "Play openly"),
            Card::DrawTwo => ("Zieh zwei", "Draw two"),
            Card::GiveOne => ("Schenken", "Give one"),
            Card::Reverse => ("Wenden", "Turn round"),
            _ => return number(self.value().unwrap_or_default()),
        };
        lang.select(de, en).to_owned()
    }
}

/// A card inside a sentence: `die 3`, `„Zieh zwei“`.
fn named(card: Card, lang: Lang) -> String {
    let name = card.name(lang);
    if card.is_number() {
        localized!(lang, "die {name}", "the {name}")
    } else {
        localized!(lang, "„{name}“", "“{name}”")
    }
}

/// `Mira +2, Jonas −5`.
fn totals(totals: &[i16]) -> String {
    let seats = Seat::all(totals.len() as u8).zip(totals);
    seats.map(|(seat, points)| format!("{} {}", Name(seat), signed((*points).into()))).collect::<Vec<_>>().join(", ")
}
