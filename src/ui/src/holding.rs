//! Buttons that are tapped or held.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::dom;

/// The listeners of a button that is tapped or held.
#[derive(Clone)]
pub struct Holding {
    /// Of `onclick`.
    pub click: Callback<MouseEvent>,
    /// Of `onpointerdown`.
    pub down: Callback<PointerEvent>,
    /// Of `onpointerup`, `onpointerleave` and `onpointercancel`.
    pub lift: Callback<PointerEvent>,
}

/// Does the first when a button is tapped, and the second when it is held for so many milliseconds, with the number of the finger;
/// the click of a press that was held is no tap.
#[hook]
pub fn use_holding(on_tap: Option<Callback<MouseEvent>>, on_hold: Option<Callback<i32>>, milliseconds: u32) -> Holding {
    let timer = use_mut_ref(|| None::<Timeout>);
    let held = use_mut_ref(|| false);
    let click = {
        let held = held.clone();
        Callback::from(move |event: MouseEvent| {
            if let Some(on_tap) = on_tap.as_ref().filter(|_| !held.take()) {
                on_tap.emit(event);
            }
        })
    };
    let down = {
        let timer = timer.clone();
        Callback::from(move |event: PointerEvent| {
            held.replace(false);
            let Some(on_hold) = on_hold.clone().filter(|_| event.is_primary() && event.button() <= 0) else { return };
            let (finger, held) = (event.pointer_id(), held.clone());
            let hold = move || {
                held.replace(true);
                // Whatever becomes of the button, the page hears when the finger is lifted.
                dom::capture(finger);
                on_hold.emit(finger);
            };
            timer.replace(Some(Timeout::new(milliseconds, hold)));
        })
    };
    Holding { click, down, lift: Callback::from(move |_| drop(timer.take())) }
}

/// How long a button is held until it opens cards, in milliseconds.
const OPENING: u32 = 250;

/// What a button does after which a seat sees its own cards.
#[derive(Clone, PartialEq)]
pub struct Press {
    /// It is tapped.
    pub on_tap: Callback<MouseEvent>,
    /// The finger with this number stays on it: it opens the cards, too. None where they are not held open.
    pub on_hold: Option<Callback<i32>>,
}

/// What a [`HoldButton`] shows and does.
#[derive(Properties, PartialEq)]
pub struct HoldButtonProps {
    /// What it does; `None` if that is impossible now.
    pub press: Option<Press>,
    /// By what it is found.
    #[prop_or_default]
    pub id: Option<AttrValue>,
    /// Its class.
    #[prop_or(classes!("btn"))]
    pub class: Classes,
    /// What it is called, if that is more than what stands on it.
    #[prop_or_default]
    pub label: Option<AttrValue>,
    /// What stands on it.
    pub children: Html,
}

/// A button after which a seat sees its own cards: it takes the device, or does something before. Whoever stays on it has them opened.
#[component]
pub fn HoldButton(props: &HoldButtonProps) -> Html {
    let HoldButtonProps { press, id, class, label, children } = props;
    let on_tap = press.as_ref().map(|press| press.on_tap.clone());
    let on_hold = press.as_ref().and_then(|press| press.on_hold.clone());
    let class = classes!(class.clone(), on_hold.is_some().then_some("holdable"));
    let Holding { click, down, lift } = use_holding(on_tap, on_hold, OPENING);
    html! {
        <button type="button" {class} {id} aria-label={label} aria-disabled={press.is_none().then_some("true")}
            onclick={click} onpointerdown={down} onpointerup={lift.clone()} onpointerleave={lift.clone()}
            onpointercancel={lift}>
            { children.clone() }
        </button>
    }
}
