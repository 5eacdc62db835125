//! The screens and sheets, and the ways between them.

use std::cell::Cell;
use std::ops::Range;

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use table::Lang;
use wasm_bindgen::JsCast;
use web_sys::Window;
use yew::prelude::*;

/// A screen, or a sheet upon one.
#[derive(Clone, PartialEq, Debug)]
pub enum Screen {
    /// The tiles.
    Home,
    /// Who sits at the table of this game.
    Setup(AttrValue),
    /// The game with this name on this device.
    Play(AttrValue),
    /// Light, language, comfort.
    Settings,
    /// What this is.
    About,
    /// The games on this device.
    Saved,
    /// The slate of the evening.
    Evening,
    /// The game with this name on this device, or this record, once more.
    Replay(AttrValue),
    /// The lesson of this game.
    Lesson(AttrValue),
    /// The link that was opened.
    Link,
    /// The own hand on this phone, with what has just come by a link.
    OwnHand(AttrValue),
    /// A sheet on the screen below.
    Sheet(Sheet),
}

impl Screen {
    /// What the history calls it.
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Screen::Home => "home",
            Screen::Setup(_) => "setup",
            Screen::Play(_) => "play",
            Screen::Settings => "settings",
            Screen::About => "about",
            Screen::Saved => "saved",
            Screen::Evening => "evening",
            Screen::Replay(_) => "replay",
            Screen::Lesson(_) => "lesson",
            Screen::Link => "link",
            Screen::OwnHand(_) => "hand",
            Screen::Sheet(_) => "sheet",
        }
    }

    /// What the browser calls it, before the name of the game; nothing where a name is enough.
    pub(crate) fn title(&self, lang: Lang) -> Option<&'static str> {
        match self {
            Screen::Home | Screen::Play(_) | Screen::Sheet(_) => None,
            Screen::Setup(_) => Some(lang.select("Neue Runde", "New game")),
            Screen::Settings => Some(lang.select("Einstellungen", "Settings")),
            Screen::About => Some(lang.select("Über Stammtisch", "About Stammtisch")),
            Screen::Saved => Some(lang.select("Gespeicherte Spiele", "Saved games")),
            Screen::Evening => Some(lang.select("Der Abend", "The evening")),
            Screen::Replay(_) => Some(lang.select("Wiederholung", "Replay")),
            Screen::Lesson(_) => Some(lang.select("Kurz erklärt", "In short")),
            Screen::Link => Some(lang.select("Ein Link", "A link")),
            Screen::OwnHand(_) => Some(lang.select("Deine Karten", "Your cards")),
        }
    }
}

/// A change of place.
#[derive(Clone, PartialEq, Debug)]
pub enum Go {
    /// On top of what is there.
    To(Screen),
    /// In place of what is there.
    Instead(Screen),
    /// The same with a sheet on it.
    InsteadWith(Screen, Sheet),
    /// One back.
    Back,
    /// Back to the tiles.
    Home,
}

/// Which sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sheet {
    /// The rules, opened at a tab.
    Rules(Tab),
    /// What has happened.
    Story,
    /// What else can be done.
    Menu,
    /// The settings.
    Settings,
    /// Break the game off? Asked twice: first and second time.
    Quit(bool),
    /// Strike out the last act?
    Correct,
    /// Where chance comes from.
    Fair,
    /// The game, or the house rules, as a link.
    Share,
    /// Who sits where around a device that lies in the middle.
    Places,
    /// Who plays each seat.
    StandIns,
    /// Hands on own phones.
    Phones,
    /// Another game for the same players.
    OtherGames,
}

/// A tab of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tab {
    /// The booklet in our words.
    Booklet,
    /// The options of this table.
    Table,
    /// What the booklet leaves open.
    Rulings,
}

impl Sheet {
    /// Whether it asks something that the whole table must answer first.
    #[must_use]
    pub fn is_question(self) -> bool {
        matches!(self, Sheet::Quit(_) | Sheet::Correct)
    }

    /// Whether the two are the same sheet, whatever its tab.
    #[must_use]
    pub fn is_same(self, other: Sheet) -> bool {
        matches!((self, other), (Sheet::Rules(_), Sheet::Rules(_))) || self == other
    }
}

/// For how many milliseconds navigation may stay pending: afterwards another one is taken, should nothing have come of the first.
const LEAVING: Range<f64> = 0.0..700.0;

thread_local!(
    /// When somebody went elsewhere, in milliseconds, and that is not drawn yet.
    static LEFT: Cell<f64> = const { Cell::new(f64::NEG_INFINITY) };
    /// The finger or mouse button that is down.
    static PRESS: Cell<Press> = const { Cell::new(Press::None) }
);

/// Where a press began.
#[derive(Clone, Copy, PartialEq)]
enum Press {
    /// There is none.
    None,
    /// On the screen that is shown.
    Here,
    /// On one that has been left since: its click is none on the screen that is shown.
    Elsewhere,
}

/// Whether what was last drawn is still there: else a tap that a busy page gets to late was meant for what it has left already.
pub(crate) fn is_here() -> bool {
    !LEAVING.contains(&(platform::now() - LEFT.get()))
}

/// Navigation has begun: what is drawn is to be left.
pub(crate) fn departed() {
    LEFT.set(platform::now());
    if PRESS.get() == Press::Here {
        PRESS.set(Press::Elsewhere);
    }
}

/// Listens for presses, and takes away the click of one that began on a screen that has been left since: browsers give it to
/// whatever lies below the finger when it is lifted.
pub(crate) fn listen_for_presses(window: &Window) -> [EventListener; 4] {
    let ends = |_: &Event| {
        if PRESS.get() == Press::Here {
            PRESS.set(Press::None);
        }
    };
    let clicked = |event: &Event| {
        // The click of a key has no press, and counts none.
        let of_press = event.dyn_ref::<MouseEvent>().is_none_or(|event| event.detail() > 0);
        if PRESS.replace(Press::None) == Press::Elsewhere && of_press {
            event.stop_propagation();
            event.prevent_default();
        }
    };
    let first = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
    [
        EventListener::new_with_options(window, "pointerdown", first, |_| PRESS.set(Press::Here)),
        EventListener::new_with_options(window, "pointerup", first, ends),
        EventListener::new_with_options(window, "pointercancel", first, |_| PRESS.set(Press::None)),
        EventListener::new_with_options(window, "click", first, clicked),
    ]
}

/// The screen is drawn: navigation is over.
pub(crate) fn arrived() {
    LEFT.set(f64::NEG_INFINITY);
}

/// Goes elsewhere, unless a navigation is pending.
pub(crate) fn leave(going: &Callback<Go>, to: Go) {
    if is_here() {
        departed();
        going.emit(to);
    }
}
