//! A game that is being loaded: the curtain in its colour. If it does not come, a sentence says so, and it can be asked for again.

use game_ui::art::{curtain, head};
use table::localized;
use ui::drawing;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::context::use_app;
use crate::games::{Entry, UNLOADED};
use crate::navigation::Go;

/// Which game.
#[derive(Properties, PartialEq)]
pub(crate) struct OpeningProps {
    /// The game.
    pub(crate) game: &'static Entry,
}

/// A game that is being loaded.
#[component]
pub(crate) fn Opening(OpeningProps { game }: &OpeningProps) -> Html {
    let app = &use_app();
    let game = *game;
    let lost = use_state(|| false);
    let load = {
        let (lost, loaded) = (lost.setter(), app.loaded.clone());
        Callback::from(move |()| {
            let (lost, loaded) = (lost.clone(), loaded.clone());
            spawn_local(async move {
                match game.load().await {
                    Ok(_) => loaded.emit(()),
                    Err(_) => lost.set(true),
                }
            });
        })
    };
    {
        let load = load.clone();
        use_effect_with((), move |()| load.emit(()));
    }
    let again = {
        let lost = lost.setter();
        Callback::from(move |_: MouseEvent| {
            lost.set(false);
            load.emit(());
        })
    };
    let (lang, name) = (app.lang(), game.name);
    html! {
        <main class="app opening" data-game={game.id} data-loading="">
            <section class="curtain">
                { drawing(curtain(game.regular.color)) }
                <div class="curtain-content">
                    { drawing(head(game.regular, 190)) }
                    <h1 class="who">{ name }</h1>
                    if *lost {
                        <p class="hint" role="alert">{ UNLOADED.get(lang) }</p>
                        <button type="button" class="btn" onclick={again}>
                            { lang.select("Noch einmal", "Try again") }
                        </button>
                        <button type="button" class="link-button" onclick={app.going(Go::Home)}>
                            { lang.select("Zum Start", "To the start") }
                        </button>
                    } else {
                        <p class="hint late" role="status">
                            { localized!(lang, "{name} wird geholt …", "Fetching {name} …") }
                        </p>
                    }
                </div>
            </section>
        </main>
    }
}
