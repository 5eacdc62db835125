//! Whether the page may feel how the device is moved.

use std::cell::Cell;

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::window;

thread_local!(
    /// Whether this page was asked already.
    static ASKED: Cell<bool> = const { Cell::new(false) }
);

/// Whether the device can be shaken at all: it is held in a hand, and tells how it moves.
#[must_use]
pub fn can_be_shaken() -> bool {
    window().is_some_and(|window| window.navigator().max_touch_points() > 0) && motion_event().is_some()
}

/// Asks for the motion of the device, where that needs to be asked; called by a tap. Whether it may be felt.
pub async fn ask() -> bool {
    ASKED.set(true);
    let Some(event) = motion_event() else { return false };
    let Some(ask) =
        Reflect::get(&event, &"requestPermission".into()).ok().and_then(|ask| ask.dyn_into::<Function>().ok())
    else {
        return true;
    };
    let Ok(asked) = ask.call0(&event) else { return false };
    let answer = JsFuture::from(Promise::resolve(&asked)).await;
    answer.is_ok_and(|answer| answer.as_string().as_deref() == Some("granted"))
}

/// The same, once for every page: a device may have forgotten the answer with the page before.
pub fn ask_once() {
    if window().is_some() && !ASKED.get() {
        spawn_local(async {
            ask().await;
        });
    }
}

/// The class of the events of motion.
fn motion_event() -> Option<JsValue> {
    let window: JsValue = window()?.into();
    let event = Reflect::get(&window, &"DeviceMotionEvent".into()).ok()?;
    event.is_function().then_some(event)
}
