//! A question before something that cannot be taken back.

use yew::prelude::*;

use crate::context::use_app;
use crate::navigation::Navigation;

/// What is asked.
#[derive(Clone, PartialEq)]
pub(crate) struct Question {
    /// The question.
    pub(crate) question: &'static str,
    /// What will follow.
    pub(crate) consequence: AttrValue,
    /// The button that does it.
    pub(crate) yes: &'static str,
    /// The button that does not.
    pub(crate) no: &'static str,
    /// Whether the answer destroys something.
    pub(crate) grave: bool,
}

/// What an [`Ask`] shows.
#[derive(Properties, PartialEq)]
pub(crate) struct AskProps {
    /// What is asked.
    pub(crate) asked: Question,
    /// The answer is yes.
    pub(crate) on_yes: Callback<MouseEvent>,
}

/// The sheet of a question.
#[component]
pub(crate) fn Ask(AskProps { asked, on_yes }: &AskProps) -> Html {
    let app = use_app();
    let Question { question, consequence, yes, no, grave } = asked;
    let style = if *grave { "bad" } else { "second" };
    let no =
        html! { <button key="no" type="button" class="btn" onclick={app.going(Navigation::Back)}>{ *no }</button> };
    let yes =
        html! { <button key="yes" type="button" class={classes!("btn", style)} onclick={on_yes}>{ *yes }</button> };
    // Two questions may follow each other: the grave one is answered elsewhere, so that a double tap is one answer.
    let answers = if *grave { [yes, no] } else { [no, yes] };
    html! { <AskFrame {question} {consequence}>{ for answers }</AskFrame> }
}

/// What an [`AskFrame`] shows.
#[derive(Properties, PartialEq)]
pub(crate) struct AskFrameProps {
    /// The question.
    pub(crate) question: &'static str,
    /// What is to be known before an answer.
    pub(crate) consequence: AttrValue,
    /// The answers.
    pub(crate) children: Html,
}

/// A question with any answers.
#[component]
pub(crate) fn AskFrame(AskFrameProps { question, consequence, children }: &AskFrameProps) -> Html {
    html! {
        <div class="veil">
            <section class="sheet dark ask col" role="alertdialog" aria-modal="true" aria-labelledby="sheet"
                aria-describedby="consequence">
                <h1 id="sheet" tabindex="-1">{ *question }</h1>
                <p class="muted" id="consequence">{ consequence }</p>
                { children.clone() }
            </section>
        </div>
    }
}
