//! The end: who has cleaned up, the curve of the totals, the raid of the evening.

use ::riffifi::{Colour, Event, Length, Loot, Riffifi, TICKED};
use ::table::{Seat, localized};
use game_ui::{End, Finale};
use ui::{Highlight, named};
use yew::prelude::*;

use super::cards::loot;
use super::words::some;
use crate::art;

pub(super) fn finale(story: &End<'_, Riffifi>) -> Finale {
    let lang = story.lang;
    let rounds = rounds(story);
    Finale {
        won: lang.select(["hat die Beute.", "teilen die Beute."], ["has the loot.", "share the loot."]),
        reason: reason(story),
        counted: match story.view.options.length == Length::Sheet {
            true => lang.select("Abgehakte Chips nach jedem Durchgang", "Chips on the sheet after each round"),
            false => lang.select("Chips nach jedem Durchgang", "Chips after each round"),
        },
        counts: Seat::all(story.players.seats()).map(|seat| counts(story, &rounds, seat)).collect(),
        unit: art::loot(art::Loot::Crown, 28),
        called: lang.select(["Chip", "Chips"], ["chip", "chips"]),
        held: None,
        highlight: highlight(story),
        rounds: None,
    }
}

fn reason(story: &End<'_, Riffifi>) -> String {
    let (lang, view) = (story.lang, story.view);
    if view.options.length == Length::Sheet {
        let full = TICKED * Colour::ALL.len() as u8;
        let full = view.places.iter().flat_map(|place| place.sheet).filter(|sheet| sheet.sum() == full);
        if full.count() < 2 {
            return lang.select("Alle fünf Farben abgehakt.", "All five colours ticked off.").to_owned();
        }
        let most = view.places[story.winner.index()].rounds.last().copied().unwrap_or(0);
        return localized!(
            lang,
            "Mehrere haben alle fünf Farben abgehakt. Die meisten Chips im letzten Durchgang: {most}.",
            "Several have ticked off all five colours. Most chips in the last round: {most}."
        );
    }
    let most = view.places[story.winner.index()].total;
    let rounds = view.places[0].rounds.len();
    match rounds {
        1 => localized!(lang, "{most} Chips in einem Durchgang.", "{most} chips in one round."),
        _ => localized!(lang, "{most} Chips in {rounds} Durchgängen.", "{most} chips in {rounds} rounds."),
    }
}

/// What lay before everybody at the end of each round.
fn rounds<'a>(story: &End<'a, Riffifi>) -> Vec<&'a Vec<Loot>> {
    let round = |event: &'a ::riffifi::Observation| match event {
        Event::RoundEnded { loot, .. } => Some(loot),
        _ => None,
    };
    story.told.iter().filter_map(round).collect()
}

/// A seat's points after each round.
fn counts(story: &End<'_, Riffifi>, rounds: &[&Vec<Loot>], seat: Seat) -> Vec<i32> {
    let most = if story.view.options.length == Length::Sheet { i32::from(TICKED) } else { i32::MAX };
    let mut held = [0; Colour::ALL.len()];
    let mut counts = vec![0];
    for round in rounds {
        for (colour, chips) in round[seat.index()].iter() {
            let held = &mut held[colour.index()];
            *held = (*held + i32::from(chips)).min(most);
        }
        counts.push(held.iter().sum());
    }
    counts
}

/// The claim that cost the others most.
fn highlight(story: &End<'_, Riffifi>) -> Option<Html> {
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
    let owner = |(at, (owner, _)): (usize, &(Seat, u8))| {
        let between = match paid.len() - at {
            _ if at == 0 => "",
            1 => lang.select(" und ", " and "),
            _ => ", ",
        };
        html! { <key={at}>{ between }{ named(story.players.name(*owner)) }</> }
    };
    let tale = html! {
        <span class="muted">
            { named(story.players.name(seat)) }
            { localized!(lang, " holt {chips} von ", " takes {chips} from ") }
            <>{ for paid.iter().enumerate().map(owner) }</>
            { "." }
        </span>
    };
    let title = lang.select("Der Raubzug des Abends", "The raid of the evening");
    Some(html! { <Highlight picture={art::loot(loot(colour), 40)} {title}>{ tale }</Highlight> })
}
