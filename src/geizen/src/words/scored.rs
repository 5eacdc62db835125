//! The calculation of a turn as a sentence: "Jonas: 2 eigene auf die 2, Reihe 2 voll: +6, alle anderen zahlen 1. Macht +4."

use table::{Lang, Name, Seat, signed, tell};

use super::faces;
use crate::{Bill, Field, Place, RowPlan};

pub(super) fn sentence(seat: Seat, bill: &Bill, hands: &[u8], lang: Lang) -> String {
    let mut pieces: Vec<String> =
        stretches(bill).iter().map(|stretch| stretch.piece(seat, hands.len(), lang)).collect();
    match bill.lines.iter().filter(|line| line.place.is_none()).count() {
        0 => {}
        1 => pieces.push(lang.pick("die 6 ist frei", "the 6 is free").to_owned()),
        sixes => pieces.push(tell!(lang, "{sixes} Sechsen sind frei", "{sixes} sixes are free")),
    }
    if !bill.unplaced.is_empty() {
        let dice = faces(bill.unplaced);
        pieces.push(tell!(
            lang,
            "mehr leiht die Bank nicht, ohne Feld bleiben: {dice}",
            "the bank lends no more, left without a field: {dice}"
        ));
    }
    let (net, now) = (signed(bill.net()), chips(bill.end(), lang));
    let sum = tell!(lang, "Macht {net}, jetzt {now}.", "That makes {net}, now {now}.");
    format!("{}: {}. {sum}", Name(seat), pieces.join("; "))
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

    /// `2 eigene und 1 aus der Bank auf die 4, Reihe 4 voll: +7, alle anderen zahlen 2`.
    fn piece(&self, seat: Seat, seats: usize, lang: Lang) -> String {
        let face = self.face;
        let mut text = tell!(lang, "{} auf die {face}", "{} on row {face}", self.paid(lang));
        if self.places.iter().any(|place| place.kind == Field::Yellow && place.bank == 0) {
            text += lang.pick(", die Bank ist leer", ", the bank is empty");
        }
        if let Some(red) = self.places.last().filter(|_| self.complete()) {
            let taken = red.taken;
            text += &tell!(lang, ", Reihe {face} voll: +{taken}, ", ", row {face} full: +{taken}, ");
            text += &self.others(seat, seats, red, lang);
        }
        text
    }

    /// Who has paid for the chips that were put down.
    fn paid(&self, lang: Lang) -> String {
        let (own, lent) = (self.sum(|place| place.own - place.borrowed), self.sum(|place| place.borrowed));
        let bank = self.sum(|place| place.bank);
        let mut parts = Vec::new();
        if own > 0 {
            parts.push(
                lang.pick(
                    if own == 1 { "1 eigener".to_owned() } else { format!("{own} eigene") },
                    format!("{own} own"),
                ),
            );
        }
        if lent > 0 {
            let de = if lent == 1 { "1 geborgter".to_owned() } else { format!("{lent} geborgte") };
            parts.push(lang.pick(de, format!("{lent} borrowed")));
        }
        if bank > 0 {
            parts.push(tell!(lang, "{bank} aus der Bank", "{bank} from the bank"));
        }
        if parts.is_empty() {
            parts.push(lang.pick("nichts", "nothing").to_owned());
        }
        parts.join(lang.pick(" und ", " and "))
    }

    /// What the others pay for the completed row: in one word if all pay what the arrow says.
    fn others(&self, seat: Seat, seats: usize, red: &Place, lang: Lang) -> String {
        let arrow = RowPlan::of(self.face).map_or(0, |plan| plan.arrow);
        let others: Vec<Seat> = seat.others(seats as u8).collect();
        let paid = |other: &Seat| red.paid[other.index()];
        if others.len() > 1 && others.iter().all(|other| paid(other) == arrow) {
            return tell!(lang, "alle anderen zahlen {arrow}", "everybody else pays {arrow}");
        }
        let each: Vec<String> = others
            .iter()
            .map(|other| match (Name(*other), paid(other)) {
                (name, 0) => tell!(lang, "{name} hat nichts", "{name} has nothing"),
                (name, paid) => tell!(lang, "{name} zahlt {paid}", "{name} pays {paid}"),
            })
            .collect();
        each.join(", ")
    }
}

fn chips(number: u8, lang: Lang) -> String {
    match number {
        0 => lang.pick("keine Chips", "no chips").to_owned(),
        1 => lang.pick("1 Chip", "1 chip").to_owned(),
        _ => tell!(lang, "{number} Chips", "{number} chips"),
    }
}
