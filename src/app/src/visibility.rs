//! Whether the page is in sight.

use gloo::events::EventListener;
use ui::dom;
use yew::prelude::*;

/// Whether the page is out of sight now.
#[hook]
pub(crate) fn use_hidden() -> bool {
    let hidden = use_state_eq(dom::hidden);
    {
        let hidden = hidden.setter();
        use_effect_with((), move |()| {
            let document = platform::window().and_then(|window| window.document());
            let listener = document
                .map(|document| EventListener::new(&document, "visibilitychange", move |_| hidden.set(dom::hidden())));
            move || drop(listener)
        });
    }
    *hidden
}
