//! Dice: in the tower, on the table, and put aside.

use ::geizen::{DICE, Dice};
use ::table::{Lang, signed};
use yew::prelude::*;

use crate::art;
use crate::ui::drawing;

#[derive(Properties, PartialEq)]
pub(super) struct TowerProps {
    /// The dice that are falling into it.
    pub(super) throw: Option<Dice>,
}

/// The tower. It is animation, never chance.
#[component]
pub(super) fn Tower(props: &TowerProps) -> Html {
    html! {
        <div class="tower">
            if let Some(dice) = props.throw {
                <span class="drop" aria-hidden="true">{ for dice.faces().map(|face| drawing(art::cube(face))) }</span>
            }
            { drawing(art::tower(142)) }
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct RollProps {
    pub(super) faces: Vec<u8>,
    pub(super) chosen: Vec<bool>,
    /// What each die costs or brings; `None` if it could not be placed.
    pub(super) prices: Vec<Option<i32>>,
    /// Whether they are just rolling out.
    pub(super) throw: bool,
    pub(super) toggle: Callback<usize>,
    pub(super) lang: Lang,
}

/// The dice of the last roll, to be chosen from.
#[component]
pub(super) fn Roll(props: &RollProps) -> Html {
    let lang = props.lang;
    let die = |(at, face): (usize, &u8)| {
        let on = props.chosen.get(at).copied().unwrap_or(false);
        let price = props.prices.get(at).copied();
        let (shown, spoken, good) = match price {
            None => (String::new(), String::new(), false),
            Some(None) => ("–".to_owned(), lang.pick("nicht zu bezahlen", "cannot be paid").to_owned(), false),
            Some(Some(0)) if *face == 6 => (lang.pick("frei", "free").to_owned(), lang.pick("frei", "free").to_owned(), false),
            Some(Some(net)) => (signed(net), signed(net), net > 0),
        };
        let label = format!("{} {face}: {spoken}", lang.pick("Würfel", "Die"));
        let onclick = props.toggle.reform(move |_: MouseEvent| at);
        html! {
            <button class="die" type="button" aria-pressed={on.to_string()} aria-label={label} {onclick}>
                <span class="pk">
                    { drawing(art::die(*face, 43)) }
                    if props.throw {
                        { drawing(art::cube(*face)) }
                    }
                </span>
                <span class={classes!("pr", good.then_some("good"))}>{ shown }</span>
            </button>
        }
    };
    html! {
        <div class="roll" role="group" aria-label={lang.pick("Gewürfelt", "Rolled")}>
            { for props.faces.iter().enumerate().map(die) }
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct ShelfProps {
    pub(super) kept: Dice,
    pub(super) lang: Lang,
}

/// The dice put aside in this turn.
#[component]
pub(super) fn Shelf(props: &ShelfProps) -> Html {
    let lang = props.lang;
    let faces: Vec<String> = props.kept.faces().map(|face| face.to_string()).collect();
    let spoken = if faces.is_empty() { lang.pick("nichts", "nothing").to_owned() } else { faces.join(", ") };
    html! {
        <div class="kept">
            <span class="lab">{ lang.pick("Bleibt", "Kept") }<span class="wide">{ lang.pick(" liegen", "") }</span></span>
            <span class="sr">{ spoken }</span>
            { for props.kept.faces().map(|face| drawing(art::die(face, 35))) }
            { for (props.kept.len()..DICE).map(|_| html! { <span class="slot"></span> }) }
        </div>
    }
}
