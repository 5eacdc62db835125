//! A question before something that cannot be taken back.

use yew::prelude::*;

use super::{heading, veil};
use crate::app::{Go, House};
use crate::ui::old::{El, button, el};

/// What is asked.
pub(crate) struct Question {
    /// The question.
    pub(crate) question: &'static str,
    /// What will follow.
    pub(crate) consequence: String,
    /// The button that does it.
    pub(crate) yes: &'static str,
    /// The button that does not.
    pub(crate) no: &'static str,
    /// Whether the answer destroys something.
    pub(crate) grave: bool,
}

/// The sheet of a question.
pub(crate) fn ask(house: &House, asked: Question, confirmed: Callback<MouseEvent>) -> El {
    let style = if asked.grave { "btn bad" } else { "btn second" };
    let no = button("btn", house.going(Go::Back)).say(asked.no);
    let yes = button(style, confirmed).say(asked.yes);
    // Two questions may follow each other: the grave one is answered elsewhere, so that a double tap is one answer.
    let answers = if asked.grave { [yes, no] } else { [no, yes] };
    veil(
        el("section", "sheet dark ask col")
            .set("role", "alertdialog")
            .set("aria-describedby", "consequence")
            .add(heading("", asked.question.to_owned()))
            .add(el("p", "muted").set("id", "consequence").tell(asked.consequence))
            .all(answers),
    )
}
