//! What a seat does whose looks are on its player's phone: the cards lie as backs, and where they go is chosen before everybody.

use ::leiff::{Action, Leiff};
use game_ui::{BlindAct, BlindProps, HandCommon, HandProps, blind_button};
use yew::prelude::*;

use super::look::look;
use super::place::{Choosing, drawn};
use super::task::Task;
use super::words;

/// The backs that the phone shows, or the drawn card and the own square.
#[component]
pub(in super::super) fn Blind(props: &BlindProps<Leiff>) -> Html {
    let BlindProps { seat, view, acting, labels, head, play, players, lang } = props;
    let chosen = use_state_eq(|| None::<Action>);
    let choose = {
        let chosen = chosen.setter();
        use_callback((), move |action, ()| chosen.set(Some(action)))
    };
    let task = if *acting { Task::of(view, *seat) } else { Task::Rest };
    let done = if task == Task::Look { Some(Action::Seen) } else { *chosen };
    // A hand that is never opened.
    let hand = HandProps {
        view: view.clone(),
        menu: [].into(),
        common: HandCommon { ready: done.is_some(), ..HandCommon::covered(*seat, players.clone(), *lang) },
    };
    let label = words::act(&hand, task, done);
    let done = done.map(|action| BlindAct::new(None, [action]));
    html! {
        <div class="body leiff-hand blind">
            { head.clone() }
            if task == Task::Look {
                { look(&hand, labels) }
            } else {
                { drawn(Choosing { hand: &hand, chosen: *chosen, choose: &choose }) }
            }
            if task != Task::Rest {
                <div class="acts">{ blind_button(done, None, play, label) }</div>
            }
        </div>
    }
}
