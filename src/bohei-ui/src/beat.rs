//! What an act came to, in one sentence, and the great moment: "Bohei!" with the seventh card.

use ::bohei::{Answer, Bohei, Card, Event, Observation};
use ::table::{Lang, Localized, Name, Seat, cards, localized, signed};
use game_ui::{Beat, Peak, Recent};

use crate::art;
use crate::remarks::{BREACH, CALLED, EMPTY, MISSED, NO, NOTHING, OPPOSITE, RULE, TOO_EARLY, WON};

/// What the last act came to. The table shows it beside what waits, but for a call that counts and the end.
pub(super) fn beat(recent: &Recent<'_, Bohei>, lang: Lang) -> Option<Beat> {
    let goal = cards(recent.view.goal, lang);
    // A call may end the game at once; that is said.
    let great = recent.told.iter().rev().find_map(|event| match *event {
        Event::Ended { winner } => {
            Some(localized!(lang, "{0} gewinnt mit {goal}", "{0} wins with {goal}", Name(winner)))
        }
        Event::Bohei { seat, counts: true } => {
            Some(localized!(lang, "Bohei! {0} hat {goal}", "Bohei! {0} has {goal}", Name(seat)))
        }
        _ => None,
    });
    if let Some(text) = great {
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
    let mut since = all[from..].iter().take_while(|event| !begins(event));
    if since.any(|event| goes_on(event)) {
        return None;
    }
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

/// Whether the turn goes on with this: what was ordered before it is done.
fn goes_on(event: &Observation) -> bool {
    matches!(
        event,
        Event::Skipped { .. }
            | Event::RuleDue { .. }
            | Event::Enacted { .. }
            | Event::Played { .. }
            | Event::Passed { .. }
            | Event::Won { .. }
    )
}

/// The sentence of the event that says most.
fn ranked(told: &[Observation], lang: Lang) -> Option<String> {
    let sentences = told.iter().filter_map(|event| act(event, told, lang));
    sentences.reduce(|best, other| if other.0 > best.0 { other } else { best }).map(|(_, text)| text)
}

/// What an event comes to, and how much that says; `told` is all that happened with it.
fn act(event: &Observation, told: &[Observation], lang: Lang) -> Option<(u8, String)> {
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
        Event::Drew { seat, .. } => {
            let drawn = cards(drawn_by(seat, told), lang);
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

/// How many cards a player drew: a reward is drawn one by one.
fn drawn_by(by: Seat, told: &[Observation]) -> u8 {
    let drawn = told.iter().map(|event| match event {
        Event::Drew { seat, cards, .. } if *seat == by => cards.len() as u8,
        _ => 0,
    });
    drawn.sum()
}

/// What the regulars might say to it; nothing to the end, after which nobody acts any more.
pub(super) fn remarks(recent: &Recent<'_, Bohei>) -> &'static [Localized] {
    if recent.told.iter().any(|event| matches!(event, Event::Ended { .. })) {
        return &[];
    }
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

#[cfg(test)]
mod tests {
    use ::bohei::Change;
    use ::table::{Game, Scene, Viewer};

    use super::*;

    fn drew(seat: Seat) -> Observation {
        Event::Drew { seat, cards: vec![None], due: 1 }
    }

    /// What is said of an act with these events, after those.
    fn said(earlier: &[Observation], told: &[Observation]) -> String {
        let view = Bohei::from_position("hands:44/20/46 draw:5.6").expect("a position").view(Viewer::Table);
        let beat = beat(&Recent { told, earlier, view: &view }, Lang::De).expect("something is said");
        beat.text.plain(&["A".to_owned(), "B".to_owned(), "C".to_owned()])
    }

    #[test]
    fn a_reward_drawn_at_once_is_counted() {
        let [a, _] = [0, 1].map(Seat::new);
        assert_eq!(said(&[], &[drew(a), drew(a)]), "A zieht 2 Karten");
    }

    #[test]
    fn an_order_is_over_when_the_turn_goes_on() {
        let [a, b] = [0, 1].map(Seat::new);
        let turn = Event::Turn { seat: a, round: 1, missed: false };
        let penalty = [turn, Event::Penalised { seat: b, change: Change::Discard(1) }];
        assert_eq!(said(&penalty, &[Event::EmptyHanded { seat: b }, drew(b)]), "B +1");
        let due = Event::RuleDue { seat: a, holds: true };
        assert_eq!(said(&penalty, &[drew(a), due]), "A zieht 1 Karte");
    }

    #[test]
    fn the_end_is_said_before_all_else_and_nobody_remarks_on_it() {
        let [a, b] = [0, 1].map(Seat::new);
        let call = Event::Bohei { seat: a, counts: true };
        assert_eq!(said(&[], std::slice::from_ref(&call)), "Bohei! A hat 7 Karten");
        assert_eq!(said(&[], &[call, Event::Ended { winner: a }]), "A gewinnt mit 7 Karten");
        assert_eq!(said(&[], &[drew(b), Event::Ended { winner: a }]), "A gewinnt mit 7 Karten");
        let view = Bohei::from_position("hands:44/20/46 draw:5.6").expect("a position").view(Viewer::Table);
        let remarked = |told: &[Observation]| !remarks(&Recent { told, earlier: &[], view: &view }).is_empty();
        let call = Event::Bohei { seat: a, counts: true };
        assert!(remarked(std::slice::from_ref(&call)) && !remarked(&[call, Event::Ended { winner: a }]));
    }
}
