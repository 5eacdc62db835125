//! The device of a test: a size, a browser, and settings chosen before.

use serde_json::{Value, json};

use crate::Engine;

/// A device whose browser stores nothing of the site but settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Device {
    /// Width of the screen in CSS pixels.
    pub width: u32,
    /// Height of the screen in CSS pixels.
    pub height: u32,
    /// Device pixels for 100 CSS pixels, in Chromium.
    pub(crate) pixel_ratio: u32,
    pub(crate) engine: Engine,
    /// Whether Chromium must be one that could also draw a window.
    pub(crate) windowed: bool,
    lang: Option<&'static str>,
    light: Option<&'static str>,
    calm: bool,
    placement: Option<&'static str>,
}

impl Device {
    /// A phone of today.
    pub const PHONE: Device = Device::sized(390, 844);
    /// The smallest phone that is supported.
    pub const SMALL: Device = Device::sized(360, 640);
    /// A phone of today that lies on its side.
    pub const LYING: Device = Device::sized(844, 390);
    /// A tablet that goes round.
    pub const TABLET: Device = Device { placement: Some("around"), ..Device::sized(1180, 820) };
    /// A tablet that lies in the middle of the table.
    pub const FLAT: Device = Device { placement: Some("flat"), ..Device::sized(1180, 820) };
    /// The same, turned by a quarter.
    pub const FLAT_HIGH: Device = Device { placement: Some("flat"), ..Device::sized(820, 1180) };

    const fn sized(width: u32, height: u32) -> Device {
        Device {
            width,
            height,
            pixel_ratio: 100,
            engine: Engine::Chromium,
            windowed: false,
            lang: None,
            light: None,
            calm: false,
            placement: None,
        }
    }

    /// Browses with this engine; Chromium if nothing is said.
    #[must_use]
    pub const fn on(mut self, engine: Engine) -> Device {
        self.engine = engine;
        self
    }

    /// Browses with a Chromium that could also draw a window: only that one installs sites.
    #[must_use]
    pub const fn windowed(mut self) -> Device {
        self.windowed = true;
        self
    }

    /// A screen with so many device pixels for 100 CSS pixels, in Chromium; 100 if nothing is said.
    #[must_use]
    pub const fn pixel_ratio(mut self, percent: u32) -> Device {
        self.pixel_ratio = percent;
        self
    }

    /// It was said that it goes round, or that it lies on the table (`around`, `flat`); nobody has said it if there is nothing.
    #[must_use]
    pub const fn placed(mut self, placement: Option<&'static str>) -> Device {
        self.placement = placement;
        self
    }

    /// German was chosen.
    #[must_use]
    pub const fn german(self) -> Device {
        self.lang("de")
    }

    /// English was chosen.
    #[must_use]
    pub const fn english(self) -> Device {
        self.lang("en")
    }

    /// This language was chosen.
    #[must_use]
    pub const fn lang(mut self, lang: &'static str) -> Device {
        self.lang = Some(lang);
        self
    }

    /// This light was chosen: `dark`, `light` or `auto`.
    #[must_use]
    pub const fn light(mut self, light: &'static str) -> Device {
        self.light = Some(light);
        self
    }

    /// Less motion was chosen: nothing has to be waited for.
    #[must_use]
    pub const fn calm(mut self) -> Device {
        self.calm = true;
        self
    }

    pub(crate) fn is_german(&self) -> bool {
        self.lang == Some("de")
    }

    /// What the storage holds about it; `None` on a device that chose nothing.
    pub(crate) fn settings(&self) -> Option<Value> {
        if self.lang.is_none() && self.light.is_none() && self.placement.is_none() && !self.calm {
            return None;
        }
        let mut settings = json!({ "calm": self.calm });
        if let Some(lang) = self.lang {
            settings["lang"] = json!(lang);
        }
        if let Some(placement) = self.placement {
            settings["placement"] = json!(placement);
        }
        if let Some(light) = self.light {
            settings["light"] = json!(light);
        }
        Some(settings)
    }
}
