//! The private side: the cards that a look shows, the drawn card and where it goes, what is chosen unseen.

mod blind;
mod look;
mod place;
mod rotate;
mod task;
mod words;

use ::leiff::{Action, Leiff, View};
use ::table::Seat;
use game_ui::HandProps;
use ui::{act, drawing, leave, named};
use yew::prelude::*;

use crate::art::{curtain, mat};
use look::look;
use place::{Choosing, drawn, own_square};
use rotate::Rotation;
use task::Task;

pub(super) use blind::Blind;
pub(super) use look::CARD;
pub(super) use words::{card_at, shown};

/// Whether a seat finds anything behind its curtain.
pub(super) fn has_private_view(view: &View, seat: Seat) -> bool {
    view.options.aid || Task::of(view, seat) != Task::Rest
}

/// Whether what a seat is to do can be done openly, with a look at its own phone.
pub(super) fn is_open_to_all(view: &View, seat: Seat) -> bool {
    matches!(Task::of(view, seat), Task::Look | Task::Place)
}

/// The hand, and what is chosen in it.
#[component]
pub(super) fn Hand(props: &HandProps<Leiff>) -> Html {
    let chosen = use_state_eq(|| None);
    // What can be chosen is on the table for all to see, so it can be chosen while the hand is covered, too.
    let choose = {
        let setter = chosen.setter();
        use_callback(props.on_choose.clone(), move |action: Action, told: &Callback<Option<String>>| {
            setter.set(Some(action));
            told.emit(Some(action.to_string()));
        })
    };
    {
        // Whoever has seen the cards can only let them sleep again.
        let told = props.on_choose.clone();
        let seen = props.open && !props.ready && props.menu.contains(&Action::Seen);
        use_effect_with((props.seat, seen), move |(_, seen)| {
            if *seen {
                told.emit(Some(Action::Seen.to_string()));
            }
        });
    }

    let looked = use_state_eq(|| false);
    {
        let looked = looked.setter();
        use_effect_with(props.open, move |open| {
            if *open {
                looked.set(true);
            }
        });
    }

    let task = Task::of(&props.view, props.seat);
    let choosing = Choosing { hand: props, chosen: *chosen, choose: &choose };
    let label = words::act(props, task, *chosen);
    html! {
        <div class="body leiff-hand">
            <div class={classes!("row", (task == Task::Look).then_some("valance"))}>
                if task == Task::Look {
                    { drawing(curtain(props.players.symbol(props.seat).color())) }
                }
                <div class="grow heading">
                    { drawing(mat(props.players.symbol(props.seat), 44)) }
                    <b class="display player-name">{ named(props.players.name(props.seat)) }</b>
                </div>
                { leave(&props.on_leave, props.lang) }
            </div>
            <h2 class="big-sentence" id="stage" tabindex="-1">{ words::sentence(props, task, *looked) }</h2>
            { part(choosing, task) }
            if task != Task::Rest {
                <div class="acts">{ act(props.ready, None, &props.on_play, html! { { label } }) }</div>
            }
        </div>
    }
}

/// What is looked at, or chosen from.
fn part(choosing: Choosing<'_>, task: Task) -> Html {
    match task {
        Task::Look => look(choosing.hand, &[]),
        Task::Place => drawn(choosing),
        Task::Rotate(target) => {
            // Which way is chosen, nobody else may see.
            let chosen = choosing.chosen.filter(|_| choosing.hand.open);
            let Choosing { hand, choose, .. } = choosing;
            html! { <Rotation view={hand.view.clone()} {target} {chosen} {choose} lang={hand.lang} /> }
        }
        Task::Offer | Task::Rest => own_square(choosing),
    }
}
