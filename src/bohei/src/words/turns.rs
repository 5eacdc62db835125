//! The story in turns: what was played in each, and who was caught.

use table::{Begins, Lang, Mark, Name, Past, Title, Turns, localized};

use super::quoted;
use crate::{Bohei, Event, Observation, View};

impl Turns for Bohei {
    /// The end of a turn tells who is next; with the act after that the next turn begins.
    fn begins(before: &View, turn: &[Observation], _: &[Observation]) -> Option<Begins> {
        let next = turn.is_empty() || turn.iter().any(|told| matches!(told, Event::Turn { .. }));
        next.then_some(Begins::Turn(before.turn))
    }

    fn round(view: &View) -> u16 {
        view.round
    }

    /// The turn of the evening is the one in which most cards were drawn and discarded.
    fn title(turn: &Past<'_, Bohei>, lang: Lang) -> Title {
        let cards = turn.told.iter().map(|told| match told {
            Event::Drew { cards, .. } => cards.len() as u32,
            Event::Discarded { .. } => 1,
            _ => 0,
        });
        let caught = turn.told.iter().any(|told| matches!(told, Event::Confirmed { .. }));
        // The text with the highest rank; of several, the first.
        let texts = turn.told.iter().filter_map(|told| text(told, turn, lang));
        let best = texts.reduce(|best, text| if text.0 > best.0 { text } else { best });
        let idle = || turn.seat.map(|seat| localized!(lang, "{0} setzt aus", "{0} does nothing", Name(seat)));
        let text = best.map(|(_, text)| text).or_else(idle).unwrap_or_default();
        Title { text: text.into(), mark: caught.then_some(Mark::Catch), weight: cards.sum(), truth: None }
    }
}

/// What an event says of its turn, and the rank of this text.
fn text(told: &Observation, turn: &Past<'_, Bohei>, lang: Lang) -> Option<(u8, String)> {
    Some(match told {
        Event::Ended { winner } => (7, localized!(lang, "{0} gewinnt", "{0} wins", Name(*winner))),
        Event::Confirmed { seat, .. } => {
            (6, localized!(lang, "{0} bricht eine Regel", "{0} breaks a rule", Name(*seat)))
        }
        Event::Won { seat, card } => {
            let (seat, card) = (Name(*seat), quoted(*card, lang));
            (5, localized!(lang, "{seat} gewinnt {card}", "{seat} wins {card}"))
        }
        Event::Played { seat, card } => {
            let (seat, card) = (Name(*seat), quoted(*card, lang));
            (4, localized!(lang, "{seat} spielt {card}", "{seat} plays {card}"))
        }
        Event::Enacted { seat, card, .. } => {
            let (seat, card) = (Name(*seat), quoted(*card, lang));
            (3, localized!(lang, "Regel von {seat}: {card}", "{seat}’s rule: {card}"))
        }
        Event::Bohei { seat, counts: true } => {
            (2, localized!(lang, "{0} ruft „Bohei!“", "{0} calls “Bohei!”", Name(*seat)))
        }
        Event::Drew { seat, .. } if Some(*seat) == turn.seat => {
            (1, localized!(lang, "{0} zieht", "{0} draws", Name(*seat)))
        }
        _ => return None,
    })
}
