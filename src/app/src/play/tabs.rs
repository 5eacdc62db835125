//! The same game in two tabs: the second one says so, and what is done in one is taken over by the other.

use platform::storage;
use yew::prelude::*;

use super::action::PlayAction;
use super::state::PlayState;
use crate::store;

/// Where tabs call each other: `ask` or `here`, the game's name on this device, and the time, so that every call is new.
const KEY: &str = "stammtisch.tab";

/// Calls the other tabs.
fn call(word: &str, id: &str) {
    // A whole number: the code that formats a float weighs several kilobytes.
    storage::write(KEY, &format!("{word} {id} {}", platform::now() as u64));
}

/// Asks whether this game lies open in another tab.
pub(super) fn ask(id: &str) {
    call("ask", id);
}

/// Another tab has written something under this key.
pub(super) fn stored(id: &str, key: &str, state: &UseReducerHandle<PlayState>, send: &Callback<PlayAction>) {
    if key == KEY {
        let text: String = storage::read(KEY).unwrap_or_default();
        let mut words = text.split(' ');
        match (words.next(), words.next()) {
            (Some("ask"), Some(other)) if other == id => call("here", id),
            (Some("here"), Some(other)) if other == id => send.emit(PlayAction::Doubled),
            _ => {}
        }
    } else if store::name_of(key) == Some(id) && catch_up(id, state, send) {
        send.emit(PlayAction::Doubled);
    }
}

/// Takes over what was done in another tab. Whether there was anything.
pub(super) fn catch_up(id: &str, state: &UseReducerHandle<PlayState>, send: &Callback<PlayAction>) -> bool {
    // A Yew handle keeps every state that it dereferences, so it is cloned for this call only.
    let now = state.clone();
    match store::game(id).filter(|save| now.save.as_ref() != Some(save)) {
        Some(save) if (now.game.open)(&save.record).is_ok() => {
            send.emit(PlayAction::OtherTabSaved(save));
            true
        }
        _ => false,
    }
}
