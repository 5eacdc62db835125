//! What has happened, turn by turn, the latest on top.

use yew::prelude::*;

use super::frame;
use crate::app::House;
use crate::ui::old::{El, el};

/// A turn of the story.
pub(crate) struct Chapter {
    /// The name of the round, if it begins with this turn and there are several.
    pub(crate) round: Option<String>,
    /// The number and name of the turn.
    pub(crate) title: Vec<Html>,
    /// What happened in it, the earliest first.
    pub(crate) lines: Vec<Line>,
}

/// A line of the story.
#[derive(Clone, PartialEq)]
pub(crate) struct Line {
    /// The mat of whoever acted.
    pub(crate) mat: String,
    /// What happened.
    pub(crate) text: Vec<Html>,
    /// Whether the table has struck it out.
    pub(crate) struck: bool,
}

impl Line {
    /// What stands in a list.
    pub(crate) fn fill(self, item: El) -> El {
        item.draw(self.mat).add(el(if self.struck { "s" } else { "span" }, "grow").nodes(self.text))
    }
}

/// The story; `chapters` with the earliest first. A round stands above its latest turn.
pub(crate) fn story(house: &House, chapters: Vec<Chapter>) -> El {
    let lang = house.lang();
    let nothing = chapters
        .is_empty()
        .then(|| el("p", "muted").say(lang.pick("Noch ist nichts passiert.", "Nothing has happened yet.")));
    let mut rounds: Vec<(Option<String>, Vec<El>)> = Vec::new();
    for (at, chapter) in chapters.into_iter().enumerate() {
        let Chapter { round, title, lines } = chapter;
        if round.is_some() || at == 0 {
            rounds.push((round, Vec::new()));
        }
        let lines = el("ol", "st").all(lines.into_iter().map(|line| line.fill(el("li", ""))));
        let turn = el("section", "chap").add(el("h3", "").nodes(title)).add(lines);
        if let Some((_, turns)) = rounds.last_mut() {
            turns.push(turn);
        }
    }
    let round = |(name, turns): (Option<String>, Vec<El>)| {
        let name = name.map(|name| el("h2", "round").tell(name));
        el("div", "chaps").maybe(name).all(turns.into_iter().rev())
    };
    let list = el("div", "list").set("tabindex", "0").maybe(nothing).all(rounds.into_iter().rev().map(round));
    frame(house, lang.pick("Verlauf", "The story so far").to_owned(), None, vec![list])
}
