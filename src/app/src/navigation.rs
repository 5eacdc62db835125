//! The screens and sheets, and the ways between them.

mod navigator;

use table::Lang;
use yew::prelude::*;

pub(crate) use navigator::Navigator;

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
    /// The link that was opened: what stood behind the `#` of the address.
    Link(AttrValue),
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
            Screen::Link(_) => "link",
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
            Screen::Link(_) => Some(lang.select("Ein Link", "A link")),
            Screen::OwnHand(_) => Some(lang.select("Deine Karten", "Your cards")),
        }
    }
}

/// A change of place.
#[derive(Clone, PartialEq, Debug)]
pub enum Navigation {
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
