//! Sheets lie on a screen, end above the rail, and are closed by the device's own back button.

mod ask;
mod fair;
mod menu;
mod rules;
mod share;
mod story;

pub(crate) use ask::{Ask, Question};
pub(crate) use fair::{Fair, short_print};
pub(crate) use menu::Menu;
pub(crate) use rules::{HouseRules, Rules};
pub(crate) use share::{Share, ShareGame};
pub(crate) use story::{Chapter, Line, Story};

use game_ui::art::Icon;
use ui::{IconButton, drawing};
use yew::prelude::*;

use crate::app::Go;
use crate::context::use_app;

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
    pub fn is_same(self, other: Sheet) -> bool {
        matches!((self, other), (Sheet::Rules(_), Sheet::Rules(_))) || self == other
    }
}

/// What a [`SheetFrame`] shows.
#[derive(Properties, PartialEq)]
pub(crate) struct SheetFrameProps {
    /// The heading.
    pub(crate) title: AttrValue,
    /// A drawing beside the heading: then the sheet is paper, else it is dark.
    #[prop_or_default]
    pub(crate) picture: Option<String>,
    /// What stands on the sheet.
    pub(crate) children: Html,
}

/// A sheet with its heading. The screen draws it around whichever sheet lies there, so that the frame stays the same element when another
/// sheet takes its place, and nothing rises anew.
#[component]
pub(crate) fn SheetFrame(props: &SheetFrameProps) -> Html {
    let app = use_app();
    let SheetFrameProps { title, picture, children } = props;
    let class = classes!("sheet", picture.is_none().then_some("dark"));
    html! {
        <div class="veil">
            <section {class} role="dialog" aria-modal="true" aria-labelledby="sheet">
                <div class="row">
                    { picture.clone().map(drawing) }
                    // The focus goes here when the sheet is laid down.
                    <h1 class="grow" id="sheet" tabindex="-1">{ title }</h1>
                    <IconButton icon={Icon::Close} label={app.lang().select("Schließen", "Close")} onclick={app.going(Go::Back)} />
                </div>
                { children.clone() }
            </section>
        </div>
    }
}
