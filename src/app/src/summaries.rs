//! Gives the saves of older builds their summary: until then the page cannot say what they are.

use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use crate::games::game_of;
use crate::store::{self, Saved, Summary};

/// Loads the games of saves without a summary and writes their summaries, and tells when that is done; `false` if there is no
/// such save. What cannot be read stays as it is.
pub(crate) fn fill(done: Callback<()>) -> bool {
    let lacking = store::games().iter().any(|(_, saved)| matches!(saved, Saved::Game(save) if save.summary.is_none()));
    if lacking {
        spawn_local(async move {
            complete().await;
            done.emit(());
        });
    }
    lacking
}

async fn complete() {
    for (id, saved) in store::games() {
        let (Saved::Game(save), Some(game)) = (saved, game_of(&id)) else { continue };
        if save.summary.is_some() {
            continue;
        }
        let Ok(profile) = game.load().await else { continue };
        // It may have been played on meanwhile.
        let Some(mut save) = store::game(&id).filter(|save| save.summary.is_none()) else { continue };
        if let Ok(table) = (profile.open)(&save.record) {
            save.summary = Some(Summary::of(table.as_ref()));
            store::save_game(&id, &save);
        }
    }
}
