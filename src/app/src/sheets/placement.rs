//! Where the device is while a game runs: it goes round, or it lies in the middle of the table.

use ui::{Choice, dom, use_media};
use yew::prelude::*;

use super::ask::AskFrame;
use crate::context::use_app;
use crate::settings::{Placement, SettingsChange};

/// The least screen on which there is room for everybody at the edges.
const LARGE: &str = "(min-width:740px) and (min-height:600px)";

/// Such a screen without a mouse: it may well lie on a table.
const TABLET: &str = "(min-width:740px) and (min-height:600px) and (pointer:coarse)";

/// Whether the table is drawn for a device that lies in the middle.
#[hook]
pub(crate) fn use_flat() -> bool {
    let placement = use_app().settings.placement;
    use_media(LARGE) && placement == Some(Placement::Flat)
}

/// Whether nobody has said yet where this device is, and it could lie in the middle.
#[hook]
pub(crate) fn use_unplaced() -> bool {
    let placement = use_app().settings.placement;
    use_media(TABLET) && placement.is_none()
}

/// How a [`PlacementChoice`] looks.
#[derive(Properties, PartialEq)]
pub(crate) struct PlacementChoiceProps {
    /// The class of its caption.
    #[prop_or(classes!("caption", "big"))]
    pub(crate) caption: Classes,
}

/// The choice, where there is room for both.
#[component]
pub(crate) fn PlacementChoice(PlacementChoiceProps { caption }: &PlacementChoiceProps) -> Html {
    let app = use_app();
    let lang = app.lang();
    if !use_media(LARGE) {
        return html! {};
    }
    let label = lang.select("Wo liegt das Gerät?", "Where is the device?");
    let options = vec![
        html! { lang.select("Es geht herum", "It goes round") },
        html! { lang.select("Es liegt auf dem Tisch", "It lies on the table") },
    ];
    let placements = [Placement::Around, Placement::Flat];
    let chosen = placements.iter().position(|placement| app.settings.placement == Some(*placement));
    let on_choose = app.set.reform(move |at: usize| SettingsChange::Placement(placements[at]));
    html! {
        <div class="col">
            <div class={caption.clone()}>{ label }</div>
            <Choice class="segmented" {label} {options} {chosen} {on_choose} />
        </div>
    }
}

/// The sheet that asks for it, once.
#[component]
pub(crate) fn PlacementQuestion() -> Html {
    let app = use_app();
    let lang = app.lang();
    let flat = app.setting(SettingsChange::Placement(Placement::Flat));
    let around = app.setting(SettingsChange::Placement(Placement::Around));
    use_effect_with((), |()| dom::focus("sheet"));
    let consequence = lang.select(
        "Liegt es in der Mitte, spielt jeder an seinem Rand. Das Menü ändert es jederzeit.",
        "If it lies in the middle, everybody plays at their own edge. The menu changes it at any time.",
    );
    html! {
        <AskFrame question={lang.select("Wo liegt das Gerät?", "Where is the device?")} {consequence}>
            <button type="button" class="btn" onclick={flat}>
                { lang.select("Es liegt auf dem Tisch", "It lies on the table") }
            </button>
            <button type="button" class="btn paper" onclick={around}>{ lang.select("Es geht herum", "It goes round") }</button>
        </AskFrame>
    }
}
