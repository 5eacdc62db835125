//! What an act has told everybody.

use ::larry::{Event, Larry, Reveal, Score};
use game_ui::TableProps;

use super::Observation;

/// What everybody is being told, or was told last.
pub(super) fn told(props: &TableProps<Larry>) -> &[Observation] {
    props.telling.as_ref().unwrap_or(&props.last)
}

/// The pile that was turned up, if one was.
pub(super) fn revealed(told: &[Observation]) -> Option<&Reveal> {
    told.iter().find_map(|event| match event {
        Event::Revealed(reveal) => Some(reveal),
        _ => None,
    })
}

/// The round that was scored, if one was.
pub(super) fn scored(told: &[Observation]) -> Option<&Score> {
    told.iter().find_map(|event| match event {
        Event::Scored(score) => Some(score),
        _ => None,
    })
}
