//! What the page listens to while a game is on it.

use gloo::events::EventListener;
use ui::dom;
use wasm_bindgen::JsCast;
use web_sys::{PointerEvent, StorageEvent};
use yew::prelude::*;

use super::action::PlayAction;
use super::stage::RevealGesture;
use super::state::PlayState;
use super::tabs;

/// Listens on the window for what covers an open hand (a finger or key is let go anywhere, the page loses the focus or is hidden), and
/// for what other tabs write.
#[hook]
pub(super) fn use_listeners(id: &AttrValue, send: &Callback<PlayAction>, state: &UseReducerHandle<PlayState>) {
    let state = state.clone();
    use_effect_with((id.clone(), send.clone()), move |(id, send)| {
        let listeners = listeners(id, send, &state);
        move || drop(listeners)
    });
}

fn listeners(id: &AttrValue, send: &Callback<PlayAction>, state: &UseReducerHandle<PlayState>) -> Vec<EventListener> {
    let Some((window, document)) = platform::window().and_then(|window| Some((window.clone(), window.document()?)))
    else {
        return Vec::new();
    };
    let released = || {
        let send = send.clone();
        move |event: &Event| {
            let finger = event.dyn_ref().map(PointerEvent::pointer_id);
            if let Some(finger) = finger.or_else(|| dom::finger_of(event.dyn_ref()?)) {
                send.emit(PlayAction::Release(RevealGesture::Finger(finger)));
            }
        }
    };
    let down = {
        let send = send.clone();
        move |event: &Event| {
            if let Some(event) = event.dyn_ref::<PointerEvent>() {
                send.emit(PlayAction::PointerDown(RevealGesture::Finger(event.pointer_id())));
            }
        }
    };
    let cover = || {
        let send = send.clone();
        move |_: &Event| send.emit(PlayAction::CoverHand)
    };
    let turned = || {
        let (id, send, state) = (id.clone(), send.clone(), state.clone());
        move |_: &Event| {
            if dom::hidden() {
                send.emit(PlayAction::PageHidden);
            } else {
                send.emit(PlayAction::PageShown);
                // A page that the browser had put aside and brings back has heard of nothing.
                tabs::catch_up(&id, &state, &send);
            }
        }
    };
    let stored = {
        let (id, send, state) = (id.clone(), send.clone(), state.clone());
        move |event: &Event| {
            let key = event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key);
            tabs::stored(&id, &key.unwrap_or_default(), &state, &send);
        }
    };
    vec![
        EventListener::new(&window, "storage", stored),
        EventListener::new(&window, "pointerdown", down),
        EventListener::new(&window, "pointerup", released()),
        EventListener::new(&window, "pointercancel", released()),
        EventListener::new(&window, "keyup", released()),
        EventListener::new(&window, "blur", cover()),
        EventListener::new(&window, "pagehide", cover()),
        EventListener::new(&window, "pageshow", turned()),
        EventListener::new(&document, "visibilitychange", turned()),
    ]
}
