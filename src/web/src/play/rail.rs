//! The rail: the edge of the table, a name for every seat, always there.

use std::rc::Rc;

use table::{Lang, Seat, Seats};
use yew::prelude::*;

use crate::art::mat;
use crate::face::{Face, Guests};
use crate::ui::drawing;

#[derive(Properties)]
pub(super) struct RailProps<G: Face> {
    pub(super) view: Rc<G::View>,
    pub(super) guests: Rc<Guests>,
    pub(super) awaited: Seats,
    pub(super) lang: Lang,
}

impl<G: Face> PartialEq for RailProps<G> {
    fn eq(&self, other: &RailProps<G>) -> bool {
        self.view == other.view
            && self.guests == other.guests
            && self.awaited == other.awaited
            && self.lang == other.lang
    }
}

#[component]
pub(super) fn Rail<G: Face>(props: &RailProps<G>) -> Html {
    let seat = |seat: Seat| {
        let on = props.awaited.contains(seat);
        let (fact, spoken) = G::fact(&props.view, seat, props.lang);
        html! {
            <div class={classes!("seat", on.then_some("on"))} role="listitem" id={format!("seat-{seat}")} aria-current={on.then_some("true")}>
                { drawing(mat(props.guests.symbol(seat), 34)) }
                <span class="nm"><bdi>{ props.guests.name(seat).to_owned() }</bdi></span>
                <span class="n num" aria-hidden="true">{ fact }</span>
                <span class="sr">{ spoken }</span>
            </div>
        }
    };
    html! {
        <div class="rail" role="list" aria-label={props.lang.pick("Am Tisch", "At the table")}>
            { for Seat::all(props.guests.seats()).map(seat) }
            { G::beside(&props.view, props.lang) }
        </div>
    }
}
