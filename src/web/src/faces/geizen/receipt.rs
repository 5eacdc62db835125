//! The receipt: what the dice put aside and chosen cost and bring, chip by chip.

use crate::art::{Regular, die, head};
use crate::face::Guests;
use crate::ui::{El, el, said};
use ::geizen::{Bill, Receipt, ReceiptLine};
use ::table::{Lang, Seat, Sentence, signed};

/// The receipt; `lying` if there are dice to choose from.
pub(super) fn receipt(bill: &Bill, turn: Seat, guests: &Guests, lying: bool, lang: Lang) -> El {
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
    let row = |ReceiptLine { face, label, words, net }: ReceiptLine| {
        let label = el("span", "sr").tell(label);
        let die = el("td", "").maybe_draw(face.map(|face| die(face, 20))).add(label);
        let words = el("td", "").nodes(said(&Sentence::from(words), guests));
        el("tr", "").add(die).add(words).add(el("td", "").tell(net.map_or("–".to_owned(), signed)))
    };
    let Receipt { lines, net, left } = Receipt::new(bill, turn, guests.seats(), lang);
    let caption = el("caption", "sr").say(lang.pick("Rechnung", "Calculation"));
    let table = el("table", "").add(caption).add(el("tbody", "").all(lines.into_iter().map(row)));
    let sum = el("div", "sum").add(el("div", "d").tell(signed(net))).add(el("div", "small").tell(left));
    el("div", "board rec").add(table).add(sum)
}
