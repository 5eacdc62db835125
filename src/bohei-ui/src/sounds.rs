//! What is heard of an act.

use ::bohei::{Event, Observation};
use game_ui::Sound;

pub(super) fn sounds(told: &[Observation]) -> Vec<Sound> {
    told.iter().flat_map(heard).collect()
}

fn heard(event: &Observation) -> Vec<Sound> {
    match event {
        Event::Drew { cards, .. } => vec![Sound::Cards(cards.len() as u8)],
        Event::Played { .. } | Event::Discarded { .. } => vec![Sound::Cards(1)],
        Event::Answered { .. } => vec![Sound::Cards(1), Sound::Knock],
        Event::Enacted { .. } => vec![Sound::Cards(1), Sound::Stamp],
        Event::Penalised { .. } | Event::Out { .. } => vec![Sound::Stamp],
        Event::Reported { .. } | Event::Confirmed { .. } | Event::Challenged { .. } | Event::Third { .. } => {
            vec![Sound::Knock]
        }
        Event::Reshuffled => vec![Sound::Shuffled],
        Event::Won { .. } | Event::Bohei { .. } | Event::Ended { .. } => vec![Sound::Bell],
        Event::Turn { .. }
        | Event::LastCall { .. }
        | Event::Skipped { .. }
        | Event::RuleDue { .. }
        | Event::GoalChanged { .. }
        | Event::Passed { .. }
        | Event::Aimed { .. }
        | Event::Ticked { .. }
        | Event::Announced { .. }
        | Event::Accepted { .. }
        | Event::Reaches { .. }
        | Event::Returned { .. }
        | Event::EmptyHanded { .. }
        | Event::Again { .. }
        | Event::CalledOff { .. }
        | Event::Rewarded { .. }
        | Event::Lapsed { .. } => vec![],
    }
}
