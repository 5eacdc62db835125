//! How far somebody's cards are moved on: what each way makes of them.

use std::rc::Rc;

use ::leiff::{Action, Place, View};
use ::table::{Lang, Seat, localized};
use ui::on_tap;
use yew::prelude::*;

use crate::layout::{columns, places};

/// What a [`Rotation`] shows.
#[derive(Properties, PartialEq)]
pub(super) struct RotationProps {
    /// The table.
    pub(super) view: Rc<View>,
    /// Whose cards.
    pub(super) target: Seat,
    /// Which act is chosen, as far as it may be seen.
    pub(super) chosen: Option<Action>,
    /// Chooses an act.
    pub(super) choose: Callback<Action>,
    /// The language.
    pub(super) lang: Lang,
}

/// All ways to choose from, and the cards as they lie now.
#[component]
pub(super) fn Rotation(props: &RotationProps) -> Html {
    let RotationProps { view, target, chosen, choose, lang } = props;
    let lying = places(view, *target);
    let count = lying.iter().filter(|(_, lies)| *lies).count();
    let way = |steps: u8| {
        let action = Action::Rotate(steps);
        let on = *chosen == Some(action);
        let words = match steps {
            1 => lang.select("1 weiter", "1 on").to_owned(),
            _ => localized!(*lang, "{steps} weiter", "{steps} on"),
        };
        let (onpointerdown, onclick) = on_tap(choose.reform(move |()| action));
        html! {
            <button key={steps} type="button" class={classes!("rotation", on.then_some("marked"))}
                aria-pressed={on.to_string()} {onpointerdown} {onclick}>
                { turned(&lying, steps.into()) }
                <span class="small bold">{ words }</span>
            </button>
        }
    };
    html! {
        <div class="rotations">
            <div class="rotation now">
                { turned(&lying, 0) }
                <span class="small muted">{ lang.select("Jetzt", "Now") }</span>
            </div>
            <>{ for (1..count.max(1) as u8).map(way) }</>
        </div>
    }
}

/// A square of numbered backs, turned by so many places.
fn turned(lying: &[(Place, bool)], steps: usize) -> Html {
    let count = lying.iter().filter(|(_, lies)| *lies).count().max(1);
    let mut at = 0;
    let card = |&(place, lies): &(Place, bool)| {
        if !lies {
            return html! { <i key={place.slot.index()} class="card-gap" /> };
        }
        let number = (at + count - steps % count) % count + 1;
        at += 1;
        html! { <i key={place.slot.index()} class="tiny-card">{ number }</i> }
    };
    html! {
        <span class={classes!("tiny-square", columns(lying.len()))} aria-hidden="true">{ for lying.iter().map(card) }</span>
    }
}
