//! The chip board, with the chips that what is chosen now would lay there.

use crate::art::{self, On};
use crate::ui::{El, el};
use ::geizen::{Bill, Board, Field, LONGEST_ROW, ROWS, RowPlan};
use ::table::{Lang, tell};

/// The board; `landing` while the chips of the bill are on their way.
pub(super) fn board(board: &Board, bill: &Bill, landing: bool, lang: Lang) -> El {
    let row = |(face, plan)| row(board, bill, face, plan, landing, lang);
    el("ul", "board brd").set("aria-label", lang.pick("Spielplan", "Board")).all((1..=5).zip(&ROWS).map(row))
}

fn row(board: &Board, bill: &Bill, face: u8, plan: &RowPlan, landing: bool, lang: Lang) -> El {
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
        let field = el("span", "fd").put("id", format!("field-{face}-{at}"));
        field.draw(art::field(drawn(*kind), on(at), 30))
    };
    el("li", "br")
        .class("act", next.iter().any(Option::is_some))
        .class("hit", completed && landing)
        .add(el("span", "sr").tell(spoken(face, lying, plan, lang)))
        .draw(art::die(face, 28))
        .all(plan.fields.iter().enumerate().map(field))
        .add(el("span", "ar").set("aria-hidden", "true").tell(format!("−{}", plan.arrow)))
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
    let chips = super::counted(chips, lang);
    tell!(
        lang,
        "Reihe {face}: {filled} von {all} Feldern belegt, {chips}, nächstes Feld {next}, andere zahlen {}",
        "Row {face}: {filled} of {all} fields filled, {chips}, next field {next}, others pay {}",
        plan.arrow
    )
}
