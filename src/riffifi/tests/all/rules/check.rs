//! How the rule tests set up a position, play acts and compare what happens with a story.

use riffifi::{Cards, Error, Event, HiddenEvent, Riffifi};
use table::{Game, Refusal, Seats, Viewer, joined};
use testkit::rules::Teller;

pub(crate) use testkit::position::word;
pub(crate) use testkit::seat;

const TELLER: Teller<Riffifi> = Teller { happened: |_, events| events.iter().map(happened).collect(), reason };

/// Sets up `position`, plays `acts`, and compares what happens with `story`, which has one line for each event:
///
/// ```text
/// a plays b5
/// c plays b2
/// a turns b5, because c has b2
/// b lays y7 unseen
/// b may not: collect first
/// a collects r7: middle 2, c 3, b 2; 1 lapses
/// a's Officer turns b5 of b
/// round 1 is over: 20,12,9; in all 20,12,9
/// a ticks yr
/// round 2: c deals, a leads, out y1
/// round 2: hands go on, a leads
/// won by a and b
/// ```
///
/// A refusal must have changed nothing, and no card or chip may ever be lost.
#[track_caller]
pub(crate) fn check(position: &str, acts: &str, story: &str) {
    TELLER.check(position, acts, story);
}

/// What the position text says under this key after these acts.
#[track_caller]
pub(crate) fn after(position: &str, acts: &str, key: &str) -> String {
    word(&TELLER.played(position, acts).0, key)
}

/// What the player on turn may do after these acts, as the table offers it.
#[track_caller]
pub(crate) fn menu(position: &str, acts: &str) -> String {
    let (game, _) = TELLER.played(position, acts);
    joined(game.awaited().iter().map(|seat| testkit::menu(&game, seat)), " ")
}

/// A new game for so many players, with options as a record writes them.
#[track_caller]
pub(crate) fn dealt(seats: u8, options: &str, seed: u64) -> Riffifi {
    testkit::dealt(seats, options, seed)
}

/// The hands of a game, in sitting order.
pub(crate) fn hands(game: &Riffifi) -> Vec<Cards> {
    word(game, "hands").split(',').map(|hand| hand.parse().expect("cards")).collect()
}

fn happened(event: &HiddenEvent) -> String {
    match event {
        Event::Played { seat, card } => format!("{seat} plays {card}"),
        Event::Turned { seat, card, by, lower } => format!("{seat} turns {card}, because {by} has {lower}"),
        Event::Laid { seat, card } => {
            let card = card.seen_by(Viewer::Seat(*seat)).expect("the player knows the card");
            format!("{seat} lays {card} unseen")
        }
        Event::Officer { seat, turned: Some((target, card)) } => format!("{seat}'s Officer turns {card} of {target}"),
        Event::Officer { seat, turned: None } => format!("{seat}'s Officer turns nothing"),
        Event::Collected { seat, card, middle, paid, lapsed } => {
            let mut sources: Vec<String> = Vec::new();
            if *middle > 0 {
                sources.push(format!("middle {middle}"));
            }
            sources.extend(paid.iter().map(|(owner, chips)| format!("{owner} {chips}")));
            let sources = if sources.is_empty() { "nothing".to_owned() } else { sources.join(", ") };
            let lapsed = if *lapsed > 0 { format!("; {lapsed} lapses") } else { String::new() };
            format!("{seat} collects {card}: {sources}{lapsed}")
        }
        Event::RoundEnded { round, loot, totals } => {
            let loot = joined(loot.iter().map(|loot| loot.sum()), ",");
            format!("round {round} is over: {loot}; in all {}", joined(totals.iter(), ","))
        }
        Event::Ticked { seat, colours } => format!("{seat} ticks {}", joined(colours.iter().map(|c| c.letter()), "")),
        Event::Dealt { round, dealer, lead, out, .. } => {
            format!("round {round}: {dealer} deals, {lead} leads, out {out}")
        }
        Event::Passed { round, lead, .. } => format!("round {round}: hands go on, {lead} leads"),
        Event::Ended { winners, .. } => format!("won by {}", joined(winners.iter(), " and ")),
    }
}

fn reason(refusal: &Refusal<Error>) -> String {
    let seats = |seats: Seats| joined(seats.iter(), "");
    match refusal {
        Refusal::Over => "the game is over".to_owned(),
        Refusal::Rule(rule) => match *rule {
            Error::NotYourTurn { turn } => format!("it is {turn}'s turn"),
            Error::CollectFirst => "collect first".to_owned(),
            Error::NothingToCollect => "nothing to collect".to_owned(),
            Error::Choose { more, tied } => format!("choose {more} of {}", seats(tied)),
            Error::NothingToChoose => "nothing to choose".to_owned(),
            Error::OfficerFirst => "the Officer first".to_owned(),
            Error::NoOfficer => "no Officer".to_owned(),
            Error::NothingOpen { seat } => format!("nothing open before {seat}"),
            Error::NotInHand { card } => format!("{card} is not in hand"),
            Error::Show { card } => format!("{card} must be shown"),
        },
    }
}
