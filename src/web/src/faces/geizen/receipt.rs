//! The receipt: what the dice put aside and chosen cost and bring, chip by chip.

use crate::art::{Regular, die, head};
use crate::ui::{El, el};
use ::geizen::{Bill, Field, Line};
use ::table::{Lang, Seat, signed, tell};

/// The receipt; `broke` if keeping this ends the game, `lying` if there are dice to choose from.
pub(super) fn receipt(bill: &Bill, turn: Seat, seats: u8, (broke, lying): (bool, bool), lang: Lang) -> El {
    if bill.lines.is_empty() && bill.unplaced.is_empty() {
        let hint = if lying {
            lang.pick(
                "Was es kostet und bringt, steht unter jedem Würfel.",
                "Below each die: what it costs and brings.",
            )
        } else {
            lang.pick("Wenig zahlen, viel nehmen. Die 6 kostet nichts.", "Pay little, take much. A 6 costs nothing.")
        };
        return el("div", "board rec hint").draw(head(Regular::Geizen, 44)).add(el("span", "").say(hint));
    }
    let row = |face: u8, words: String, net: String| {
        let die = el("td", "").draw(die(face, 20)).add(el("span", "sr").tell(face.to_string()));
        el("tr", "").add(die).add(el("td", "").tell(words)).add(el("td", "").tell(net))
    };
    let placed = bill.lines.iter().map(|line| row(line.face, place(line, lang), signed(line.net())));
    let unplaced = bill
        .unplaced
        .faces()
        .map(|face| row(face, lang.pick("kein Kredit mehr", "no more credit").to_owned(), "–".to_owned()));
    let caption = el("caption", "sr").say(lang.pick("Rechnung", "Calculation"));
    let table = el("table", "").add(caption).add(el("tbody", "").all(placed).all(unplaced));
    let sum = el("div", "sum")
        .add(el("div", "d").tell(signed(bill.so_far())))
        .add(el("div", "small").tell(below(bill, turn, seats, broke, lang)));
    el("div", "board rec").add(table).add(sum)
}

/// What the others pay, or what this would lead to.
fn below(bill: &Bill, turn: Seat, seats: u8, broke: bool, lang: Lang) -> String {
    if bill.after <= 0 {
        let owed = -bill.after;
        return match (broke, owed) {
            (true, _) => lang.pick("pleite, Schluss", "broke, the end").to_owned(),
            (false, 0) => lang.pick("keine Chips mehr", "no chips left").to_owned(),
            (false, _) => tell!(lang, "{owed} geborgt", "{owed} borrowed"),
        };
    }
    let paid: Vec<u8> = turn.others(seats).map(|seat| bill.paid_by(seat)).collect();
    let all: u8 = paid.iter().sum();
    if all == 0 {
        tell!(lang, "dann {}", "then {}", bill.after)
    } else if paid.iter().all(|one| *one == paid[0]) {
        tell!(lang, "andere −{}", "others −{}", paid[0])
    } else {
        tell!(lang, "andere zus. −{all}", "others −{all} in all")
    }
}

/// Which field, who pays, what is taken. What is borrowed is said instead of the field's whole name: a line is short.
fn place(line: &Line, lang: Lang) -> String {
    let Some(place) = line.place else { return lang.pick("frei", "free").to_owned() };
    let (own, borrowed, taken) = (place.own, place.borrowed, place.taken);
    match (place.kind, borrowed) {
        (Field::Green, 0) if own == 1 => lang.pick("grünes Feld", "green field").to_owned(),
        (Field::Green, 0) => tell!(lang, "grünes Feld: {own} Chips", "green field: {own} chips"),
        (Field::Green, _) => tell!(lang, "grün: {borrowed} geborgt", "green: {borrowed} borrowed"),
        (Field::Yellow, _) if place.bank == 0 => lang.pick("gelb: Bank ist leer", "yellow: bank is empty").to_owned(),
        (Field::Yellow, _) => lang.pick("gelbes Feld: Bank zahlt", "yellow field: bank pays").to_owned(),
        (Field::Red, 0) => tell!(lang, "rotes Feld: −{own}, nimm {taken}", "red field: −{own}, take {taken}"),
        (Field::Red, _) => tell!(lang, "rot: geborgt, nimm {taken}", "red: borrowed, take {taken}"),
    }
}
