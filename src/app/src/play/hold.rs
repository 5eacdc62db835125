//! The hold bar: a closed eye that opens while it is held. It lies at the same place in the curtain and in the hand, and stays
//! the same element, so that the finger on it goes on holding.

use game_ui::art::{SeatSymbol, eye, folds};
use table::Lang;
use ui::dom;
use ui::drawing;
use yew::prelude::*;

use super::stage::RevealGesture;

/// How the bar looks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bar {
    /// The curtain waits for it.
    Lit,
    /// The hand lies covered; the light belongs to the act.
    Calm,
    /// The hand is open.
    Open,
}

/// What the bar shows and does.
#[derive(Properties, PartialEq)]
pub(super) struct HoldBarProps {
    /// How it looks.
    pub(super) bar: Bar,
    /// Whether hands are held open, or tapped.
    pub(super) hold: bool,
    /// The symbol of the seat.
    pub(super) symbol: SeatSymbol,
    /// It is pressed: the hand opens.
    pub(super) on_open: Callback<RevealGesture>,
    /// It is tapped once more: the hand is covered. The window hears when finger or key is let go, wherever that is.
    pub(super) on_release: Callback<RevealGesture>,
    /// The language.
    pub(super) lang: Lang,
}

/// The bar.
#[component]
pub(super) fn HoldBar(props: &HoldBarProps) -> Html {
    let HoldBarProps { bar, hold, symbol, on_open, on_release, lang } = props;
    let open = *bar == Bar::Open;
    let words = match (hold, open) {
        (true, true) => lang.select("Loslassen verdeckt", "Let go to cover"),
        (true, false) => lang.select("Halten zum Ansehen", "Hold to look"),
        (false, true) => lang.select("Verdecken", "Cover"),
        (false, false) => lang.select("Karten ansehen", "Look at the cards"),
    };
    let onclick = (!hold).then(|| (if open { on_release } else { on_open }).reform(|_| RevealGesture::Tap));
    let onpointerdown = hold.then(|| pressed(on_open.clone()));
    let onkeydown = hold.then(|| key_pressed(on_open.clone()));
    let class = classes!("hold", open.then_some("held"), (*bar == Bar::Calm).then_some("calm"));
    html! {
        <div class="holdbar">
            <button type="button" {class} id="hold" aria-pressed={open.to_string()}
                {onclick} {onpointerdown} {onkeydown}>
                { open.then(|| drawing(folds(*symbol))) }
                { drawing(eye(open, 66)) }
                <span>{ words }</span>
            </button>
        </div>
    }
}

fn pressed(on_open: Callback<RevealGesture>) -> Callback<PointerEvent> {
    Callback::from(move |event: PointerEvent| {
        if event.button() <= 0 {
            // The bar goes with an act, and may come again below the same finger: the page hears when it is lifted all the same.
            dom::capture(event.pointer_id());
            on_open.emit(RevealGesture::Finger(event.pointer_id()));
        }
    })
}

fn key_pressed(on_open: Callback<RevealGesture>) -> Callback<KeyboardEvent> {
    Callback::from(move |event: KeyboardEvent| {
        if let Some(finger) = dom::finger_of(&event) {
            event.prevent_default();
            if !event.repeat() {
                on_open.emit(RevealGesture::Finger(finger));
            }
        }
    })
}
