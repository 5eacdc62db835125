//! What this device remembers about light, language and comfort.

use table::Lang;
use wasm_bindgen::JsValue;

use crate::store::{Kept, field, object};
use crate::{browser, store};

/// The light of the house.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Light {
    /// Dunkles: bars are dark.
    #[default]
    Dark,
    /// Helles.
    Light,
    /// As the device has it.
    Auto,
}

impl Light {
    /// The name in the style sheet and in the storage.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Light::Dark => "dark",
            Light::Light => "light",
            Light::Auto => "auto",
        }
    }
}

/// The settings. `static/lamp.js` reads `lang`, `light` and `calm` before the first paint.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    lang: Lang,
    /// The light.
    pub light: Light,
    /// Less motion, whatever the device says.
    pub calm: bool,
    /// The screen stays on while a game runs.
    pub awake: bool,
    /// Knocks.
    pub buzz: bool,
    /// Hidden cards are seen while the bar is held; otherwise a tap shows and a tap covers them.
    pub hold: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { lang: browser::page_lang(), light: Light::Dark, calm: false, awake: true, buzz: false, hold: true }
    }
}

impl Kept for Settings {
    /// Each setting for itself: what is missing or damaged is as if nothing had been chosen.
    fn from_json(value: &JsValue) -> Option<Settings> {
        let standard = Settings::default();
        let flag = |name, standard| field(value, name).as_bool().unwrap_or(standard);
        let lang = match field(value, "lang").as_string().as_deref() {
            Some("de") => Lang::De,
            Some("en") => Lang::En,
            _ => standard.lang,
        };
        let light = match field(value, "light").as_string().as_deref() {
            Some("light") => Light::Light,
            Some("auto") => Light::Auto,
            _ => Light::Dark,
        };
        Some(Settings {
            lang,
            light,
            calm: flag("calm", standard.calm),
            awake: flag("awake", standard.awake),
            buzz: flag("buzz", standard.buzz),
            hold: flag("hold", standard.hold),
        })
    }

    fn to_json(&self) -> JsValue {
        object(&[
            ("lang", self.lang.pick("de", "en").into()),
            ("light", self.light.name().into()),
            ("calm", self.calm.into()),
            ("awake", self.awake.into()),
            ("buzz", self.buzz.into()),
            ("hold", self.hold.into()),
        ])
    }
}

const KEY: &str = "stammtisch.settings";

impl Settings {
    /// The settings of this device; what is missing or damaged is the default.
    #[must_use]
    pub fn load() -> Settings {
        store::read(KEY).unwrap_or_default()
    }

    /// Remembers them and turns the lamp.
    pub fn save(&self) {
        store::write(KEY, self);
        self.show();
    }

    /// Turns the lamp to them.
    pub fn show(&self) {
        browser::tell_page("lang", self.lang().pick("de", "en"));
        browser::tell_page("data-theme", self.light.name());
        browser::tell_page("data-motion", if self.calm { "less" } else { "" });
    }

    /// The language.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Chooses a language.
    pub fn set_lang(&mut self, lang: Lang) {
        self.lang = lang;
    }
}
