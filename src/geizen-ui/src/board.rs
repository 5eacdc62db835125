//! The chip board, with the chips that what is chosen now would lay there.

use ::geizen::{Bill, Field, LONGEST_ROW, ROWS, View};
use ::table::{Lang, localized};
use ui::drawing;
use yew::prelude::*;

use super::words::counted;
use crate::art::{self, On};

/// What the board shows.
#[derive(Properties, PartialEq)]
pub(super) struct BoardProps {
    /// The chips that lie there.
    pub(super) board: ::geizen::Board,
    /// The calculation whose chips come there next.
    pub(super) bill: Bill,
    /// Whether they are on their way.
    #[prop_or_default]
    pub(super) landing: bool,
    /// The language.
    pub(super) lang: Lang,
}

/// The board.
#[component]
pub(super) fn Board(props: &BoardProps) -> Html {
    html! {
        <ul class="board chip-board" aria-label={props.lang.select("Spielplan", "Board")}>
            { for (1..=5).map(|face| row(props, face)) }
        </ul>
    }
}

/// The common supply.
pub(super) fn bank(view: &View, lang: Lang) -> Html {
    html! {
        <div class="seat bank" role="listitem" id="bank">
            { drawing(art::chip(34)) }
            <span class="player-name">{ "Bank" }</span>
            <span class="seat-stat num" aria-hidden="true">{ view.bank }</span>
            <span class="visually-hidden">{ counted(view.bank, lang) }</span>
        </div>
    }
}

fn row(props: &BoardProps, face: u8) -> Html {
    let BoardProps { board, bill, landing, lang } = props;
    let plan = &ROWS[usize::from(face) - 1];
    let lying = board.row(face).filled();
    let mut next = [None; LONGEST_ROW];
    let mut completed = false;
    for place in bill.lines.iter().filter(|line| line.face == face).filter_map(|line| line.place) {
        let field = &mut next[usize::from(place.field)];
        *field = field.or(Some(place.own + place.bank));
        completed |= place.kind == Field::Red;
    }
    let on = |at: usize| match (lying.get(at), next[at]) {
        (Some(chips), _) => On::Chips(*chips),
        (None, Some(chips)) => On::Next(chips),
        (None, None) => On::Free,
    };
    let field = |(at, kind): (usize, &Field)| {
        let picture = art::field(drawn(*kind), on(at), 30);
        html! { <span key={at} class="board-field" id={format!("field-{face}-{at}")}>{ drawing(picture) }</span> }
    };
    let act = next.iter().any(Option::is_some).then_some("active");
    let hit = (completed && *landing).then_some("hit");
    html! {
        <li key={face} class={classes!("board-row", act, hit)}>
            <span class="visually-hidden">{ spoken(face, lying, *lang) }</span>
            { drawing(art::die(face, 28)) }
            <>{ for plan.fields.iter().enumerate().map(field) }</>
            <span class="row-arrow" aria-hidden="true">{ format!("−{}", plan.arrow) }</span>
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

fn spoken(face: u8, lying: &[u8], lang: Lang) -> String {
    let plan = &ROWS[usize::from(face) - 1];
    let next = match plan.fields[lying.len()] {
        Field::Green => lang.select("grün, du zahlst", "green, you pay"),
        Field::Yellow => lang.select("gelb, die Bank zahlt", "yellow, the bank pays"),
        Field::Red => lang.select("rot, nimm die Reihe", "red, take the row"),
    };
    let (filled, all, chips) = (lying.len(), plan.fields.len(), lying.iter().sum::<u8>());
    let chips = counted(chips, lang);
    localized!(
        lang,
        "Reihe {face}: {filled} von {all} Feldern belegt, {chips}, nächstes Feld {next}, andere zahlen {}",
        "Row {face}: {filled} of {all} fields filled, {chips}, next field {next}, others pay {}",
        plan.arrow
    )
}
