//! The three pictures with which a game introduces itself.

use game_ui::{GameInfo, Panel};
use ui::drawing;
use yew::prelude::*;

use crate::context::use_app;

/// What [`Intro`] shows.
#[derive(Properties, PartialEq)]
pub(crate) struct IntroProps {
    /// The game.
    pub(crate) game: &'static GameInfo,
}

/// The pictures, each with its sentence.
#[component]
pub(crate) fn Intro(IntroProps { game }: &IntroProps) -> Html {
    let lang = use_app().lang();
    let panel = |Panel { picture, text }: Panel| html! { <li key={text}>{ drawing(picture) }<p>{ text }</p></li> };
    html! { <div class="intro"><ol>{ for (game.intro)(lang).map(panel) }</ol></div> }
}
