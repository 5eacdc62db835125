//! What the screen is like.

use yew::prelude::*;

use crate::dom;

/// Whether a media query holds, now and whenever the window has another size.
#[hook]
pub fn use_media(query: &'static str) -> bool {
    let holds = use_state_eq(|| dom::matches_media(query));
    let setter = holds.setter();
    use_effect_with(query, move |&query| {
        let look = move || setter.set(dom::matches_media(query));
        look();
        let resized = dom::on_window("resize", move |_| look());
        move || drop(resized)
    });
    *holds
}
