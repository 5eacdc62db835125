//! The end: who has been stingy, the curve of the chips, the turn of the evening.

use crate::art::{Line, chip, curve, die};
use crate::face::{End, Finale};
use crate::ui::{El, el, named};
use ::geizen::{Bill, Event, Field, Geizen};
use ::table::{Seat, signed, tell};

pub(super) fn finale(story: &End<'_, Geizen>) -> Finale {
    let lang = story.lang;
    let broke = story.told.iter().rev().find_map(|event| match event {
        Event::Ended { seat } => Some(*seat),
        _ => None,
    });
    let best = story.winners.first().map_or(0, |seat| story.view.hands[seat.index()]);
    let chips = super::counted(best, lang);
    let reason = broke.map(|seat| story.guests.name(seat)).map_or_else(String::new, |name| {
        tell!(lang, "{chips}. {name} ist pleite, Schluss.", "{chips}. {name} is broke, that’s it.")
    });
    let title = lang.pick("Chips nach jedem Zug", "Chips after each turn");
    let chart = el("figure", "board chart").add(el("figcaption", "small").say(title));
    Finale {
        headline: headline(story),
        reason,
        curve: chart.draw(curve(&lines(story), title)),
        unit: chip(28),
        highlight: highlight(story),
        rounds: story.view.round,
    }
}

/// Who has won; the others hear it too.
fn headline(story: &End<'_, Geizen>) -> String {
    let names: Vec<&str> = story.winners.iter().map(|&seat| story.guests.name(seat)).collect();
    let lang = story.lang;
    match names.as_slice() {
        [one] => tell!(lang, "{one} hat gegeizt.", "{one} kept the most."),
        [rest @ .., last] => {
            let rest = rest.join(", ");
            tell!(lang, "{rest} und {last} haben gegeizt.", "{rest} and {last} kept the most.")
        }
        [] => String::new(),
    }
}

/// Everybody's chips after each turn, the best first.
fn lines(story: &End<'_, Geizen>) -> Vec<Line> {
    let turns: Vec<&Vec<u8>> = story
        .told
        .iter()
        .filter_map(|event| match event {
            Event::Scored { hands, .. } => Some(hands),
            _ => None,
        })
        .collect();
    let start = ::geizen::START_CHIPS[usize::from(story.guests.seats()) - 2];
    let counts = |seat: Seat| {
        let after = turns.iter().map(|hands| i32::from(hands[seat.index()]));
        std::iter::once(i32::from(start)).chain(after).collect()
    };
    story.ranking.iter().map(|&seat| Line { seat: story.guests.symbol(seat), counts: counts(seat) }).collect()
}

/// The turn that brought most.
fn highlight(story: &End<'_, Geizen>) -> Option<El> {
    let lang = story.lang;
    let turns = story.told.iter().filter_map(|event| match event {
        Event::Scored { seat, bill, .. } => Some((*seat, bill)),
        _ => None,
    });
    let (seat, bill) = turns.max_by_key(|(_, bill)| bill.net()).filter(|(_, bill)| bill.net() > 0)?;
    let rows = completed(bill);
    let name = story.guests.name(seat);
    let what = match rows.as_slice() {
        [] => lang.pick("zahlt fast nichts", "pays next to nothing").to_owned(),
        [one] => tell!(lang, "räumt die {one} ab", "clears the {one}s"),
        [rest @ .., last] => {
            let rest: Vec<String> = rest.iter().map(ToString::to_string).collect();
            let rest = rest.join(", ");
            tell!(lang, "räumt die {rest} und die {last} ab", "clears the {rest}s and the {last}s")
        }
    };
    let tale = el("span", "muted").add(named(name)).tell(format!(" {what}: {}.", signed(bill.net())));
    let title = el("b", "").say(lang.pick("Der Zug des Abends", "The turn of the evening"));
    let words = el("div", "grow t2").add(title).add(el("br", "")).add(tale);
    let die = die(rows.first().copied().unwrap_or(6), 36);
    Some(el("div", "panel row").draw(die).add(words))
}

fn completed(bill: &Bill) -> Vec<u8> {
    let red = bill.lines.iter().filter(|line| line.place.is_some_and(|place| place.kind == Field::Red));
    red.map(|line| line.face).collect()
}
