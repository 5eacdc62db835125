//! What every screen may ask of the app: the settings, and the way elsewhere.

use std::rc::Rc;

use table::Lang;
use yew::prelude::*;

use crate::navigation::{Go, Screen, Sheet, leave};
use crate::settings::{GameSettings, Settings};

/// A change of what the settings remember of the game with this slug.
pub(crate) type GameChange = (&'static str, fn(&mut GameSettings));

/// The settings and the navigation, for every component of the app.
#[derive(Clone, PartialEq)]
pub struct AppContext {
    /// The settings.
    pub settings: Rc<Settings>,
    /// Changes them.
    pub set: Callback<fn(&mut Settings)>,
    /// Changes what they remember of a game.
    pub(crate) set_game: Callback<GameChange>,
    /// A game has been loaded.
    pub(crate) loaded: Callback<()>,
    pub(crate) navigate: Callback<Go>,
}

impl AppContext {
    /// The language.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.settings.lang()
    }

    /// Goes elsewhere, unless somebody is on the way already.
    pub fn go(&self, to: Go) {
        leave(&self.navigate, to);
    }

    /// Goes somewhere when pressed.
    #[must_use]
    pub fn going(&self, to: Go) -> Callback<MouseEvent> {
        let navigate = self.navigate.clone();
        Callback::from(move |_| leave(&navigate, to.clone()))
    }

    /// Changes the settings when pressed.
    #[must_use]
    pub fn setting(&self, change: fn(&mut Settings)) -> Callback<MouseEvent> {
        self.set.reform(move |_| change)
    }

    /// Lays a sheet on the screen when pressed.
    #[must_use]
    pub fn opening(&self, sheet: Sheet) -> Callback<MouseEvent> {
        self.going(Go::To(Screen::Sheet(sheet)))
    }

    /// Puts another sheet in the place of the one that lies there when pressed.
    #[must_use]
    pub fn turning(&self, sheet: Sheet) -> Callback<MouseEvent> {
        self.going(Go::Instead(Screen::Sheet(sheet)))
    }
}

/// The context of the app.
#[hook]
pub(crate) fn use_app() -> AppContext {
    use_context().expect("every screen is drawn inside of `App`")
}
