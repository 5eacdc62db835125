//! What leads to the lesson of a game.

use yew::prelude::*;

use crate::context::use_app;
use crate::navigation::{Go, Screen};

/// What a [`LessonButton`] shows.
#[derive(Properties, PartialEq)]
pub(crate) struct LessonButtonProps {
    /// The slug of the game.
    pub(crate) game: &'static str,
    /// The classes of the button.
    pub(crate) class: Classes,
    /// Whether there is room for a few words only.
    #[prop_or_default]
    pub(crate) short: bool,
}

/// The button that begins the lesson of a game.
#[component]
pub(crate) fn LessonButton(LessonButtonProps { game, class, short }: &LessonButtonProps) -> Html {
    let app = use_app();
    let words = match short {
        true => app.lang().select("Kurz erklärt", "In short"),
        false => app.lang().select("Kurz erklärt: In drei Minuten kannst du’s", "In short: learn it in three minutes"),
    };
    html! {
        <button type="button" class={class.clone()} onclick={app.going(Go::To(Screen::Lesson((*game).into())))}>{ words }</button>
    }
}
