//! The bar above a game: its name, where it stands, and the ways to rules, story and menu.

use game_ui::GameInfo;
use game_ui::art::{Icon, emblem};
use ui::{drawing, icon_button};
use yew::prelude::*;

use crate::context::use_app;
use crate::sheets::{Sheet, Tab};

/// What a [`GameBar`] shows.
#[derive(Properties, PartialEq)]
pub(super) struct GameBarProps {
    /// The game.
    pub(super) game: &'static GameInfo,
    /// Where it stands.
    pub(super) subtitle: AttrValue,
}

/// The bar.
#[component]
pub(super) fn GameBar(GameBarProps { game, subtitle }: &GameBarProps) -> Html {
    let app = use_app();
    let lang = app.lang();
    html! {
        <header class="bar">
            { drawing(emblem(game.regular, 44)) }
            <div class="grow"><h1>{ game.name }</h1><div class="small muted">{ subtitle }</div></div>
            { icon_button(Icon::Book, lang.select("Regeln", "Rules"), app.opening(Sheet::Rules(Tab::Booklet))) }
            { icon_button(Icon::List, lang.select("Verlauf", "Story"), app.opening(Sheet::Story)) }
            { icon_button(Icon::Dots, lang.select("Menü", "Menu"), app.opening(Sheet::Menu)) }
        </header>
    }
}
