//! A game once more: every card open, and below it the mats of those who had seen it there. Who knew what? As everybody saw it, the
//! cards lie face down.

use ::leiff::{Card, Hand, Lying, Slot, View};
use ::table::{Lang, Seat, localized};
use ui::{Players, drawing, named};
use yew::prelude::*;

use super::cards::face;
use crate::art::{leiff_back, mat};

/// The table of a moment.
pub(super) fn look_back(view: &View, players: &Players, lang: Lang) -> Html {
    let open = view.hands.iter().flat_map(|hand| hand.slots.iter().flatten()).any(|lying| lying.card.is_some());
    let pile = |name: &'static str, card: Card| {
        html! { <span class="row small">{ drawing(face(card, 33, lang)) }{ name }</span> }
    };
    let hand = |(seat, hand): (Seat, &Hand)| {
        let slots = (0..).zip(&hand.slots).filter_map(|(at, slot)| Some((Slot::new(at), slot.as_ref()?)));
        html! {
            <li key={seat.index()}>
                { drawing(mat(players.symbol(seat), 28)) }
                <b class="player-name">{ named(players.name(seat)) }</b>
                <ul>{ for slots.map(|(slot, lying)| one(slot, lying, players, lang)) }</ul>
            </li>
        }
    };
    html! {
        <div class="known">
            <div class="row">
                { view.top.map(|card| pile(lang.select("Ablage", "Discarded"), card)) }
                { view.drawn.map(|card| pile(lang.select("gezogen", "drawn"), card)) }
                if open {
                    <p class="small grow">
                        { lang.select("Unter jeder Karte: wer sie gesehen hat.", "Below each card: who has seen it.") }
                    </p>
                }
            </div>
            <ul>{ for Seat::all(players.seats()).zip(&view.hands).map(hand) }</ul>
        </div>
    }
}

/// A card, and who had seen it.
fn one(slot: Slot, lying: &Lying, players: &Players, lang: Lang) -> Html {
    let names: Vec<&str> = lying.seen.iter().map(|seat| players.name(seat)).collect();
    let hidden = || lang.select("verdeckt", "face down").to_owned();
    let (place, card) = (slot.name(lang), lying.card.map_or_else(hidden, |card: Card| card.name(lang)));
    let label = match names.is_empty() {
        true if lying.card.is_none() => format!("{place}: {card}"),
        true => localized!(lang, "{place}: {card}, von niemandem gesehen", "{place}: {card}, seen by nobody"),
        false => {
            let names = names.join(", ");
            localized!(lang, "{place}: {card}, gesehen von {names}", "{place}: {card}, seen by {names}")
        }
    };
    let picture = lying.card.map_or_else(|| leiff_back(40), |card| face(card, 40, lang));
    let mats: String = lying.seen.iter().map(|seat| mat(players.symbol(seat), 20)).collect();
    html! {
        <li key={slot.index()}>
            <div role="img" aria-label={label}>{ drawing(picture) }<span>{ drawing(mats) }</span></div>
        </li>
    }
}
