//! What is not yet ordinary Yew; it goes when the last screen is.

mod el;
mod flight;
mod hand;
mod live;
mod strip;

use table::{Lang, Part, Sentence, tell};
use yew::prelude::*;

#[cfg(test)]
pub(crate) use super::drawn;
pub(crate) use super::flight::{Flight, TRAVEL, landed, set_out};
pub use el::El;
pub(crate) use el::{button, drawing, el, text};
pub(crate) use flight::flying;
pub(crate) use hand::{InHand, act, hand, hand_in_rows, leave};
pub(crate) use live::{Context, Guest, Host, Live, live};
pub(crate) use strip::{Strip, strip};

use crate::app::{Go, House};
use crate::art::{Icon, Regular, emblem, icon};
use crate::face::Guests;

/// A button that shows an icon and is called `label`.
pub(crate) fn icon_button(which: Icon, label: &'static str, pressed: Callback<MouseEvent>) -> El {
    button("icon", pressed).set("aria-label", label).draw(icon(which, 24))
}

/// A name, kept together whatever its direction of writing.
#[inline(never)]
pub(crate) fn named(name: &str) -> El {
    el("bdi", "").tell(name.to_owned())
}

/// The same words at the beginning of a sentence. None of our own needs another capital than A to Z, and all of Unicode would
/// weigh 5 kB.
pub(crate) fn capital(words: &str) -> String {
    let mut words = words.to_owned();
    if let Some(first) = words.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    words
}

/// A sentence of the story, names set apart.
pub(crate) fn said(sentence: &Sentence, guests: &Guests) -> Vec<Html> {
    let piece = |part| match part {
        Part::Text(words) => text(words.to_owned()),
        Part::Seat(seat) => el("b", "").add(named(guests.name(seat))).into(),
    };
    sentence.parts().into_iter().map(piece).collect()
}

/// Something worth telling: a drawing, a title, and below it the tale.
pub(crate) fn worth_telling(drawing: String, title: &'static str, tale: El) -> El {
    let words = el("div", "grow t2").add(el("b", "").say(title)).add(el("br", "")).add(tale);
    el("div", "panel row").draw(drawing).add(words)
}

/// What stands at the top of a screen; buttons at the right are added to it.
pub(crate) fn bar(house: &House, title: &'static str, subtitle: String, regular: Option<Regular>) -> El {
    let lang = house.lang();
    let words = el("div", "grow").add(el("h1", "").say(title));
    let words = if subtitle.is_empty() { words } else { words.add(el("div", "small muted").tell(subtitle)) };
    el("header", "bar")
        .add(icon_button(Icon::Back, lang.pick("Zurück", "Back"), house.going(Go::Back)))
        .maybe_draw(regular.map(|regular| emblem(regular, 44)))
        .add(words)
}

/// One choice of several.
pub(crate) struct Alternative {
    /// What it is called.
    pub(crate) label: Html,
    /// Whether it is chosen.
    pub(crate) on: bool,
    /// Chooses it.
    pub(crate) choose: Callback<MouseEvent>,
}

impl Alternative {
    /// An alternative that is only words.
    pub(crate) fn new(label: &'static str, on: bool, choose: Callback<MouseEvent>) -> Alternative {
        Alternative { label: text(label.to_owned()), on, choose }
    }
}

/// A row of alternatives, one of them chosen.
pub(crate) fn choice(class: &'static str, label: &'static str, alternatives: Vec<Alternative>) -> El {
    let one =
        |one: Alternative| button("", one.choose).set("role", "radio").flag("aria-checked", one.on).node(one.label);
    el("div", class).set("role", "radiogroup").set("aria-label", label).all(alternatives.into_iter().map(one))
}

fn explained(title: String, hint: &'static str) -> El {
    el("span", "grow").add(el("b", "").tell(title)).add(el("small", "").say(hint))
}

/// A line with a switch.
pub(crate) fn switch(title: &'static str, hint: &'static str, on: bool, toggle: Callback<MouseEvent>) -> El {
    button("rw", toggle)
        .set("role", "switch")
        .flag("aria-checked", on)
        .add(explained(title.to_owned(), hint))
        .add(el("span", "tog").add(el("i", "")))
}

/// A line that leads elsewhere.
pub(crate) fn leading(title: impl Into<String>, hint: &'static str, pressed: Callback<MouseEvent>) -> El {
    button("rw", pressed).add(explained(title.into(), hint)).draw(icon(Icon::Next, 24))
}

/// A line that unfolds what follows it, or folds it up.
pub(crate) fn fold(title: &'static str, hint: &'static str, open: bool, toggle: Callback<MouseEvent>) -> El {
    button("rw", toggle).flag("aria-expanded", open).add(explained(title.to_owned(), hint)).draw(icon(Icon::Down, 24))
}

/// "Los geht’s zu dritt": the button that begins.
pub(crate) fn lets_go(seats: usize, lang: Lang) -> String {
    let german = ["", "", "zweit", "dritt", "viert", "fünft", "sechst", "siebt", "acht"];
    let english = ["", "", "two", "three", "four", "five", "six", "seven", "eight"];
    let number = lang.pick(german, english).get(seats).copied().unwrap_or_default();
    tell!(lang, "Los geht’s zu {number}", "Let’s play, {number} of us")
}
