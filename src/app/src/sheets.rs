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

use game_ui::art::Icon;
use ui::{drawing, icon_button};
use yew::prelude::*;

use crate::app::Go;
use crate::context::AppContext;
use crate::screens::SettingsList;

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

/// A sheet with its heading and what stands on it. Rules are paper and have a drawing beside their heading; the house's own
/// sheets are dark. Not a component: when another sheet takes its place, the elements stay, so that nothing rises anew.
fn frame(app: &AppContext, title: &str, picture: Option<String>, content: Html) -> Html {
    let close = icon_button(Icon::Close, app.lang().select("Schließen", "Close"), app.going(Go::Back));
    let class = classes!("sheet", picture.is_none().then_some("dark"));
    html! {
        <div class="veil">
            <section {class} role="dialog" aria-modal="true" aria-labelledby="sheet">
                <div class="row">
                    { picture.map(drawing) }
                    // The focus goes here when the sheet is laid down.
                    <h1 class="grow" id="sheet" tabindex="-1">{ title.to_owned() }</h1>
                    { close }
                </div>
                { content }
            </section>
        </div>
    }
}

/// The settings, in a game.
pub(crate) fn settings(app: &AppContext) -> Html {
    let list = html! { <div class="list"><SettingsList /></div> };
    frame(app, app.lang().select("Einstellungen", "Settings"), None, list)
}
