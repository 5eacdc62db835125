//! What is heard of an act.

use ::leiff::{Event, Observation};
use game_ui::Sound;

pub(super) fn sounds(told: &[Observation]) -> Vec<Sound> {
    told.iter().flat_map(heard).collect()
}

fn heard(event: &Observation) -> Vec<Sound> {
    match event {
        Event::Dealt { .. } | Event::Reshuffled => vec![Sound::Shuffled],
        Event::Looked { .. } | Event::Shown { .. } | Event::Scored { .. } => vec![Sound::Turned],
        Event::Drew { .. }
        | Event::Took { .. }
        | Event::Swapped { .. }
        | Event::Discarded { .. }
        | Event::Dropped { .. } => vec![Sound::Cards(1)],
        Event::Extra { slots, .. } => vec![Sound::Cards(slots.len() as u8)],
        Event::Exchanged { .. } | Event::Rotated { .. } | Event::HandsSwapped { .. } | Event::Conjured { .. } => {
            vec![Sound::Cards(2)]
        }
        // "Passt!" and "Erwischt!" are a hand on the table.
        Event::Matched { right: true, .. } | Event::Caught { right: true, .. } => vec![Sound::Knock, Sound::Cards(1)],
        Event::Matched { .. } | Event::Caught { .. } | Event::Penalty { .. } => vec![Sound::Knock, Sound::Stamp],
        Event::Called { .. } | Event::Ended { .. } => vec![Sound::Bell],
        Event::Immune { .. } | Event::Invented { .. } | Event::Bound { .. } | Event::Enchanted { .. } => {
            vec![Sound::Stamp]
        }
        Event::HandedOut { .. } | Event::Done { .. } => vec![Sound::Knock],
        Event::Passed { .. }
        | Event::RuleEnded
        | Event::Freed { .. }
        | Event::Declined { .. }
        | Event::Offered { .. }
        | Event::Fizzled { .. }
        | Event::Filled { .. } => vec![],
    }
}
