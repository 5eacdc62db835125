//! What an act came to, in one sentence, and the great moment: "Leiff!" at minus.

use ::leiff::{Card, Event, Leiff, Observation, Score};
use ::table::{Lang, Localized, Name, cards, localized, number};
use game_ui::{Beat, Peak, Recent};

use crate::art;
use crate::remarks::{CALLED, CAUGHT, FALSE_ALARM, HIGH, LOST, MATCHED, MINUS, SWAPPED};
use crate::words::{object, the};

/// What the last act came to.
pub(super) fn beat(recent: &Recent<'_, Leiff>, lang: Lang) -> Option<Beat> {
    if let Some(score) = scored(recent.told) {
        let (caller, hand, bonus) = (Name(score.caller), number(called(score)), number(score.bonus));
        let text = localized!(lang, "{caller}: „Leiff!“ mit {hand}", "{caller}: “Leiff!” with {hand}");
        let minus = called(score) < 0 && score.bonus < 0;
        // Otherwise the scores say it.
        return Some(match minus {
            true => Beat::of(text).with(Some(Peak { class: "leiff-minus", drawing: art::jackpot() })),
            false => Beat::of(format!("{text}: {bonus}")).in_page(),
        });
    }
    let told = recent.told;
    let first = told.iter().find_map(|event| Some((event, act(event, lang)?)));
    first.map(|(event, text)| {
        // A card that goes back has a page of its own.
        let lingers = matches!(
            event,
            Event::Matched { right: false, .. } | Event::Caught { right: false, .. } | Event::Shown { .. }
        );
        Beat { in_page: lingers, ..Beat::of(text) }
    })
}

/// The round that was scored.
fn scored(told: &[Observation]) -> Option<&Score> {
    told.iter().find_map(|event| match event {
        Event::Scored { score, .. } => Some(score),
        _ => None,
    })
}

/// The sum of the hand of whoever has called.
fn called(score: &Score) -> i16 {
    score.hands.get(score.caller.index()).copied().unwrap_or_default()
}

fn act(event: &Observation, lang: Lang) -> Option<String> {
    Some(match *event {
        Event::Caught { by, place, card, right } => {
            let (by, owner, card) = (Name(by), Name(place.seat), the(card, lang));
            match right {
                true => localized!(lang, "{by} erwischt {owner}: {card}", "{by} catches {owner}: {card}"),
                false => localized!(lang, "{by} irrt sich bei {owner}: {card}", "{by} is wrong about {owner}: {card}"),
            }
        }
        Event::Matched { place, card, right } => {
            let seat = Name(place.seat);
            match right {
                true => {
                    localized!(lang, "Passt! {seat} ist {0} los", "Match! {seat} is rid of {0}", object(card, lang))
                }
                false => localized!(lang, "Passt nicht, {seat}: {0}", "No match, {seat}: {0}", the(card, lang)),
            }
        }
        Event::Shown { place, card } => {
            let (seat, card) = (Name(place.seat), object(card, lang));
            localized!(lang, "{seat} zeigt {card}", "{seat} shows {card}")
        }
        Event::Exchanged { first, second, .. } => {
            let (first, second) = (Name(first.seat), Name(second.seat));
            localized!(lang, "{first} und {second} tauschen eine Karte", "{first} and {second} swap a card")
        }
        Event::HandsSwapped { seat, left } => {
            localized!(lang, "{0} und {1} tauschen alles", "{0} and {1} swap everything", Name(seat), Name(left))
        }
        Event::Rotated { by, seat, .. } => {
            localized!(lang, "{0} dreht die Karten von {1}", "{0} moves {1}’s cards on", Name(by), Name(seat))
        }
        Event::Enchanted { by, seat } => {
            localized!(lang, "{0} verzaubert {1}", "{0} enchants {1}", Name(by), Name(seat))
        }
        Event::Invented { seat } => localized!(lang, "{0} erfindet eine Regel", "{0} invents a rule", Name(seat)),
        Event::Immune { seat } => localized!(lang, "{0} ist immun", "{0} is immune", Name(seat)),
        Event::Bound { seat, to } => {
            localized!(lang, "{0} trinkt mit {1} mit", "{0} drinks along with {1}", Name(seat), Name(to))
        }
        Event::Dropped { place, card } => {
            let (seat, card) = (Name(place.seat), object(card, lang));
            localized!(lang, "{seat} füttert den Automaten: {card}", "{seat} feeds the machine: {card}")
        }
        Event::Swapped { seat, out, .. } => {
            let (seat, out) = (Name(seat), object(out, lang));
            localized!(lang, "{seat} gibt {out} her", "{seat} gives up {out}")
        }
        Event::Discarded { seat, card, .. } => {
            let (seat, card) = (Name(seat), object(card, lang));
            localized!(lang, "{seat} wirft {card} ab", "{seat} discards {card}")
        }
        Event::Penalty { seat, .. } => localized!(lang, "{0} hat geplaudert", "{0} has talked", Name(seat)),
        Event::Extra { seat, ref slots, .. } if !slots.is_empty() => {
            let cards = cards(slots.len() as u8, lang);
            localized!(lang, "{0} bekommt {cards}", "{0} gets {cards}", Name(seat))
        }
        Event::Passed { seat } => localized!(lang, "{0} setzt aus", "{0} passes", Name(seat)),
        Event::Declined { seat } => localized!(lang, "{0} verzichtet", "{0} declines", Name(seat)),
        _ => return None,
    })
}

/// What the regulars might say to it.
pub(super) fn remarks(recent: &Recent<'_, Leiff>) -> &'static [Localized] {
    if let Some(score) = scored(recent.told) {
        return match (called(score), score.bonus) {
            (..0, ..0) => MINUS,
            (_, ..0) => CALLED,
            _ => LOST,
        };
    }
    recent
        .told
        .iter()
        .find_map(|event| match event {
            Event::Caught { right: true, .. } => Some(CAUGHT),
            Event::Caught { .. } | Event::Matched { right: false, .. } => Some(FALSE_ALARM),
            Event::Matched { .. } => Some(MATCHED),
            Event::HandsSwapped { .. } => Some(SWAPPED),
            Event::Swapped { out: Card::Number(12..), .. } => Some(HIGH),
            _ => None,
        })
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use ::table::Seat;

    use super::*;

    fn score(caller: i16, other: i16, bonus: i16) -> Vec<Observation> {
        let score = Score { caller: Seat::new(0), hands: vec![caller, other], bonus, totals: vec![0, 0] };
        vec![Event::Called { seat: Seat::new(0) }, Event::Scored { cards: Vec::new(), score }]
    }

    #[test]
    fn a_card_that_agreed_is_named_in_its_case() {
        let place = ::leiff::Place::new(Seat::new(0), ::leiff::Slot::new(0));
        let said = |right| {
            let text =
                act(&Event::Matched { place, card: ::leiff::Card::Machine, right }, Lang::De).expect("a sentence");
            ::table::Sentence::from(text).plain(&["A".to_owned()])
        };
        assert_eq!(said(true), "Passt! A ist den Spielautomaten los");
        assert_eq!(said(false), "Passt nicht, A: der Spielautomat");
    }

    #[test]
    fn only_a_call_below_zero_that_holds_is_a_great_moment() {
        let great = |told: &[Observation]| {
            let score = scored(told).expect("it was scored");
            called(score) < 0 && score.bonus < 0
        };
        assert!(great(&score(-2, 4, -5)));
        assert!(!great(&score(0, 4, -5)));
        // Two are equally low.
        assert!(!great(&score(-1, -1, 5)));
    }
}
