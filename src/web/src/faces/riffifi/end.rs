//! The end: who has cleaned up, the curve of the totals, the raid of the evening.

use ::riffifi::{Colour, Event, Loot, Riffifi, TICKED};
use ::table::{Seat, tell};

use super::{loot, words::some};
use crate::art::{self, Line, curve};
use crate::face::{End, Finale};
use crate::ui::{El, el, named};

pub(super) fn finale(story: &End<'_, Riffifi>) -> Finale {
    let lang = story.lang;
    let title = match story.view.options.sheet {
        true => lang.pick("Abgehakte Chips nach jedem Durchgang", "Chips on the sheet after each round"),
        false => lang.pick("Chips nach jedem Durchgang", "Chips after each round"),
    };
    let chart = el("figure", "board chart").add(el("figcaption", "small").say(title));
    let rounds = rounds(story);
    Finale {
        headline: headline(story),
        reason: reason(story),
        curve: chart.draw(curve(&lines(story, &rounds), title)),
        unit: art::loot(art::Loot::Crown, 28),
        highlight: highlight(story),
        rounds: rounds.len() as u16,
    }
}

fn headline(story: &End<'_, Riffifi>) -> String {
    let lang = story.lang;
    let names: Vec<&str> = story.winners.iter().map(|&seat| story.guests.name(seat)).collect();
    match names.split_last() {
        Some((one, [])) => tell!(lang, "{one} hat die Beute.", "{one} has the loot."),
        Some((last, rest)) => {
            let rest = rest.join(", ");
            tell!(lang, "{rest} und {last} teilen die Beute.", "{rest} and {last} share the loot.")
        }
        None => String::new(),
    }
}

fn reason(story: &End<'_, Riffifi>) -> String {
    let (lang, view) = (story.lang, story.view);
    if view.options.sheet {
        return lang.pick("Alle fünf Farben abgehakt.", "All five colours ticked off.").to_owned();
    }
    let most = story.winners.first().map_or(0, |seat| view.places[seat.index()].total);
    let rounds = view.places[0].rounds.len();
    tell!(lang, "{most} Chips in {rounds} Durchgängen.", "{most} chips in {rounds} rounds.")
}

/// What lay before everybody at the end of each round.
fn rounds<'a>(story: &End<'a, Riffifi>) -> Vec<&'a Vec<Loot>> {
    let round = |event: &'a ::riffifi::Told| match event {
        Event::RoundEnded { loot, .. } => Some(loot),
        _ => None,
    };
    story.told.iter().filter_map(round).collect()
}

/// Everybody's points after each round, the best first.
fn lines(story: &End<'_, Riffifi>, rounds: &[&Vec<Loot>]) -> Vec<Line> {
    let most = if story.view.options.sheet { i32::from(TICKED) } else { i32::MAX };
    let counts = |seat: Seat| {
        let mut held = [0; Colour::ALL.len()];
        let after = rounds.iter().map(|round| {
            for (colour, chips) in round[seat.index()].iter() {
                let held = &mut held[colour.index()];
                *held = (*held + i32::from(chips)).min(most);
            }
            held.iter().sum()
        });
        std::iter::once(0).chain(after).collect()
    };
    story.ranking.iter().map(|&seat| Line { seat: story.guests.symbol(seat), counts: counts(seat) }).collect()
}

/// The claim that cost the others most.
fn highlight(story: &End<'_, Riffifi>) -> Option<El> {
    let lang = story.lang;
    let raids = story.told.iter().filter_map(|event| match event {
        Event::Collected { seat, card, paid, .. } => Some((*seat, card.colour()?, paid)),
        _ => None,
    });
    let robbed = |paid: &[(Seat, u8)]| paid.iter().map(|(_, chips)| chips).sum::<u8>();
    // Of equal ones the first.
    let (seat, colour, paid) =
        raids.rev().max_by_key(|(.., paid)| robbed(paid)).filter(|(.., paid)| !paid.is_empty())?;
    let chips = some(robbed(paid), colour, lang);
    let mut tale = el("span", "muted").add(named(story.guests.name(seat)));
    tale = tale.tell(tell!(lang, " holt {chips} von ", " takes {chips} from "));
    for (at, (owner, _)) in paid.iter().enumerate() {
        let between = match paid.len() - at {
            _ if at == 0 => "",
            1 => lang.pick(" und ", " and "),
            _ => ", ",
        };
        tale = tale.say(between).add(named(story.guests.name(*owner)));
    }
    let title = el("b", "").say(lang.pick("Der Raubzug des Abends", "The raid of the evening"));
    let words = el("div", "grow t2").add(title).add(el("br", "")).add(tale.say("."));
    Some(el("div", "panel row").draw(art::loot(loot(colour), 40)).add(words))
}
