//! What every screen may ask of the app: the settings, and the way elsewhere.

use std::rc::Rc;

use table::Lang;
use yew::prelude::*;

use crate::navigation::{Navigation, Navigator, Screen, Sheet};
use crate::settings::{Settings, SettingsChange};

/// The settings and the navigation, for every component of the app.
#[derive(Clone, PartialEq)]
pub struct AppContext {
    /// The settings.
    pub settings: Rc<Settings>,
    /// Changes one of them.
    pub set: Callback<SettingsChange>,
    /// Draws the page anew: a game has been loaded, or something has been stored that the screen shows.
    pub(crate) refresh: Callback<()>,
    /// The way elsewhere.
    pub(crate) navigator: Navigator,
}

impl AppContext {
    /// The language.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.settings.lang()
    }

    /// Whether what was last drawn is still there, see [`Navigator::is_here`].
    pub(crate) fn is_here(&self) -> bool {
        self.navigator.is_here()
    }

    /// Goes elsewhere, unless somebody is on the way already.
    pub fn go(&self, to: Navigation) {
        self.navigator.go(to);
    }

    /// Goes somewhere when pressed.
    #[must_use]
    pub fn going(&self, to: Navigation) -> Callback<MouseEvent> {
        let navigator = self.navigator.clone();
        Callback::from(move |_| navigator.go(to.clone()))
    }

    /// Does something when pressed, unless somebody is on the way elsewhere already.
    #[must_use]
    pub(crate) fn acting(&self, act: impl Fn(&AppContext) + 'static) -> Callback<MouseEvent> {
        let app = self.clone();
        Callback::from(move |_| {
            if app.is_here() {
                act(&app);
            }
        })
    }

    /// Changes a setting when pressed.
    #[must_use]
    pub fn setting(&self, change: SettingsChange) -> Callback<MouseEvent> {
        self.set.reform(move |_| change)
    }

    /// Lays a sheet on the screen when pressed.
    #[must_use]
    pub fn opening(&self, sheet: Sheet) -> Callback<MouseEvent> {
        self.going(Navigation::To(Screen::Sheet(sheet)))
    }

    /// Puts another sheet in the place of the one that lies there when pressed.
    #[must_use]
    pub fn turning(&self, sheet: Sheet) -> Callback<MouseEvent> {
        self.going(Navigation::Instead(Screen::Sheet(sheet)))
    }
}

#[cfg(test)]
impl Default for AppContext {
    /// The context of a component that is drawn without `App`: nothing is changed, and nobody goes anywhere.
    fn default() -> AppContext {
        AppContext {
            settings: Rc::default(),
            set: Callback::noop(),
            refresh: Callback::noop(),
            navigator: Navigator::new(Callback::noop()),
        }
    }
}

/// The context of the app.
#[hook]
pub(crate) fn use_app() -> AppContext {
    use_context().expect("every screen is drawn inside of `App`")
}
