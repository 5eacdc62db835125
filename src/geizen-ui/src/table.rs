//! The table on a player's turn: choose among the dice, see what it costs, keep or roll.

use std::rc::Rc;

use ::geizen::Geizen;
use game_ui::TableProps;
use ui::{flying, set_out, use_shake};
use yew::prelude::*;

use super::acts::{acts, kept_with, shaken};
use super::chips::flights;
use super::choice::{Choice, Toggle};
use super::dice::{OnDie, Shelf, Tower};
use super::flat;
use super::parts::{board, heading, receipt, roll};
use super::turn::{Turn, scored};

/// The table, and which dice are chosen on it.
#[component]
pub(super) fn Table(props: &TableProps<Geizen>) -> Html {
    let choice = {
        let view = Rc::clone(&props.view);
        use_reducer(move || Choice::new(&view))
    };
    let toggle = {
        let dispatcher = choice.dispatcher();
        use_callback(Rc::clone(&props.view), move |at, view| dispatcher.dispatch(Toggle(Rc::clone(view), at)))
    };
    let keep = use_callback((props.clone(), choice.clone()), |at, (props, choice)| kept_with(at, props, choice));
    let on_die = OnDie { toggle, keep };
    let flights = scored(props).map(|(seat, bill)| flights(seat, bill)).unwrap_or_default();
    {
        // Only after drawing it is known where everything lies.
        let flights = flights.clone();
        use_effect_with(props.telling.clone(), move |_| set_out(&flights));
    }
    let turn = Turn::new(props, &choice);
    use_shake(shaken(props, &turn));
    let flying = if flights.is_empty() { Html::default() } else { flying(&flights) };
    if let Some(seating) = &props.flat {
        return flat::table(props, seating, &turn, on_die, flying);
    }
    html! {
        <div class="body play">
            <section class={classes!("stage", turn.throw.map(|_| "throw"))}>
                <Tower throw={turn.throw} />
                <div class="dice">
                    { heading(props, &turn) }
                    { roll(props, &turn, on_die) }
                    <Shelf kept={turn.kept} lang={props.lang} />
                </div>
            </section>
            { board(props, &turn) }
            { receipt(props, &turn) }
            { acts(props, &turn) }
            <div class="narration medium muted" aria-hidden="true">{ props.narration.clone() }</div>
            { flying }
        </div>
    }
}
