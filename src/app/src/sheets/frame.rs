//! The frame of a sheet: its heading, and the button that closes it.

use game_ui::art::Icon;
use ui::{IconButton, drawing};
use yew::prelude::*;

use crate::context::use_app;
use crate::navigation::Navigation;

/// What a [`SheetFrame`] shows.
#[derive(Properties, PartialEq)]
pub(crate) struct SheetFrameProps {
    /// The heading.
    pub(crate) title: AttrValue,
    /// A drawing beside the heading: then the sheet is paper, else it is dark.
    #[prop_or_default]
    pub(crate) picture: Option<String>,
    /// Whether nothing else can be reached while it lies there.
    #[prop_or(true)]
    pub(crate) modal: bool,
    /// What stands on the sheet.
    pub(crate) children: Html,
}

/// A sheet with its heading. The screen draws it around whichever sheet lies there, so that the frame stays the same element when another
/// sheet takes its place, and nothing rises anew.
#[component]
pub(crate) fn SheetFrame(props: &SheetFrameProps) -> Html {
    let app = use_app();
    let SheetFrameProps { title, picture, modal, children } = props;
    let class = classes!("sheet", picture.is_none().then_some("dark"));
    html! {
        <div class="veil">
            <section {class} role="dialog" aria-modal={modal.to_string()} aria-labelledby="sheet">
                <div class="row">
                    { picture.clone().map(drawing) }
                    // The focus goes here when the sheet is laid down.
                    <h1 class="grow" id="sheet" tabindex="-1">{ title }</h1>
                    <IconButton icon={Icon::Close} label={app.lang().select("Schließen", "Close")} onclick={app.going(Navigation::Back)} />
                </div>
                { children.clone() }
            </section>
        </div>
    }
}
