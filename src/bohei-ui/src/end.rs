//! The end: whose Bohei was the last, everybody's cards turn by turn, and what the evening was full of.

use ::bohei::{Answer, Bohei, Card, Event, Observation, Rule};
use ::table::{Seat, localized};
use game_ui::{End, Finale};
use ui::{drawing, named};
use yew::prelude::*;

use crate::art::{REGULAR, emblem, head};

/// How many cards everybody begins with.
const DEALT: i32 = 3;

/// Who has won, and how.
pub(super) fn finale(story: &End<'_, Bohei>) -> Finale {
    let (lang, goal) = (story.lang, story.view.goal);
    let counts: Vec<Vec<i32>> = Seat::all(story.players.seats()).map(|seat| counts(story.told, seat)).collect();
    Finale {
        won: [lang.select("macht das letzte Bohei.", "makes the last Bohei."); 2],
        reason: localized!(
            lang,
            "Genau {goal} Karten zu Beginn des Zuges, und laut genug gerufen.",
            "Exactly {goal} cards as the turn began, and called loudly enough."
        ),
        counted: lang.select("Karten auf der Hand nach jedem Zug", "Cards in hand after each turn"),
        held: Some(counts.iter().filter_map(|counts| counts.last().copied()).collect()),
        counts,
        unit: emblem(REGULAR, 28),
        called: lang.select(["Karte", "Karten"], ["card", "cards"]),
        highlight: highlight(story),
        rounds: Some(story.view.round),
    }
}

/// A seat's cards at the start, after each turn and at the end.
fn counts(told: &[Observation], seat: Seat) -> Vec<i32> {
    let mut held = DEALT;
    let mut counts = vec![held];
    for event in told {
        held += change(event, seat);
        if matches!(event, Event::Turn { .. } | Event::Ended { .. }) {
            counts.push(held);
        }
    }
    counts
}

/// How many cards an event brings to a hand.
fn change(event: &Observation, hand: Seat) -> i32 {
    match event {
        Event::Drew { seat, cards, .. } if *seat == hand => cards.len() as i32,
        Event::Enacted { seat, .. }
        | Event::Played { seat, .. }
        | Event::Answered { seat, .. }
        | Event::Discarded { seat, .. }
            if *seat == hand =>
        {
            -1
        }
        _ => 0,
    }
}

/// Who has said "Nö" most often, broken most rules, won most challenges, and the rule that held longest; once is not worth
/// telling.
fn highlight(story: &End<'_, Bohei>) -> Option<Html> {
    let lang = story.lang;
    let most = |deed: fn(&Observation) -> Option<Seat>| {
        let count = |seat: Seat| story.told.iter().filter(|event| deed(event) == Some(seat)).count();
        // Of equal ones the first.
        let best = Seat::all(story.players.seats()).rev().max_by_key(|&seat| count(seat))?;
        Some((named(story.players.name(best)), count(best))).filter(|(_, count)| *count > 1)
    };
    let noes = most(no).map(|(name, count)| {
        let tale = localized!(lang, " sagt {count}-mal Nö.", " says Nope {count} times.");
        (lang.select("Das letzte Wort", "The last word"), name, tale)
    });
    let broken = most(breach).map(|(name, count)| {
        let tale = localized!(lang, " bricht {count} Regeln.", " breaks {count} rules.");
        (lang.select("Freigeist", "Free spirit"), name, tale)
    });
    let won = most(victory).map(|(name, count)| {
        let tale = localized!(lang, " gewinnt {count} Challenges.", " wins {count} challenges.");
        (lang.select("In Form", "On form"), name, tale)
    });
    let ruled = longest(story.told).map(|(card, turns)| {
        let title = card.title(lang);
        let name = html! { <span>{ localized!(lang, "„{title}“", "“{title}”") }</span> };
        let tale = localized!(lang, " gilt {turns} Züge lang.", " holds for {turns} turns.");
        (lang.select("Dauerbrenner", "Evergreen"), name, tale)
    });
    let mut lines = [noes, broken, won, ruled].into_iter().flatten().peekable();
    lines.peek()?;
    let line = |(title, name, tale): (&'static str, Html, String)| {
        html! { <p key={title} class="medium"><b>{ title }</b><br /><span class="muted">{ name }{ tale }</span></p> }
    };
    Some(html! {
        <div class="panel row bohei-highlights">
            { drawing(head(REGULAR, 48)) }
            <div class="grow col">{ for lines.map(line) }</div>
        </div>
    })
}

/// Who says "Nö".
fn no(event: &Observation) -> Option<Seat> {
    match event {
        Event::Answered { seat, answer: Answer::No, .. } => Some(*seat),
        _ => None,
    }
}

/// Whose breach of a rule is confirmed.
fn breach(event: &Observation) -> Option<Seat> {
    match event {
        Event::Penalised { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// Who wins a challenge.
fn victory(event: &Observation) -> Option<Seat> {
    match event {
        Event::Won { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// The rule that was in force for most turns, and how many began meanwhile.
fn longest(told: &[Observation]) -> Option<(Card, usize)> {
    let rule = |(at, event): (usize, &Observation)| match event {
        Event::Enacted { card, .. } if !matches!(card.rule(), Some(Rule::Extra | Rule::Closed)) => {
            let ends =
                |event: &&Observation| matches!(event, Event::Enacted { replaced, .. } if *replaced == Some(*card));
            let held = told.iter().skip(at).take_while(|event| !ends(event));
            Some((*card, held.filter(|event| matches!(event, Event::Turn { .. })).count()))
        }
        _ => None,
    };
    // Of equal ones the first.
    let rules = told.iter().enumerate().rev().filter_map(rule);
    rules.max_by_key(|(_, turns)| *turns).filter(|(_, turns)| *turns > 1)
}
