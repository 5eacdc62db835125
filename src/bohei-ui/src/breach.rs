//! Reported breaches of rules: they wait below what is played, side by side on one more paper.

use std::rc::Rc;

use ::bohei::Breach;
use ::table::{Lang, cards, localized};
use ui::Players;
use ui::{drawing, named};
use yew::prelude::*;

use super::acts::{player, tick};
use crate::art::mat;

/// What is shown of breaches.
#[derive(Properties, PartialEq)]
pub(super) struct BreachesProps {
    /// The breaches that were reported, the oldest report first.
    pub(super) breaches: Vec<Breach>,
    /// How many cards a breach costs.
    pub(super) penalty: u8,
    /// Who plays.
    pub(super) players: Rc<Players>,
    /// The language.
    pub(super) lang: Lang,
}

/// The paper, if somebody was reported.
#[component]
pub(super) fn Breaches(props: &BreachesProps) -> Html {
    match props.breaches.as_slice() {
        [] => Html::default(),
        [one] => alone(props, *one),
        several => side_by_side(props, several),
    }
}

/// One report in whole sentences.
fn alone(props: &BreachesProps, Breach { by, seat, confirmed }: Breach) -> Html {
    let BreachesProps { penalty, players, lang, .. } = props;
    let by = players.name(by);
    let words = if confirmed {
        let count = cards(*penalty, *lang);
        localized!(lang, "Bestätigt. Gleich folgt die Strafe: {count}.", "Confirmed. The penalty follows: {count}.")
    } else {
        localized!(
            lang,
            "Gemeldet von {by}. Wer bestätigt? Tippe den eigenen Namen an.",
            "Reported by {by}. Who confirms it? Tap your own name."
        )
    };
    html! {
        <div class="board breach-report">
            { drawing(mat(players.symbol(seat), 34)) }
            <div class="grow">
                <b>{ lang.select("Regelbruch: ", "Breach: ") }{ named(players.name(seat)) }</b>
                <p>{ words }</p>
            </div>
        </div>
    }
}

/// Several: who is accused, by whom, and whether it is confirmed.
fn side_by_side(props: &BreachesProps, breaches: &[Breach]) -> Html {
    let BreachesProps { players, lang, .. } = props;
    let one = |breach: &Breach| {
        let by = players.name(breach.by);
        let (words, mark) = match breach.confirmed {
            true => (lang.select("zahlt", "pays").to_owned(), Some(tick(20))),
            false => (localized!(lang, "von {by}", "by {by}"), None),
        };
        html! {
            <li key={breach.seat.to_string()}>
                { player(players, breach.seat, 24) }<span class="small">{ words }</span>{ mark }
            </li>
        }
    };
    let asks = match breaches.iter().all(|breach| breach.confirmed) {
        true => lang.select("Regelbrüche, alle bestätigt", "Breaches, all of them confirmed"),
        false => lang.select("Gemeldet. Wer bestätigt? Namen antippen.", "Reported. To confirm one, tap your name."),
    };
    html! { <div class="board breach-report several-breaches"><b>{ asks }</b><ul>{ for breaches.iter().map(one) }</ul></div> }
}
