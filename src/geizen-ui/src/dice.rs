//! Dice: in the tower, on the table, and put aside.

use ::geizen::{DICE, Dice};
use ::table::{Lang, signed};
use ui::{Holding, drawing, use_holding};
use yew::prelude::*;

use crate::art;

/// What the tower shows.
#[derive(Properties, PartialEq)]
pub(super) struct TowerProps {
    /// The dice that are falling into it. They are animation, never chance.
    pub(super) throw: Option<Dice>,
}

/// The tower.
#[component]
pub(super) fn Tower(props: &TowerProps) -> Html {
    let cube = |(at, face)| html! { <key={at}>{ drawing(art::cube(face)) }</> };
    html! {
        <div class="tower">
            if let Some(dice) = props.throw {
                <span class="drop" aria-hidden="true">{ for dice.faces().enumerate().map(cube) }</span>
            }
            { drawing(art::tower(142)) }
        </div>
    }
}

/// What is shown of the last roll.
#[derive(Properties, PartialEq)]
pub(super) struct RollProps {
    /// What the dice show.
    pub(super) faces: Vec<u8>,
    /// Which of them are chosen.
    pub(super) chosen: Vec<bool>,
    /// What each die costs or brings; `None` if it could not be placed. Empty while they roll.
    pub(super) prices: Vec<Option<i32>>,
    /// Whether they are just rolling out.
    pub(super) throw: bool,
    /// What taps on them do.
    pub(super) on_die: OnDie,
    /// The language.
    pub(super) lang: Lang,
}

/// What is called with the place of a die that is touched, from 0.
#[derive(Clone, PartialEq)]
pub(super) struct OnDie {
    /// It is tapped: it is chosen, or not any more.
    pub(super) toggle: Callback<usize>,
    /// It is held: all that are chosen are kept, and this one with them.
    pub(super) keep: Callback<usize>,
}

/// The dice of the last roll, to be chosen from.
#[component]
pub(super) fn Roll(props: &RollProps) -> Html {
    let RollProps { faces, chosen, prices, throw, on_die, lang } = props;
    let die = |(at, &face): (usize, &u8)| {
        let (chosen, price) = (chosen.get(at) == Some(&true), prices.get(at).copied());
        html! { <Die key={at} {at} {face} {chosen} {price} throw={*throw} on_die={on_die.clone()} lang={*lang} /> }
    };
    html! {
        <div class="roll" id="roll" role="group" aria-label={lang.select("Gewürfelt", "Rolled")}>
            { for faces.iter().enumerate().map(die) }
        </div>
    }
}

/// How long a die is held to be kept at once, in milliseconds; `motion.css` fills its frame meanwhile.
const HELD: u32 = 450;

/// What is shown of one die.
#[derive(Properties, PartialEq)]
struct DieProps {
    /// Its place, from 0.
    at: usize,
    /// What it shows.
    face: u8,
    /// Whether it is chosen.
    chosen: bool,
    /// What it costs or brings, as in [`RollProps`].
    price: Option<Option<i32>>,
    /// Whether it is just rolling out.
    throw: bool,
    /// What touching it does.
    on_die: OnDie,
    /// The language.
    lang: Lang,
}

/// A die of the last roll.
#[component]
fn Die(props: &DieProps) -> Html {
    let DieProps { at, face, chosen, throw, lang, ref on_die, .. } = *props;
    let on_tap = on_die.toggle.reform(move |_| at);
    let on_hold = (!throw).then(|| on_die.keep.reform(move |_| at));
    let Holding { click, down, lift } = use_holding(Some(on_tap), on_hold, HELD);
    let (price, good) = price(face, props.price, lang);
    let label = format!("{} {face}: {price}", lang.select("Würfel", "Die"));
    html! {
        <button type="button" class="die" aria-label={label} aria-pressed={chosen.to_string()} onclick={click}
            onpointerdown={down} onpointerup={lift.clone()} onpointerleave={lift.clone()} onpointercancel={lift}>
            <span class="die-frame">
                { drawing(art::die(face, 43)) }
                if throw {
                    { drawing(art::cube(face)) }
                }
            </span>
            <span class={classes!("die-price", good.then_some("good"))}>{ price }</span>
        </button>
    }
}

/// What stands under a die, and whether it is good news.
fn price(face: u8, price: Option<Option<i32>>, lang: Lang) -> (String, bool) {
    match price {
        None => (String::new(), false),
        Some(None) => ("–".to_owned(), false),
        Some(Some(0)) if face == 6 => (lang.select("frei", "free").to_owned(), false),
        Some(Some(net)) => (signed(net), net > 0),
    }
}

/// What the shelf shows.
#[derive(Properties, PartialEq)]
pub(super) struct ShelfProps {
    /// The dice put aside in this turn.
    pub(super) kept: Dice,
    /// The language.
    pub(super) lang: Lang,
}

/// The dice put aside in this turn.
#[component]
pub(super) fn Shelf(props: &ShelfProps) -> Html {
    let ShelfProps { kept, lang } = *props;
    let faces: Vec<String> = kept.faces().map(|face| face.to_string()).collect();
    let spoken = if faces.is_empty() { lang.select("nichts", "nothing").to_owned() } else { faces.join(", ") };
    html! {
        <div class="kept">
            <span class="dice-label">
                { lang.select("Bleibt", "Kept") }<span class="wide">{ lang.select(" liegen", "") }</span>
            </span>
            <span class="visually-hidden">{ spoken }</span>
            <>{ for kept.faces().enumerate().map(|(at, face)| html! { <key={at}>{ drawing(art::die(face, 35)) }</> }) }</>
            <>{ for (kept.len()..DICE).map(|at| html! { <span key={at} class="slot" /> }) }</>
        </div>
    }
}
