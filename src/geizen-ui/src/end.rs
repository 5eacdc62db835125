//! The end: who has been stingy, the curve of the chips, the turn of the evening.

use ::geizen::{Bill, Event, Field, Geizen};
use ::table::{Seat, localized, signed};
use game_ui::{End, Finale};
use ui::{Highlight, named};
use yew::prelude::*;

use super::words::counted;
use crate::art::{chip, die};

pub(super) fn finale(story: &End<'_, Geizen>) -> Finale {
    let lang = story.lang;
    let broke = story.told.iter().rev().find_map(|event| match event {
        Event::Ended { seat, .. } => Some(*seat),
        _ => None,
    });
    let chips = counted(story.view.hands[story.winner.index()], lang);
    let reason = broke.map(|seat| story.players.name(seat)).map_or_else(String::new, |name| {
        localized!(lang, "{chips}. {name} ist pleite, Schluss.", "{chips}. {name} is broke, that’s it.")
    });
    Finale {
        won: lang.select(["hat gegeizt.", "haben gegeizt."], ["kept the most."; 2]),
        reason,
        counted: lang.select("Chips nach jedem Zug", "Chips after each turn"),
        counts: Seat::all(story.players.seats()).map(|seat| counts(story, seat)).collect(),
        unit: chip(28),
        called: lang.select(["Chip", "Chips"], ["chip", "chips"]),
        held: None,
        highlight: highlight(story),
        rounds: Some(story.view.round),
    }
}

/// A seat's chips after each turn.
fn counts(story: &End<'_, Geizen>, seat: Seat) -> Vec<i32> {
    let start = ::geizen::START_CHIPS[usize::from(story.players.seats()) - 2];
    let mut counts = vec![i32::from(start)];
    for event in story.told {
        if let Event::Scored { hands, .. } = event {
            counts.push(i32::from(hands[seat.index()]));
        }
    }
    counts
}

/// The turn that brought most.
fn highlight(story: &End<'_, Geizen>) -> Option<Html> {
    let lang = story.lang;
    let turns = story.told.iter().filter_map(|event| match event {
        Event::Scored { seat, bill, .. } => Some((*seat, bill)),
        _ => None,
    });
    let (seat, bill) = turns.max_by_key(|(_, bill)| bill.net()).filter(|(_, bill)| bill.net() > 0)?;
    let rows = completed(bill);
    let name = story.players.name(seat);
    let what = match rows.as_slice() {
        [] => lang.select("zahlt fast nichts", "pays next to nothing").to_owned(),
        [one] => localized!(lang, "räumt die {one} ab", "clears the {one}s"),
        [rest @ .., last] => {
            let rest: Vec<String> = rest.iter().map(ToString::to_string).collect();
            let rest = rest.join(", ");
            localized!(lang, "räumt die {rest} und die {last} ab", "clears the {rest}s and the {last}s")
        }
    };
    let tale = html! { <span class="muted">{ named(name) }{ format!(" {what}: {}.", signed(bill.net())) }</span> };
    let die = die(rows.first().copied().unwrap_or(6), 36);
    Some(
        html! { <Highlight picture={die} title={lang.select("Der Zug des Abends", "The turn of the evening")}>{ tale }</Highlight> },
    )
}

fn completed(bill: &Bill) -> Vec<u8> {
    let red = bill.lines.iter().filter(|line| line.place.is_some_and(|place| place.kind == Field::Red));
    red.map(|line| line.face).collect()
}
