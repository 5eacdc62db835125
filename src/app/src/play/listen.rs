//! What the page listens to while a game is on it.

use gloo::events::EventListener;
use ui::dom;
use wasm_bindgen::JsCast;
use web_sys::{PointerEvent, StorageEvent};
use yew::prelude::*;

use super::stage::Held;
use super::{Msg, Play};

/// What ends a look from outside: the finger or the key is let go, wherever it is now; the page loses the focus or is hidden.
pub(super) fn listeners(ctx: &Context<Play>) -> Vec<EventListener> {
    let Some((window, document)) = platform::window().and_then(|window| Some((window.clone(), window.document()?)))
    else {
        return Vec::new();
    };
    let link = ctx.link().callback(|msg| msg);
    let released = || {
        let link = link.clone();
        move |event: &Event| {
            let finger = event.dyn_ref().map(PointerEvent::pointer_id);
            if let Some(finger) = finger.or_else(|| dom::finger_of(event.dyn_ref()?)) {
                link.emit(Msg::Release(Held::Finger(finger)));
            }
        }
    };
    let down = {
        let link = link.clone();
        move |event: &Event| {
            if let Some(event) = event.dyn_ref::<PointerEvent>() {
                link.emit(Msg::Down(Held::Finger(event.pointer_id())));
            }
        }
    };
    let send = |msg: Msg| {
        let link = link.clone();
        move |_: &Event| link.emit(msg.clone())
    };
    let stored = {
        let link = link.clone();
        move |event: &Event| {
            let key = event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key);
            link.emit(Msg::Stored(key.unwrap_or_default()));
        }
    };
    vec![
        EventListener::new(&window, "storage", stored),
        EventListener::new(&window, "pointerdown", down),
        EventListener::new(&window, "pointerup", released()),
        EventListener::new(&window, "pointercancel", released()),
        EventListener::new(&window, "keyup", released()),
        EventListener::new(&window, "blur", send(Msg::Cover)),
        EventListener::new(&window, "pagehide", send(Msg::Cover)),
        EventListener::new(&window, "pageshow", send(Msg::Turned)),
        EventListener::new(&document, "visibilitychange", send(Msg::Turned)),
    ]
}
