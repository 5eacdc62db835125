//! What happened, told in a sentence.

use table::{Lang, Name, Seat, Seats, localized, names};

use super::{adjective, chips, listed, the};
use crate::{CHIPS, Card, Colour, Event, Observation};

pub(super) fn sentence(told: &Observation, lang: Lang) -> String {
    match told {
        Event::Played { seat, card } => {
            let (seat, card) = (Name(*seat), the(*card, lang));
            localized!(lang, "{seat} spielt {card}.", "{seat} plays {card}.")
        }
        Event::Turned { seat, card, by, lower } => {
            let (seat, card, by, lower) = (Name(*seat), the(*card, lang), Name(*by), the(*lower, lang));
            localized!(
                lang,
                "{seat} muss {card} umdrehen, denn vor {by} liegt {lower}.",
                "{seat} must turn down {card}, because {lower} lies in front of {by}."
            )
        }
        Event::Laid { seat, card } => {
            let card = card.map_or(lang.select("eine Karte", "a card").to_owned(), |card| the(card, lang));
            let seat = Name(*seat);
            localized!(lang, "{seat} legt {card} verdeckt ab.", "{seat} lays down {card} unseen.")
        }
        Event::Officer { seat, turned: Some((target, card)) } => {
            let (seat, target, card) = (Name(*seat), Name(*target), the(*card, lang));
            localized!(
                lang,
                "Der Officer von {seat} dreht vor {target} {card} um.",
                "{seat}’s Officer turns down {card} in front of {target}."
            )
        }
        Event::Officer { seat, turned: None } => {
            let seat = Name(*seat);
            localized!(lang, "Der Officer von {seat} dreht nichts um.", "{seat}’s Officer turns no card down.")
        }
        Event::Collected { seat, card, middle, paid, lapsed } => collected(*seat, *card, *middle, paid, *lapsed, lang),
        Event::RoundEnded { round, loot, totals } => {
            let loot = counts(loot.iter().map(|loot| loot.sum().into()));
            let ended = localized!(lang, "Durchgang {round} ist zu Ende: {loot}.", "Round {round} is over: {loot}.");
            let totals = counts(totals.iter().copied());
            let so_far = localized!(lang, " Insgesamt: {totals}.", " In all: {totals}.");
            if *round == 1 { ended } else { ended + &so_far }
        }
        Event::Ticked { seat, colours } => {
            let seat = Name(*seat);
            let colours: Vec<String> = colours.iter().map(|&colour| adjective(colour, "", lang)).collect();
            let colours = colours.join(", ");
            localized!(lang, "{seat} hakt ab: {colours}.", "{seat} ticks off: {colours}.")
        }
        Event::Dealt { round, dealer, lead, out, .. } => {
            let (dealer, lead) = (Name(*dealer), Name(*lead));
            let dealt = localized!(
                lang,
                "Durchgang {round}: {dealer} gibt, {lead} spielt zuerst aus.",
                "Round {round}: {dealer} deals, {lead} leads."
            );
            let out_of_it = listed(out.iter(), lang);
            let rest = localized!(lang, " Nicht im Spiel: {out_of_it}.", " Not in the game: {out_of_it}.");
            if out.is_empty() { dealt } else { dealt + &rest }
        }
        Event::Passed { round, lead, .. } => {
            let lead = Name(*lead);
            localized!(
                lang,
                "Durchgang {round}: Jedes Blatt wandert nach links, {lead} spielt zuerst aus.",
                "Round {round}: every hand goes on to the left, {lead} leads."
            )
        }
        Event::Ended { winners, full } => ended(*winners, full, lang),
    }
}

/// `Mira dreht die rote 7 um und kassiert 6 rote Chips: 2 aus der Mitte, 4 von Jonas. 1 verfällt, denn …`
fn collected(seat: Seat, card: Card, middle: u8, paid: &[(Seat, u8)], lapsed: u8, lang: Lang) -> String {
    let (seat, colour) = (Name(seat), card.colour().unwrap_or(Colour::Yellow));
    let card = the(card, lang);
    let sum = middle + paid.iter().map(|(_, chips)| chips).sum::<u8>();
    if sum == 0 {
        let colour = adjective(colour, "en", lang);
        return localized!(
            lang,
            "{seat} dreht {card} um und kassiert nichts: Vor {seat} liegen schon alle {colour} Chips.",
            "{seat} turns down {card} and collects nothing: all {colour} chips already lie in front of {seat}."
        );
    }
    let mut sources: Vec<(u8, String)> = Vec::new();
    if middle > 0 {
        sources.push((middle, lang.select("aus der Mitte", "from the middle").to_owned()));
    }
    sources.extend(paid.iter().map(|&(owner, chips)| {
        let owner = Name(owner);
        (chips, localized!(lang, "von {owner}", "from {owner}"))
    }));
    let sources = match sources.as_slice() {
        [(_, source)] => format!(" {source}"),
        several => {
            let each: Vec<String> = several.iter().map(|(chips, source)| format!("{chips} {source}")).collect();
            format!(": {}", each.join(", "))
        }
    };
    let chips = chips(sum, colour, lang);
    let told = localized!(
        lang,
        "{seat} dreht {card} um und kassiert {chips}{sources}.",
        "{seat} turns down {card} and collects {chips}{sources}."
    );
    told + &match lapsed {
        0 => String::new(),
        1 => localized!(
            lang,
            " 1 verfällt, denn mehr als {CHIPS} gibt es nicht.",
            " 1 lapses, as there are only {CHIPS}."
        ),
        _ => localized!(
            lang,
            " {lapsed} verfallen, denn mehr als {CHIPS} gibt es nicht.",
            " {lapsed} lapse, as there are only {CHIPS}."
        ),
    }
}

/// Who has won, and with the score sheet why.
fn ended(winners: Seats, full: &[(Seat, u8)], lang: Lang) -> String {
    let several = winners.len() > 1;
    let winners = names(winners, lang);
    let won = match several {
        false => localized!(lang, "{winners} gewinnt.", "{winners} wins."),
        true => localized!(lang, "{winners} gewinnen gemeinsam.", "{winners} win together."),
    };
    match full {
        [] => won,
        [_] => localized!(
            lang,
            "{winners} hat alle fünf Farben abgehakt und gewinnt.",
            "{winners} has ticked off all five colours and wins."
        ),
        several => {
            let last: Vec<String> = several.iter().map(|(seat, chips)| format!("{} {chips}", Name(*seat))).collect();
            let (all, last) = (names(several.iter().map(|(seat, _)| *seat).collect(), lang), last.join(", "));
            let why = localized!(
                lang,
                "{all} haben alle fünf Farben abgehakt. Es entscheiden die Chips des letzten Durchgangs: {last}. ",
                "{all} have ticked off all five colours. The chips of the last round decide: {last}. "
            );
            why + &won
        }
    }
}

/// A number for each player: `Mira 12, Jonas 20`.
fn counts(numbers: impl ExactSizeIterator<Item = u16>) -> String {
    let seats = Seat::all(numbers.len() as u8);
    seats.zip(numbers).map(|(seat, number)| format!("{} {number}", Name(seat))).collect::<Vec<_>>().join(", ")
}
