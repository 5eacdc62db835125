//! The bar above a game: its name, where it stands, and the ways to rules, story and menu.

use game_ui::GameInfo;
use game_ui::art::{Icon, emblem};
use ui::{IconButton, drawing};
use yew::prelude::*;

use crate::context::use_app;
use crate::navigation::{Sheet, Tab};

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
            <div class="grow"><h1 id="game" tabindex="-1">{ game.name }</h1><div class="small muted">{ subtitle }</div></div>
            <IconButton icon={Icon::Book} label={lang.select("Regeln", "Rules")} onclick={app.opening(Sheet::Rules(Tab::Booklet))} />
            <IconButton icon={Icon::List} label={lang.select("Verlauf", "Story")} onclick={app.opening(Sheet::Story)} />
            <IconButton icon={Icon::Dots} label={lang.select("Menü", "Menu")} onclick={app.opening(Sheet::Menu)} />
        </header>
    }
}
