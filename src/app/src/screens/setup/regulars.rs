//! The regulars of the house, who can take a seat.

use bots::Level;
use game_ui::GameInfo;
use table::Lang;
use yew::prelude::*;

/// What [`Regulars`] shows.
#[derive(Properties, PartialEq)]
pub(super) struct RegularsProps {
    /// The game.
    pub(super) game: &'static GameInfo,
    /// Whether no chair is left.
    pub(super) full: bool,
    /// Seats a regular, who is called so.
    pub(super) on_seat: Callback<(Level, String)>,
    /// The language.
    pub(super) lang: Lang,
}

/// A button for a regular of each level; or why none plays this game.
#[component]
pub(super) fn Regulars(RegularsProps { game, full, on_seat, lang }: &RegularsProps) -> Html {
    let lang = *lang;
    if game.regulars.is_none() {
        return html! {
            <p class="small muted">
                { lang.select(
                    "Vom Haus spielt hier niemand mit: Dieses Spiel lebt davon, was im Raum geschieht.",
                    "Nobody of the house joins in here: this game lives on what happens in the room.",
                ) }
            </p>
        };
    }
    let one = |level: Level| {
        let name = level.name().get(lang);
        let onclick = on_seat.reform(move |_: MouseEvent| (level, name.to_owned()));
        html! { <button key={name} type="button" {onclick} disabled={*full}>{ name }</button> }
    };
    let label = lang.select("Vom Haus spielt mit", "Of the house, joining in");
    html! {
        <div class="col house">
            <p class="small muted">{ label }</p>
            <div class="names" role="group" aria-label={label}>{ for Level::ALL.map(one) }</div>
        </div>
    }
}
