//! A challenge on the table: who against whom, what to do, a clock or a small game on the device, and who has won.

mod bomb;
mod clock;
mod contest;
mod field;
mod frame;
mod halves;
mod measured;
mod paper;
mod play;
mod referee;
mod reward;
mod stopwatch;
mod turns;

use std::rc::Rc;

use ::bohei::{Action, Pending};
use game_ui::Sound;
use ui::dom;
use ui::dom::EventListener;
use ui::dom::JsCast;
use ui::dom::Timeout;
use yew::prelude::*;

use super::acts::Props;
use contest::{Contest, Heard, Input, key_of};
use field::Field;
use paper::Choosing;
use play::Playing;
use reward::Reward;

/// Where two play at the same time, each has a key: the own half of the keyboard, by the number of the half of the screen.
const KEYS: [&str; 2] = ["l", "a"];

/// The challenge that waits, from the choice of the opponent to the reward.
#[component]
pub(super) fn Arena(props: &Props) -> Html {
    let pending = &props.view.pending;
    let contest = use_reducer(|| Contest::new(pending.as_ref(), now()));
    let hear = {
        let dispatcher = contest.dispatcher();
        use_callback(props.random.clone(), move |input, random| {
            dispatcher.dispatch(Heard { input, now: now(), rng: random.emit(()) });
        })
    };
    {
        let hear = hear.clone();
        use_effect_with(pending.clone(), move |pending| hear.emit(Input::Pending(pending.clone())));
    }
    {
        let hear = hear.clone();
        use_effect_with((), move |()| {
            let listeners = listeners(&hear);
            move || drop(listeners)
        });
    }
    {
        let (alarm, hear) = (contest.alarm(), hear.clone());
        // Whatever happens, the time until the alarm is measured anew.
        use_effect_with(contest.heard, move |_| {
            let wait = alarm.map(|alarm| (alarm - now()).max(0.0) as u32 + 1);
            let timer = wait.map(|wait| Timeout::new(wait, move || hear.emit(Input::Time)));
            move || drop(timer)
        });
    }
    // The field has just been laid out: the focus goes there.
    use_effect_with(contest.laid, |laid| {
        if *laid > 0 {
            dom::focus("act");
        }
    });
    {
        let sound = props.on_sound.clone();
        use_effect_with(contest.rung, move |rung| {
            if *rung > 0 {
                sound.emit(Sound::Bell);
            }
        });
    }
    let on_call_off = {
        let (contest, table, hear) = (contest.clone(), props.clone(), hear.clone());
        Callback::from(move |event: MouseEvent| {
            let at = event.time_stamp();
            // The handle reads the newest state, also that of a tap just before.
            if contest.calls_off(at) {
                table.act(&Action::CallOff, None);
            } else {
                hear.emit(Input::CallOff(at));
            }
        })
    };

    // What is pending may be newer than what the reducer has heard.
    let mut shown = (*contest).clone();
    shown.follow(pending.as_ref());
    let sure = shown.doubts();
    let table = props.clone();
    match (pending, shown.scene) {
        (Some(Pending::Opponent { by, card }), _) => {
            html! { <Choosing card={*card} by={*by} {sure} {on_call_off} {table} /> }
        }
        (Some(Pending::Third { card, .. }), _) => html! { <Choosing card={*card} {sure} {on_call_off} {table} /> },
        (Some(Pending::Reward { seat, taken, .. }), _) => {
            html! { <Reward seat={*seat} taken={*taken} {table} /> }
        }
        (_, Some(scene)) => match shown.referee.clone() {
            Some(referee) => html! { <Field {scene} {referee} {hear} {table} /> },
            None => html! { <Playing {scene} contest={Rc::new(shown)} {on_call_off} {hear} {table} /> },
        },
        _ => html! { <div></div> },
    }
}

/// The time on the clock of the events, in milliseconds; 0 outside of a browser.
fn now() -> f64 {
    if cfg!(target_arch = "wasm32") { Event::new("now").map_or(0.0, |event| event.time_stamp()) } else { 0.0 }
}

/// What a key does, wherever the focus is.
fn keyed(key: &KeyboardEvent) -> Option<Input> {
    let at = key.time_stamp();
    let half = KEYS.iter().position(|name| key.key().eq_ignore_ascii_case(name));
    if key.type_() == "keyup" {
        return Some(Input::Lift(half.map(key_of).or_else(|| dom::finger_of(key))?, at));
    }
    half.filter(|_| !key.repeat()).map(|half| Input::Key(half, at))
}

/// Keys of the halves go down; fingers are lifted, taken away, or forgotten, wherever they are.
fn listeners(hear: &Callback<Input>) -> Vec<EventListener> {
    let heard = || {
        let hear = hear.clone();
        move |event: &Event| {
            let input = match (event.dyn_ref::<PointerEvent>(), event.dyn_ref::<KeyboardEvent>()) {
                (Some(pointer), _) if event.type_() == "pointerup" => {
                    Input::Lift(pointer.pointer_id(), event.time_stamp())
                }
                (Some(pointer), _) => Input::Cancel(pointer.pointer_id()),
                (_, Some(key)) => match keyed(key) {
                    Some(input) => input,
                    None => return,
                },
                _ => Input::Gone(dom::hidden()),
            };
            hear.emit(input);
        }
    };
    let names = ["pointerup", "pointercancel", "keydown", "keyup", "blur"];
    let window = names.map(|name| dom::on_window(name, heard()));
    window.into_iter().chain([dom::on_document("visibilitychange", heard())]).flatten().collect()
}
