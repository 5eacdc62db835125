//! What an entry of the browser's history tells: how deep it lies, which screen, and the game's name on this device.

use yew::AttrValue;

use super::Screen;
use crate::games::{entry, game_of};
use crate::screens;
use crate::store::{self, State};

/// How many entries lie below this one.
pub(super) fn depth(entry: &str) -> usize {
    entry.split(' ').next().and_then(|depth| depth.parse().ok()).unwrap_or(0)
}

/// The stack that a history entry remembers.
pub(super) fn resumed(history: &str) -> Vec<Screen> {
    let mut words = history.split(' ').skip(1);
    let top = match (words.next(), words.next()) {
        (Some("play" | "sheet"), Some(id)) if store::game(id).is_some_and(|save| save.state != State::Off) => {
            Some(Screen::Play(id.to_owned().into()))
        }
        // What is watched from a link has no name here.
        (Some("replay"), Some("")) => screens::watched().map(|record| Screen::Replay(record.into())),
        (Some("replay"), Some(id)) => store::game(id).filter(|save| save.state != State::Running).map(|save| {
            let id = AttrValue::from(id.to_owned());
            // What cannot be replayed any more says why.
            let outdated = game_of(&id).is_some_and(|game| game.outdated(&save.record).is_some());
            if outdated { Screen::Play(id) } else { Screen::Replay(id) }
        }),
        (Some("lesson"), Some(game)) if entry(game).is_some() => Some(Screen::Lesson(game.to_owned().into())),
        (Some("link"), _) => screens::waiting().map(|link| Screen::Link(link.into())),
        (Some("evening"), _) => Some(Screen::Evening),
        (Some("hand"), _) => Some(Screen::OwnHand(AttrValue::default())),
        _ => None,
    };
    [Screen::Home].into_iter().chain(top).collect()
}
