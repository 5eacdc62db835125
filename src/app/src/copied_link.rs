//! What came of copying a link.

use yew::prelude::*;

use crate::context::use_app;

/// What a [`CopiedLink`] shows.
#[derive(Properties, PartialEq)]
pub(crate) struct CopiedLinkProps {
    /// The link.
    pub(crate) link: AttrValue,
    /// Whether it was copied; nothing as long as nobody has tried.
    pub(crate) copied: Option<bool>,
    /// What is said if it was.
    pub(crate) done: &'static str,
    /// What is said if it must be copied by hand.
    pub(crate) by_hand: &'static str,
}

/// Whether a link was copied; if it could not be, the link.
#[component]
pub(crate) fn CopiedLink(CopiedLinkProps { link, copied, done, by_hand }: &CopiedLinkProps) -> Html {
    let lang = use_app().lang();
    html! {
        <>
            <p class="medium" role="status">{ copied.map_or("", |copied| if copied { done } else { by_hand }) }</p>
            if *copied == Some(false) {
                <textarea class="paste" readonly=true aria-label={lang.select("Der Link", "The link")} value={link} />
            }
        </>
    }
}
