//! The story in turns: a turn draws or calls, and all that happens before the next player does belongs to it.

use table::{Begins, Lang, Mark, Name, Past, Title, Turns, localized, signed};

use super::a;
use crate::{Event, Leiff, Observation, Phase, Score, View};

impl Turns for Leiff {
    fn begins(before: &View, turn: &[Observation], act: &[Observation]) -> Option<Begins> {
        let dealt = turn.iter().any(|told| matches!(told, Event::Dealt { .. }));
        let begins = act.iter().find_map(|told| match told {
            Event::Drew { seat, .. } | Event::Took { seat, .. } | Event::Passed { seat } | Event::Called { seat } => {
                Some(Begins::Turn(*seat))
            }
            _ => None,
        });
        begins.or_else(|| (dealt && matches!(before.phase, Phase::Peek { .. })).then_some(Begins::Opening))
    }

    fn round(view: &View) -> u16 {
        view.round
    }

    /// The turn of the evening is the call with the largest difference in points between the caller's hand and another
    /// hand.
    fn title(turn: &Past<'_, Leiff>, lang: Lang) -> Title {
        let caught = |told: &Observation| matches!(told, Event::Caught { right: true, .. });
        let mark = turn.told.iter().any(caught).then_some(Mark::Catch);
        let score = turn.told.iter().find_map(|told| match told {
            Event::Scored { score, .. } => Some(score),
            _ => None,
        });
        // The text with the highest rank; of several, the first.
        let texts = turn.told.iter().filter_map(|told| text(told, score, lang));
        let best = texts.reduce(|best, text| if text.0 > best.0 { text } else { best });
        let before = || lang.select("Vor dem ersten Zug", "Before the first turn").to_owned();
        let text = best.map_or_else(before, |(_, text)| text);
        Title { text: text.into(), mark, weight: score.map_or(0, gap), truth: None }
    }
}

/// The largest difference in points between the caller's hand and another hand.
fn gap(score: &Score) -> u32 {
    let called = score.hands.get(score.caller.index()).copied().unwrap_or_default();
    score.hands.iter().map(|hand| u32::from(hand.abs_diff(called))).max().unwrap_or_default()
}

/// What an event says of its turn, and the rank of this text.
fn text(told: &Observation, score: Option<&Score>, lang: Lang) -> Option<(u8, String)> {
    Some(match told {
        Event::Called { seat } => {
            let called = localized!(lang, "{0} ruft „Leiff!“", "{0} calls “Leiff!”", Name(*seat));
            let bonus = score.map(|score| format!(": {}", signed(score.bonus.into())));
            (9, called + &bonus.unwrap_or_default())
        }
        Event::Caught { by, place, right: true, .. } => {
            (8, localized!(lang, "{0} erwischt {1}", "{0} catches {1}", Name(*by), Name(place.seat)))
        }
        Event::HandsSwapped { seat, left } => {
            (7, localized!(lang, "{0} und {1} tauschen alles", "{0} and {1} swap all", Name(*seat), Name(*left)))
        }
        Event::Enchanted { by, seat } => {
            (7, localized!(lang, "{0} verzaubert {1}", "{0} enchants {1}", Name(*by), Name(*seat)))
        }
        Event::Invented { seat } => (7, localized!(lang, "{0} erfindet eine Regel", "{0} invents a rule", Name(*seat))),
        Event::Immune { seat } => (7, localized!(lang, "{0} ist immun", "{0} is immune", Name(*seat))),
        Event::Matched { place, right: true, .. } => {
            (6, localized!(lang, "Bei {0} passt es", "{0} has a match", Name(place.seat)))
        }
        Event::Exchanged { by, .. } => {
            (5, localized!(lang, "{0} tauscht zwei Karten", "{0} swaps two cards", Name(*by)))
        }
        Event::Rotated { by, seat, .. } => {
            (5, localized!(lang, "{0} dreht die Karten von {1}", "{0} moves {1}’s cards on", Name(*by), Name(*seat)))
        }
        Event::Dropped { place, .. } => {
            (5, localized!(lang, "{0} füttert den Spielautomaten", "{0} feeds the slot machine", Name(place.seat)))
        }
        Event::Swapped { seat, out, .. } => {
            let (seat, out) = (Name(*seat), a(*out, lang));
            (4, localized!(lang, "{seat} tauscht und legt {out} ab", "{seat} swaps and discards {out}"))
        }
        Event::Discarded { seat, card, .. } => {
            let (seat, card) = (Name(*seat), a(*card, lang));
            (4, localized!(lang, "{seat} wirft {card} ab", "{seat} discards {card}"))
        }
        Event::Passed { seat } => (3, localized!(lang, "{0} setzt aus", "{0} passes", Name(*seat))),
        Event::Drew { seat, .. } | Event::Took { seat, .. } => {
            (2, localized!(lang, "{0} zieht", "{0} draws", Name(*seat)))
        }
        Event::Looked { .. } => (1, lang.select("Der erste Blick", "The first look").to_owned()),
        _ => return None,
    })
}
