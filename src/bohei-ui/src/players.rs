//! Everybody's cards, in large numbers: who is near the goal is everybody's business. And the two piles.

use std::rc::Rc;

use ::bohei::View;
use ::table::{Lang, Seat, cards, localized};
use ui::Players;
use ui::drawing;
use yew::prelude::*;

use super::acts::player;
use crate::art;

/// From this many players on a phone shows the numbers on the rail alone.
const MANY: usize = 6;

/// What the players' places show.
#[derive(Properties, PartialEq)]
pub(super) struct PlayersRowProps {
    /// The open table.
    pub(super) view: Rc<View>,
    /// Who plays.
    pub(super) players: Rc<Players>,
    /// The language.
    pub(super) lang: Lang,
}

/// A place for everybody.
#[component]
pub(super) fn PlayersRow(props: &PlayersRowProps) -> Html {
    let count = props.view.players.len();
    html! {
        <div class={classes!("card-counts", (count >= MANY).then_some("many-players"))} role="list"
            aria-label={props.lang.select("Handkarten", "Cards in hand")}>
            { for Seat::all(count as u8).map(|seat| one(props, seat)) }
        </div>
    }
}

fn one(props: &PlayersRowProps, seat: Seat) -> Html {
    let PlayersRowProps { view, players, lang } = props;
    let (count, called) = view.players.get(seat.index()).map_or((0, false), |player| (player.cards, player.called));
    let class = classes!("card-count", (view.turn == seat).then_some("on"), called.then_some("called"));
    html! {
        <div key={seat.index()} {class} role="listitem" id={format!("hnd-{seat}")}>
            { drawing(fan(count)) }
            { player(players, seat, 28) }
            <span class="display num" aria-hidden="true">{ count }</span>
            <span class="visually-hidden">{ cards(count, *lang) }</span>
            if called {
                <em>{ "Bohei!" }</em>
            }
        </div>
    }
}

/// So many backs, fanned out.
fn fan(count: u8) -> String {
    let gaps = i32::from(count).max(2) - 1;
    let step = (62 / gaps).min(11);
    let start = -(step * (i32::from(count) - 1)) / 2;
    let backs: String = (0..i32::from(count))
        .map(|at| {
            let turn = start + step * at;
            format!(r#"<path d="M-7 -68h14q4 0 4 4v24q0 4 -4 4h-14q-4 0 -4 -4v-24q0 -4 4 -4zM-6 -54q3 4 5 0M1 -54q3 4 5 0" transform="translate(46 74) rotate({turn})"/>"#)
        })
        .collect();
    format!(
        r##"<svg class="fan" width="78" height="40" viewBox="0 0 92 47" aria-hidden="true"><g fill="#9c4410" stroke="#ff944d" stroke-width="2" stroke-linecap="round">{backs}</g></svg>"##
    )
}

/// What the piles show.
#[derive(Properties, PartialEq)]
pub(super) struct PilesProps {
    /// The open table.
    pub(super) view: Rc<View>,
    /// The language.
    pub(super) lang: Lang,
}

/// The draw pile with its number, and the top of the discard pile.
#[component]
pub(super) fn Piles(props: &PilesProps) -> Html {
    let PilesProps { view, lang } = props;
    let (lang, stock, discarded) = (*lang, view.stock, view.discarded);
    let back = (stock > 0).then(|| art::back(62));
    let top = view.top.map(|card| art::card(card, 62, lang));
    let name = view.top.map_or_else(|| lang.select("leer", "empty"), |card| card.title(lang));
    html! {
        <div class="bohei-piles">
            { heap("stock", back, localized!(lang, "Ziehstapel: {stock}", "Draw pile: {stock}"), "") }
            { heap("top", top, localized!(lang, "Ablage: {discarded}", "Discards: {discarded}"), name) }
        </div>
    }
}

/// A pile, and below it what it is called and how many cards it holds.
fn heap(id: &'static str, picture: Option<String>, words: String, name: &'static str) -> Html {
    html! {
        <div class="bohei-pile">
            <div class={classes!("pile-place", picture.is_none().then_some("gone"))} {id}>{ picture.map(drawing) }</div>
            <span class="small"><b>{ words }</b><span>{ name }</span></span>
        </div>
    }
}
