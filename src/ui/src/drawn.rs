//! What a piece of the page looks like, for tests inside the crate.

use futures::executor::block_on;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
struct Props {
    html: Html,
}

#[component]
fn Alone(props: &Props) -> Html {
    props.html.clone()
}

/// The piece as it stands in the document.
pub fn drawn(html: impl Into<Html>) -> String {
    let props = Props { html: html.into() };
    block_on(yew::LocalServerRenderer::<Alone>::with_props(props).hydratable(false).render())
}
