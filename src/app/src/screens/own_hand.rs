//! The own hand on the own phone. Its screen is in a wasm chunk of its own, as the games are (feature `split`): at a table few phones need it.

mod hand;
mod problem;

use table::Lang;
use ui::TopBar;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::context::use_app;
use crate::games::{PART_UNLOADED, Unloaded};
use crate::navigation::Go;

/// Whether what stands behind the `#` of a link belongs to hands on phones.
pub(crate) fn is_sealed(link: &str) -> bool {
    link.starts_with("hand.") || link.starts_with("sheet.")
}

/// What has just come by a link.
#[derive(Properties, PartialEq)]
pub(crate) struct OwnHandProps {
    /// What stood behind `#`; empty if there was none.
    pub(crate) text: AttrValue,
}

/// The screen, loaded when it is opened.
#[component]
pub(crate) fn OwnHandScreen(props: &OwnHandProps) -> Html {
    let app = &use_app();
    let lang = app.lang();
    let screen = use_state(|| None::<Result<Draw, Unloaded>>);
    let fetch = {
        let screen = screen.setter();
        Callback::from(move |()| {
            let screen = screen.clone();
            spawn_local(async move { screen.set(Some(load().await)) });
        })
    };
    {
        let fetch = fetch.clone();
        use_effect_with((), move |()| fetch.emit(()));
    }
    let again = {
        let screen = screen.setter();
        Callback::from(move |_: MouseEvent| {
            screen.set(None);
            fetch.emit(());
        })
    };
    match &*screen {
        Some(Ok(draw)) => draw(props),
        waiting => html! {
            <main class="app narrow own-hand" data-loading="">
                <TopBar title={lang.select("Deine Karten", "Your cards")} on_back={app.going(Go::Back)} {lang} />
                <div class="body">
                    if waiting.is_some() {
                        <p role="alert">{ PART_UNLOADED.get(lang) }</p>
                        // A reload would lose the key that has come by a link.
                        <button type="button" class="btn" onclick={again}>{ lang.select("Noch einmal", "Try again") }</button>
                    }
                </div>
            </main>
        },
    }
}

/// Draws the screen.
type Draw = fn(&OwnHandProps) -> Html;

async fn load() -> Result<Draw, Unloaded> {
    #[cfg(feature = "split")]
    let loaded = chunk::hand().await;
    #[cfg(not(feature = "split"))]
    let loaded = chunk::hand();
    loaded
}

mod chunk {
    use yew::prelude::*;

    use super::hand::Hand;
    use super::{Draw, OwnHandProps};
    use crate::games::Unloaded;

    // The macro writes the call into the chunk and out of it, and makes the function asynchronous.
    #[cfg_attr(feature = "split", allow(unsafe_code, missing_docs))]
    #[cfg_attr(feature = "split", wasm_split_helpers::wasm_split(hand, fallible))]
    pub(super) fn hand() -> Result<Draw, Unloaded> {
        Ok(|props: &OwnHandProps| html! { <Hand text={props.text.clone()} /> })
    }
}

/// How a hand comes to its player's phone.
pub(crate) fn phone_steps(lang: Lang) -> Html {
    let steps = lang.select(
        [
            "Auf dem Tisch öffnest du das Menü und tippst bei „Karten auf eigenen Handys“ deinen Namen an.",
            "Dein Handy scannt den Schlüssel, der nur dir gezeigt wird.",
            "Dann scannt es den Code, der offen auf dem Tisch steht, immer wenn sich deine Karten geändert haben.",
            "Auf dem Tisch spielst du nach Buchstaben. Welche Karte welchen hat, zeigt nur dein Handy.",
        ],
        [
            "On the table you open the menu and tap your name at “Cards on own phones”.",
            "Your phone scans the key, which is shown to you alone.",
            "Then it scans the code that lies openly on the table, whenever your cards have changed.",
            "On the table you play by letters. Only your phone shows which card has which.",
        ],
    );
    html! {
        <>
            <ol class="phone-steps">{ for steps.map(|step| html! { <li>{ step }</li> }) }</ol>
            <p class="small muted">
                { lang.select(
                    "Das geht ohne Netz und ohne Server: Die Codes reisen nur als Bild.",
                    "No network and no server: the codes travel as pictures only.",
                ) }
            </p>
        </>
    }
}
