//! What a turn came to, in one sentence, and its great moments: five of a kind, and a row completed twice.

use ::geizen::{Bill, Event, Field, Geizen};
use ::table::{Lang, Localized, Name, Seat, Seats, localized, names, signed};
use game_ui::{Beat, Peak, Recent};

use crate::art;
use crate::remarks::{BROKE, CHEAP, DEBT, FIVE, ROW, TWICE};

/// What the last act came to: only a turn that was scored comes to anything.
pub(super) fn beat(recent: &Recent<'_, Geizen>, lang: Lang) -> Option<Beat> {
    let (seat, bill, seats) = scored(recent.told)?;
    let name = Name(seat);
    let net = bill.net();
    let rows = completed(bill);
    let text = match five_of_a_kind(bill) {
        Some(face) if rows.is_empty() => {
            let net = signed(net);
            localized!(lang, "{name} hat fünfmal die {face}: {net}", "{name} has five {face}s: {net}")
        }
        _ if rows.is_empty() && net < 0 => {
            let chips = -net;
            localized!(lang, "{name} zahlt {chips}", "{name} pays {chips}")
        }
        _ if rows.is_empty() && net == 0 => localized!(lang, "{name} zahlt nichts", "{name} pays nothing"),
        _ => format!("{name} {}{}", signed(net), paid(bill, seat, seats, lang)),
    };
    Some(Beat::of(text).with(peak(bill)))
}

/// What the regulars might say to it.
pub(super) fn remarks(recent: &Recent<'_, Geizen>) -> &'static [Localized] {
    let Some((_, bill, _)) = scored(recent.told) else { return &[] };
    match completed(bill).as_slice() {
        _ if bill.end() == 0 => BROKE,
        _ if five_of_a_kind(bill).is_some() => FIVE,
        rows if twice(rows).is_some() => TWICE,
        [_, ..] if bill.net() >= 8 => ROW,
        [] if bill.net() >= -1 => CHEAP,
        _ if bill.lines.iter().any(|line| line.place.is_some_and(|place| place.borrowed > 0)) => DEBT,
        _ => &[],
    }
}

/// The turn that was scored, and how many play.
fn scored(told: &[Event]) -> Option<(Seat, &Bill, u8)> {
    told.iter().find_map(|event| match event {
        Event::Scored { seat, bill, hands } => Some((*seat, bill, hands.len() as u8)),
        _ => None,
    })
}

/// The rows that were completed; one that was completed twice stands there twice.
fn completed(bill: &Bill) -> Vec<u8> {
    let red = |line: &&::geizen::Line| line.place.is_some_and(|place| place.kind == Field::Red);
    bill.lines.iter().filter(red).map(|line| line.face).collect()
}

/// The row that was completed twice. All dice of a row are placed one after another.
fn twice(rows: &[u8]) -> Option<u8> {
    rows.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0])
}

/// The face of five equal dice.
fn five_of_a_kind(bill: &Bill) -> Option<u8> {
    let face = bill.lines.first()?.face;
    (bill.lines.len() == 5 && bill.lines.iter().all(|line| line.face == face)).then_some(face)
}

/// Who pays for the completed rows: ", alle anderen zahlen 2".
fn paid(bill: &Bill, seat: Seat, seats: u8, lang: Lang) -> String {
    let paid = |other: Seat| -> u8 {
        bill.lines.iter().filter_map(|line| line.place).map(|place| place.paid[other.index()]).sum()
    };
    let others: Seats = seat.others(seats).collect();
    let mut amounts: Vec<u8> = others.iter().map(paid).filter(|chips| *chips > 0).collect();
    amounts.sort_unstable_by(|one, other| other.cmp(one));
    amounts.dedup();
    let each = amounts.into_iter().map(|chips| {
        let payers: Seats = others.iter().filter(|other| paid(*other) == chips).collect();
        match payers.len() {
            1 => localized!(lang, "{0} zahlt {chips}", "{0} pays {chips}", names(payers, lang)),
            _ if payers == others => localized!(lang, "alle anderen zahlen {chips}", "everybody else pays {chips}"),
            _ => localized!(lang, "{0} zahlen {chips}", "{0} pay {chips}", names(payers, lang)),
        }
    });
    each.map(|part| format!(", {part}")).collect()
}

fn peak(bill: &Bill) -> Option<Peak> {
    if let Some(row) = twice(&completed(bill)) {
        return Some(Peak { class: "row-twice", drawing: art::row_twice(row) });
    }
    five_of_a_kind(bill).map(|face| Peak { class: "five-alike", drawing: art::five_alike(face) })
}
