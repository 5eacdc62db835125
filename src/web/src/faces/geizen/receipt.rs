//! The receipt: what the dice put aside and chosen cost and bring, chip by chip.

use ::geizen::{Bill, Field, Line};
use ::table::{Lang, Seat, signed};
use yew::prelude::*;

use crate::art::{Regular, die, head};
use crate::ui::drawing;

#[derive(Properties, PartialEq)]
pub(super) struct ReceiptProps {
    pub(super) bill: Bill,
    pub(super) seats: u8,
    pub(super) turn: Seat,
    /// Whether keeping this ends the turn.
    pub(super) last: bool,
    /// Whether there are dice to choose from.
    pub(super) lying: bool,
    pub(super) lang: Lang,
}

#[component]
pub(super) fn Receipt(props: &ReceiptProps) -> Html {
    let (bill, lang) = (&props.bill, props.lang);
    if bill.lines.is_empty() && bill.unplaced.is_empty() {
        let hint = if props.lying {
            lang.pick("Was es kostet und bringt, steht unter jedem Würfel.", "Below each die: what it costs and brings.")
        } else {
            lang.pick("Wenig zahlen, viel nehmen. Die 6 kostet nichts.", "Pay little, take much. A 6 costs nothing.")
        };
        return html! { <div class="board rec hint">{ drawing(head(Regular::Geizen, 44)) }<span>{ hint }</span></div> };
    }
    html! {
        <div class="board rec" aria-live="off">
            <table>
                <caption class="sr">{ lang.pick("Rechnung", "Calculation") }</caption>
                <tbody>
                    { for bill.lines.iter().map(|line| html! {
                        <tr>
                            <td>{ drawing(die(line.face, 20)) }<span class="sr">{ line.face }</span></td>
                            <td>{ place(line, lang) }</td>
                            <td>{ signed(line.net()) }</td>
                        </tr>
                    }) }
                    { for bill.unplaced.faces().map(|face| html! {
                        <tr>
                            <td>{ drawing(die(face, 20)) }<span class="sr">{ face }</span></td>
                            <td>{ lang.pick("kein Kredit mehr", "no more credit") }</td>
                            <td>{ "–" }</td>
                        </tr>
                    }) }
                </tbody>
            </table>
            <div class="sum">
                <div class="d">{ sum(bill) }</div>
                <div class="small">{ below(props) }</div>
            </div>
        </div>
    }
}

/// What the dice change; while chips are owed, the debt itself counts too.
fn sum(bill: &Bill) -> String {
    signed(i32::from(bill.after) - i32::from(bill.before))
}

/// What the others pay, or what this would lead to.
fn below(props: &ReceiptProps) -> String {
    let (bill, lang) = (&props.bill, props.lang);
    if bill.after <= 0 {
        let owed = -bill.after;
        return match (props.last, owed) {
            (true, _) => lang.pick("pleite, Schluss", "broke, the end").to_owned(),
            (false, 0) => lang.pick("keine Chips mehr", "no chips left").to_owned(),
            (false, _) => lang.pick(format!("{owed} geborgt"), format!("{owed} borrowed")),
        };
    }
    let paid: Vec<u8> = props.turn.others(props.seats).map(|seat| bill.paid_by(seat)).collect();
    let all: u8 = paid.iter().sum();
    if all == 0 {
        lang.pick(format!("dann {}", bill.after), format!("then {}", bill.after))
    } else if paid.iter().all(|one| *one == paid[0]) {
        lang.pick(format!("andere −{}", paid[0]), format!("others −{}", paid[0]))
    } else {
        lang.pick(format!("andere zus. −{all}"), format!("others −{all} in all"))
    }
}

/// Which field, who pays, what is taken.
fn place(line: &Line, lang: Lang) -> String {
    let Some(place) = line.place else { return lang.pick("frei", "free").to_owned() };
    let field = match place.kind {
        Field::Green => match (place.own, lang) {
            (1, _) => lang.pick("grünes Feld", "green field").to_owned(),
            (own, _) => lang.pick(format!("grünes Feld: {own} Chips"), format!("green field: {own} chips")),
        },
        Field::Yellow if place.bank == 0 => lang.pick("gelb: Bank ist leer", "yellow: bank is empty").to_owned(),
        Field::Yellow => lang.pick("gelbes Feld: Bank zahlt", "yellow field: bank pays").to_owned(),
        Field::Red => lang.pick(
            format!("rotes Feld: −{}, nimm {}", place.own, place.taken),
            format!("red field: −{}, take {}", place.own, place.taken),
        ),
    };
    match place.borrowed {
        0 => field,
        borrowed if borrowed == place.own => lang.pick(format!("{field}, geborgt"), format!("{field}, borrowed")),
        borrowed => lang.pick(format!("{field}, {borrowed} geborgt"), format!("{field}, {borrowed} borrowed")),
    }
}
