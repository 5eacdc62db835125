//! The browser, as far as the page needs it. Outside of one (tests) everything here answers as if it were missing.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Date, Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DomRect, HtmlElement, KeyboardEvent, Storage, Window};

use table::Lang;

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

/// When something was, as it is said today: "Heute, 21:04", "Gestern, 23:10", "14. Nov., 22:00".
#[must_use]
pub fn said_when(time: f64, lang: Lang) -> String {
    if !cfg!(target_arch = "wasm32") {
        return String::new();
    }
    let at = Date::new(&JsValue::from_f64(time));
    let today = Date::new_0();
    // Not 24 hours ago: a day may have 23 or 25.
    let yesterday = Date::new_0();
    yesterday.set_date(yesterday.get_date() - 1);
    let name = if at.to_date_string() == today.to_date_string() {
        lang.pick("Heute", "Today").to_owned()
    } else if at.to_date_string() == yesterday.to_date_string() {
        lang.pick("Gestern", "Yesterday").to_owned()
    } else {
        let options = js_sys::Object::new();
        let _ = Reflect::set(&options, &"day".into(), &"numeric".into());
        let _ = Reflect::set(&options, &"month".into(), &"short".into());
        String::from(at.to_locale_date_string(lang.pick("de", "en-GB"), &options))
    };
    format!("{name}, {:02}:{:02}", at.get_hours(), at.get_minutes())
}

/// Says on `<html>` what the style sheet must know: the screen, the light, the language, whether to keep still.
pub fn tell_page(name: &str, value: &str) {
    let root = window().and_then(|window| window.document()).and_then(|document| document.document_element());
    if let Some(root) = root {
        let _ = if value.is_empty() { root.remove_attribute(name) } else { root.set_attribute(name, value) };
    }
}

/// The language of the page before anything was chosen.
#[must_use]
pub fn page_lang() -> Lang {
    let root = window().and_then(|window| window.document()).and_then(|document| document.document_element());
    match root.and_then(|root| root.get_attribute("lang")).as_deref() {
        Some("en") => Lang::En,
        _ => Lang::De,
    }
}

/// Whether motion is unwelcome, on this device or by the settings.
#[must_use]
pub fn keeps_still() -> bool {
    let Some(window) = window() else { return true };
    let device = window.match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    let root = window.document().and_then(|document| document.document_element());
    device.is_some_and(|query| query.matches())
        || root.and_then(|root| root.get_attribute("data-motion")).as_deref() == Some("less")
}

/// Where an element lies on the screen, by its id.
#[must_use]
pub fn place(id: &str) -> Option<DomRect> {
    let element = window()?.document()?.get_element_by_id(id)?;
    Some(element.get_bounding_client_rect())
}

/// The element with this id.
#[must_use]
pub fn element(id: &str) -> Option<HtmlElement> {
    window()?.document()?.get_element_by_id(id)?.dyn_into().ok()
}

/// Sets a custom property of an element: the only way of placing something, as the page allows no `style` attribute.
pub fn set_property(element: &HtmlElement, name: &str, pixels: i32) {
    let _ = element.style().set_property(name, &format!("{pixels}px"));
}

/// Puts the focus on an element, so that a screen reader begins there.
pub fn focus(id: &str) {
    if let Some(element) = element(id) {
        let _ = element.focus();
    }
}

/// What has the focus.
#[must_use]
pub fn focused() -> Option<HtmlElement> {
    window()?.document()?.active_element()?.dyn_into().ok()
}

/// The finger that a key stands for if it presses what has the focus: two keys are two fingers. No touch has such a number.
#[must_use]
pub fn finger_of(event: &KeyboardEvent) -> Option<i32> {
    match event.key().as_str() {
        " " => Some(i32::MIN),
        "Enter" => Some(i32::MIN + 1),
        _ => None,
    }
}

/// Whether the page is out of sight.
#[must_use]
pub fn hidden() -> bool {
    window().and_then(|window| window.document()).is_some_and(|document| document.hidden())
}

/// While a sheet lies on the screen or a seat is selected, what is below cannot be reached; the rail always can.
pub fn freeze(frozen: bool) {
    let Some(document) = window().and_then(|window| window.document()) else { return };
    let Ok(Some(screen)) = document.query_selector("main.app") else { return };
    let parts = screen.children();
    for part in (0..parts.length()).filter_map(|at| parts.item(at)) {
        let free = ["veil", "strip", "rail"].iter().any(|class| part.class_list().contains(class));
        let _ = part.toggle_attribute_with_force("inert", frozen && !free);
    }
}

/// Scrolls the page to its top.
pub fn scroll_up() {
    if let Some(window) = window() {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
}

/// Scrolls what an element lies in until its foot is in sight.
pub fn scroll_to(id: &str) {
    if let Some(element) = element(id) {
        element.scroll_into_view_with_bool(false);
    }
}

/// Scrolls a list until this line of it is in sight, with a little of what stands above; what the list lies in stays where it is.
pub fn bring(list: &str, line: &str) {
    let (Some(list), Some(line)) = (element(list), element(line)) else { return };
    let (frame, line) = (list.get_bounding_client_rect(), line.get_bounding_client_rect());
    if line.top() < frame.top() || line.bottom() > frame.bottom() {
        let above = if frame.height() > 170.0 { 46.0 } else { 0.0 };
        list.set_scroll_top(list.scroll_top() + (line.top() - frame.top() - above) as i32);
    }
}

/// Scrolls an element to its top.
pub fn scroll_to_top(id: &str) {
    if let Some(element) = element(id) {
        element.set_scroll_top(0);
    }
}

/// Shows the last lines of a list for which there is room. The list becomes as low as these, so that none of them is cut; the
/// earlier ones are there for whoever scrolls.
pub fn show_last_lines(id: &str) {
    let Some(list) = element(id) else { return };
    let _ = list.style().remove_property("max-height");
    list.set_scroll_top(0);
    let (frame, lines) = (list.get_bounding_client_rect(), list.children());
    let place = |at: u32| lines.item(at).map(|line| line.get_bounding_client_rect());
    let (Some(first), Some(last)) = (place(0), place(lines.length().saturating_sub(1))) else { return };
    let above = first.top() - frame.top();
    let needs = |top: f64| last.bottom() - top + above;
    if needs(first.top()) <= frame.height() + 0.5 {
        return;
    }
    let fits = (0..lines.length()).filter_map(place).map(|line| line.top()).find(|top| needs(*top) <= frame.height());
    let top = fits.unwrap_or(last.top());
    set_property(&list, "max-height", needs(top).ceil() as i32);
    list.set_scroll_top((top - first.top()).round() as i32);
}

/// Whether the device can do what this property of its navigator stands for; over plain HTTP much is missing.
#[must_use]
pub fn can(property: &str) -> bool {
    window().is_some_and(|window| Reflect::has(&window.navigator(), &property.into()).unwrap_or(false))
}

/// Short knocks on the table, if the device can.
pub fn vibrate(milliseconds: u32) {
    if let Some(window) = window().filter(|_| can("vibrate")) {
        window.navigator().vibrate_with_duration(milliseconds);
    }
}

/// Keeps the screen on while it lives.
#[derive(Default, Debug)]
pub struct Awake(Rc<RefCell<Option<JsValue>>>);

impl Awake {
    /// Asks for the screen to stay on; a device that cannot says nothing. To be asked again after the page was hidden.
    #[must_use]
    pub fn ask() -> Awake {
        let awake = Awake::default();
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

impl Drop for Awake {
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

/// Takes the focus away from the field that is being typed in, so that the keyboard goes.
pub fn blur() {
    if let Some(active) = focused() {
        let _ = active.blur();
    }
}

/// How long an element waits before it moves, in milliseconds.
pub fn set_delay(element: &HtmlElement, milliseconds: u32) {
    let _ = element.style().set_property("--wait", &format!("{milliseconds}ms"));
}
