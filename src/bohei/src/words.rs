//! What the game says, in both languages.
//!
//! Everything here but the cards that somebody draws is public: a played or discarded card is named, and so is whoever must
//! play a rule. What a hand holds is told to its player alone.

mod refusal;
mod story;
mod table_text;
mod turns;

use table::{Lang, Sentence, Words, listed, localized};

use crate::{Answer, Bohei, Card, Error, Observation, Phase, Slot, View};

impl Words for Bohei {
    const NAME: &'static str = "Bohei";

    fn story(told: &Observation, lang: Lang) -> Sentence {
        story::sentence(told, lang).into()
    }

    fn refusal(error: &Error, lang: Lang) -> Sentence {
        refusal::sentence(error, lang).into()
    }

    fn table(view: &View, lang: Lang) -> Vec<Sentence> {
        table_text::lines(view, lang).into_iter().map(Sentence::from).collect()
    }
}

impl Answer {
    /// What the card is called: `Nö`, `Gegenteiltag`.
    #[must_use]
    pub fn name(self, lang: Lang) -> &'static str {
        self.card().title(lang)
    }
}

impl Slot {
    /// What it is called: `Platz A`, `slot A`.
    #[must_use]
    pub fn name(self, lang: Lang) -> String {
        localized!(lang, "Platz {self}", "slot {self}")
    }
}

impl Phase {
    /// What is done in it: `Phase 1: ziehen oder nicht`.
    #[must_use]
    pub fn name(self, lang: Lang) -> &'static str {
        let (de, en) = match self {
            Phase::Draw => ("Phase 1: ziehen oder nicht", "phase 1: draw or not"),
            Phase::Rule => ("Phase 2: eine Regelkarte spielen", "phase 2: play a rule card"),
            Phase::Play => ("Phase 3: Aktion, Challenge oder nichts", "phase 3: action, challenge or nothing"),
            Phase::Close => ("der Zug endet", "the turn ends"),
            Phase::Over => ("das Spiel ist aus", "the game is over"),
        };
        lang.select(de, en)
    }
}

/// A card as a word in a sentence: `„Nö“`, `“Nope”`.
fn quoted(card: Card, lang: Lang) -> String {
    let title = card.title(lang);
    localized!(lang, "„{title}“", "“{title}”")
}

/// Several cards: `„Nö“ und „Pssst“`.
fn quoted_all(cards: &[Card], lang: Lang) -> String {
    let cards: Vec<String> = cards.iter().map(|&card| quoted(card, lang)).collect();
    listed(&cards, lang)
}
