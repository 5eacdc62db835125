//! A sentence above the table.

use game_ui::art::Icon;
use ui::IconButton;
use yew::prelude::*;

use crate::context::use_app;

/// What a [`Toast`] shows.
#[derive(Properties, PartialEq)]
pub(super) struct ToastProps {
    /// The sentence.
    pub(super) words: &'static str,
    /// It has been read.
    pub(super) on_read: Callback<MouseEvent>,
}

/// A sentence that stays until it has been read.
#[component]
pub(super) fn Toast(ToastProps { words, on_read }: &ToastProps) -> Html {
    let label = use_app().lang().select("Gelesen", "Read");
    html! {
        <div class="board toast row" role="status">
            <span class="grow">{ *words }</span>
            <IconButton icon={Icon::Close} {label} onclick={on_read} />
        </div>
    }
}
