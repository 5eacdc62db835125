//! What all small games share: their properties, the head of the field, the instructions, and the listeners.

use ::bohei::Device;
use ::table::{Lang, localized};
use ui::IconButton;
use yew::prelude::*;

use super::super::acts::Props;
use super::contest::{Input, Scene};
use super::referee::Referee;
use crate::art::Icon;

/// What the field shows, whatever is played on it.
#[derive(Properties, Clone, PartialEq)]
pub(super) struct FieldProps {
    /// What is being played.
    pub(super) scene: Scene,
    /// What the referee has seen.
    pub(super) referee: Referee,
    /// Takes in what happens.
    pub(super) hear: Callback<Input>,
    /// The open table.
    pub(super) table: Props,
}

/// What stands above the field: the way out, and what it is about.
pub(super) fn above(props: &FieldProps, beside: String) -> Html {
    let lang = props.table.lang;
    let leave = lang.select("Spielfeld verlassen", "Leave the field");
    html! {
        <div class="row field-head">
            <IconButton icon={Icon::Back} label={leave} onclick={props.hear.reform(|_| Input::Field(false))} />
            <h2 class="display grow">{ props.scene.card.title(lang) }</h2>
            <span class="small muted">{ beside }</span>
        </div>
    }
}

/// How it is played, in one or two sentences; or that the last try was disturbed.
pub(super) fn sentence(referee: &Referee, lang: Lang) -> Html {
    if referee.void() {
        let void = lang.select(
            "Unterbrochen. Der Versuch zählt nicht, fangt noch einmal an.",
            "Interrupted. This try does not count, begin again.",
        );
        return html! { <p class="field-instructions void" role="status">{ void }</p> };
    }
    let words = match referee.device() {
        Device::Stop(aim) => localized!(
            lang,
            "Der erste Tipp startet die verdeckte Uhr, der zweite stoppt sie. Ziel: {aim} Sekunden.",
            "The first tap starts the hidden clock, the second one stops it. Aim: {aim} seconds."
        ),
        Device::Taps(time) => localized!(
            lang,
            "Mit dem ersten Tipp laufen {time} Sekunden. Es zählt nur ein Finger.",
            "With the first tap {time} seconds begin. Only one finger counts."
        ),
        device => lang
            .select(
                match device {
                    Device::React if referee.together() => {
                        "Daumen weg, dann Start. Sobald der Blitz leuchtet: Tippt euer Feld an. Zu früh verliert."
                    }
                    Device::React => {
                        "Tippen und warten. Sobald der Blitz leuchtet: noch einmal tippen. Zu früh ist raus."
                    }
                    Device::Hold => {
                        "Legt je einen Finger auf euer Feld und lasst ihn liegen, bis ihr euch nicht mehr traut."
                    }
                    _ => "Start, ein Wort zum Thema Essen, weitergeben. Bei wem es klingelt, ist raus.",
                },
                match device {
                    Device::React if referee.together() => {
                        "Thumbs off, then start. As soon as the bolt lights up, tap your half. Too early loses."
                    }
                    Device::React => "Tap and wait. As soon as the bolt lights up, tap again. Too early is out.",
                    Device::Hold => "Put one finger each on your half, and leave it there as long as you dare.",
                    _ => "Start, a word about food, pass it on. Whoever holds it when it rings is out.",
                },
            )
            .to_owned(),
    };
    html! { <p class="field-instructions">{ words }</p> }
}

/// What a finger does that comes down on a half of the field.
pub(super) fn on_finger(hear: &Callback<Input>, half: usize) -> Callback<PointerEvent> {
    let hear = hear.clone();
    Callback::from(move |event: PointerEvent| {
        if event.button() <= 0 {
            hear.emit(Input::Press(event.pointer_id(), half, event.time_stamp()));
        }
    })
}

/// What a long touch or the other mouse button does: nothing.
pub(super) fn on_menu() -> Callback<MouseEvent> {
    Callback::from(|event: MouseEvent| event.prevent_default())
}

/// Begins the small game.
pub(super) fn on_start(hear: &Callback<Input>) -> Callback<MouseEvent> {
    hear.reform(|event: MouseEvent| Input::Start(event.time_stamp()))
}
