//! The way to the evening, from home, from the saved games and from the end of a game.

use game_ui::art::{Icon, icon, slate};
use ui::drawing;
use yew::prelude::*;

use crate::context::use_app;
use crate::evening::{self, Evening};
use crate::navigation::{Navigation, Screen};
use crate::store::Saves;

/// What an [`EveningRow`] shows.
#[derive(Properties, PartialEq)]
pub(crate) struct EveningRowProps {
    /// The games on this device.
    pub(crate) games: Saves,
    /// Whether one finished game of any evening is enough; else more than one is wanted, of an evening that still goes on.
    #[prop_or_default]
    pub(crate) always: bool,
}

/// How the evening stands, as the button that leads to it.
#[component]
pub(crate) fn EveningRow(EveningRowProps { games, always }: &EveningRowProps) -> Html {
    let app = use_app();
    let lang = app.lang();
    let evening = Evening::of(games);
    if !(evening.goes_on(platform::now()) || *always) {
        return Html::default();
    }
    let Some(leads) = evening::leads(&evening.standings(), lang) else { return Html::default() };
    let count = evening::games(evening.games.len(), lang);
    html! {
        <button type="button" class="board continue evening-row" onclick={app.going(Navigation::To(Screen::Evening))}>
            { drawing(slate(42)) }
            <span class="grow">
                <b>{ format!("{}: {count}", lang.select("Der Abend", "The evening")) }</b>
                <span class="small muted">{ leads }</span>
            </span>
            { drawing(icon(Icon::Next, 24)) }
        </button>
    }
}
