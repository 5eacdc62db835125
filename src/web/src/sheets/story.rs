//! What has happened, the latest on top.

use yew::prelude::*;

use super::frame;
use crate::app::House;
use crate::ui::{El, el};

/// A line of the story.
pub(crate) struct Line {
    /// The mat of whoever acted.
    pub(crate) mat: String,
    /// What happened.
    pub(crate) text: Vec<Html>,
    /// Whether the table has struck it out.
    pub(crate) struck: bool,
}

/// The story; `lines` with the earliest first.
pub(crate) fn story(house: &House, lines: Vec<Line>) -> El {
    let lang = house.lang();
    let nothing = lines
        .is_empty()
        .then(|| el("p", "muted").say(lang.pick("Noch ist nichts passiert.", "Nothing has happened yet.")));
    let one = |(at, line): (usize, Line)| {
        let words = el(if line.struck { "s" } else { "span" }, "grow").nodes(line.text);
        el("li", "").class("now", at == 0).draw(line.mat).add(words)
    };
    let list = el("ol", "st").all(lines.into_iter().rev().enumerate().map(one));
    let list = el("div", "list").set("tabindex", "0").maybe(nothing).add(list);
    frame(house, lang.pick("Verlauf", "The story so far").to_owned(), None, vec![list])
}
