//! What is heard of a turn.

use ::geizen::Event;
use game_ui::Sound;

pub(super) fn sounds(told: &[Event]) -> Vec<Sound> {
    told.iter().flat_map(heard).collect()
}

fn heard(event: &Event) -> Vec<Sound> {
    match event {
        Event::Rolled { dice, .. } => vec![Sound::Dice(dice.len())],
        Event::Kept { .. } => vec![Sound::Knock],
        Event::Scored { bill, .. } => {
            let places = || bill.lines.iter().filter_map(|line| line.place);
            let put: u8 = places().map(|place| place.own + place.bank).sum();
            let moved: u8 =
                places().map(|place| place.taken.saturating_add(place.paid.iter().sum())).fold(0, u8::saturating_add);
            if moved > 0 { vec![Sound::Chips(put), Sound::Stamp, Sound::Chips(moved)] } else { vec![Sound::Chips(put)] }
        }
        Event::Ended { .. } => vec![Sound::Bell],
    }
}
