//! A screen that is being loaded: that of a game is the curtain in its colour. If it does not come, a sentence says so, and it can be
//! asked for again.

use game_ui::art::{curtain, head};
use table::{Localized, localized};
use ui::{TopBar, drawing};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::context::use_app;
use crate::games::{Entry, PART_UNLOADED, UNLOADED, Unloaded};
use crate::navigation::Navigation;

/// What is being loaded.
#[derive(Properties, PartialEq)]
pub(crate) struct OpeningProps {
    /// The game that the screen is about.
    pub(crate) game: Option<&'static Entry>,
    /// The title of the screen.
    #[prop_or_default]
    pub(crate) title: Option<&'static str>,
    /// Whether the screen is in the chunk of the screens.
    #[prop_or(true)]
    pub(crate) with_screens: bool,
}

/// A screen that is being loaded.
#[component]
pub(crate) fn Opening(OpeningProps { game, title, with_screens }: &OpeningProps) -> Html {
    let app = &use_app();
    let lang = app.lang();
    let lost = use_state(|| false);
    let fetch = {
        let (game, with_screens, lost, refresh) = (*game, *with_screens, lost.setter(), app.refresh.clone());
        Callback::from(move |()| {
            let (lost, refresh) = (lost.clone(), refresh.clone());
            spawn_local(async move {
                match load(game, with_screens).await {
                    Ok(()) => refresh.emit(()),
                    Err(Unloaded) => lost.set(true),
                }
            });
        })
    };
    {
        let fetch = fetch.clone();
        use_effect_with(*with_screens, move |_| fetch.emit(()));
    }
    let again = {
        let lost = lost.setter();
        // No reload: it would lose what has come by a link.
        Callback::from(move |_: MouseEvent| {
            lost.set(false);
            fetch.emit(());
        })
    };
    let what = |missing: Localized, coming: String| {
        if *lost {
            html! {
                <>
                    <p class="hint" role="alert">{ missing.get(lang) }</p>
                    <button type="button" class="btn" onclick={again}>{ lang.select("Noch einmal", "Try again") }</button>
                    <button type="button" class="link-button" onclick={app.going(Navigation::Home)}>
                        { lang.select("Zum Start", "To the start") }
                    </button>
                </>
            }
        } else {
            html! { <p class="hint late" role="status">{ coming }</p> }
        }
    };
    match *game {
        Some(Entry { id, name, regular, .. }) => html! {
            <main class="app opening" data-game={*id} data-loading="">
                <section class="curtain">
                    { drawing(curtain(regular.color)) }
                    <div class="curtain-content">
                        { drawing(head(*regular, 190)) }
                        <h1 class="who">{ *name }</h1>
                        { what(UNLOADED, localized!(lang, "{name} wird geholt …", "Fetching {name} …")) }
                    </div>
                </section>
            </main>
        },
        None => html! {
            <main class="app narrow opening" data-loading="">
                <TopBar title={title.unwrap_or_default()} on_back={app.going(Navigation::Back)} {lang} />
                <div class="body">{ what(PART_UNLOADED, lang.select("Wird geholt …", "Fetching …").to_owned()) }</div>
            </main>
        },
    }
}

/// Loads the game, and the screens at the same time.
async fn load(game: Option<&'static Entry>, with_screens: bool) -> Result<(), Unloaded> {
    if let Some(game) = game {
        game.load_soon();
    }
    if with_screens {
        super::load().await?;
    }
    if let Some(game) = game {
        game.load().await?;
    }
    Ok(())
}
