//! Cards in a hand: large, in rows of at most seven, chosen by a tap; another tap, elsewhere, plays what is chosen or leaves. Some
//! games let a card be played by a swipe as well.

use table::{Lang, localized};
use yew::prelude::*;

use super::swipe::{Swipe, Swiped};
use super::{drawing, on_tap};
use crate::art::{Icon, icon};

/// The most cards in a row.
const ROW: usize = 7;

/// A card as its row shows it.
pub struct InHand {
    /// Its face, or its back while the hand is covered.
    pub picture: String,
    /// What it is called; empty while the hand is covered.
    pub name: String,
    /// What lies on its upper edge.
    pub mark: Option<Html>,
    /// Whether it is chosen.
    pub chosen: bool,
    /// Whether it can be chosen.
    pub choosable: bool,
    /// Whether it can be played by a swipe.
    pub swipeable: bool,
}

impl InHand {
    /// A covered card: its place in the hand is all that is known of it.
    pub fn covered(back: String, chosen: bool) -> InHand {
        InHand { picture: back, name: String::new(), mark: None, chosen, choosable: false, swipeable: false }
    }

    /// The back of a card that its player calls by this label.
    pub fn labelled(back: String, label: &AttrValue, chosen: bool, choosable: bool, lang: Lang) -> InHand {
        let name = localized!(lang, "Karte {label}", "Card {label}");
        InHand { picture: back, name, mark: Some(card_label(label)), chosen, choosable, swipeable: false }
    }
}

/// The hand. `choose` gets the place of a card, from 0.
pub fn hand(cards: Vec<InHand>, choose: &Callback<usize>, lang: Lang) -> Html {
    hand_in_rows(cards, ROW, None, choose, None, lang)
}

/// The same in rows of at most so many cards, as even as they can be, with one more class; and with what a swipe does.
pub fn hand_in_rows(
    cards: Vec<InHand>,
    most: usize,
    class: Option<&'static str>,
    choose: &Callback<usize>,
    swipe: Option<&Swipe>,
    lang: Lang,
) -> Html {
    let count = cards.len();
    let rows = count.div_ceil(most).max(1);
    let mut rest = cards.into_iter().enumerate();
    let row = |row: usize| {
        let here = count / rows + usize::from(row < count % rows);
        let cards = rest.by_ref().take(here).map(|(at, card)| one(at, count, card, choose, swipe, lang));
        html! { <div key={row} class="hand-row">{ for cards }</div> }
    };
    let class = classes!("hand", ["one-row", "two-rows", "three-rows", "four-rows"][rows.min(4) - 1], class);
    let follow = swipe.map(|swipe| swipe.follow.clone());
    html! {
        <div {class} id="hand" role="group" aria-label={lang.select("Deine Karten", "Your cards")}
            onpointermove={follow.clone()} onpointerup={follow.clone()} onpointercancel={follow.clone()} onpointerleave={follow}>
            { for (0..rows).map(row) }
        </div>
    }
}

fn one(at: usize, count: usize, card: InHand, choose: &Callback<usize>, swipe: Option<&Swipe>, lang: Lang) -> Html {
    let InHand { picture, name, mark, chosen, choosable, swipeable } = card;
    let place = at + 1;
    let name = if name.is_empty() {
        localized!(lang, "Karte {place} von {count}, verdeckt", "Card {place} of {count}, covered")
    } else {
        name
    };
    let (press, onclick) = choosable.then(|| on_tap(choose.reform(move |()| at))).unzip();
    let swipe = swipe.filter(|_| swipeable);
    let onpointerdown = {
        let down = swipe.map(|swipe| swipe.down.clone());
        Callback::from(move |event: PointerEvent| {
            if let Some(down) = &down {
                down.emit((at, event.clone()));
            }
            if let Some(press) = &press {
                press.emit(event);
            }
        })
    };
    let class = classes!(
        "hand-card",
        (!choosable).then_some("not-choosable"),
        swipe.is_some().then_some("swipeable"),
        match swipe.map(|swipe| swipe.of(at)).unwrap_or_default() {
            Swiped::No => None,
            Swiped::Near => Some("swiped"),
            Swiped::Far => Some("swiped swiped-far"),
        },
    );
    html! {
        <button key={at} type="button" {class} {onpointerdown} {onclick}
            aria-pressed={chosen.to_string()} aria-label={name} aria-disabled={(!choosable).to_string()}>
            { drawing(picture) }
            { mark }
        </button>
    }
}

/// A label on a card's upper edge, by which its player names it on the table.
pub fn card_label(label: &AttrValue) -> Html {
    html! { <span class="card-mark card-label">{ label }</span> }
}

/// Leads from the private side to the table.
pub fn leave(leave: &Callback<()>, lang: Lang) -> Html {
    let (onpointerdown, onclick) = on_tap(leave.clone());
    html! {
        <button type="button" class="leave" {onpointerdown} {onclick}>
            { drawing(icon(Icon::Left, 22)) }{ lang.select("Tisch", "Table") }
        </button>
    }
}

/// Does what is chosen, once that is an act.
pub fn act(ready: bool, class: Option<&'static str>, play: &Callback<()>, label: Html) -> Html {
    let (onpointerdown, onclick) = ready.then(|| on_tap(play.clone())).unzip();
    html! {
        <button key="act" type="button" class={classes!("btn", class)} id="act" {onpointerdown} {onclick}
            aria-disabled={(!ready).to_string()}>
            { label }
        </button>
    }
}
