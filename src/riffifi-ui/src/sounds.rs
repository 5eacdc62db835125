//! What is heard of an act.

use ::riffifi::{Event, Observation};
use game_ui::Sound;

pub(super) fn sounds(told: &[Observation]) -> Vec<Sound> {
    told.iter().flat_map(heard).collect()
}

fn heard(event: &Observation) -> Vec<Sound> {
    match event {
        Event::Played { .. } | Event::Laid { .. } => vec![Sound::Cards(1)],
        Event::Turned { .. } => vec![Sound::Turned],
        Event::Officer { turned: Some(_), .. } => vec![Sound::Stamp, Sound::Turned],
        Event::Officer { turned: None, .. } => vec![Sound::Stamp],
        Event::Collected { middle, paid, .. } => {
            let robbed: u8 = paid.iter().map(|(_, chips)| chips).sum();
            // A robbery is heard as one.
            if robbed > 0 { vec![Sound::Stamp, Sound::Chips(middle + robbed)] } else { vec![Sound::Chips(*middle)] }
        }
        Event::Ticked { .. } => vec![Sound::Stamp],
        Event::Dealt { .. } | Event::Passed { .. } => vec![Sound::Shuffled],
        Event::RoundEnded { .. } => vec![],
        Event::Ended { .. } => vec![Sound::Bell],
    }
}
