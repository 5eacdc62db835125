//! How the rule tests write what happens: one line for each event, with all that its player knows of it.

use bohei::{Change, Error, Event, HiddenEvent, Phase};
use table::{Refusal, Seats, Viewer, joined};

pub(super) fn happened(event: &HiddenEvent) -> String {
    match event {
        Event::Turn { seat, round, missed } => {
            format!("round {round}: {seat}{}", if *missed { " has missed the call" } else { "" })
        }
        Event::LastCall { seat } => format!("{seat} may still call"),
        Event::Drew { seat, cards, due } => {
            let card = |card: &table::Secret<bohei::Card>| card.seen_by(Viewer::Seat(*seat)).expect("an own card");
            let drawn = joined(cards.iter().map(card), " ");
            let of =
                if cards.len() < usize::from(*due) { format!(" ({} of {due})", cards.len()) } else { String::new() };
            format!("{seat} draws {drawn}{of}")
        }
        Event::Skipped { seat } => format!("{seat} draws nothing"),
        Event::RuleDue { seat, holds } => format!("{seat} holds {} rule", if *holds { "a" } else { "no" }),
        Event::Enacted { seat, card, slot, replaced } => {
            let slot = slot.map(|slot| format!(" into {slot}")).unwrap_or_default();
            let out = replaced.map(|card| format!(", out {card}")).unwrap_or_default();
            format!("{seat} puts {card}{slot}{out}")
        }
        Event::GoalChanged { goal } => format!("the goal is {goal}"),
        Event::Played { seat, card } => format!("{seat} plays {card}"),
        Event::Passed { seat } => format!("{seat} passes"),
        Event::Aimed { by, seat } => format!("{by} aims at {seat}"),
        Event::Ticked { seat, ticked, .. } => format!("{seat} is {}", if *ticked { "ticked" } else { "not ticked" }),
        Event::Announced { seats, .. } if seats.is_empty() => "it concerns nobody".to_owned(),
        Event::Announced { seats, .. } => format!("it concerns {}", letters(*seats)),
        Event::Accepted { seat } => format!("{seat} accepts"),
        Event::Reaches { seat, answer } => format!("{seat} reaches for {answer}"),
        Event::Returned { seat } => format!("{seat} goes back"),
        Event::Answered { seat, answer, change } => {
            format!(
                "{seat} answers {answer}{}",
                change.map(|change| format!(": {}", written(change))).unwrap_or_default()
            )
        }
        Event::Discarded { seat, card } => format!("{seat} discards {card}"),
        Event::EmptyHanded { seat } => format!("{seat} has nothing to discard"),
        Event::Challenged { by, seat } => format!("{by} challenges {seat}"),
        Event::Third { by, seat } => format!("{by} asks {seat} to help"),
        Event::Out { seat } => format!("{seat} is out"),
        Event::Again { .. } => "once more".to_owned(),
        Event::CalledOff { .. } => "called off".to_owned(),
        Event::Won { seat, .. } => format!("{seat} wins"),
        Event::Rewarded { seat } => format!("{seat} has enough"),
        Event::Bohei { seat, counts } => format!("{seat} calls{}", if *counts { "" } else { " in vain" }),
        Event::Reported { by, seat } => format!("{by} reports {seat}"),
        Event::Confirmed { by, seat } => format!("{by} confirms {seat}"),
        Event::Lapsed { seat } => format!("the report of {seat} lapses"),
        Event::Penalised { seat, change } => format!("{seat} owes {}", written(*change)),
        Event::Reshuffled => "shuffled".to_owned(),
        Event::Ended { winner } => format!("won by {winner}"),
    }
}

pub(super) fn reason(refusal: &Refusal<Error>) -> String {
    let fixed = match refusal {
        Refusal::Over => "the game is over",
        Refusal::Rule(rule) => match *rule {
            Error::NotYourTurn { awaited } => return format!("the table waits for {}", letters(awaited)),
            Error::PendingFirst => "what waits comes first",
            Error::OtherPhase { phase } => return format!("it is {}", name(phase)),
            Error::PilesEmpty => "no card left",
            Error::NotInHand { card } => return format!("{card} is not in hand"),
            Error::NoRule { card } => return format!("{card} is no rule"),
            Error::NotForPhase3 { card } => return format!("{card} is not for phase 3"),
            Error::WhichSlot => "which slot",
            Error::NeedsNoSlot => "no slot",
            Error::NoSlot { slot } => return format!("there is no {slot}"),
            Error::SlotClosed { slot } => return format!("{slot} is closed"),
            Error::NobodyToChoose => "nobody to choose",
            Error::NobodyThere { seat } => return format!("nobody at {seat}"),
            Error::OthersOnly => "others only",
            Error::NotNeutral { seat } => return format!("{seat} is not neutral"),
            Error::NothingToTick => "nothing to tick",
            Error::NothingToAnswer => "nothing to answer",
            Error::OneAnswer => "one answer",
            Error::ActionsOnly => "actions only",
            Error::BackFirst => "back first",
            Error::ReachFirst => "reach first",
            Error::NothingToDiscard => "nothing to discard",
            Error::EitherOr => "either draw or discard",
            Error::NoChallenge => "no challenge",
            Error::NotInChallenge { seat } => return format!("{seat} is not in it"),
            Error::GroupOnly => "groups only",
            Error::NoRuleToBreak => "no rule to break",
            Error::RulesInactive { seat } => return format!("no rules for {seat}"),
            Error::SecondName => "a second name",
            Error::PenaltyComing { seat } => return format!("first {seat} pays"),
        },
    };
    fixed.to_owned()
}

fn name(phase: Phase) -> &'static str {
    match phase {
        Phase::Draw => "phase 1",
        Phase::Rule => "phase 2",
        Phase::Play => "phase 3",
        Phase::Close => "the end of the turn",
        Phase::Over => "the end",
    }
}

fn written(change: Change) -> String {
    match change {
        Change::Draw(count) => format!("+{count}"),
        Change::Discard(count) => format!("-{count}"),
    }
}

fn letters(seats: Seats) -> String {
    joined(seats.iter(), "")
}
