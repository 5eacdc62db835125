//! What leads to the lesson of a game.

use yew::prelude::*;

use crate::context::use_app;
use crate::games::entry;
use crate::navigation::{Navigation, Screen};

/// What a [`LessonButton`] shows.
#[derive(Properties, PartialEq)]
pub(crate) struct LessonButtonProps {
    /// The slug of the game.
    pub(crate) game: &'static str,
    /// The classes of the button.
    pub(crate) class: Classes,
    /// The name of the game on a tile, where several of these buttons lie on one screen and have room for a word.
    #[prop_or_default]
    pub(crate) tile: Option<&'static str>,
}

/// The button that begins the lesson of a game.
#[component]
pub(crate) fn LessonButton(LessonButtonProps { game, class, tile }: &LessonButtonProps) -> Html {
    let app = use_app();
    let words = match tile {
        Some(_) => app.lang().select("Lernen", "Learn"),
        None => app.lang().select("Kurz erklärt: In drei Minuten kannst du’s", "In short: learn it in three minutes"),
    };
    let label = tile.map(|name| format!("{words}: {name}"));
    let game = *game;
    let onpointerdown = Callback::from(move |_: PointerEvent| {
        if let Some(entry) = entry(game) {
            entry.load_soon();
        }
    });
    html! {
        <button type="button" class={class.clone()} aria-label={label} {onpointerdown}
            onclick={app.going(Navigation::To(Screen::Lesson(game.into())))}>{ words }</button>
    }
}
