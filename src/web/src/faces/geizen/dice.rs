//! Dice: in the tower, on the table, and put aside.

use ::geizen::{DICE, Dice};
use ::table::{Lang, signed};
use yew::prelude::*;

use crate::art;
use crate::ui::{El, button, drawing, el};

/// The tower, with the dice that are falling into it. It is animation, never chance.
pub(super) fn tower(throw: Option<Dice>) -> El {
    let falling = throw.map(|dice| {
        let cubes = dice.faces().map(|face| drawing(art::cube(face))).collect();
        el("span", "drop").set("aria-hidden", "true").nodes(cubes)
    });
    el("div", "tower").maybe(falling).draw(art::tower(142))
}

/// The dice of the last roll.
pub(super) struct Lying<'a> {
    pub(super) faces: &'a [u8],
    pub(super) chosen: &'a [bool],
    /// What each die costs or brings; `None` if it could not be placed. Empty while they roll.
    pub(super) prices: &'a [Option<i32>],
    /// Whether they are just rolling out.
    pub(super) throw: bool,
    pub(super) lang: Lang,
}

/// The dice of the last roll, to be chosen from.
pub(super) fn roll(lying: &Lying<'_>, toggle: &Callback<usize>) -> El {
    let die = |at: usize| {
        let face = lying.faces[at];
        let (price, good) = price(face, lying.prices.get(at).copied(), lying.lang);
        let label = format!("{} {face}: {price}", lying.lang.pick("Würfel", "Die"));
        let cube = lying.throw.then(|| art::cube(face));
        let toggle = toggle.clone();
        button("die", Callback::from(move |_| toggle.emit(at)))
            .flag("aria-pressed", lying.chosen.get(at) == Some(&true))
            .put("aria-label", label)
            .add(el("span", "pk").draw(art::die(face, 43)).maybe_draw(cube))
            .add(el("span", "pr").class("good", good).tell(price))
    };
    let label = lying.lang.pick("Gewürfelt", "Rolled");
    el("div", "roll").set("role", "group").set("aria-label", label).all((0..lying.faces.len()).map(die))
}

/// What stands under a die, and whether it is good news.
fn price(face: u8, price: Option<Option<i32>>, lang: Lang) -> (String, bool) {
    match price {
        None => (String::new(), false),
        Some(None) => ("–".to_owned(), false),
        Some(Some(0)) if face == 6 => (lang.pick("frei", "free").to_owned(), false),
        Some(Some(net)) => (signed(net), net > 0),
    }
}

/// The dice put aside in this turn.
pub(super) fn shelf(kept: Dice, lang: Lang) -> El {
    let faces: Vec<String> = kept.faces().map(|face| face.to_string()).collect();
    let spoken = if faces.is_empty() { lang.pick("nichts", "nothing").to_owned() } else { faces.join(", ") };
    let label =
        el("span", "lab").say(lang.pick("Bleibt", "Kept")).add(el("span", "wide").say(lang.pick(" liegen", "")));
    el("div", "kept")
        .add(label)
        .add(el("span", "sr").tell(spoken))
        .nodes(kept.faces().map(|face| drawing(art::die(face, 35))).collect())
        .all((kept.len()..DICE).map(|_| el("span", "slot")))
}
