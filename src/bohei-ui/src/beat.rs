//! What an act came to, in one sentence, and the great moment: "Bohei!" with the seventh card.

use ::bohei::{Answer, Bohei, Card, Event, Observation};
use ::table::{Lang, Localized, Name, Seat, cards, localized, signed};
use game_ui::{Beat, Peak, Recent};

use crate::art;
use crate::remarks::{BREACH, CALLED, EMPTY, MISSED, NO, NOTHING, OPPOSITE, RULE, TOO_EARLY, WON};

/// What the last act came to. The table shows it beside what waits, but for a call that counts.
pub(super) fn beat(recent: &Recent<'_, Bohei>, lang: Lang) -> Option<Beat> {
    let called = recent.told.iter().find_map(|event| match event {
        Event::Bohei { seat, counts: true } => Some(*seat),
        _ => None,
    });
    if let Some(seat) = called {
        let goal = cards(recent.view.goal, lang);
        let text = localized!(lang, "Bohei! {0} hat {goal}", "Bohei! {0} has {goal}", Name(seat));
        let drawing = art::full_hand(recent.view.goal);
        return Some(Beat::of(text).with(Some(Peak { class: "full-hand", drawing })));
    }
    let text = carried_out(recent, lang).or_else(|| ranked(recent.told, lang));
    text.map(|text| Beat::of(text).in_page())
}

/// What an action or a penalty has brought everybody so far: "Mira +2, Jonas −1, Aylin: Nö!"
fn carried_out(recent: &Recent<'_, Bohei>, lang: Lang) -> Option<String> {
    let moved = |event: &Observation| matches!(event, Event::Drew { .. } | Event::Discarded { .. });
    if !recent.told.iter().any(moved) {
        return None;
    }
    let all: Vec<&Observation> = recent.earlier.iter().chain(recent.told).collect();
    // Of what has just ended the turn, or began it, nothing counts that came before.
    let before = all.len() - recent.told.len();
    let begins = |event: &&&Observation| matches!(event, Event::Turn { .. });
    let turn = all[..before].iter().rposition(|event| begins(&event)).map_or(0, |at| at + 1);
    let ordered = |event: &&Observation| matches!(event, Event::Announced { .. } | Event::Penalised { .. });
    let from = turn + all[turn..].iter().rposition(ordered)?;
    let mut changes: Vec<(Seat, i32)> = Vec::new();
    let mut refused = Vec::new();
    for event in &all[from..] {
        let (seat, change) = match **event {
            Event::Drew { seat, ref cards, .. } => (seat, cards.len() as i32),
            Event::Discarded { seat, .. } => (seat, -1),
            Event::Answered { seat, answer: Answer::No, .. } => {
                refused.push(seat);
                continue;
            }
            Event::Turn { .. } => break,
            _ => continue,
        };
        match changes.iter_mut().find(|(other, _)| *other == seat) {
            Some((_, sum)) => *sum += change,
            None => changes.push((seat, change)),
        }
    }
    let each = changes.iter().map(|(seat, sum)| format!("{} {}", Name(*seat), signed(*sum)));
    let no = refused.iter().map(|seat| localized!(lang, "{0}: Nö!", "{0}: Nope!", Name(*seat)));
    let parts: Vec<String> = each.chain(no).collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// The sentence of the event that says most.
fn ranked(told: &[Observation], lang: Lang) -> Option<String> {
    let sentences = told.iter().filter_map(|event| act(event, lang));
    sentences.reduce(|best, other| if other.0 > best.0 { other } else { best }).map(|(_, text)| text)
}

/// What an event comes to, and how much that says.
fn act(event: &Observation, lang: Lang) -> Option<(u8, String)> {
    Some(match *event {
        Event::Won { seat, card } => {
            (9, localized!(lang, "{0} gewinnt: {1}", "{0} wins: {1}", Name(seat), card.title(lang)))
        }
        Event::Confirmed { seat, .. } => {
            (8, localized!(lang, "{0} bricht eine Regel", "{0} breaks a rule", Name(seat)))
        }
        Event::GoalChanged { goal } => (7, localized!(lang, "Jetzt gewinnen {0}", "Now {0} win", cards(goal, lang))),
        Event::Turn { seat, missed: true, .. } => {
            (6, localized!(lang, "{0} hat nicht gerufen", "{0} has not called", Name(seat)))
        }
        Event::Bohei { seat, counts: false } => {
            (6, localized!(lang, "{0} ruft „Bohei!“ umsonst", "{0} calls “Bohei!” for nothing", Name(seat)))
        }
        Event::Enacted { seat, card, .. } => {
            (5, localized!(lang, "Regel von {0}: {1}", "{0}’s rule: {1}", Name(seat), card.title(lang)))
        }
        Event::CalledOff { card } => (5, localized!(lang, "{0} fällt aus", "{0} is called off", card.title(lang))),
        Event::Answered { seat, answer: Answer::No, .. } => (4, localized!(lang, "{0}: Nö!", "{0}: Nope!", Name(seat))),
        Event::Answered { seat, answer: Answer::Opposite, .. } => {
            (4, localized!(lang, "{0}: Gegenteiltag!", "{0}: Opposite Day!", Name(seat)))
        }
        Event::EmptyHanded { seat } => {
            (4, localized!(lang, "{0} hat nichts abzuwerfen", "{0} has nothing to discard", Name(seat)))
        }
        Event::Drew { seat, cards: ref drawn, .. } => {
            let drawn = cards(drawn.len() as u8, lang);
            (3, localized!(lang, "{0} zieht {drawn}", "{0} draws {drawn}", Name(seat)))
        }
        Event::Discarded { seat, card } => {
            (3, localized!(lang, "{0} wirft ab: {1}", "{0} discards: {1}", Name(seat), card.title(lang)))
        }
        Event::Skipped { seat } => (2, localized!(lang, "{0} zieht nichts", "{0} draws nothing", Name(seat))),
        Event::Passed { seat } => (2, localized!(lang, "{0} spielt nichts", "{0} plays nothing", Name(seat))),
        _ => return None,
    })
}

/// What the regulars might say to it.
pub(super) fn remarks(recent: &Recent<'_, Bohei>) -> &'static [Localized] {
    let lines = recent.told.iter().filter_map(|event| match event {
        Event::Bohei { counts: true, .. } => Some(CALLED),
        Event::Bohei { .. } => Some(TOO_EARLY),
        Event::Turn { missed: true, .. } => Some(MISSED),
        Event::Confirmed { .. } => Some(BREACH),
        Event::Won { .. } => Some(WON),
        Event::Answered { answer: Answer::No, .. } => Some(NO),
        Event::Answered { .. } => Some(OPPOSITE),
        Event::EmptyHanded { .. } => Some(EMPTY),
        Event::Announced { seats, .. } if seats.is_empty() => Some(NOTHING),
        Event::Enacted { card, .. } if behaves(*card) => Some(RULE),
        _ => None,
    });
    lines.into_iter().next().unwrap_or_default()
}

/// Whether a rule is about how the players behave.
fn behaves(card: Card) -> bool {
    matches!(card.kind(), ::bohei::Kind::Rule(::bohei::Rule::Behaviour(_)))
}
