//! A game once more: what lies openly before everybody, every hand, and what was laid down.

use ::riffifi::{Card, Cards, Place, View, named as called};
use ::table::{Lang, Seat, localized};
use ui::{Players, drawing, named};
use yew::prelude::*;

use super::cards::{back, picture};
use super::chips::Chips;
use super::words::claim;
use crate::art::mat;

/// The table of a moment.
pub(super) fn look_back(view: &View, own: Option<Seat>, players: &Players, lang: Lang) -> Html {
    let legend = match view.turned_up.is_empty() {
        true => lang.select("Mit Rand: offen. Klein: abgelegt.", "With a frame: open. Small: laid down."),
        false => lang.select(
            "Mit Rand: offen. Klein: abgelegt, gestrichelt: ungesehen.",
            "With a frame: open. Small: laid down, dashed: unseen.",
        ),
    };
    let place = |(seat, place): (Seat, &Place)| {
        let will = place.open.map(|open| claim(open, lang)).filter(|will| !will.is_empty());
        html! {
            <li key={seat.index()}>
                { drawing(mat(players.symbol(seat), 28)) }
                <b class="player-name row">
                    { named(players.name(seat)) }
                    if let Some(will) = will {
                        <span class="small">{ localized!(lang, "will {will}", "wants {will}") }</span>
                    }
                </b>
                <ul>{ lying(view, own == Some(seat), seat, place, lang) }</ul>
                <Chips loot={place.loot} {lang} />
            </li>
        }
    };
    html! {
        <div class="known held">
            <p class="small">{ legend }</p>
            <Chips loot={view.middle} {lang} />
            <ul>{ for Seat::all(players.seats()).zip(&view.places).map(place) }</ul>
        </div>
    }
}

/// The cards of a player: the open one, those in hand, those laid down.
fn lying(view: &View, own: bool, seat: Seat, place: &Place, lang: Lang) -> Vec<Html> {
    let open = place.open.map(|open| (Some("on"), Some(open)));
    let others = match view.turned_up.get(seat.index()) {
        Some(cards) => [
            some(None, cards.hand),
            some(Some("laid-down"), cards.pile.without(cards.unseen)),
            some(Some("laid-down unseen"), cards.unseen),
        ]
        .concat(),
        None if own => {
            let held = view.hand.iter().flatten().map(|held| (None, Some(held.card))).collect();
            [held, backs(Some("laid-down"), place.pile)].concat()
        }
        None => [backs(None, place.hand), backs(Some("laid-down"), place.pile)].concat(),
    };
    open.into_iter().chain(others).enumerate().map(|(at, (class, card))| one(at, class, card, lang)).collect()
}

/// A card as it lies: its class, and its face if it lies face up.
type Lying = (Option<&'static str>, Option<Card>);

/// Cards that everybody saw as backs.
fn backs(class: Option<&'static str>, count: u8) -> Vec<Lying> {
    vec![(class, None); count.into()]
}

/// Cards that lie in the same way.
fn some(class: Option<&'static str>, cards: Cards) -> Vec<Lying> {
    cards.iter().map(|card| (class, Some(card))).collect()
}

/// The card at this place.
fn one(at: usize, class: Option<&'static str>, card: Option<Card>, lang: Lang) -> Html {
    match card {
        Some(card) => html! {
            <li key={at} {class} role="img" aria-label={called(card, lang)}>{ drawing(picture(card, 40)) }</li>
        },
        None => html! { <li key={at} {class} aria-hidden="true">{ drawing(back(40)) }</li> },
    }
}
