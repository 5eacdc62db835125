//! The design system: components, hooks, drawings and document helpers that know no game and no screen.

#[macro_use]
pub mod art;
mod controls;
pub mod dom;
#[cfg(feature = "testing")]
mod drawn;
mod flight;
mod hand;
mod highlight;
mod holding;
mod media;
pub mod names;
mod players;
mod shake;
mod strip;
mod swipe;
mod tap;

use table::{Lang, Part, Sentence, localized};
use yew::prelude::*;

#[cfg(feature = "testing")]
pub use drawn::drawn;

pub use controls::{Choice, Fold, IconButton, LinkRow, Switch, TopBar};
pub use flight::{Flight, TRAVEL, flying, landed, set_out};
pub use hand::{InHand, act, card_label, hand, hand_in_rows, leave};
pub use highlight::Highlight;
pub use holding::{HoldButton, Holding, Press, use_holding};
pub use media::use_media;
pub use players::Players;
pub use shake::use_shake;
pub use strip::Strip;
pub use swipe::{Swipe, use_swipe};
pub use tap::{on_press, on_tap};

/// A drawing of our own, SVG text of `art`.
pub fn drawing(svg: String) -> Html {
    Html::from_html_unchecked(AttrValue::from(svg))
}

/// A name, kept together whatever its direction of writing.
pub fn named(name: &str) -> Html {
    html! { <bdi>{ name }</bdi> }
}

/// The same words at the beginning of a sentence. None of our own needs another capital than A to Z, and all of Unicode would
/// weigh 5 kB.
pub fn capital(words: &str) -> String {
    let mut words = words.to_owned();
    if let Some(first) = words.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    words
}

/// A sentence of the story, names set apart.
pub fn said(sentence: &Sentence, players: &Players) -> Html {
    let piece = |part| match part {
        Part::Text(words) => html! { { words.to_owned() } },
        Part::Seat(seat) => html! { <b>{ named(players.name(seat)) }</b> },
    };
    sentence.parts().into_iter().map(piece).collect()
}

/// "Los geht’s zu dritt": the button that begins.
pub fn lets_go(seats: usize, lang: Lang) -> String {
    let german = ["", "", "zweit", "dritt", "viert", "fünft", "sechst", "siebt", "acht"];
    let english = ["", "", "two", "three", "four", "five", "six", "seven", "eight"];
    let number = lang.select(german, english).get(seats).copied().unwrap_or_default();
    localized!(lang, "Los geht’s zu {number}", "Let’s play, {number} of us")
}
