//! What the screens say of events, and of what is done with cards.

use ::bohei::{Bohei, Change, Observation};
use ::table::{Lang, Words, cards, localized};
use ui::{Players, said};
use yew::prelude::*;

/// A sentence of the story; `at` is its place among others.
pub(super) fn line(at: usize, event: &Observation, players: &Players, lang: Lang, class: Option<&'static str>) -> Html {
    html! { <p key={at} {class}>{ said(&Bohei::story(event, lang), players) }</p> }
}

/// What somebody does, after the name: "zieht 2 Karten", "wirft 1 Karte ab".
pub(super) fn does(change: Change, lang: Lang) -> String {
    let count = cards(change.count(), lang);
    match change {
        Change::Draw(_) => localized!(lang, "zieht {count}", "draws {count}"),
        Change::Discard(_) => localized!(lang, "wirft {count} ab", "discards {count}"),
    }
}

/// The same where there is little room: "zieht 2", "wirft 1 ab".
pub(super) fn does_shortly(change: Change, lang: Lang) -> String {
    let count = change.count();
    match change {
        Change::Draw(_) => localized!(lang, "zieht {count}", "draws {count}"),
        Change::Discard(_) => localized!(lang, "wirft {count} ab", "discards {count}"),
    }
}

/// What somebody does after "Nö".
pub(super) fn does_not(change: Change, lang: Lang) -> &'static str {
    match change {
        Change::Draw(_) => lang.select("zieht nichts", "draws nothing"),
        Change::Discard(_) => lang.select("wirft nichts ab", "discards nothing"),
    }
}
