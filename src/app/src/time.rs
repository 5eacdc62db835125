//! When something was, in words.

use js_sys::{Date, Reflect};
use table::Lang;
use wasm_bindgen::JsValue;

/// When something was, as it is said today: "Heute, 21:04", "Gestern, 23:10", "14. Nov., 22:00".
#[must_use]
pub(crate) fn said_when(time: f64, lang: Lang) -> String {
    if !cfg!(target_arch = "wasm32") {
        return String::new();
    }
    let at = Date::new(&JsValue::from_f64(time));
    let today = Date::new_0();
    // Not 24 hours ago: a day may have 23 or 25.
    let yesterday = Date::new_0();
    yesterday.set_date(yesterday.get_date() - 1);
    let name = if at.to_date_string() == today.to_date_string() {
        lang.select("Heute", "Today").to_owned()
    } else if at.to_date_string() == yesterday.to_date_string() {
        lang.select("Gestern", "Yesterday").to_owned()
    } else {
        local(&at, &[("day", "numeric"), ("month", "short")], lang)
    };
    format!("{name}, {:02}:{:02}", at.get_hours(), at.get_minutes())
}

/// The day of an evening: "14. Nov. 2026".
#[must_use]
pub(crate) fn day(time: f64, lang: Lang) -> String {
    if !cfg!(target_arch = "wasm32") {
        return String::new();
    }
    // Whoever plays after midnight still plays on the evening before.
    let at = Date::new(&JsValue::from_f64(time - 6.0 * 3_600_000.0));
    local(&at, &[("day", "numeric"), ("month", "short"), ("year", "numeric")], lang)
}

/// A date, as it is written in this language.
fn local(at: &Date, parts: &[(&str, &str)], lang: Lang) -> String {
    let options = js_sys::Object::new();
    for (part, form) in parts {
        let _ = Reflect::set(&options, &(*part).into(), &(*form).into());
    }
    String::from(at.to_locale_date_string(lang.select("de", "en-GB"), &options))
}
