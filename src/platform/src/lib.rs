//! The device: storage, history, sharing, files, pictures, wake lock, sound, vibration, motion, camera, chance. Outside of a browser (tests) everything here answers as if it
//! were missing.

pub mod camera;
pub mod canvas;
pub mod json;
pub mod motion;
pub mod sharing;
pub mod sound;
pub mod storage;
mod style;

pub use style::{MissingStyle, load_style};

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Date, Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Storage, Window};

/// The window, if there is one.
#[must_use]
pub fn window() -> Option<Window> {
    if cfg!(target_arch = "wasm32") { web_sys::window() } else { None }
}

/// The storage of this device, unless it is blocked.
#[must_use]
pub fn storage() -> Option<Storage> {
    window()?.local_storage().ok().flatten()
}

/// The time of day in milliseconds since 1970.
#[must_use]
pub fn now() -> f64 {
    if cfg!(target_arch = "wasm32") { Date::now() } else { 0.0 }
}

/// 16 bytes from the device's random source.
///
/// # Panics
/// If the device has none: without it there is no honest deal.
#[must_use]
pub fn random_bytes() -> [u8; 16] {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("every browser with WebAssembly has a random source");
    bytes
}

/// A number by chance.
///
/// # Panics
/// As [`random_bytes`].
#[must_use]
pub fn random_u32() -> u32 {
    let [a, b, c, d, ..] = random_bytes();
    u32::from_le_bytes([a, b, c, d])
}

/// Says on `<html>` what the style sheet must know: the screen, the light, the language, whether to keep still.
pub fn tell_page(name: &str, value: &str) {
    let root = window().and_then(|window| window.document()).and_then(|document| document.document_element());
    if let Some(root) = root {
        let _ = if value.is_empty() { root.remove_attribute(name) } else { root.set_attribute(name, value) };
    }
}

/// What the browser calls the page, in tabs and in its history.
pub fn set_title(title: &str) {
    if let Some(document) = window().and_then(|window| window.document()).filter(|document| document.title() != title) {
        document.set_title(title);
    }
}

/// What `<html>` says under this name, which is an attribute.
#[must_use]
pub fn page_attribute(name: &str) -> Option<String> {
    window()?.document()?.document_element()?.get_attribute(name)
}

/// Whether the device can do what this property of its navigator stands for; over plain HTTP much is missing.
#[must_use]
pub fn can(property: &str) -> bool {
    window().is_some_and(|window| Reflect::has(&window.navigator(), &property.into()).unwrap_or(false))
}

/// Vibrates in short pulses, if the device can.
pub fn vibrate(milliseconds: u32) {
    if let Some(window) = window().filter(|_| can("vibrate")) {
        window.navigator().vibrate_with_duration(milliseconds);
    }
}

/// Keeps the screen on while it lives.
#[derive(Default, Debug)]
pub struct WakeLock(Rc<RefCell<Option<JsValue>>>);

impl WakeLock {
    /// Asks for the screen to stay on; a device that cannot says nothing. To be asked again after the page was hidden.
    #[must_use]
    pub fn ask() -> WakeLock {
        let awake = WakeLock::default();
        // Without HTTPS, and in older browsers, the lock is missing.
        let Some(asked) = wake_lock().and_then(|lock| call(&lock, "request", &["screen".into()])) else { return awake };
        let slot = Rc::downgrade(&awake.0);
        spawn_local(async move {
            let Ok(sentinel) = JsFuture::from(Promise::resolve(&asked)).await else { return };
            match slot.upgrade() {
                Some(slot) => *slot.borrow_mut() = Some(sentinel),
                None => release(&sentinel),
            }
        });
        awake
    }
}

fn wake_lock() -> Option<JsValue> {
    let lock = Reflect::get(&window()?.navigator(), &"wakeLock".into()).ok()?;
    lock.is_object().then_some(lock)
}

fn release(sentinel: &JsValue) {
    drop(call(sentinel, "release", &[]));
}

/// Calls a method that not every browser has.
fn call(target: &JsValue, method: &str, arguments: &[JsValue]) -> Option<JsValue> {
    let method: Function = Reflect::get(target, &method.into()).ok()?.dyn_into().ok()?;
    Reflect::apply(&method, target, &arguments.iter().collect()).ok()
}

impl Drop for WakeLock {
    fn drop(&mut self) {
        if let Some(sentinel) = self.0.borrow_mut().take() {
            release(&sentinel);
        }
    }
}

/// What the history entry says about the screen, without any secret; empty if nothing.
#[must_use]
pub fn history_entry() -> String {
    let state = window().and_then(|window| window.history().ok()).and_then(|history| history.state().ok());
    state.and_then(|state| state.as_string()).unwrap_or_default()
}

/// Puts a new entry on the history, or renames the one that is there.
pub fn set_history(entry: &str, new: bool) {
    let Some(history) = window().and_then(|window| window.history().ok()) else { return };
    let state = JsValue::from_str(entry);
    let _ = if new { history.push_state(&state, "") } else { history.replace_state(&state, "") };
}

/// Goes back as the device's own button does.
pub fn go_back() {
    if let Some(history) = window().and_then(|window| window.history().ok()) {
        let _ = history.back();
    }
}
