//! What this device remembers about light, language and comfort.

use serde::{Deserialize, Serialize};
use table::Lang;

use crate::{browser, store};

/// The light of the house.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    lang: String,
    /// The light.
    pub light: Light,
    /// Less motion, whatever the device says.
    pub calm: bool,
    /// The screen stays on while a game runs.
    pub awake: bool,
    /// Knocks.
    pub buzz: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        let lang = browser::page_lang().pick("de", "en").to_owned();
        Settings { lang, light: Light::Dark, calm: false, awake: true, buzz: false }
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
        if self.lang == "en" { Lang::En } else { Lang::De }
    }

    /// Chooses a language.
    pub fn set_lang(&mut self, lang: Lang) {
        lang.pick("de", "en").clone_into(&mut self.lang);
    }
}
