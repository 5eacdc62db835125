//! The button that takes the last act back.

use ui::art::{Icon, icon};
use ui::drawing;
use yew::prelude::*;

/// What an [`UndoButton`] shows.
#[derive(Properties, PartialEq)]
pub struct UndoButtonProps {
    /// Its class.
    #[prop_or(classes!("btn", "second"))]
    pub class: Classes,
    /// What it is called, for those who hear it: whose act it takes back.
    pub label: String,
    /// Takes the act back.
    pub onclick: Callback<MouseEvent>,
    /// What stands beside the arrow.
    #[prop_or_default]
    pub children: Html,
}

/// A button with an arrow back.
#[component]
pub fn UndoButton(props: &UndoButtonProps) -> Html {
    let UndoButtonProps { class, label, onclick, children } = props;
    html! {
        <button type="button" class={class.clone()} {onclick} aria-label={label.clone()}>
            { drawing(icon(Icon::Undo, 22)) }{ children.clone() }
        </button>
    }
}
