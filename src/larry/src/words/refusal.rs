//! Why an act was refused: the rule in a sentence.

use table::{Lang, Name, localized, number};

use super::named;
use crate::{Error, LARGEST_HAND_THAT_SHOUTS};

pub(super) fn sentence(error: &Error, lang: Lang) -> String {
    let (de, en) = match *error {
        Error::NotYourTurn { turn } => {
            let turn = Name(turn);
            return localized!(lang, "Gerade ist {turn} dran.", "It is {turn}’s turn.");
        }
        Error::NotInHand { card } => {
            let card = named(card, lang);
            return localized!(
                lang,
                "Spielen kannst du nur Karten, die du hast. Diese hast du nicht: {card}.",
                "You can play only cards that you hold. This one you do not: {card}."
            );
        }
        Error::AboveLimit { limit } => {
            return localized!(
                lang,
                "Keine Summe darf über das Limit gehen: Das ist jetzt {limit}.",
                "No sum may pass the limit: it is {limit} now."
            );
        }
        Error::TooLow { least } => {
            let least = number(least);
            return localized!(
                lang,
                "So wenig kann der Stapel nicht zählen. Sag mindestens {least}.",
                "The pile cannot be worth so little. Say at least {least}."
            );
        }
        Error::NotANumber { card } => {
            let card = named(card, lang);
            return localized!(
                lang,
                "Offen legen musst du nur Zahlen. Das ist keine: {card}.",
                "You lay only numbers face up. This is not one: {card}."
            );
        }
        Error::TooManyToShout => {
            return localized!(
                lang,
                "Mit mehr als {} Karten auf der Hand rufst du nicht „Larry!“.",
                "With more than {} cards in hand you do not shout “Larry!”.",
                LARGEST_HAND_THAT_SHOUTS
            );
        }
        Error::SaysItself => (
            "„Larry!“ rufst du hier nicht selbst: Das sagt das Gerät.",
            "You do not shout “Larry!” yourself here: the device says it.",
        ),
        Error::ShoutWhenGiving => (
            "Wenn du „Schenken“ spielst, rufst du „Larry!“ erst beim Verschenken.",
            "When you play “Give one”, you shout “Larry!” only when you give.",
        ),
        Error::AnswerFirst => {
            ("Das war eine letzte Karte: Zweifle, oder glaub es.", "That was a last card: doubt it, or believe it.")
        }
        Error::GiveFirst => ("Erst verschenkst du eine Karte oder nichts.", "First give a card away, or nothing."),
        Error::NothingToAccept => (
            "Nur nach einer letzten Karte sagst du, dass du es glaubst. Sonst spiel einfach weiter.",
            "Only after a last card do you say that you believe it. Else just play on.",
        ),
        Error::NothingToGive => (
            "Verschenken kannst du nur, wenn du „Schenken“ offen gespielt hast.",
            "You can give only when you have played “Give one” openly.",
        ),
        Error::NothingToDoubt => {
            ("Der Stapel ist leer: Da gibt es nichts zu zweifeln.", "The pile is empty: there is nothing to doubt.")
        }
        Error::MustBeOpen => (
            "Vor dir liegt „Spiel offen“: Leg deine nächste Zahl offen.",
            "“Play openly” lies in front of you: lay your next number face up.",
        ),
        Error::MustBeHidden => (
            "Zahlen legst du verdeckt, solange kein „Spiel offen“ vor dir liegt.",
            "You lay numbers face down as long as no “Play openly” lies in front of you.",
        ),
        Error::OthersOnly => ("Wähl dafür jemand anderes aus.", "Choose somebody else for that."),
        Error::TooFewToGive => (
            "„Schenken“ spielst du nicht als letzte oder vorletzte Karte offen. Verdeckt legen kannst du die Karte immer.",
            "You do not play “Give one” openly as your last card or the last but one. You can always lay it face down.",
        ),
    };
    lang.select(de, en).to_owned()
}
