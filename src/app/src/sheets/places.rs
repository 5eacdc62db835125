//! Where everybody sits around a device that lies in the middle: two who are tapped swap their places.

use std::rc::Rc;

use game_ui::art::mat;
use game_ui::{Place, Side, places};
use table::{Seat, localized};
use ui::{Players, drawing, named, use_media};
use yew::prelude::*;

use crate::context::use_app;
use crate::sheets::use_flat;

/// Where everybody sits around a device that lies in the middle; nothing if it goes round.
#[hook]
pub(crate) fn use_places(seats: u8, order: Vec<u8>) -> Option<Rc<Vec<Place>>> {
    let (flat, high) = (use_flat(), use_media("(orientation:portrait)"));
    let places = use_memo((seats, high, order), |(seats, high, order)| ordered(&places(*seats, *high), order));
    flat.then_some(places)
}

/// The places in another order, if that has each of them once.
fn ordered(places: &[Place], order: &[u8]) -> Vec<Place> {
    let mut sorted = order.to_vec();
    sorted.sort_unstable();
    if sorted.iter().map(|&at| usize::from(at)).eq(0..places.len()) {
        order.iter().map(|&at| places[usize::from(at)]).collect()
    } else {
        places.to_vec()
    }
}

/// Two of so many seats swap their places. An order that is not one of so many begins anew. A seat that is not there any more swaps
/// with nobody.
pub(crate) fn swap(order: &mut Vec<u8>, seats: u8, (one, other): (Seat, Seat)) {
    if [one, other].iter().any(|seat| seat.index() >= usize::from(seats)) {
        return;
    }
    if order.len() != usize::from(seats) {
        *order = (0..seats).collect();
    }
    order.swap(one.index(), other.index());
}

/// What [`Places`] shows.
#[derive(Properties, PartialEq)]
pub(crate) struct PlacesProps {
    /// Who plays.
    pub(crate) players: Rc<Players>,
    /// The place of each seat.
    pub(crate) places: Rc<Vec<Place>>,
    /// Two seats swap their places.
    pub(crate) on_swap: Callback<(Seat, Seat)>,
}

/// The table from above.
#[component]
pub(crate) fn Places(props: &PlacesProps) -> Html {
    let PlacesProps { players, places, on_swap } = props;
    let lang = use_app().lang();
    let first = use_state_eq(|| None::<Seat>);
    {
        // Among other players the same seat is another person.
        let first = first.setter();
        use_effect_with(Rc::clone(players), move |_| first.set(None));
    }
    let place = |seat: Seat| {
        let chosen = *first == Some(seat);
        let (on_swap, first) = (on_swap.clone(), first.clone());
        let onclick = Callback::from(move |_| match *first {
            Some(other) if other != seat => {
                on_swap.emit((other, seat));
                first.set(None);
            }
            Some(_) => first.set(None),
            None => first.set(Some(seat)),
        });
        html! {
            <button key={seat.index()} type="button" class="table-place" {onclick} aria-pressed={chosen.to_string()}>
                { drawing(mat(players.symbol(seat), 40)) }<span>{ named(players.name(seat)) }</span>
            </button>
        }
    };
    let edge = |side: Side| {
        let mut here: Vec<Seat> = Seat::all(players.seats()).filter(|seat| places[seat.index()].side == side).collect();
        here.sort_by_key(|seat| places[seat.index()].index);
        html! { <div key={side.class()} class={classes!("table-edge", side.class())}>{ for here.into_iter().map(place) }</div> }
    };
    let words = match *first {
        Some(seat) => {
            let name = players.name(seat);
            localized!(lang, "{name} tauscht mit …", "{name} swaps with …")
        }
        None => {
            lang.select("Tippe zwei Namen an: Sie tauschen die Plätze.", "Tap two names: they swap places.").to_owned()
        }
    };
    html! {
        <div class="list">
            <p role="status">{ words }</p>
            <div class="table-map">
                { for Side::ALL.map(edge) }
                <div class="table-device" aria-hidden="true" />
            </div>
            <p class="small muted">
                { lang.select("Die Reihenfolge im Spiel bleibt.", "The order of play stays the same.") }
            </p>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_that_is_none_changes_nothing() {
        let places = places(3, false);
        assert_eq!(ordered(&places, &[2, 0, 1]), [places[2], places[0], places[1]]);
        for order in [&[][..], &[0, 1], &[0, 0, 1], &[1, 2, 3], &[0, 1, 2, 3]] {
            assert_eq!(ordered(&places, order), places);
        }
    }

    #[test]
    fn a_seat_that_is_gone_swaps_with_nobody() {
        for mut order in [vec![], vec![1, 0]] {
            let before = order.clone();
            swap(&mut order, 2, (Seat::new(2), Seat::new(0)));
            swap(&mut order, 2, (Seat::new(0), Seat::new(2)));
            assert_eq!(order, before);
        }
    }
}
