//! Whether the page is in sight.

use ui::dom;
use yew::prelude::*;

/// Whether the page is out of sight now.
#[hook]
pub(crate) fn use_hidden() -> bool {
    let hidden = use_state_eq(dom::hidden);
    {
        let hidden = hidden.setter();
        use_effect_with((), move |()| {
            let listener = dom::on_document("visibilitychange", move |_| hidden.set(dom::hidden()));
            move || drop(listener)
        });
    }
    *hidden
}
