//! Cards in a hand: large, in rows of at most seven, chosen by a tap; another tap, elsewhere, plays what is chosen or leaves.

use table::{Lang, tell};
use yew::prelude::*;

use super::{El, el};
use crate::art::{Icon, icon};

/// The most cards in a row.
const ROW: usize = 7;

/// A card as its row shows it.
pub(crate) struct InHand {
    /// Its face, or its back while the hand is covered.
    pub(crate) picture: String,
    /// What it is called; empty while the hand is covered.
    pub(crate) name: String,
    /// What lies on its upper edge.
    pub(crate) mark: Option<El>,
    /// Whether it is chosen.
    pub(crate) chosen: bool,
    /// Whether it can be chosen.
    pub(crate) choosable: bool,
}

impl InHand {
    /// A covered card: its place in the hand is all that is known of it.
    pub(crate) fn covered(back: String, chosen: bool) -> InHand {
        InHand { picture: back, name: String::new(), mark: None, chosen, choosable: false }
    }
}

/// The hand. `choose` gets the place of a card, from 0.
pub(crate) fn hand(cards: Vec<InHand>, choose: &Callback<usize>, lang: Lang) -> El {
    hand_in_rows(cards, ROW, choose, lang)
}

/// The same in rows of at most so many cards, as even as they can be.
pub(crate) fn hand_in_rows(cards: Vec<InHand>, most: usize, choose: &Callback<usize>, lang: Lang) -> El {
    let count = cards.len();
    let rows = count.div_ceil(most).max(1);
    let class = ["r1", "r2", "r3", "r4"][rows.min(4) - 1];
    let mut rest = cards.into_iter().enumerate();
    let row = |row: usize| {
        let here = count / rows + usize::from(row < count % rows);
        let cards: Vec<El> = rest.by_ref().take(here).map(|(at, card)| one(at, count, card, choose, lang)).collect();
        el("div", "hrow").all(cards)
    };
    let rows: Vec<El> = (0..rows).map(row).collect();
    el("div", "hand")
        .class(class, true)
        .set("role", "group")
        .set("aria-label", lang.pick("Deine Karten", "Your cards"))
        .all(rows)
}

fn one(at: usize, count: usize, card: InHand, choose: &Callback<usize>, lang: Lang) -> El {
    let place = at + 1;
    let name = if card.name.is_empty() {
        tell!(lang, "Karte {place} von {count}, verdeckt", "Card {place} of {count}, covered")
    } else {
        card.name
    };
    let choose = choose.clone();
    let press = el("button", "cd").set("type", "button").class("no", !card.choosable).flag("aria-pressed", card.chosen);
    let press = press.put("aria-label", name).flag("aria-disabled", !card.choosable);
    let press = if card.choosable { press.tap(Callback::from(move |()| choose.emit(at))) } else { press };
    press.draw(card.picture).maybe(card.mark)
}

/// Leads from the private side to the table.
pub(crate) fn leave(leave: &Callback<()>, lang: Lang) -> El {
    let press = el("button", "leave").set("type", "button").tap(leave.clone());
    press.draw(icon(Icon::Left, 22)).say(lang.pick("Tisch", "Table"))
}

/// Does what is chosen, once that is an act; what it is called, the face adds.
pub(crate) fn act(ready: bool, play: &Callback<()>) -> El {
    let press = el("button", "btn").set("type", "button").set("id", "act").keyed("act".to_owned());
    let press = press.flag("aria-disabled", !ready);
    if ready { press.tap(play.clone()) } else { press }
}
