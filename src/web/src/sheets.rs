//! Sheets lie on a screen, end above the rail, and are closed by the device's own back button.

mod ask;
mod menu;
mod rules;
mod story;

pub(crate) use ask::Ask;
pub(crate) use menu::Menu;
pub(crate) use rules::RulesSheet;
pub(crate) use story::{Line, StorySheet};

use yew::prelude::*;

use crate::app::{Go, use_house};
use crate::art::Icon;
use crate::ui::{going, icon_button, use_focus};

/// Which sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sheet {
    /// The rules.
    Rules,
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
}

/// The frame of a sheet.
#[derive(Properties, PartialEq)]
pub(crate) struct FrameProps {
    /// The heading.
    pub(crate) title: AttrValue,
    /// A picture before the heading.
    #[prop_or_default]
    pub(crate) picture: Html,
    /// Whether it is paper (rules) or the house's dark.
    #[prop_or_default]
    pub(crate) dark: bool,
    /// What stands on it.
    pub(crate) children: Html,
}

#[component]
pub(crate) fn Frame(props: &FrameProps) -> Html {
    let house = use_house();
    let lang = house.settings.lang();
    use_focus("sheet");
    let go = house.go.clone();
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            go.emit(Go::Back);
        }
    });
    html! {
        <div class="veil" {onkeydown}>
            <section class={classes!("sheet", props.dark.then_some("dark"))} role="dialog" aria-modal="true" aria-labelledby="sheet">
                <div class="row">
                    { props.picture.clone() }
                    <h1 class="grow" id="sheet" tabindex="-1">{ props.title.clone() }</h1>
                    { icon_button(Icon::Close, lang.pick("Schließen", "Close"), going(&house.go, Go::Back)) }
                </div>
                { props.children.clone() }
            </section>
        </div>
    }
}
