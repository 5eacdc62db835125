//! The open table: the rules in force, everybody's cards, what waits, and whose move it is.

use std::rc::Rc;

use ::bohei::{Event, Observation, Pending, Phase};
use game_ui::{length_class, written};
use ui::flying;
use yew::prelude::*;

use super::acts::Props;
use super::arena::Arena;
use super::breach::Breaches;
use super::flat;
use super::motion::Motion;
use super::orders::Answering;
use super::players::{Piles, PlayersRow};
use super::slots::Slots;
use super::strip::Reports;
use super::ticks::{Aim, Ticks};
use super::turn::{Turn, last_call};
use super::words::line;

/// The open table.
#[component]
pub(super) fn Table(props: &Props) -> Html {
    // Only after drawing it is known where everything lies.
    use_effect_with(props.telling.clone(), |told| {
        if let Some(told) = told {
            Motion::of(told).set_out();
        }
    });
    let (view, lang) = (&props.view, props.lang);
    let players = || Rc::clone(&props.players);
    let motion = props.telling.as_ref().map(|told| Motion::of(told)).unwrap_or_default();
    let odd = (view.goal != 7).then_some("odd");
    let turn = view.pending.is_none().then_some("nothing-pending");
    let main = html! {
        <div class="table-main" id="middle">
            <Breaches breaches={view.breaches.clone()} penalty={view.penalty} players={players()} {lang} />
            { last_call(props) }
            // The end says by itself who has won.
            if view.pending.is_none() && view.phase != Phase::Over {
                { last(props) }
            }
            { waiting(props) }
        </div>
    };
    let flying = flying(&motion.flights);
    let class = classes!("body", "bohei-table", odd, turn);
    if let Some(seating) = &props.flat {
        return flat::table(props, seating, class, main, flying);
    }
    html! {
        <>
            <div {class}>
                <div class="table-side">
                    <Slots view={Rc::clone(view)} {lang} />
                    <PlayersRow view={Rc::clone(view)} players={players()} {lang} />
                    <Piles view={Rc::clone(view)} {lang} />
                </div>
                { main }
                { flying }
            </div>
            <Reports ..props.clone() />
        </>
    }
}

/// What waits for somebody; the turn itself if nothing else does.
fn waiting(props: &Props) -> Html {
    let table = props.clone();
    match &props.view.pending {
        None => html! { <Turn ..table /> },
        Some(Pending::Orders(orders)) => html! { <Answering orders={orders.clone()} {table} /> },
        Some(Pending::Aim { by, card }) => html! { <Aim by={*by} card={*card} {table} /> },
        Some(Pending::Ticks { by, card, with }) => html! { <Ticks by={*by} card={*card} with={*with} {table} /> },
        // A challenge, from the choice of the opponent to the reward.
        Some(Pending::Opponent { .. } | Pending::Third { .. } | Pending::Challenge { .. } | Pending::Reward { .. }) => {
            html! { <section key="arena" class="arena"><Arena ..table /></section> }
        }
    }
}

/// What has just happened; whose turn it is now says the question.
fn last(props: &Props) -> Html {
    let matters = |event: &&Observation| {
        !matches!(
            event,
            Event::Turn { missed: false, .. } | Event::LastCall { .. } | Event::RuleDue { holds: true, .. }
        )
    };
    // What is large need not be said a second time.
    let beside = |event: &&Observation| {
        props.beat.is_none() || matches!(event, Event::Turn { .. } | Event::Reshuffled | Event::Lapsed { .. })
    };
    let lines = props.last.iter().filter(matters).filter(beside);
    let lines = lines.enumerate().map(|(at, event)| line(at, event, &props.players, props.lang, None));
    let large = props.beat.as_ref().map(|beat| {
        let long = length_class(&beat.text, &props.players, 24, 40);
        html! { <p class={classes!("display", "beat-line", long)}>{ written(&beat.text, &props.players) }</p> }
    });
    html! { <div class="last-events"><>{ large }</><>{ for lines }</></div> }
}
