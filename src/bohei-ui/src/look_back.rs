//! A game once more, with every hand turned up, or with the backs that everybody saw.

use ::bohei::{Card, Lying, View};
use ::table::{Lang, Seat, localized};
use ui::Players;
use ui::{drawing, named};
use yew::prelude::*;

use crate::art::{self, mat};

/// The table of a moment: the rules and the card that lie there, and everybody's cards.
pub(super) fn look_back(view: &View, players: &Players, lang: Lang) -> Html {
    let hand = |(seat, player): (Seat, &::bohei::Player)| {
        let cards = match view.hands.get(seat.index()) {
            Some(hand) => {
                html! { <ul class="known-cards">{ for hand.iter().enumerate().map(|(at, &card)| one(at, card, lang)) }</ul> }
            }
            None => {
                let back = |at| html! { <li key={at}>{ drawing(art::back(36)) }</li> };
                html! { <ul aria-hidden="true">{ for (0..player.cards).map(back) }</ul> }
            }
        };
        html! {
            <li key={seat.index()}>
                { drawing(mat(players.symbol(seat), 28)) }
                <b class="player-name row">
                    { named(players.name(seat)) }
                    <span class="display">{ player.cards }</span>
                    <span class="small">{ if player.called { lang.select("„Bohei!“", "“Bohei!”") } else { "" } }</span>
                </b>
                { cards }
            </li>
        }
    };
    let goal = view.goal;
    html! {
        <div class="known bohei-known">
            <div class="small">
                { localized!(lang, "Regeln, Ziel: {goal} Karten", "Rules, goal: {goal} cards") }
                <ul class="known-cards">{ for view.slots.iter().map(|lying| rule(*lying, lang)) }</ul>
            </div>
            if let Some(card) = view.top {
                <div>
                    <div class="small">{ lang.select("Abgelegt", "Discarded") }</div>
                    <ul class="known-cards">{ one(0, card, lang) }</ul>
                </div>
            }
            <ul>{ for Seat::all(players.seats()).zip(&view.players).map(hand) }</ul>
        </div>
    }
}

/// What lies in a slot for rules.
fn rule(lying: Lying, lang: Lang) -> Html {
    let Lying { slot, card, closed } = lying;
    match card.filter(|_| !closed) {
        Some(card) => one(slot.index(), card, lang),
        None if closed => {
            html! { <li key={slot.index()} class="row none">{ lang.select("geschlossen", "closed") }</li> }
        }
        None => html! { <li key={slot.index()} class="row none">{ lang.select("frei", "free") }</li> },
    }
}

/// A card and its title; `at` is its place in the list.
fn one(at: usize, card: Card, lang: Lang) -> Html {
    html! { <li key={at} class="row">{ drawing(art::card(card, 36, lang)) }<span>{ card.title(lang) }</span></li> }
}
