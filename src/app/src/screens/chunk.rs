//! All screens but the home screen, the setup of a game, and the one that says what is being loaded. They are in a wasm chunk of their
//! own, as the games are (feature `split`), so that those are there sooner; the app asks for the others as soon as it is drawn.

use std::sync::OnceLock;

use game_ui::GameInfo;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::{About, EveningScreen, Home, Link, OwnHandScreen, SavedGames, SettingsScreen};
use crate::games::Unloaded;
use crate::navigation::{Screen, Sheet};
use crate::play::{LessonScreen, Play, Replay};
use crate::store::Saves;

/// What is shown.
pub(crate) struct Shown<'a> {
    /// The screen.
    pub(crate) screen: &'a Screen,
    /// The sheet upon it.
    pub(crate) sheet: Option<Sheet>,
    /// The game that the screen is about.
    pub(crate) game: Option<&'static GameInfo>,
    /// The games on this device.
    pub(crate) games: &'a Saves,
    /// How many links were opened on this page: the same one twice is two.
    pub(crate) links: usize,
}

/// Draws any of the screens.
pub(crate) type Draw = fn(&Shown<'_>) -> Html;

static LOADED: OnceLock<Draw> = OnceLock::new();

/// What draws the screens, if they have been loaded.
pub(crate) fn loaded() -> Option<Draw> {
    LOADED.get().copied()
}

/// Loads the screens, unless that has been done, and says on `<html>` what has come of it: `bootstrap.js` waits for that.
///
/// # Errors
/// [`Unloaded`]; a later call tries again.
pub(crate) async fn load() -> Result<Draw, Unloaded> {
    if let Some(draw) = loaded() {
        return Ok(draw);
    }
    #[cfg(feature = "split")]
    let screens = part::screens().await;
    #[cfg(not(feature = "split"))]
    let screens = part::screens();
    platform::tell_page("data-screens", if screens.is_ok() { "loaded" } else { "lost" });
    Ok(*LOADED.get_or_init({
        let draw = screens?;
        move || draw
    }))
}

/// Begins to load the screens before one is opened. If they do not come now, they are asked for again then.
pub(crate) fn load_soon() {
    spawn_local(async {
        let _ = load().await;
    });
}

mod part {
    use super::{Draw, draw};
    use crate::games::Unloaded;

    // The macro writes the call into the chunk and out of it, and makes the function asynchronous.
    #[cfg_attr(feature = "split", allow(unsafe_code, missing_docs))]
    #[cfg_attr(feature = "split", wasm_split_helpers::wasm_split(screens, fallible))]
    pub(super) fn screens() -> Result<Draw, Unloaded> {
        Ok(draw)
    }
}

fn draw(shown: &Shown<'_>) -> Html {
    let Shown { screen, sheet, game, games, links } = *shown;
    match (screen, game) {
        (Screen::Play(id), Some(game)) => html! { <Play key={id.as_str()} {game} id={id.clone()} {sheet} /> },
        (Screen::Replay(source), Some(game)) => {
            html! { <Replay key={format!("replay {source}")} {game} {source} /> }
        }
        (Screen::Lesson(_), Some(game)) => html! { <LessonScreen key={game.id} {game} /> },
        // Another link is another screen.
        (Screen::Link(text), _) => html! { <Link key={format!("{links} {text}")} {text} /> },
        (Screen::OwnHand(text), _) => html! { <OwnHandScreen key={format!("{links} {text}")} text={text.clone()} /> },
        (Screen::Settings, _) => html! { <SettingsScreen games={games.len()} /> },
        (Screen::About, _) => html! { <About /> },
        (Screen::Saved, _) => html! { <SavedGames {games} /> },
        (Screen::Evening, _) => html! { <EveningScreen {games} /> },
        // Of a game that there is not.
        _ => html! { <Home {games} /> },
    }
}
