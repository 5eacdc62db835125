//! The texts of the cards, one file for each language. They are our own; the printed cards have others.

mod de;
mod en;

use table::{Lang, cards, localized};

use crate::{Card, Change, Kind, Order, Party, Trait, Whom};

/// Title and text of a card.
struct Printed(&'static str, &'static str);

impl Card {
    /// The name of the card, at most 24 letters: `Klopfzeichen`, `Knock Knock`.
    #[must_use]
    pub fn title(self, lang: Lang) -> &'static str {
        self.printed(lang).map_or("", |printed| printed.0)
    }

    /// The line on the card, at most 140 letters: the rule, what to do in the challenge, and on an action a short
    /// remark. [`Order::text`] says what an action orders.
    #[must_use]
    pub fn line(self, lang: Lang) -> &'static str {
        self.printed(lang).map_or("", |printed| printed.1)
    }

    /// All that the card says: the line, and what an action orders.
    #[must_use]
    pub fn text(self, lang: Lang) -> String {
        let line = self.line(lang);
        self.order().map_or_else(|| line.to_owned(), |order| format!("{line} {}", order.text(lang)))
    }

    /// How a game on the device is played without the device, at most 140 letters; `None` for all other cards.
    #[must_use]
    pub fn without_device(self, lang: Lang) -> Option<&'static str> {
        let texts = lang.select(&de::WITHOUT_DEVICE, &en::WITHOUT_DEVICE);
        texts.iter().find(|(number, _)| *number == self.index()).map(|(_, text)| *text)
    }

    fn printed(self, lang: Lang) -> Option<&'static Printed> {
        lang.select(&de::CARDS, &en::CARDS).get(self.index())
    }
}

impl Kind {
    /// What sort of card it is: `Regel`, `Duell mit dritter Person`.
    #[must_use]
    pub fn name(self, lang: Lang) -> &'static str {
        let (de, en) = match self {
            Kind::Rule(_) => ("Regel", "Rule"),
            Kind::Action(_) => ("Aktion", "Action"),
            Kind::No | Kind::Opposite => ("Antwort", "Answer"),
            Kind::Challenge(challenge) => match challenge.party {
                Party::Duel => ("Duell", "Duel"),
                Party::DuelWithThird => ("Duell mit dritter Person", "Duel with a third person"),
                Party::Group => ("Challenge für alle", "Challenge for all"),
            },
        };
        lang.select(de, en)
    }
}

impl Order {
    /// What it orders, said to the one who plays it: `Alle mit Brille ziehen 2 Karten.`
    #[must_use]
    pub fn text(self, lang: Lang) -> String {
        let (count, draws) = (cards(self.change.count(), lang), matches!(self.change, Change::Draw(_)));
        let others = match self.whom {
            Whom::Actor if draws => return localized!(lang, "Du ziehst {count}.", "You draw {count}."),
            Whom::Actor => return localized!(lang, "Du wirfst {count} ab.", "You discard {count}."),
            Whom::Chosen if draws => {
                return localized!(
                    lang,
                    "Eine andere Person deiner Wahl zieht {count}.",
                    "Another player of your choice draws {count}."
                );
            }
            Whom::Chosen => {
                return localized!(
                    lang,
                    "Eine andere Person deiner Wahl wirft {count} ab.",
                    "Another player of your choice discards {count}."
                );
            }
            Whom::With(mark) => mark.bearers(lang),
            Whom::Others => lang.select("Alle anderen", "All others"),
            Whom::Everybody => lang.select("Alle", "All"),
        };
        if draws {
            localized!(lang, "{others} ziehen {count}.", "{others} draw {count}.")
        } else {
            localized!(lang, "{others} werfen {count} ab.", "{others} discard {count}.")
        }
    }
}

impl Change {
    /// What is to be done: `2 Karten ziehen`, `1 Karte abwerfen`.
    #[must_use]
    pub fn text(self, lang: Lang) -> String {
        let count = cards(self.count(), lang);
        match self {
            Change::Draw(_) => localized!(lang, "{count} ziehen", "draw {count}"),
            Change::Discard(_) => localized!(lang, "{count} abwerfen", "discard {count}"),
        }
    }
}

impl Trait {
    /// Whom it means: `Alle mit Brille`.
    #[must_use]
    pub fn bearers(self, lang: Lang) -> &'static str {
        lang.select(&de::TRAITS, &en::TRAITS).get(self.index()).copied().unwrap_or_default()
    }
}
