//! Chips: those of all colours side by side, and a stack of equal ones.

use ::riffifi::{Card, Cards, Colour, Loot};
use ::table::Lang;
use ui::drawing;
use yew::prelude::*;

use super::cards::loot;
use super::ids::{Owner, chip_id};
use super::words::spoken;
use crate::art;

/// Which chips are shown.
#[derive(Properties, PartialEq)]
pub(super) struct ChipsProps {
    /// How many there are of each colour.
    pub(super) loot: Loot,
    /// Whose they are, where chips can travel from them and to them.
    #[prop_or_default]
    pub(super) owner: Option<Owner>,
    /// The ones that have left the game: their colours say so.
    #[prop_or_default]
    pub(super) out: Cards,
    /// The language.
    pub(super) lang: Lang,
}

/// The chips of all colours, each with its number; those of which there are none step back.
#[component]
pub(super) fn Chips(props: &ChipsProps) -> Html {
    let ChipsProps { loot: chips, owner, out, lang } = *props;
    let one = |(colour, count): (Colour, u8)| {
        let id = owner.map(|owner| chip_id(owner, colour));
        html! {
            <span key={colour.index()} class={(count == 0).then_some("zero")} {id}>
                { drawing(art::loot(loot(colour), 46)) }
                <b>{ count }</b>
                { without_one(colour, out, lang) }
            </span>
        }
    };
    html! { <div class="chips" role="img" aria-label={spoken(chips, lang)}>{ for chips.iter().map(one) }</div> }
}

/// The note below a colour whose one has left the game.
fn without_one(colour: Colour, out: Cards, lang: Lang) -> Option<Html> {
    out.contains(Card::new(colour, 1)).then(|| html! { <small>{ lang.select("ohne 1", "no 1") }</small> })
}

/// The chips of all colours as piles that can be read from two sides.
#[component]
pub(super) fn Piles(props: &ChipsProps) -> Html {
    let ChipsProps { loot: chips, owner, out, lang } = *props;
    let pile = |(colour, count): (Colour, u8)| {
        let id = owner.map(|owner| chip_id(owner, colour));
        html! {
            <div key={colour.index()} class={classes!("pile", (count == 0).then_some("zero"))}>
                <b class="away" aria-hidden="true">{ count }</b>
                <div class="pile-chips" {id}>
                    if count == 0 {
                        { drawing(art::loot(loot(colour), 46)) }
                    } else {
                        <Heap {colour} {count} />
                    }
                </div>
                <b>{ count }</b>
                { without_one(colour, out, lang) }
            </div>
        }
    };
    html! { <div class="piles" role="img" aria-label={spoken(chips, lang)}>{ for chips.iter().map(pile) }</div> }
}

/// Which chips are stacked.
#[derive(Properties, PartialEq)]
pub(super) struct HeapProps {
    /// Their colour.
    pub(super) colour: Colour,
    /// How many there are.
    pub(super) count: u8,
}

/// A stack of equal chips.
#[component]
pub(super) fn Heap(props: &HeapProps) -> Html {
    let HeapProps { colour, count } = *props;
    let chip = drawing(art::loot(loot(colour), 40));
    html! {
        <div class="heap" aria-hidden="true">{ for (0..count).map(|at| html! { <i key={at}>{ chip.clone() }</i> }) }</div>
    }
}
