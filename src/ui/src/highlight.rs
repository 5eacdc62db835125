//! Something worth telling at the end of a game.

use yew::prelude::*;

use super::drawing;

/// What a [`Highlight`] shows.
#[derive(Properties, PartialEq)]
pub struct HighlightProps {
    /// The drawing, as SVG text.
    pub picture: String,
    /// The heading.
    pub title: &'static str,
    /// What is told.
    pub children: Html,
}

/// A drawing, a heading, and below it the tale.
#[component]
pub fn Highlight(HighlightProps { picture, title, children }: &HighlightProps) -> Html {
    html! {
        <div class="panel row">
            { drawing(picture.clone()) }
            <div class="grow medium"><b>{ *title }</b><br />{ children.clone() }</div>
        </div>
    }
}
