//! What an act came to, in one sentence, and the great robbery.

use ::riffifi::{Card, Colour, Event, Observation, Riffifi};
use ::table::{Lang, Localized, Name, Seat, Seats, localized, names};
use game_ui::{Beat, Peak, Recent};

use crate::art;
use crate::cards::loot;
use crate::remarks::{BARE, FOILED, GREAT_ROBBERY, OFFICER, OWN_FAULT, ROBBERY, ROUND};
use crate::words::some;

/// From so many chips of other players on it is a great robbery.
const GREAT: u8 = 5;

/// What the last act came to.
pub(super) fn beat(recent: &Recent<'_, Riffifi>, lang: Lang) -> Option<Beat> {
    if let Some(best) = best(recent.told) {
        let who = names(best, lang);
        let text = match best.len() {
            1 => localized!(lang, "{who} räumt ab", "{who} cleans up"),
            _ => localized!(lang, "{who} räumen ab", "{who} clean up"),
        };
        return Some(Beat::of(text).in_page());
    }
    let text = recent.told.iter().rev().find_map(|event| act(event, recent.told, lang))?;
    let great = robbed(recent.told).filter(|(_, chips)| *chips >= GREAT);
    let peak = great.map(|(colour, _)| Peak { class: "robbery", drawing: art::robbery(loot(colour)) });
    Some(Beat::of(text).with(peak))
}

/// Who had most in a round that has just ended.
fn best(told: &[Observation]) -> Option<Seats> {
    told.iter().find_map(|event| match event {
        Event::RoundEnded { loot, .. } => {
            let most = loot.iter().map(|loot| loot.sum()).max()?;
            Some(Seat::all(loot.len() as u8).filter(|seat| loot[seat.index()].sum() == most).collect())
        }
        _ => None,
    })
}

/// How many chips of which colour were taken from other players.
fn robbed(told: &[Observation]) -> Option<(Colour, u8)> {
    told.iter().find_map(|event| match event {
        Event::Collected { card, paid, .. } => Some((card.colour()?, paid.iter().map(|(_, chips)| chips).sum())),
        _ => None,
    })
}

fn act(event: &Observation, told: &[Observation], lang: Lang) -> Option<String> {
    Some(match event {
        Event::Collected { seat, card, middle, paid, .. } => collected(*seat, *card, *middle, paid, lang)?,
        Event::Officer { turned: Some((target, _)), .. } => {
            localized!(lang, "Der Officer erwischt {0}", "The Officer catches {0}", Name(*target))
        }
        Event::Officer { seat, turned: None } => {
            localized!(lang, "{0} spielt den Officer ins Leere", "{0} plays the Officer for nothing", Name(*seat))
        }
        Event::Turned { seat, card, .. } if played(told) == Some(*seat) => {
            let (seat, card) = (Name(*seat), titled(*card, lang));
            localized!(lang, "{seat} verliert gleich wieder: {card}", "{seat} loses it at once: {card}")
        }
        Event::Turned { seat, card, .. } => {
            let (by, owner, card) = (Name(played(told)?), Name(*seat), titled(*card, lang));
            localized!(lang, "{by} verdirbt es {owner}: {card} ist weg", "{by} spoils it for {owner}: {card} is gone")
        }
        Event::Played { seat, card } => {
            let (seat, (colour, chips)) = (Name(*seat), card.claim()?);
            let chips = some(chips, colour, lang);
            localized!(lang, "{seat} will {chips}", "{seat} wants {chips}")
        }
        Event::Laid { seat, .. } => {
            localized!(lang, "{0} legt verdeckt ab", "{0} lays a card down unseen", Name(*seat))
        }
        _ => return None,
    })
}

/// Who has played a card.
fn played(told: &[Observation]) -> Option<Seat> {
    told.iter().find_map(|event| match event {
        Event::Played { seat, .. } => Some(*seat),
        _ => None,
    })
}

/// A card in short: "rote 4".
fn titled(card: Card, lang: Lang) -> String {
    ::riffifi::named(card, lang)
}

/// "Mira raubt 4 rote: 3 von Theo", "Mira kassiert 2 blaue".
fn collected(seat: Seat, card: Card, middle: u8, paid: &[(Seat, u8)], lang: Lang) -> Option<String> {
    let (name, colour) = (Name(seat), card.colour()?);
    let stolen: u8 = paid.iter().map(|(_, chips)| chips).sum();
    let sum = some(middle + stolen, colour, lang);
    Some(match paid {
        _ if middle + stolen == 0 => localized!(lang, "{name} geht leer aus", "{name} gets nothing"),
        [] => localized!(lang, "{name} kassiert {sum}", "{name} collects {sum}"),
        [(owner, _)] if middle == 0 => {
            localized!(lang, "{name} raubt {0} {sum}", "{name} robs {0} of {sum}", Name(*owner))
        }
        paid => {
            let from: Vec<String> = paid
                .iter()
                .map(|(owner, chips)| localized!(lang, "{chips} von {0}", "{chips} from {0}", Name(*owner)))
                .collect();
            let from = from.join(", ");
            localized!(lang, "{name} kassiert {sum}: {from}", "{name} collects {sum}: {from}")
        }
    })
}

/// What the regulars might say to it.
pub(super) fn remarks(recent: &Recent<'_, Riffifi>) -> &'static [Localized] {
    let told = recent.told;
    if best(told).is_some() {
        return ROUND;
    }
    match robbed(told) {
        Some((_, GREAT..)) => return GREAT_ROBBERY,
        Some((_, 3..)) => return ROBBERY,
        Some(_)
            if told
                .iter()
                .any(|event| matches!(event, Event::Collected { middle: 0, paid, .. } if paid.is_empty())) =>
        {
            return BARE;
        }
        _ => {}
    }
    let own = played(told);
    told.iter()
        .find_map(|event| match event {
            Event::Officer { turned: Some(_), .. } => Some(OFFICER),
            Event::Turned { seat, .. } if Some(*seat) == own => Some(OWN_FAULT),
            Event::Turned { card, .. } if card.claim().is_some_and(|(_, chips)| chips >= 6) => Some(FOILED),
            _ => None,
        })
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use ::riffifi::Loot;
    use ::table::{Game, Scene, Viewer};

    use super::*;

    fn told(paid: Vec<(Seat, u8)>, middle: u8) -> Vec<Observation> {
        let card = Card::new(Colour::Red, 6);
        vec![Event::Collected { seat: Seat::new(0), card, middle, paid, lapsed: 0 }]
    }

    fn said(paid: Vec<(Seat, u8)>, middle: u8) -> String {
        let names = ["A".to_owned(), "B".to_owned(), "C".to_owned()];
        let told = told(paid, middle);
        let text = act(&told[0], &told, Lang::De).expect("a sentence");
        ::table::Sentence::from(text).plain(&names)
    }

    #[test]
    fn it_is_said_who_is_robbed() {
        let [_, b, c] = [0, 1, 2].map(Seat::new);
        assert_eq!(said(vec![], 6), "A kassiert 6 rote");
        assert_eq!(said(vec![(b, 6)], 0), "A raubt B 6 rote");
        assert_eq!(said(vec![(b, 2), (c, 1)], 3), "A kassiert 6 rote: 2 von B, 1 von C");
        assert_eq!(said(vec![], 0), "A geht leer aus");
    }

    #[test]
    fn a_tie_for_most_is_said_of_both() {
        let round = |b| {
            let loot = vec![Loot::ALL, b, Loot::NONE];
            let told = [Event::RoundEnded { round: 1, totals: vec![60, b.sum().into(), 0], loot }];
            let view = Riffifi::from_position("hands:b2,b3,b4").expect("a position").view(Viewer::Table);
            let beat = beat(&Recent { told: &told, earlier: &[], view: &view }, Lang::De).expect("somebody has most");
            beat.text.plain(&["A".to_owned(), "B".to_owned()])
        };
        assert_eq!(round(Loot::NONE), "A räumt ab");
        assert_eq!(round(Loot::ALL), "A und B räumen ab");
    }

    #[test]
    fn five_chips_of_others_are_a_great_robbery() {
        let [_, b, c] = [0, 1, 2].map(Seat::new);
        assert_eq!(robbed(&told(vec![(b, 3), (c, 2)], 1)), Some((Colour::Red, GREAT)));
        assert_eq!(robbed(&told(vec![], 6)), Some((Colour::Red, 0)));
    }
}
