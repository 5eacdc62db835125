//! The story in turns: what each one has brought.

use table::{Begins, Lang, Name, Past, Title, Turns, listed, localized, signed};

use crate::{Bill, Event, Field, Geizen, View};

impl Turns for Geizen {
    fn begins(_: &View, _: &[Event], act: &[Event]) -> Option<Begins> {
        match act.first() {
            Some(Event::Rolled { seat, roll: 1, .. }) => Some(Begins::Turn(*seat)),
            _ => None,
        }
    }

    fn round(view: &View) -> u16 {
        view.round
    }

    /// The turn of the evening is the one that has brought most chips.
    fn title(turn: &Past<'_, Geizen>, lang: Lang) -> Title {
        let Some(seat) = turn.seat.map(Name) else { return Title::default() };
        let broke = turn.told.iter().any(|event| matches!(event, Event::Ended { .. }));
        let bill = turn.told.iter().find_map(|event| match event {
            Event::Scored { bill, .. } => Some(bill),
            _ => None,
        });
        let text = match bill {
            _ if broke => localized!(lang, "{seat} ist pleite", "{seat} is broke"),
            Some(bill) => {
                let (net, rows) = (signed(bill.net()), completed(bill));
                match rows.as_slice() {
                    [] => localized!(lang, "{seat} würfelt: {net}", "{seat} rolls: {net}"),
                    [row] => localized!(lang, "{seat} holt Reihe {row}: {net}", "{seat} takes row {row}: {net}"),
                    rows => {
                        let rows = listed(rows, lang);
                        localized!(lang, "{seat} holt die Reihen {rows}: {net}", "{seat} takes rows {rows}: {net}")
                    }
                }
            }
            None => localized!(lang, "{seat} würfelt", "{seat} rolls"),
        };
        let weight = bill.map_or(0, Bill::net).max(0).unsigned_abs();
        Title { text: text.into(), weight, ..Title::default() }
    }
}

/// The rows that were completed; one that was completed twice stands there twice.
fn completed(bill: &Bill) -> Vec<String> {
    let red = |line: &&crate::Line| line.place.is_some_and(|place| place.kind == Field::Red);
    bill.lines.iter().filter(red).map(|line| line.face.to_string()).collect()
}
