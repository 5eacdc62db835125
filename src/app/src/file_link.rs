//! A game as a file that keeps its link.

use platform::sharing;
use table::Link;
use yew::prelude::*;

/// What a [`FileLink`] keeps.
#[derive(Properties, PartialEq)]
pub(crate) struct FileLinkProps {
    /// Its class.
    pub(crate) class: Classes,
    /// The name of the file without its ending.
    pub(crate) name: AttrValue,
    /// The link that the file keeps; it can be read again.
    pub(crate) link: AttrValue,
    /// What it is called, where it shows no words.
    #[prop_or_default]
    pub(crate) label: Option<AttrValue>,
    /// What it shows.
    pub(crate) children: Html,
}

/// Saves a link as a file when pressed.
#[component]
pub(crate) fn FileLink(props: &FileLinkProps) -> Html {
    let FileLinkProps { class, name, link, label, children } = props;
    html! {
        <a class={class.clone()} href={sharing::file(link)} download={format!("{name}.txt")} aria-label={label.clone()}>
            { children.clone() }
        </a>
    }
}

/// The link of a record as it lies here.
pub(crate) fn link_of(record: &str) -> String {
    format!("{}#{}", sharing::address(), Link::ended(record))
}
