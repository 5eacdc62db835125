//! A game once more: below each card of the pile what was said and what was true, and everybody's hand. What is not turned up
//! lies as its back.

use ::larry::{Card, Event, Reveal, View};
use ::table::{Lang, Seat, localized};
use ui::Players;
use ui::{drawing, named};
use yew::prelude::*;

use super::Observation;
use super::cards::{back, face, number};
use super::parts::way;
use crate::art::mat;

/// The table of a moment. An odd number of Ätsch makes any sum right.
pub(super) fn look_back(view: &View, own: Option<Seat>, last: &[Observation], players: &Players, lang: Lang) -> Html {
    let (mut sum, mut aetsch) = (Some(0), false);
    let pile = pile(view, last);
    let latest = pile.len().saturating_sub(1);
    let laid = pile.into_iter().enumerate().map(|(at, Said { seat, card, said })| {
        sum = sum.zip(card).map(|(sum, card)| sum + card.value().unwrap_or(0));
        aetsch ^= card == Some(Card::Aetsch);
        let no = !aetsch && sum.is_some_and(|sum| sum != said);
        html! {
            // The page brings it into sight.
            <li key={at} id={(at == latest).then_some("latest")}>
                { one(card, 58, lang) }
                { drawing(mat(players.symbol(seat), 28)) }
                <b class="display">{ number(said) }</b>
                <b class={classes!("display", no.then_some("wrong-sum"))}>{ sum.map_or_else(|| "?".to_owned(), number) }</b>
            </li>
        }
    });
    let laid: Vec<Html> = laid.collect();
    let card = |(at, card): (usize, Option<Card>)| html! { <li key={at}>{ one(card, 40, lang) }</li> };
    let hand = |seat: Seat| {
        let cards: Vec<Option<Card>> = match view.turned_up.get(seat.index()) {
            Some(hand) => hand.iter().copied().map(Some).collect(),
            None if own == Some(seat) => view.hand.iter().flatten().copied().map(Some).collect(),
            None => vec![None; view.hands[seat.index()].into()],
        };
        html! {
            <li key={seat.index()}>
                { drawing(mat(players.symbol(seat), 28)) }
                <b class="player-name">{ named(players.name(seat)) }</b>
                <ul>{ for cards.into_iter().enumerate().map(card) }</ul>
            </li>
        }
    };
    let (limit, way) = (view.limit, way(view.clockwise, lang));
    html! {
        <div class="known held">
            <p class="small">{ localized!(lang, "Limit {limit}, {way}", "Limit {limit}, {way}") }</p>
            if laid.is_empty() {
                <p class="small">{ lang.select("Der Stapel ist leer.", "The pile is empty.") }</p>
            } else {
                <ol class="truths">
                    <li class="small">
                        <span>{ lang.select("gesagt", "said") }</span><span>{ lang.select("wahr", "true") }</span>
                    </li>
                    <>{ laid }</>
                </ol>
            }
            <ul>{ for Seat::all(players.seats()).map(hand) }</ul>
        </div>
    }
}

/// A card of the pile, if it is turned up, and the sum that was said with it.
struct Said {
    seat: Seat,
    card: Option<Card>,
    said: i8,
}

/// The pile as it lies, or the one that the last act has turned up.
fn pile(view: &View, last: &[Observation]) -> Vec<Said> {
    let turned = last.iter().find_map(|told| match told {
        Event::Revealed(Reveal { cards, .. }) => Some(cards),
        _ => None,
    });
    match turned {
        Some(cards) => {
            let turned = cards.iter();
            turned.map(|turned| Said { seat: turned.seat, card: Some(turned.card), said: turned.said }).collect()
        }
        None => view.pile.iter().map(|laid| Said { seat: laid.seat, card: laid.card, said: laid.sum }).collect(),
    }
}

/// A card, or its back.
fn one(card: Option<Card>, width: u32, lang: Lang) -> Html {
    let (name, picture) = match card {
        Some(card) => (card.name(lang), face(card, width, lang)),
        None => (lang.select("verdeckt", "face down").to_owned(), back(width)),
    };
    html! { <span role="img" aria-label={name}>{ drawing(picture) }</span> }
}
