//! The parts of the table that are the same on a phone and on a device that lies in the middle.

use std::rc::Rc;

use ::geizen::Geizen;
use game_ui::TableProps;
use ui::{drawing, named};
use yew::prelude::*;

use super::board::Board;
use super::dice::{OnDie, Roll};
use super::receipt::Receipt;
use super::turn::Turn;
use crate::art::mat;

/// Who is on turn, and what is to be done.
pub(super) fn heading(props: &TableProps<Geizen>, turn: &Turn) -> Html {
    let (lang, seat) = (props.lang, props.view.turn);
    let words = match props.view.over {
        true => lang.select(" ist blank", " is broke"),
        false => lang.select(" ist dran", " to play"),
    };
    html! {
        <>
            <div class="turn">
                { drawing(mat(props.players.symbol(seat), 34)) }
                <h2 class="display">{ named(props.players.name(seat)) }{ words }</h2>
            </div>
            <div class="dice-label">{ turn.hint(props) }</div>
        </>
    }
}

/// The dice of the last roll; none while the chips travel.
pub(super) fn roll(props: &TableProps<Geizen>, turn: &Turn, on_die: OnDie) -> Html {
    let Turn { faces, chosen, prices, .. } = turn;
    // Whatever is held is let go with the next roll: its dice are other elements.
    let key = format!("{}-{}-{}", props.view.round, props.view.turn, props.view.rolls);
    html! {
        if turn.scored.is_none() {
            <Roll {key} faces={faces.clone()} chosen={chosen.clone()} prices={prices.clone()} throw={turn.throw.is_some()} {on_die}
                lang={props.lang} />
        }
    }
}

/// The board with what the chosen dice would bring.
pub(super) fn board(props: &TableProps<Geizen>, turn: &Turn) -> Html {
    html! { <Board board={props.view.board} bill={turn.bill.clone()} landing={turn.scored.is_some()} lang={props.lang} /> }
}

/// What the chosen dice would cost and bring.
pub(super) fn receipt(props: &TableProps<Geizen>, turn: &Turn) -> Html {
    html! {
        <Receipt bill={turn.receipt(props).clone()} turn={props.view.turn} players={Rc::clone(&props.players)} lang={props.lang}
            lying={!turn.lying.is_empty() && turn.throw.is_none()} />
    }
}
