//! The receipt: what the dice put aside and chosen cost and bring, chip by chip.

use std::rc::Rc;

use ::geizen::{Bill, ReceiptLine};
use ::table::{Lang, Seat, Sentence, signed};
use ui::{Players, drawing, said};
use yew::prelude::*;

use crate::art::{REGULAR, die, head};

/// What the receipt shows.
#[derive(Properties, PartialEq)]
pub(super) struct ReceiptProps {
    /// The calculation.
    pub(super) bill: Bill,
    /// Whose it is.
    pub(super) turn: Seat,
    /// Who plays.
    pub(super) players: Rc<Players>,
    /// Whether there are dice to choose from.
    #[prop_or_default]
    pub(super) lying: bool,
    /// The language.
    pub(super) lang: Lang,
}

/// The receipt.
#[component]
pub(super) fn Receipt(props: &ReceiptProps) -> Html {
    let ReceiptProps { bill, turn, players, lying, lang } = props;
    if bill.lines.is_empty() && bill.unplaced.is_empty() {
        return html! {
            <div class="board receipt hint">
                <p class="visually-hidden" role="status" />
                { drawing(head(REGULAR, 44)) }<span>{ hint(*lying, *lang) }</span>
            </div>
        };
    }
    let row = |(at, ReceiptLine { face, label, words, net }): (usize, ReceiptLine)| {
        html! {
            <tr key={at}>
                <td>{ face.map(|face| drawing(die(face, 20))) }<span class="visually-hidden">{ label }</span></td>
                <td>{ said(&Sentence::from(words), players) }</td>
                <td>{ net.map_or("–".to_owned(), signed) }</td>
            </tr>
        }
    };
    let ::geizen::Receipt { lines, net, left } = ::geizen::Receipt::new(bill, *turn, players.seats(), *lang);
    html! {
        <div class="board receipt">
            // Said anew whenever a die is chosen or left.
            <p class="visually-hidden" role="status">{ format!("{}, {left}", signed(net)) }</p>
            <table>
                <caption class="visually-hidden">{ lang.select("Rechnung", "Calculation") }</caption>
                <tbody>{ for lines.into_iter().enumerate().map(row) }</tbody>
            </table>
            <div class="sum"><div class="display">{ signed(net) }</div><div class="small">{ left }</div></div>
        </div>
    }
}

fn hint(lying: bool, lang: Lang) -> &'static str {
    if lying {
        lang.select("Was es kostet und bringt, steht unter jedem Würfel.", "Below each die: what it costs and brings.")
    } else {
        lang.select("Wenig zahlen, viel nehmen. Die 6 kostet nichts.", "Pay little, take much. A 6 costs nothing.")
    }
}
