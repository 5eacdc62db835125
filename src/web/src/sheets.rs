//! Sheets lie on a screen, end above the rail, and are closed by the device's own back button.

mod ask;
mod fair;
mod menu;
mod rules;
mod share;
mod story;

pub(crate) use ask::{Question, ask};
pub(crate) use fair::{Fair, fair, short_print};
pub(crate) use menu::{Offers, menu};
pub(crate) use rules::{booklet, house_rules};
pub(crate) use share::{share_game, share_rules};
pub(crate) use story::{Chapter, Line, story};

use crate::app::{Go, House};
use crate::art::Icon;
use crate::ui::old::{El, el, icon_button};

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
    /// Whether the two are the same sheet, whatever its tab.
    #[must_use]
    pub fn alike(self, other: Sheet) -> bool {
        matches!((self, other), (Sheet::Rules(_), Sheet::Rules(_))) || self == other
    }
}

/// The frame of a sheet; what stands on it is added. Rules are paper, the house's own sheets dark.
pub(crate) fn frame(house: &House, title: String, picture: Option<String>, content: Vec<El>) -> El {
    let close = icon_button(Icon::Close, house.lang().pick("Schließen", "Close"), house.going(Go::Back));
    let sheet = el("section", "sheet").class("dark", picture.is_none()).set("role", "dialog");
    let head = el("div", "row").maybe_draw(picture).add(heading("grow", title)).add(close);
    veil(sheet.add(head).all(content))
}

/// The heading that names a sheet, where the focus goes when it is laid down.
fn heading(class: &'static str, title: String) -> El {
    el("h1", class).set("id", "sheet").set("tabindex", "-1").tell(title)
}

fn veil(sheet: El) -> El {
    el("div", "veil").add(sheet.flag("aria-modal", true).set("aria-labelledby", "sheet"))
}
