//! How the rule tests set up a position, play acts and compare what happens with a story.

use geizen::{Bill, Error, Event, Field, Geizen, Line};
use table::{Game, Refusal, Seat, Viewer, joined};
use testkit::position::word;
use testkit::rules::Teller;

const TELLER: Teller<Geizen> = Teller { happened, reason };

/// Sets up `position`, plays `acts`, and compares what happens with `story`, which has one line for each act:
///
/// ```text
/// a rolls 13346
/// a may not: keep first
/// a keeps 46: 4.3 own 1, 6 free
/// a rolls 122
/// a keeps 122: 1.1 own 2 (1 lent), 2.5 own 1 takes 6 (b -1), 2.1 own 2, 4.4 bank 1, 6 free, unplaced 2
///   = hands 0,21,22 bank 71 board 2/2/-/1111/-, b is next
/// ```
///
/// `4.3` is the third field of row 4. What a keep costs so far is told with every keep; with the last one it has happened, and
/// what then lies where stands on a line of its own. A refusal must have changed nothing, and no chip may ever be lost.
#[track_caller]
pub(crate) fn check(position: &str, acts: &str, story: &str) {
    TELLER.check(position, acts, story);
}

/// The table as it is dealt to so many players, with options as a record writes them.
#[track_caller]
pub(crate) fn dealt(seats: u8, options: &str, seed: u64) -> String {
    lying(&testkit::dealt(seats, options, seed))
}

fn happened(game: &Geizen, events: &[Event]) -> Vec<String> {
    let tell = |event: &Event| match event {
        Event::Rolled { seat, dice, .. } => format!("{seat} rolls {dice}"),
        Event::Kept { seat, dice, bill } => format!("{seat} keeps {dice}: {}", calculation(bill)),
        Event::Scored { bill, .. } => {
            let kept = events.iter().any(|event| matches!(event, Event::Kept { bill: told, .. } if told == bill));
            assert!(kept, "what is scored is what was told with the last keep");
            format!("= {}", lying(game))
        }
        Event::Ended { seat, winners } => {
            assert_eq!(game.outcome().map(|outcome| outcome.winners), Some(*winners));
            format!("{seat} has ended the game")
        }
    };
    events.iter().map(tell).collect()
}

fn lying(game: &Geizen) -> String {
    let view = game.view(Viewer::Table);
    let board = word(game, "board");
    assert_ne!(board, "", "a board");
    let next = game.outcome().map_or(format!("{} is next", view.turn), |outcome| {
        format!("won by {}", joined(outcome.winners.iter(), " and "))
    });
    format!("hands {} bank {} board {board}, {next}", joined(view.hands, ","), view.bank)
}

fn calculation(bill: &Bill) -> String {
    let mut pieces: Vec<String> = bill.lines.iter().map(line).collect();
    if !bill.unplaced.is_empty() {
        pieces.push(format!("unplaced {}", bill.unplaced));
    }
    pieces.join(", ")
}

fn line(line: &Line) -> String {
    let Some(place) = line.place else { return format!("{} free", line.face) };
    let mut text = format!("{}.{} ", line.face, place.field + 1);
    text += &match place.kind {
        Field::Yellow => format!("bank {}", place.bank),
        Field::Green | Field::Red => format!("own {}", place.own),
    };
    if place.borrowed > 0 {
        text += &format!(" ({} lent)", place.borrowed);
    }
    if place.kind == Field::Red {
        let paid = Seat::all(5).zip(place.paid).filter(|(_, paid)| *paid > 0);
        let paid: Vec<String> = paid.map(|(seat, paid)| format!("{seat} -{paid}")).collect();
        text += &format!(" takes {} ({})", place.taken, paid.join(", "));
    }
    text
}

fn reason(refusal: &Refusal<Error>) -> String {
    match refusal {
        Refusal::Over => "the game is over".to_owned(),
        Refusal::Rule(Error::NotYourTurn { turn }) => format!("it is {turn}'s turn"),
        Refusal::Rule(Error::KeepFirst) => "keep first".to_owned(),
        Refusal::Rule(Error::RollFirst) => "roll first".to_owned(),
        Refusal::Rule(Error::NotRolled { dice }) => format!("{dice} was not rolled"),
    }
}
