//! A question before something that cannot be taken back.

use yew::prelude::*;

use crate::app::{Go, use_house};
use crate::ui::{going, use_focus};

/// What is asked.
#[derive(Properties, PartialEq)]
pub(crate) struct AskProps {
    /// The question.
    pub(crate) question: AttrValue,
    /// What will follow.
    pub(crate) consequence: AttrValue,
    /// The button that does it.
    pub(crate) yes: AttrValue,
    /// The button that does not.
    pub(crate) no: AttrValue,
    /// Whether the answer destroys something.
    #[prop_or_default]
    pub(crate) grave: bool,
    /// Does it.
    pub(crate) confirmed: Callback<()>,
}

#[component]
pub(crate) fn Ask(props: &AskProps) -> Html {
    let house = use_house();
    use_focus("question");
    let onclick = props.confirmed.reform(|_: MouseEvent| ());
    let go = house.go.clone();
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            go.emit(Go::Back);
        }
    });
    html! {
        <div class="veil" {onkeydown}>
            <section class="sheet dark ask col" role="alertdialog" aria-modal="true" aria-labelledby="question" aria-describedby="consequence">
                <h1 id="question" tabindex="-1">{ props.question.clone() }</h1>
                <p id="consequence" class="muted">{ props.consequence.clone() }</p>
                <button class="btn" type="button" onclick={going(&house.go, Go::Back)}>{ props.no.clone() }</button>
                <button class={classes!("btn", if props.grave { "bad" } else { "second" })} type="button" {onclick}>
                    { props.yes.clone() }
                </button>
            </section>
        </div>
    }
}
