//! The own square in which a card is chosen, and the drawn card that may go there.

use ::leiff::{Action, Leiff, Place};
use ::table::localized;
use game_ui::HandProps;
use ui::{drawing, on_tap};
use yew::prelude::*;

use super::look::CARD;
use super::task::Task;
use super::words::slot_spoken;
use crate::art::{self, lids};
use crate::cards::face;
use crate::layout::{columns, places};
use crate::words::the;

/// A hand, as its parts get it. They are functions: a component would be covered a moment later than the hand.
#[derive(Clone, Copy)]
pub(super) struct Choosing<'a> {
    /// What the page gives.
    pub(super) hand: &'a HandProps<Leiff>,
    /// Which act is chosen.
    pub(super) chosen: Option<Action>,
    /// Chooses an act.
    pub(super) choose: &'a Callback<Action>,
}

/// The drawn card, and the own square into which it may go.
pub(super) fn drawn(choosing: Choosing<'_>) -> Html {
    let Choosing { hand, chosen, choose } = choosing;
    let lang = hand.lang;
    let drawn = hand.view.drawn.filter(|_| hand.open);
    let picture = drawn.map_or_else(|| art::leiff_back(CARD), |card| face(card, CARD, lang));
    let spoken =
        drawn.map_or_else(|| lang.select("Gezogen, verdeckt", "Drawn, covered").to_owned(), |card| the(card, lang));
    let on = chosen == Some(Action::Discard);
    let (onpointerdown, onclick) = on_tap(choose.reform(|()| Action::Discard));
    let top = hand.view.top.map(|top| {
        let label = localized!(lang, "Oben liegt {}", "On top: {}", the(top, lang));
        html! { <div class="top-card" role="img" aria-label={label}>{ drawing(face(top, 64, lang)) }</div> }
    });
    html! {
        <div class="two-up">
            <div class="drawn-column">
                // It opens where it lies; the bar below does the same.
                <div class={classes!("drawn-card", on.then_some("marked"))} role="img" aria-label={spoken}
                    onpointerdown={&hand.on_hold} oncontextmenu={|event: MouseEvent| event.prevent_default()}>
                    { drawing(picture) }
                </div>
                <div class="discard-row">
                    { top }
                    <button type="button" class={classes!("btn", "second", on.then_some("picked"))} id="discard"
                        {onpointerdown} {onclick} aria-pressed={on.to_string()}>
                        { lang.select("Abwerfen", "Discard") }
                    </button>
                </div>
            </div>
            { own_square(choosing) }
        </div>
    }
}

/// The own square, in which one card can be chosen if that is asked.
pub(super) fn own_square(Choosing { hand, chosen, choose }: Choosing<'_>) -> Html {
    let task = Task::of(&hand.view, hand.seat);
    let choosing = matches!(task, Task::Place | Task::Offer);
    // Which card is given away, nobody else may see.
    let chosen = chosen.filter(|_| choosing && (task != Task::Offer || hand.open));
    let one = |(place, lies): (Place, bool)| {
        if !lies {
            return html! { <i key={place.slot.index()} class="card-gap" /> };
        }
        let act = if task == Task::Offer { Action::Offer(place.slot) } else { Action::Swap(place.slot) };
        let on = chosen == Some(act);
        let lying = hand.view.hands.get(hand.seat.index()).and_then(|hand| *hand.slots.get(place.slot.index())?);
        let seen = hand.open && lying.is_some_and(|lying| lying.marked);
        let (onpointerdown, onclick) = choosing.then(|| on_tap(choose.reform(move |()| act))).unzip();
        html! {
            <button key={place.slot.index()} type="button" class={classes!("square-card", on.then_some("marked"))}
                {onpointerdown} {onclick} aria-pressed={on.to_string()} aria-label={slot_spoken(place.slot, seen, hand.lang)}
                aria-disabled={(!choosing).to_string()}>
                { drawing(art::leiff_back(CARD)) }
                if seen {
                    <span class="card-mark">{ drawing(lids(26)) }</span>
                }
            </button>
        }
    };
    let places = places(&hand.view, hand.seat);
    let class = classes!("square", columns(places.len()));
    html! { <div {class} role="group">{ for places.into_iter().map(one) }</div> }
}
