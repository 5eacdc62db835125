//! A game once more: what a turn has rolled and kept, the board after it, and the calculation.

use std::rc::Rc;

use ::geizen::{Bill, Dice, Event, View};
use ::table::Lang;
use ui::{Players, drawing};
use yew::prelude::*;

use super::board::Board;
use super::receipt::Receipt;
use crate::art::die;

/// The table of a moment; after a turn still with its dice and its calculation.
pub(super) fn look_back(view: &View, last: &[Event], players: &Rc<Players>, lang: Lang) -> Html {
    let scored = last.iter().find_map(|event| match event {
        Event::Scored { seat, bill, .. } => Some((*seat, bill)),
        _ => None,
    });
    let (turn, bill) = scored.unwrap_or((view.turn, &view.bill));
    let kept: Vec<u8> = bill.lines.iter().map(|line| line.face).chain(bill.unplaced.faces()).collect();
    let rolled: Dice = if scored.is_some() { Dice::NONE } else { view.rolled };
    let next = Bill { lines: Vec::new(), unplaced: Dice::NONE, ..bill.clone() };
    html! {
        <div class="geizen-known">
            { dice(lang.select("gewürfelt", "rolled"), &rolled.faces().collect::<Vec<u8>>()) }
            { dice(lang.select("behalten", "kept"), &kept) }
            <Board board={view.board} bill={next} {lang} />
            if !bill.lines.is_empty() {
                <Receipt bill={bill.clone()} {turn} players={Rc::clone(players)} {lang} />
            }
        </div>
    }
}

/// A row of dice, if there are any.
fn dice(name: &'static str, faces: &[u8]) -> Option<Html> {
    let one = |(at, &face): (usize, &u8)| {
        html! { <li key={at}>{ drawing(die(face, 34)) }<span class="visually-hidden">{ face }</span></li> }
    };
    (!faces.is_empty()).then(|| {
        html! {
            <div class="row">
                <span class="small">{ name }</span><ul class="row">{ for faces.iter().enumerate().map(one) }</ul>
            </div>
        }
    })
}
