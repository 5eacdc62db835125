//! The same game in two tabs: the second one says so, and what is done in one is taken over by the other.

use platform::storage;
use yew::prelude::*;

use super::{Play, Props, Stage};
use crate::store;

/// Where tabs call each other: `ask` or `here`, the game's name on this device, and the time, so that every call is new.
const KEY: &str = "stammtisch.tab";

/// Calls the other tabs.
fn call(word: &str, id: &str) {
    // As a whole number: what writes another one down weighs as much as a small sheet.
    storage::write(KEY, &format!("{word} {id} {}", platform::now() as u64));
}

/// Asks whether this game lies open in another tab.
pub(super) fn ask(id: &str) {
    call("ask", id);
}

impl Play {
    /// Another tab has written something down.
    pub(super) fn stored(&mut self, ctx: &Context<Play>, key: &str) -> bool {
        let id: &str = &ctx.props().id;
        if key == KEY {
            let text: String = storage::read(KEY).unwrap_or_default();
            let mut words = text.split(' ');
            match (words.next(), words.next()) {
                (Some("ask"), Some(other)) if other == id => call("here", id),
                (Some("here"), Some(other)) if other == id => {
                    self.doubled = true;
                    return true;
                }
                _ => {}
            }
            return false;
        }
        if store::name_of(key) != Some(id) {
            return false;
        }
        let other = self.catch_up(ctx);
        self.doubled |= other;
        other
    }

    /// What was done elsewhere counts here too: else the next act here would undo it. A page that the browser had put aside and
    /// brings back has heard of nothing. Whether there was anything.
    pub(super) fn catch_up(&mut self, ctx: &Context<Play>) -> bool {
        let Props { game, id, .. } = ctx.props();
        let Some(save) = store::game(id).filter(|save| self.save.as_ref() != Some(save)) else { return false };
        let Ok(table) = (game.open)(&save.record) else { return false };
        (self.save, self.table) = (Some(save), Some(table));
        self.stage = Stage::Table(None);
        (self.telling, self.reading, self.looked, self.holder) = (false, false, game.hands, None);
        true
    }
}
