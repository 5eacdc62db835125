//! The chip board, with the chips that what is chosen now would lay there.

use ::geizen::{Bill, Field, LONGEST_ROW, ROWS, RowPlan};
use ::table::Lang;
use yew::prelude::*;

use crate::art::{self, On};
use crate::ui::drawing;

#[derive(Properties, PartialEq)]
pub(super) struct BoardProps {
    pub(super) board: ::geizen::Board,
    pub(super) bill: Bill,
    /// Whether the chips are on their way.
    pub(super) landing: bool,
    pub(super) lang: Lang,
}

#[component]
pub(super) fn Board(props: &BoardProps) -> Html {
    html! {
        <ul class="board brd" aria-label={props.lang.pick("Spielplan", "Board")}>
            { for (1..=5).zip(&ROWS).map(|(face, plan)| row(props, face, plan)) }
        </ul>
    }
}

fn row(props: &BoardProps, face: u8, plan: &RowPlan) -> Html {
    let lying = props.board.row(face).filled();
    let mut next = [None; LONGEST_ROW];
    let mut completed = false;
    for place in props.bill.lines.iter().filter(|line| line.face == face).filter_map(|line| line.place) {
        let field = &mut next[usize::from(place.field)];
        *field = field.or(Some(place.own + place.bank));
        completed |= place.kind == Field::Red;
    }
    let act = next.iter().any(Option::is_some);
    let on = |at: usize| match (lying.get(at), next[at]) {
        (Some(chips), _) => On::Chips(*chips),
        (None, Some(chips)) => On::Next(chips),
        (None, None) => On::Free,
    };
    html! {
        <li class={classes!("br", act.then_some("act"), (completed && props.landing).then_some("hit"))} aria-label={spoken(face, lying, plan, props.lang)}>
            { drawing(art::die(face, 28)) }
            { for plan.fields.iter().enumerate().map(|(at, kind)| html! {
                <span class="fd" id={format!("field-{face}-{at}")}>{ drawing(art::field(drawn(*kind), on(at), 30)) }</span>
            }) }
            <span class="ar" aria-hidden="true">{ format!("−{}", plan.arrow) }</span>
        </li>
    }
}

fn drawn(kind: Field) -> art::Field {
    match kind {
        Field::Green => art::Field::Green,
        Field::Yellow => art::Field::Yellow,
        Field::Red => art::Field::Red,
    }
}

fn spoken(face: u8, lying: &[u8], plan: &RowPlan, lang: Lang) -> String {
    let next = match plan.fields[lying.len()] {
        Field::Green => lang.pick("grün, du zahlst", "green, you pay"),
        Field::Yellow => lang.pick("gelb, die Bank zahlt", "yellow, the bank pays"),
        Field::Red => lang.pick("rot, nimm die Reihe", "red, take the row"),
    };
    let (filled, all, chips) = (lying.len(), plan.fields.len(), lying.iter().sum::<u8>());
    lang.pick(
        format!("Reihe {face}: {filled} von {all} Feldern belegt, {chips} Chips, nächstes Feld {next}, andere zahlen {}", plan.arrow),
        format!("Row {face}: {filled} of {all} fields filled, {chips} chips, next field {next}, others pay {}", plan.arrow),
    )
}
