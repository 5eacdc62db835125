//! The calculation of a turn in words. The receipt before a keep and the story after it are made of the same lines.

use table::{Lang, Name, Seat, Seats, counted, localized, names, signed};

use super::faces;
use crate::{Bill, DICE, Dice, Field, Place};

/// The calculation of a turn in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Receipt {
    /// The lines, in the order of placing.
    pub lines: Vec<ReceiptLine>,
    /// What the turn changes in the player's chips: debts are repaid with the last die, and count until then.
    pub net: i32,
    /// What the player then has: `24 Chips`, `pleite`.
    pub left: String,
}

/// One line of a receipt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReceiptLine {
    /// The face of its dice; `None` for a line about no die or about several.
    pub face: Option<u8>,
    /// `Reihe 2: `, which a drawn die may stand for; empty for a line about no row.
    pub label: String,
    /// What happens, with players as [`Name`] writes them.
    pub words: String,
    /// What it changes in the player's chips; `None` for dice that are not placed.
    pub net: Option<i32>,
}

impl Receipt {
    /// What the dice kept so far cost and bring; `seat` is on turn at a table for `seats`.
    #[must_use]
    pub fn new(bill: &Bill, seat: Seat, seats: u8, lang: Lang) -> Receipt {
        let line = |face, words, net| ReceiptLine { face, label: String::new(), words, net };
        let stretch = |stretch: &Stretch| ReceiptLine {
            label: localized!(lang, "Reihe {}: ", "Row {}: ", stretch.face),
            ..line(Some(stretch.face), stretch.words(seat, seats, lang), Some(stretch.net()))
        };
        let mut lines: Vec<ReceiptLine> = stretches(bill).iter().map(stretch).collect();
        match bill.lines.iter().filter(|line| line.place.is_none()).count() {
            0 => {}
            1 => lines.push(line(Some(6), lang.select("Die 6 ist frei", "The 6 is free").to_owned(), Some(0))),
            sixes => {
                lines.push(line(
                    Some(6),
                    localized!(lang, "{sixes} Sechsen sind frei", "{sixes} sixes are free"),
                    Some(0),
                ));
            }
        }
        if !bill.unplaced.is_empty() {
            lines.push(line(None, unplaced(bill.unplaced, lang), None));
        }
        let last = bill.dice() == DICE;
        let owed = i32::from(-bill.after.min(0));
        if last && owed > 0 {
            lines.push(line(None, unpaid(owed, lang), Some(owed)));
        }
        let net = if last { bill.net() } else { bill.so_far() };
        Receipt { lines, net, left: left(bill.after, last, lang) }
    }
}

/// `Jonas rechnet ab. Reihe 2: 2 eigene, Reihe voll: +6, alle anderen zahlen 1. Macht +4, jetzt 24 Chips.`
pub(super) fn sentence(seat: Seat, bill: &Bill, seats: u8, lang: Lang) -> String {
    let Receipt { lines, net, left } = Receipt::new(bill, seat, seats, lang);
    let lines: Vec<String> = lines.into_iter().map(|line| line.label + &line.words).collect();
    let (name, lines, net) = (Name(seat), lines.join(". "), signed(net));
    let now = if bill.end() == 0 { "" } else { lang.select("jetzt ", "now ") };
    localized!(
        lang,
        "{name} rechnet ab. {lines}. Macht {net}, {now}{left}.",
        "{name} settles up. {lines}. That makes {net}, {now}{left}."
    )
}

fn unplaced(dice: Dice, lang: Lang) -> String {
    let dice = faces(dice);
    localized!(
        lang,
        "Mehr leiht die Bank nicht, ohne Feld bleiben: {dice}",
        "The bank lends no more, left without a field: {dice}"
    )
}

/// Borrowed chips that the player cannot repay: who has nothing loses no more than that.
fn unpaid(owed: i32, lang: Lang) -> String {
    match owed {
        1 => lang.select("1 geborgter bleibt offen", "1 borrowed stays unpaid").to_owned(),
        _ => localized!(lang, "{owed} geborgte bleiben offen", "{owed} borrowed stay unpaid"),
    }
}

/// What the player has after the dice kept so far.
fn left(after: i16, last: bool, lang: Lang) -> String {
    match after {
        ..=0 if last => lang.select("pleite", "broke").to_owned(),
        ..0 => localized!(lang, "{} geborgt", "{} borrowed", -after),
        0 => lang.select("keine Chips", "no chips").to_owned(),
        _ => counted(after.into(), ["Chip", "chip"], ["Chips", "chips"], lang),
    }
}

/// The dice of one row, up to its completion.
struct Stretch {
    face: u8,
    places: Vec<Place>,
}

fn stretches(bill: &Bill) -> Vec<Stretch> {
    let mut stretches: Vec<Stretch> = Vec::new();
    for line in &bill.lines {
        let Some(place) = line.place else { continue };
        match stretches.last_mut() {
            Some(last) if last.face == line.face && !last.complete() => last.places.push(place),
            _ => stretches.push(Stretch { face: line.face, places: vec![place] }),
        }
    }
    stretches
}

impl Stretch {
    fn complete(&self) -> bool {
        self.places.last().is_some_and(|place| place.kind == Field::Red)
    }

    fn sum(&self, chips: impl Fn(&Place) -> u8) -> u8 {
        self.places.iter().map(chips).sum()
    }

    fn net(&self) -> i32 {
        self.places.iter().map(Place::net).sum()
    }

    /// `2 eigene und 1 aus der Bank, Reihe voll: +7, alle anderen zahlen 2`.
    fn words(&self, seat: Seat, seats: u8, lang: Lang) -> String {
        let mut parts = Vec::new();
        if self.sum(|place| place.own + place.bank) > 0 {
            parts.push(self.paid(lang));
        }
        match self.places.iter().filter(|place| place.kind == Field::Yellow && place.bank == 0).count() {
            0 => {}
            1 => parts.push(
                lang.select(
                    "gelbes Feld zählt ohne Chip, die Bank ist leer",
                    "yellow field counts without a chip, the bank is empty",
                )
                .to_owned(),
            ),
            fields => parts.push(localized!(
                lang,
                "{fields} gelbe Felder zählen ohne Chip, die Bank ist leer",
                "{fields} yellow fields count without a chip, the bank is empty"
            )),
        }
        if let Some(red) = self.places.last().filter(|_| self.complete()) {
            let taken = red.taken;
            parts.push(localized!(lang, "Reihe voll: +{taken}", "row full: +{taken}"));
            parts.push(others(red, seat.others(seats).collect(), lang));
        }
        parts.join(", ")
    }

    /// Who has paid for the chips that were put down.
    fn paid(&self, lang: Lang) -> String {
        let (own, lent) = (self.sum(|place| place.own - place.borrowed), self.sum(|place| place.borrowed));
        let bank = self.sum(|place| place.bank);
        let mut parts = Vec::new();
        if own > 0 {
            parts.push(
                lang.select(
                    if own == 1 { "1 eigener".to_owned() } else { format!("{own} eigene") },
                    format!("{own} own"),
                ),
            );
        }
        if lent > 0 {
            let de = if lent == 1 { "1 geborgter".to_owned() } else { format!("{lent} geborgte") };
            parts.push(lang.select(de, format!("{lent} borrowed")));
        }
        if bank > 0 {
            parts.push(localized!(lang, "{bank} aus der Bank", "{bank} from the bank"));
        }
        parts.join(lang.select(" und ", " and "))
    }
}

/// What the others pay for the completed row: in one word if all pay the same.
fn others(red: &Place, others: Seats, lang: Lang) -> String {
    let paid = |seat: Seat| red.paid[seat.index()];
    let mut amounts: Vec<u8> = others.iter().map(paid).collect();
    amounts.sort_by_key(|&amount| std::cmp::Reverse(amount));
    amounts.dedup();
    if let ([amount], 2..) = (amounts.as_slice(), others.len()) {
        return match amount {
            0 => lang.select("die anderen haben nichts", "the others have nothing").to_owned(),
            _ => localized!(lang, "alle anderen zahlen {amount}", "everybody else pays {amount}"),
        };
    }
    let each = amounts.into_iter().map(|amount| {
        let payers: Seats = others.iter().filter(|&seat| paid(seat) == amount).collect();
        let (several, payers) = (payers.len() > 1, names(payers, lang));
        match (amount, several) {
            (0, false) => localized!(lang, "{payers} hat nichts", "{payers} has nothing"),
            (0, true) => localized!(lang, "{payers} haben nichts", "{payers} have nothing"),
            (_, false) => localized!(lang, "{payers} zahlt {amount}", "{payers} pays {amount}"),
            (_, true) => localized!(lang, "{payers} zahlen {amount}", "{payers} pay {amount}"),
        }
    });
    each.collect::<Vec<_>>().join(", ")
}
