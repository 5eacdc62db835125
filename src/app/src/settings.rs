//! What this device remembers about light, language and comfort.

mod change;
mod game;

use platform::json::lenient;
use platform::storage;
use serde::{Deserialize, Serialize};
use table::Lang;

use crate::store;

pub use change::SettingsChange;
pub use game::GameSettings;

/// The theme.
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

/// Where the device is while a game runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Placement {
    /// It goes round: whoever acts holds it.
    Around,
    /// It lies in the middle of the table, and everybody sits around it.
    Flat,
}

/// How long the regulars of the house take for an act.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tempo {
    /// There is time to follow everything.
    Slow,
    /// As people play.
    #[default]
    Usual,
    /// Nobody is waited for.
    Quick,
}

impl Tempo {
    /// How many times as long as usual.
    #[must_use]
    pub fn factor(self) -> f64 {
        match self {
            Tempo::Slow => 2.0,
            Tempo::Usual => 1.0,
            Tempo::Quick => 0.4,
        }
    }
}

/// The settings. `static/theme.js` reads `lang`, `light` and `calm` before the first paint.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "StoredSettings", into = "StoredSettings")]
pub struct Settings {
    lang: Lang,
    /// The light.
    pub light: Light,
    /// Less motion, whatever the device says.
    pub calm: bool,
    /// The screen stays on while a game runs.
    pub awake: bool,
    /// The device vibrates at every act.
    pub buzz: bool,
    /// The device sounds at every act.
    pub sounds: bool,
    /// Shaking the device rolls the dice.
    pub shake: bool,
    /// The regulars of the house say something now and then.
    pub remarks: bool,
    /// Hidden cards are seen while the bar is held; otherwise a tap shows and a tap covers them.
    pub hold: bool,
    /// What lies beside one another is mirrored, for left hands.
    pub left_handed: bool,
    /// Where the device is; nothing before somebody has said it.
    pub placement: Option<Placement>,
    /// What is remembered of each game that was met here.
    games: Vec<GameSettings>,
    /// How long the regulars take.
    pub tempo: Tempo,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            lang: page_lang(),
            light: Light::Dark,
            calm: false,
            awake: true,
            buzz: false,
            sounds: false,
            shake: false,
            remarks: true,
            hold: true,
            left_handed: false,
            placement: None,
            games: Vec::new(),
            tempo: Tempo::default(),
        }
    }
}

/// The settings as they are written: each for itself, so that what is missing or damaged is as if nothing had been chosen.
#[derive(Serialize, Deserialize)]
struct StoredSettings {
    #[serde(default)]
    version: u8,
    #[serde(default, deserialize_with = "lenient")]
    lang: Option<StoredLang>,
    #[serde(default, deserialize_with = "lenient")]
    light: Option<Light>,
    #[serde(default, deserialize_with = "lenient")]
    calm: Option<bool>,
    #[serde(default, deserialize_with = "lenient")]
    awake: Option<bool>,
    #[serde(default, deserialize_with = "lenient")]
    buzz: Option<bool>,
    #[serde(default, deserialize_with = "lenient")]
    sounds: Option<bool>,
    #[serde(default, deserialize_with = "lenient")]
    shake: Option<bool>,
    #[serde(default, deserialize_with = "lenient")]
    remarks: Option<bool>,
    #[serde(default, deserialize_with = "lenient")]
    hold: Option<bool>,
    #[serde(default, deserialize_with = "lenient")]
    left_handed: Option<bool>,
    #[serde(default, deserialize_with = "lenient", skip_serializing_if = "Option::is_none")]
    placement: Option<Placement>,
    #[serde(default, deserialize_with = "game::readable", skip_serializing_if = "Vec::is_empty")]
    games: Vec<GameSettings>,
    #[serde(default, deserialize_with = "lenient")]
    tempo: Option<Tempo>,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum StoredLang {
    De,
    En,
}

impl From<StoredSettings> for Settings {
    fn from(stored: StoredSettings) -> Settings {
        let standard = Settings::default();
        let lang = stored.lang.map(|lang| match lang {
            StoredLang::De => Lang::De,
            StoredLang::En => Lang::En,
        });
        Settings {
            lang: lang.unwrap_or(standard.lang),
            light: stored.light.unwrap_or(standard.light),
            calm: stored.calm.unwrap_or(standard.calm),
            awake: stored.awake.unwrap_or(standard.awake),
            buzz: stored.buzz.unwrap_or(standard.buzz),
            sounds: stored.sounds.unwrap_or(standard.sounds),
            shake: stored.shake.unwrap_or(standard.shake),
            remarks: stored.remarks.unwrap_or(standard.remarks),
            hold: stored.hold.unwrap_or(standard.hold),
            left_handed: stored.left_handed.unwrap_or(standard.left_handed),
            placement: stored.placement,
            games: stored.games,
            tempo: stored.tempo.unwrap_or(standard.tempo),
        }
    }
}

impl From<Settings> for StoredSettings {
    fn from(settings: Settings) -> StoredSettings {
        let Settings {
            awake,
            buzz,
            calm,
            games,
            hold,
            lang,
            left_handed,
            light,
            placement,
            remarks,
            shake,
            sounds,
            tempo,
        } = settings;
        StoredSettings {
            version: store::VERSION,
            lang: Some(lang.select(StoredLang::De, StoredLang::En)),
            light: Some(light),
            calm: Some(calm),
            awake: Some(awake),
            buzz: Some(buzz),
            sounds: Some(sounds),
            shake: Some(shake),
            remarks: Some(remarks),
            hold: Some(hold),
            left_handed: Some(left_handed),
            placement,
            games,
            tempo: Some(tempo),
        }
    }
}

/// The key of the storage. `static/theme.js` has it too.
pub const KEY: &str = "stammtisch.settings";

impl Settings {
    /// The settings of this device; what is missing or damaged is the default.
    #[must_use]
    pub fn load() -> Settings {
        storage::read(KEY).unwrap_or_default()
    }

    /// Changes one here and in the storage, where another tab may have changed others meanwhile, and shows them on the page.
    pub fn change(&mut self, change: SettingsChange) {
        let mut stored = Settings::load();
        stored.apply(change);
        storage::write(KEY, &stored);
        self.apply(change);
        self.show();
    }

    /// Shows them on the page.
    pub fn show(&self) {
        platform::tell_page("lang", self.lang().select("de", "en"));
        platform::tell_page("data-light", self.light.name());
        platform::tell_page("data-motion", if self.calm { "less" } else { "" });
        platform::tell_page("data-hand", if self.left_handed { "left" } else { "" });
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

/// The language of the page before anything was chosen.
fn page_lang() -> Lang {
    match platform::page_attribute("lang").as_deref() {
        Some("en") => Lang::En,
        _ => Lang::De,
    }
}

#[cfg(test)]
mod tests {
    use platform::json;

    use super::*;

    fn settings(text: &str) -> Settings {
        json::read(text).expect(text)
    }

    #[test]
    fn settings_of_an_older_build_are_read() {
        let text = r#"{"lang":"en","light":"auto","calm":true,"awake":false,"buzz":true,"hold":false}"#;
        let expected = Settings {
            lang: Lang::En,
            light: Light::Auto,
            calm: true,
            awake: false,
            buzz: true,
            sounds: false,
            shake: false,
            remarks: true,
            hold: false,
            left_handed: false,
            placement: None,
            games: Vec::new(),
            tempo: Tempo::Usual,
        };
        assert_eq!(settings(text), expected);
        let expected = Settings {
            sounds: true,
            shake: true,
            remarks: false,
            left_handed: true,
            placement: Some(Placement::Flat),
            tempo: Tempo::Quick,
            ..expected
        };
        let written = json::write(&expected).expect("they can be written");
        assert_eq!(settings(&written), expected);
    }

    #[test]
    fn what_is_remembered_of_a_game_is_read_again_and_a_damaged_entry_alone_is_lost() {
        let mut expected = Settings::default();
        expected.of_mut("larry").hints = Some(true);
        expected.of_mut("leiff").folded = true;
        let written = json::write(&expected).expect("they can be written");
        assert_eq!(settings(&written), expected);
        let of = |text: &str, game: &str| settings(text).of(game);
        let text =
            r#"{"games":[7,{"game":"larry","hints":true,"folded":3},{"game":"leiff","folded":true,"hints":"no"}]}"#;
        assert_eq!((of(text, "larry").hints, of(text, "larry").folded), (Some(true), false));
        assert_eq!((of(text, "leiff").hints, of(text, "leiff").folded), (None, true));
        assert_eq!(of(r#"{"games":"many"}"#, "leiff"), GameSettings::default());
    }

    #[test]
    fn a_tab_changes_what_was_changed_in_it_and_nothing_else() {
        storage::remove(KEY);
        let [mut one, mut other] = [(); 2].map(|()| Settings::load());
        one.change(SettingsChange::Lang(Lang::En));
        one.change(SettingsChange::Folded("larry", true));
        other.change(SettingsChange::Calm(true));
        other.change(SettingsChange::Folded("leiff", true));
        let stored = Settings::load();
        assert_eq!((stored.lang, stored.calm), (Lang::En, true));
        assert!(["larry", "leiff"].iter().all(|game| stored.of(game).folded));
        // Until it loads them anew, a tab shows its own.
        assert_eq!((other.lang, other.calm), (Lang::De, true));
    }

    #[test]
    fn what_is_damaged_is_the_default() {
        let expected = Settings { calm: true, ..Settings::default() };
        assert_eq!(settings(r#"{"lang":"fr","light":3,"calm":true,"awake":"yes","hold":null}"#), expected);
    }
}
