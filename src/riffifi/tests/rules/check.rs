//! The only door from the rule tests to the rules.

use riffifi::{Cards, Error, Event, Happened, Options, Riffifi};
use table::laws::Lawful;
use table::{Game, Refusal, Scene, SceneStep, Seat, Seats, Seed, Viewer, play_scene, read_options};

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
    let mut told = Vec::new();
    played(position, acts, &mut told);
    let expected: Vec<&str> = story.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    assert!(
        told == expected,
        "{position} | {acts}\nhappened:\n{}\nexpected:\n{}",
        told.join("\n"),
        expected.join("\n")
    );
}

/// What the position text says under this key after these acts.
#[track_caller]
pub(crate) fn after(position: &str, acts: &str, key: &str) -> String {
    word(&played(position, acts, &mut Vec::new()), key)
}

/// What the player on turn may do after these acts, as the table offers it.
#[track_caller]
pub(crate) fn menu(position: &str, acts: &str) -> String {
    let game = played(position, acts, &mut Vec::new());
    let menu = game.awaited().iter().flat_map(|seat| game.legal(seat));
    menu.map(|action| action.to_string()).collect::<Vec<_>>().join(" ")
}

/// A new game for so many players, with options as a record writes them.
pub(crate) fn dealt(seats: u8, options: &str, seed: u64) -> Riffifi {
    let options: Options = read_options(options, seats).expect("options");
    Riffifi::deal(seats, options, Seed::from_number(seed).chance(seats))
}

/// What the position text of a game says under this key.
pub(crate) fn word(game: &Riffifi, key: &str) -> String {
    let position = game.position();
    let value = position.split(' ').find_map(|word| word.strip_prefix(key)?.strip_prefix(':'));
    value.unwrap_or_default().to_owned()
}

/// The hands of a game, in sitting order.
pub(crate) fn hands(game: &Riffifi) -> Vec<Cards> {
    word(game, "hands").split(',').map(|hand| hand.parse().expect("cards")).collect()
}

#[track_caller]
fn played(position: &str, acts: &str, told: &mut Vec<String>) -> Riffifi {
    let mut game = Riffifi::from_position(position).unwrap_or_else(|error| panic!("{position}: {error}"));
    for act in acts.split_whitespace() {
        let before = game.clone();
        for step in play_scene(&mut game, act).expect(act) {
            match step {
                SceneStep::Done(_, events) => told.extend(events.iter().map(happened)),
                SceneStep::Refused(seat, refusal) => {
                    assert_eq!(game, before, "a refusal changes nothing");
                    told.push(format!("{seat} may not: {}", reason(&refusal)));
                }
            }
        }
        game.conserved().expect(act);
    }
    game
}

fn happened(event: &Happened) -> String {
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
        Event::Ended { winners } => format!("won by {}", joined(winners.iter(), " and ")),
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

fn joined<T: ToString>(parts: impl Iterator<Item = T>, by: &str) -> String {
    parts.map(|part| part.to_string()).collect::<Vec<_>>().join(by)
}

/// The seat with this letter.
pub(crate) fn seat(letter: &str) -> Seat {
    letter.parse().expect("a seat")
}
