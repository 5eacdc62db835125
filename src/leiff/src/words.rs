//! What the game says, in both languages.
//!
//! Leiff is a game of memory, and players can read the story again. So a sentence does not name a card that lies face
//! down again, even if all have seen it; it only says where something happened. Cards that reach the discard pile are
//! named. Cards that one player was shown are named to that player alone.

mod refusal;
mod story;
mod table_text;
mod turns;

use table::{Lang, Name, Seat, Seats, Sentence, Words, localized, names, number, signed};

use crate::{Card, Charge, Error, Glass, Leiff, Measure, Observation, Place, Slot, Special, View};

impl Words for Leiff {
    const NAME: &'static str = "Leiff";

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

impl Special {
    /// The whole name of the card: `Kellner à la Arbeitszeitbetrug`, `The Waiter on the Clock`.
    #[must_use]
    pub fn title(self, lang: Lang) -> &'static str {
        let (de, en) = match self {
            Special::Philosopher => ("Der Kneipenphilosoph", "The Bar-stool Philosopher"),
            Special::Waiter => ("Kellner à la Arbeitszeitbetrug", "The Waiter on the Clock"),
            Special::Gossip => ("Die Klatschtante", "The Gossip"),
            Special::Beauty => ("Die Dorfschönheit", "The Village Belle"),
            Special::Magician => ("Der hinterhältige Magier", "The Sneaky Magician"),
        };
        lang.select(de, en)
    }

    /// The short name: `Kellner`, `Waiter`.
    #[must_use]
    pub fn name(self, lang: Lang) -> &'static str {
        let (de, en) = match self {
            Special::Philosopher => ("Kneipenphilosoph", "Philosopher"),
            Special::Waiter => ("Kellner", "Waiter"),
            Special::Gossip => ("Klatschtante", "Gossip"),
            Special::Beauty => ("Dorfschönheit", "Village Belle"),
            Special::Magician => ("Magier", "Magician"),
        };
        lang.select(de, en)
    }
}

impl Card {
    /// The card by itself: `7`, `−1`, `Spielautomat`, `Kellner`.
    #[must_use]
    pub fn name(self, lang: Lang) -> String {
        match self {
            Card::MinusOne => signed(-1),
            Card::Machine => lang.select("Spielautomat", "Slot machine").to_owned(),
            Card::Number(number) => number.to_string(),
            Card::Special(special) => special.name(lang).to_owned(),
        }
    }
}

impl Slot {
    /// Where it is, as its player sees it: `vorn links`, `auf Platz 5`. A bare number would read as the value of a card.
    #[must_use]
    pub fn name(self, lang: Lang) -> String {
        let (de, en) = match self.index() {
            0 => ("vorn links", "front left"),
            1 => ("vorn rechts", "front right"),
            2 => ("hinten links", "back left"),
            3 => ("hinten rechts", "back right"),
            _ => return localized!(lang, "auf Platz {self}", "place {self}"),
        };
        lang.select(de, en).to_owned()
    }
}

impl Glass {
    /// What it holds: `Alkohol`, `Wasser`, `kein Glas`.
    #[must_use]
    pub fn name(self, lang: Lang) -> &'static str {
        let (de, en) = match self {
            Glass::Alcohol => ("Alkohol", "alcohol"),
            Glass::Water => ("Wasser", "water"),
            Glass::Empty => ("kein Glas", "no glass"),
        };
        lang.select(de, en)
    }
}

impl Measure {
    /// `2 Shots und 1 Schluck`; `nichts`.
    #[must_use]
    pub fn text(self, lang: Lang) -> String {
        let one = self.shots == 1;
        let shots =
            format!("{} {}", self.shots, if one { lang.select("Shot", "shot") } else { lang.select("Shots", "shots") });
        let sips = sips(self.sips, lang);
        match (self.shots, self.sips) {
            (0, 0) => lang.select("nichts", "nothing").to_owned(),
            (_, 0) => shots,
            (0, _) => sips,
            _ => localized!(lang, "{shots} und {sips}", "{shots} and {sips}"),
        }
    }
}

impl Charge {
    /// Why something is charged, without the amount: `Karten ab 10: 2`, `die übrigen Karten: 14 durch 3`.
    #[must_use]
    pub fn reason(self, lang: Lang) -> Sentence {
        let text = match self {
            Charge::Caught => lang.select("eine Karte wurde erwischt", "a card was caught").to_owned(),
            Charge::WrongCatch => lang.select("falsch „Erwischt!“ gerufen", "called “Caught!” wrongly").to_owned(),
            Charge::Given { from } => {
                let from = Name(from);
                localized!(lang, "von {from}", "from {from}")
            }
            Charge::High { cards } => {
                localized!(lang, "Karten ab 10 Punkten: {cards}", "cards of 10 points or more: {cards}")
            }
            Charge::Rest { sum, .. } => {
                localized!(
                    lang,
                    "übrige Karten: {sum} durch 3, aufgerundet",
                    "other cards: {sum} divided by 3, rounded up"
                )
            }
            Charge::Copied { from, .. } => {
                let from = Name(from);
                localized!(lang, "wie {from} (Dorfschönheit)", "like {from} (Village Belle)")
            }
        };
        text.into()
    }
}

/// `1 Schluck`, `4 Schlucke`.
fn sips(sips: u16, lang: Lang) -> String {
    match sips {
        1 => localized!(lang, "{sips} Schluck", "{sips} sip"),
        _ => localized!(lang, "{sips} Schlucke", "{sips} sips"),
    }
}

/// A card as the object of a sentence: `eine 7`, `einen Kellner`.
fn a(card: Card, lang: Lang) -> String {
    let masculine = match card {
        Card::Machine => Some("Spielautomaten"),
        Card::Special(Special::Philosopher) => Some("Kneipenphilosophen"),
        Card::Special(Special::Waiter) => Some("Kellner"),
        Card::Special(Special::Magician) => Some("Magier"),
        _ => None,
    };
    match (lang, masculine) {
        (Lang::De, Some(name)) => format!("einen {name}"),
        (Lang::De, None) => format!("eine {}", card.name(lang)),
        (Lang::En, _) => format!("{} {}", if matches!(card, Card::Number(8 | 11)) { "an" } else { "a" }, plain(card)),
    }
}

/// An English name inside a sentence: `slot machine`, `Waiter`.
fn plain(card: Card) -> String {
    if card == Card::Machine { "slot machine".to_owned() } else { card.name(Lang::En) }
}

/// A card where a player says it: `vorn links` for the own one, `bei Jonas vorn links`.
fn place(place: Place, speaker: Seat, lang: Lang) -> String {
    let (owner, slot) = (Name(place.seat), place.slot.name(lang));
    if place.seat == speaker { slot } else { localized!(lang, "bei {owner} {slot}", "{owner}’s {slot}") }
}

/// The points of each side: `Mira 12, Jonas 30`; partners sit opposite: `Mira und Aylin 12`.
fn totals(totals: &[i16], seats: usize, lang: Lang) -> String {
    let sides = totals.iter().enumerate().map(|(side, points)| {
        let members: Seats = Seat::all(seats as u8).filter(|seat| seat.index() % totals.len() == side).collect();
        format!("{} {}", names(members, lang), number(*points))
    });
    sides.collect::<Vec<_>>().join(", ")
}
