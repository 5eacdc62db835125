//! Dice: in the tower, on the table, and put aside.

use ::geizen::{DICE, Dice};
use ::table::{Lang, signed};
use ui::drawing;
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
    html! {
        <div class="tower">
            if let Some(dice) = props.throw {
                <span class="drop" aria-hidden="true">{ for dice.faces().map(|face| drawing(art::cube(face))) }</span>
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
    /// Called with the place of a die that is tapped, from 0.
    pub(super) on_toggle: Callback<usize>,
    /// The language.
    pub(super) lang: Lang,
}

/// The dice of the last roll, to be chosen from.
#[component]
pub(super) fn Roll(props: &RollProps) -> Html {
    let RollProps { faces, chosen, prices, throw, on_toggle, lang } = props;
    let die = |(at, &face): (usize, &u8)| {
        let (price, good) = price(face, prices.get(at).copied(), *lang);
        let label = format!("{} {face}: {price}", lang.select("Würfel", "Die"));
        html! {
            <button type="button" class="die" onclick={on_toggle.reform(move |_| at)} aria-label={label}
                aria-pressed={(chosen.get(at) == Some(&true)).to_string()}>
                <span class="die-frame">
                    { drawing(art::die(face, 43)) }
                    if *throw {
                        { drawing(art::cube(face)) }
                    }
                </span>
                <span class={classes!("die-price", good.then_some("good"))}>{ price }</span>
            </button>
        }
    };
    html! {
        <div class="roll" id="roll" role="group" aria-label={lang.select("Gewürfelt", "Rolled")}>
            { for faces.iter().enumerate().map(die) }
        </div>
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
            { for kept.faces().map(|face| drawing(art::die(face, 35))) }
            { for (kept.len()..DICE).map(|_| html! { <span class="slot" /> }) }
        </div>
    }
}
