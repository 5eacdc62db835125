//! What has happened, the latest on top.

use yew::prelude::*;

use super::Frame;
use crate::app::use_house;

/// A line of the story.
#[derive(Clone, PartialEq)]
pub(crate) struct Line {
    /// The mat of whoever acted.
    pub(crate) mat: Html,
    /// What happened.
    pub(crate) text: Html,
    /// Whether the table has struck it out.
    pub(crate) struck: bool,
}

#[derive(Properties, PartialEq)]
pub(crate) struct StoryProps {
    /// The lines, the earliest first.
    pub(crate) lines: Vec<Line>,
}

#[component]
pub(crate) fn StorySheet(props: &StoryProps) -> Html {
    let lang = use_house().settings.lang();
    html! {
        <Frame title={lang.pick("Verlauf", "The story so far")} dark=true>
            <div class="list" tabindex="0">
                if props.lines.is_empty() {
                    <p class="muted">{ lang.pick("Noch ist nichts passiert.", "Nothing has happened yet.") }</p>
                }
                <ol class="st">
                    { for props.lines.iter().rev().enumerate().map(|(at, line)| html! {
                        <li class={classes!((at == 0).then_some("now"), line.struck.then_some("struck"))}>
                            { line.mat.clone() }
                            if line.struck {
                                <s class="grow">{ line.text.clone() }</s>
                            } else {
                                <span class="grow">{ line.text.clone() }</span>
                            }
                        </li>
                    }) }
                </ol>
            </div>
        </Frame>
    }
}
