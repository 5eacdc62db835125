//! What the game says, in both languages.

mod lines;
mod story;
mod turns;

use table::{Lang, Name, Sentence, Words, localized, names};

use crate::{Card, Colour, Error, Observation, Riffifi, View};

impl Words for Riffifi {
    const NAME: &'static str = "Riffifi";

    fn story(told: &Observation, lang: Lang) -> Sentence {
        story::sentence(told, lang).into()
    }

    fn refusal(error: &Error, lang: Lang) -> Sentence {
        refusal(error, lang).into()
    }

    fn table(view: &View, lang: Lang) -> Vec<Sentence> {
        lines::lines(view, lang).into_iter().map(Sentence::from).collect()
    }
}

fn refusal(error: &Error, lang: Lang) -> String {
    let fixed = |de: &str, en: &str| lang.select(de, en).to_owned();
    match *error {
        Error::NotYourTurn { turn } => {
            let turn = Name(turn);
            localized!(lang, "Gerade ist {turn} dran.", "It is {turn}’s turn.")
        }
        Error::CollectFirst => fixed(
            "Deine Karte liegt noch offen. Erst kassieren, dann ausspielen.",
            "Your card is still face up. Collect first, then play.",
        ),
        Error::NothingToCollect => fixed(
            "Kassiert wird nur für eine Karte, die noch offen liegt.",
            "You collect only for a card that is still face up.",
        ),
        Error::Choose { more, tied } => {
            let tied = names(tied, lang);
            let equal = localized!(lang, "{tied} haben gleich viele Chips. ", "{tied} have the same number of chips. ");
            let choose = match more {
                1 => ("Wähl, wer davon einen mehr gibt.", "Choose which of them gives one more."),
                2 => ("Wähl, welche zwei davon je einen mehr geben.", "Choose which two of them give one more each."),
                _ => ("Wähl, welche drei davon je einen mehr geben.", "Choose which three of them give one more each."),
            };
            equal + lang.select(choose.0, choose.1)
        }
        Error::NothingToChoose => fixed(
            "Hier gibt es nichts zu wählen: Es steht fest, woher die Chips kommen.",
            "There is nothing to choose here: it is settled where the chips come from.",
        ),
        Error::OfficerFirst => fixed(
            "Erst der Officer: Wähl eine offene Karte oder keine.",
            "The Officer first: choose an open card, or none.",
        ),
        Error::NoOfficer => fixed(
            "Eine Karte umdrehen darfst du nur, wenn du gerade den Officer gespielt hast.",
            "You may turn a card down only when you have just played the Officer.",
        ),
        Error::NothingOpen { seat } => {
            let seat = Name(seat);
            localized!(
                lang,
                "Vor {seat} liegt keine Karte, die der Officer umdrehen kann.",
                "No card that the Officer could turn down lies in front of {seat}."
            )
        }
        Error::NotInHand { card } => {
            let card = the(card, lang);
            localized!(lang, "Du hast {card} nicht auf der Hand.", "You do not hold {card}.")
        }
        Error::Show { card } => {
            let card = the(card, lang);
            localized!(
                lang,
                "Verdeckt ablegen darfst du nur, was gleich umgedreht würde. Das gilt nicht für {card}.",
                "You may lay down unseen only what would be turned down at once. That is not so with {card}."
            )
        }
    }
}

/// A colour before a noun: `rote`, `red`. German with its ending.
#[must_use]
pub fn adjective(colour: Colour, ending: &str, lang: Lang) -> String {
    let (de, en) = match colour {
        Colour::Yellow => ("gelb", "yellow"),
        Colour::Red => ("rot", "red"),
        Colour::Blue => ("blau", "blue"),
        Colour::Green => ("grün", "green"),
        Colour::Orange => ("orange", "orange"),
    };
    match lang {
        // "orange" keeps its form where it would double its e.
        Lang::De if colour == Colour::Orange => format!("{de}{}", ending.trim_start_matches('e')),
        Lang::De => format!("{de}{ending}"),
        Lang::En => en.to_owned(),
    }
}

/// A card as the object of a sentence: `die rote 4`, `the red 4`.
fn the(card: Card, lang: Lang) -> String {
    match card.claim() {
        Some((colour, value)) => {
            let colour = adjective(colour, "e", lang);
            localized!(lang, "die {colour} {value}", "the {colour} {value}")
        }
        None => lang.select("den Officer", "the Officer").to_owned(),
    }
}

/// Chips as the object of a sentence: `1 roten Chip`, `4 rote Chips`.
fn chips(number: u8, colour: Colour, lang: Lang) -> String {
    let (ending, noun) = if number == 1 { ("en", ("Chip", "chip")) } else { ("e", ("Chips", "chips")) };
    format!("{number} {} {}", adjective(colour, ending, lang), lang.select(noun.0, noun.1))
}

/// Cards in a list: `rote 4, Officer`.
fn listed(cards: impl Iterator<Item = Card>, lang: Lang) -> String {
    cards.map(|card| named(card, lang)).collect::<Vec<_>>().join(", ")
}

/// A card by itself: `rote 4`, `Officer`.
#[must_use]
pub fn named(card: Card, lang: Lang) -> String {
    match card.claim() {
        Some((colour, value)) => format!("{} {value}", adjective(colour, "e", lang)),
        None => "Officer".to_owned(),
    }
}
