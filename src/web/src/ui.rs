//! Small pieces that every screen uses.

mod controls;
#[cfg(test)]
mod drawn;
mod flight;
mod hand;
mod strip;
mod tap;

use table::{Lang, Part, Sentence, tell};
use yew::prelude::*;

pub(crate) use controls::{Choice, Fold, LinkRow, Switch, TopBar};
#[cfg(test)]
pub(crate) use drawn::drawn;
pub(crate) use flight::{Flight, TRAVEL, flying, landed, set_out};
pub(crate) use hand::{InHand, act, hand, hand_in_rows, leave};
pub(crate) use strip::{Strip, strip};
pub(crate) use tap::{on_press, on_tap};

use crate::art::{Icon, icon};
use crate::face::Guests;

/// A drawing of our own, SVG text of `art`.
pub(crate) fn drawing(svg: String) -> Html {
    Html::from_html_unchecked(AttrValue::from(svg))
}

/// A button that shows an icon and is called `label`.
pub(crate) fn icon_button(which: Icon, label: &'static str, onclick: Callback<MouseEvent>) -> Html {
    html! { <button type="button" class="icon" {onclick} aria-label={label}>{ drawing(icon(which, 24)) }</button> }
}

/// A name, kept together whatever its direction of writing.
pub(crate) fn named(name: &str) -> Html {
    html! { <bdi>{ name }</bdi> }
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
pub(crate) fn said(sentence: &Sentence, guests: &Guests) -> Html {
    let piece = |part| match part {
        Part::Text(words) => html! { { words.to_owned() } },
        Part::Seat(seat) => html! { <b>{ named(guests.name(seat)) }</b> },
    };
    sentence.parts().into_iter().map(piece).collect()
}

/// Something worth telling: a drawing, a title, and below it the tale.
pub(crate) fn worth_telling(picture: String, title: &'static str, tale: Html) -> Html {
    html! {
        <div class="panel row">
            { drawing(picture) }
            <div class="grow t2"><b>{ title }</b><br />{ tale }</div>
        </div>
    }
}

/// "Los geht’s zu dritt": the button that begins.
pub(crate) fn lets_go(seats: usize, lang: Lang) -> String {
    let german = ["", "", "zweit", "dritt", "viert", "fünft", "sechst", "siebt", "acht"];
    let english = ["", "", "two", "three", "four", "five", "six", "seven", "eight"];
    let number = lang.pick(german, english).get(seats).copied().unwrap_or_default();
    tell!(lang, "Los geht’s zu {number}", "Let’s play, {number} of us")
}
