//! The table of a device that lies in the middle: everybody answers at the own edge, and the rules in force lie in the middle twice.

use std::rc::Rc;

use ::bohei::Pending;
use ::table::Seat;
use game_ui::{FlatSeating, FlatTable};
use yew::prelude::*;

use super::acts::Props;
use super::orders::at_the_edge;
use super::players::Piles;
use super::slots::Slots;
use super::strip::Reports;

/// The table with what waits, turned to the challenger, to whose name was pressed, or to whoever is asked; what flies lies above all of it.
pub(super) fn table(props: &Props, seating: &Rc<FlatSeating>, class: Classes, main: Html, flying: Html) -> Html {
    let (view, lang) = (&props.view, props.lang);
    let challenger = match view.pending {
        Some(Pending::Challenge { by, .. }) => Some(by),
        _ => None,
    };
    let towards = challenger.or(props.selected).or(props.seat).map(|seat| seating.side(seat));
    let orders = match &view.pending {
        Some(Pending::Orders(orders)) => Some(orders),
        _ => None,
    };
    let panel = |seat: Seat| orders.and_then(|orders| at_the_edge(props, orders, seat)).unwrap_or_default();
    let middle = html! {
        <>
            <div class={classes!(class, "bohei-middle")}>
                <div class="table-side flat-rules">
                    <Slots view={Rc::clone(view)} again={true} {lang} />
                    <Piles view={Rc::clone(view)} {lang} />
                    <Slots view={Rc::clone(view)} {lang} />
                </div>
                { main }
            </div>
            <Reports ..props.clone() />
        </>
    };
    html! {
        <FlatTable class={classes!("bohei-flat", orders.map(|_| "answering"))} seating={Rc::clone(seating)} {towards}
            panels={Seat::all(props.players.seats()).map(panel).collect::<Vec<_>>()} {middle}>
            { flying }
        </FlatTable>
    }
}
