//! The cards that a look shows.

use ::leiff::{Leiff, Place};
use ::table::Seat;
use game_ui::HandProps;
use ui::{card_label, drawing};
use yew::prelude::*;

use super::words::{card_at, lies_there, shown, slot_spoken};
use crate::art;
use crate::cards::face;
use crate::layout::{columns, places};

/// How wide a card is drawn; the style sheet overrules it.
pub(in super::super) const CARD: u32 = 128;

/// The squares at which the look goes, face up where the viewer sees them. On a phone the cards have these labels, in the order of the look.
pub(in super::super) fn look(props: &HandProps<Leiff>, labels: &[AttrValue]) -> Html {
    let at = shown(&props.view);
    let mut owners: Vec<Seat> = at.iter().map(|place| place.seat).collect();
    owners.dedup();
    let card = |(place, lies): (Place, bool)| {
        if !lies {
            return html! { <i key={place.slot.index()} class="card-gap" /> };
        }
        let card = card_at(&props.view, place).filter(|_| props.open);
        let picture = card.map_or_else(|| art::leiff_back(CARD), |card| face(card, CARD, props.lang));
        let label =
            card.map_or_else(|| slot_spoken(place.slot, false, props.lang), |card| lies_there(place, card, props));
        let looked = at.iter().position(|at| *at == place);
        let class = classes!("square-card", looked.map(|_| "marked"));
        let mark = looked.and_then(|at| labels.get(at)).map(card_label);
        html! {
            <div key={place.slot.index()} {class} role="img" aria-label={label}>{ drawing(picture) }{ mark }</div>
        }
    };
    let square = |owner: Seat| {
        let places = places(&props.view, owner);
        let class = classes!("square", columns(places.len()));
        html! { <div key={owner.index()} {class} role="group">{ for places.into_iter().map(card) }</div> }
    };
    let sleep = match at.len() {
        0 | 1 => props.lang.select("Merken. Danach schläft sie weiter.", "Remember it. Then it sleeps on."),
        _ => props.lang.select("Merken. Danach schlafen sie weiter.", "Remember them. Then they sleep on."),
    };
    html! { <><>{ for owners.into_iter().map(square) }</><p class="medium muted sleep-note">{ sleep }</p></> }
}
