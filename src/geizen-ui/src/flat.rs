//! The table of a device that lies in the middle: a stack of chips at each edge, and the board turned to whoever is on turn, with
//! the dice before the own edge.

use std::rc::Rc;

use ::geizen::Geizen;
use ::table::Seat;
use game_ui::{FlatSeating, FlatTable, TableProps};
use ui::drawing;
use yew::prelude::*;

use super::acts::acts;
use super::board::bank;
use super::dice::{OnDie, Shelf, Tower};
use super::parts::{board, heading, receipt, roll};
use super::turn::Turn;
use crate::art::stack;

/// The table; what flies lies above all of it.
pub(super) fn table(
    props: &TableProps<Geizen>,
    seating: &Rc<FlatSeating>,
    turn: &Turn,
    on_die: OnDie,
    flying: Html,
) -> Html {
    let towards = seating.side(props.view.turn);
    let panel = |seat: Seat| drawing(stack(props.view.hands[seat.index()]));
    html! {
        <FlatTable class="geizen-flat" seating={Rc::clone(seating)} {towards}
            panels={Seat::all(props.players.seats()).map(panel).collect::<Vec<_>>()} middle={middle(props, turn, on_die)}>
            { flying }
        </FlatTable>
    }
}

/// Board and bank, the dice, what they cost, and the button.
fn middle(props: &TableProps<Geizen>, turn: &Turn, on_die: OnDie) -> Html {
    html! {
        <div class={classes!("geizen-middle", turn.throw.map(|_| "throw"))}>
            <div class="flat-far">
                <Tower throw={turn.throw} />
                <div class="flat-board">
                    { board(props, turn) }
                    <div role="list">{ bank(&props.view, props.lang) }</div>
                </div>
            </div>
            <div class="flat-near">
                <div class="flat-dice">
                    { heading(props, turn) }
                    <div class="flat-row">
                        { roll(props, turn, on_die) }
                        <Shelf kept={turn.kept} lang={props.lang} />
                    </div>
                    { acts(props, turn) }
                </div>
                { receipt(props, turn) }
            </div>
        </div>
    }
}
