//! What is heard of an act.

use ::larry::Event;
use game_ui::Sound;

use crate::Observation;

pub(super) fn sounds(told: &[Observation]) -> Vec<Sound> {
    told.iter().flat_map(heard).copied().collect()
}

fn heard(event: &Observation) -> &'static [Sound] {
    match event {
        // "Larry!" is a knock on the table.
        Event::Laid { larry: true, .. } | Event::Played { larry: true, .. } | Event::Gave { larry: true, .. } => {
            &[Sound::Cards(1), Sound::Knock]
        }
        Event::Laid { .. } | Event::Played { .. } | Event::Gave { .. } => &[Sound::Cards(1)],
        Event::Drew { cards, .. } if cards.len() > 1 => &[Sound::Cards(2)],
        Event::Drew { .. } => &[Sound::Cards(1)],
        Event::Doubted { .. } | Event::LastCard { .. } => &[Sound::Knock],
        Event::Revealed(reveal) if reveal.right => &[Sound::Turned],
        Event::Revealed(_) => &[Sound::Turned, Sound::Stamp],
        Event::OverLimit { .. } | Event::Forgot { .. } => &[Sound::Stamp],
        Event::Reshuffled { .. } | Event::Dealt { .. } => &[Sound::Shuffled],
        Event::Ended { .. } => &[Sound::Bell],
        Event::GaveNothing { larry: true, .. } => &[Sound::Knock],
        Event::GaveNothing { .. }
        | Event::Reversed { .. }
        | Event::Fulfilled { .. }
        | Event::Accepted { .. }
        | Event::PutAway { .. }
        | Event::Leads { .. }
        | Event::Scored(_) => &[],
    }
}
