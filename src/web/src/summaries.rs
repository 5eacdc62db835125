//! Gives the saves of older builds their summary: until then the home screen cannot say what they are.

use crate::games::game_of;
use crate::store::{self, Saved};

/// Whether any save has none yet.
pub(crate) fn lack() -> bool {
    store::games().iter().any(|(_, saved)| matches!(saved, Saved::Game(save) if save.summary.is_none()))
}

/// Loads the games of such saves and writes their summaries; what cannot be read stays as it is.
pub(crate) async fn complete() {
    for (id, saved) in store::games() {
        let (Saved::Game(save), Some(game)) = (saved, game_of(&id)) else { continue };
        if save.summary.is_some() {
            continue;
        }
        let Ok(profile) = game.load().await else { continue };
        // It may have been played on meanwhile.
        let Some(mut save) = store::game(&id).filter(|save| save.summary.is_none()) else { continue };
        if let Ok(table) = (profile.open)(&save.record) {
            save.summary = Some(table.summary());
            store::save_game(&id, &save);
        }
    }
}
