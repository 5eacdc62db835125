//! Gives the saves of older builds their summary: until then the page cannot say what they are.

use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use crate::games::{Entry, game_of};
use crate::store::{self, Saved, Summary};

/// Loads the games of these saves that are without a summary and writes their summaries, and tells when that is done; `false` if there
/// is no such save. What cannot be read stays as it is.
pub(crate) fn fill(games: &[(String, Saved)], done: Callback<()>) -> bool {
    let lacking = games.iter().any(|(id, saved)| wanted(id, saved).is_some());
    if lacking {
        spawn_local(async move {
            complete().await;
            done.emit(());
        });
    }
    lacking
}

/// The game that must be loaded for the summary of what is saved under a name. Other rules than today's cannot be summed up.
fn wanted(id: &str, saved: &Saved) -> Option<&'static Entry> {
    let Saved::Game(save) = saved else { return None };
    game_of(id).filter(|game| save.summary.is_none() && game.outdated(&save.record).is_none())
}

async fn complete() {
    for (id, saved) in store::games().iter() {
        let Some(game) = wanted(id, saved) else { continue };
        let Ok(info) = game.load().await else { continue };
        // It may have been played on meanwhile.
        let Some(mut save) = store::game(id).filter(|save| save.summary.is_none()) else { continue };
        if let Ok(table) = (info.open)(&save.record) {
            save.summary = Some(Summary::of(table.as_ref()));
            store::save_game(id, &save);
        }
    }
}

#[cfg(test)]
mod tests {
    use platform::json;

    use super::*;

    /// The game that is loaded for a save of Leiff with this version of the rules.
    fn loaded(version: u16, summary: &str) -> Option<&'static str> {
        let text = format!(
            r#"{{"record":"leiff.{version}.2.x",{summary}"symbols":[],"begun":1,"changed":2,"state":"running"}}"#
        );
        let save = json::read(&text).expect("a save");
        wanted("leiff-1", &Saved::Game(save)).map(|game| game.id)
    }

    #[test]
    fn a_game_is_loaded_for_saves_without_a_summary_unless_their_rules_are_others() {
        let version = game_of("leiff").expect("a game").version;
        assert_eq!(loaded(version, ""), Some("leiff"));
        let summary = r#""summary":{"names":["Anna","Bo"],"place":["Runde 1","Round 1"],"awaited":[1],"winners":[]},"#;
        assert_eq!(loaded(version, summary), None);
        for other in [version - 1, version + 1] {
            assert_eq!(loaded(other, ""), None, "version {other}");
        }
        assert!(wanted("leiff-1", &Saved::Damaged(String::new())).is_none());
    }
}
