//! Games that the device remembers, at any point that a test or a picture wants.

use geizen::{Action, Dice, Geizen, Options, View};
use serde_json::{Value, json};
use table::{Game, NoteKey, Record, Seat, Seed, Start, Viewer};

/// A game as the device remembers it.
#[derive(Clone, Debug)]
pub struct Save {
    /// The record.
    pub record: Record<Geizen>,
    /// Where it stands: `running`, `over` or `off`.
    pub state: &'static str,
}

impl Save {
    /// Where the device keeps it, under a name with this number.
    #[must_use]
    pub fn key(number: u32) -> String {
        format!("stammtisch.game.geizen-{number}")
    }

    /// The text in the storage.
    #[must_use]
    pub fn json(&self) -> Value {
        let seats: Vec<u8> = (0..self.record.game().seats()).collect();
        json!({
            "record": self.record.to_string(),
            "symbols": seats,
            "begun": 1_763_000_000_000_u64,
            "changed": 1_763_001_260_000_u64,
            "state": self.state,
        })
    }
}

/// Plays games of these people by turns until one comes to a table like this; the first one begins.
///
/// Everybody keeps the cheaper half of the dice, so all kinds of tables come up.
///
/// # Panics
/// If there is no such table in a thousand games.
#[must_use]
pub fn save(names: &[&str], wanted: impl Fn(&View) -> bool) -> Save {
    let seats = u8::try_from(names.len()).expect("few people");
    for seed in 0..1000 {
        let options = Options { start: Start::Seat(Seat::new(0)) };
        let mut record: Record<Geizen> = Record::deal(seats, options, Seed::from_number(seed));
        for (seat, name) in Seat::all(seats).zip(names) {
            record.notes.set(NoteKey::Name(seat), name);
        }
        loop {
            if wanted(&record.game().view(Viewer::Table)) {
                let over = record.game().outcome().is_some();
                return Save { record, state: if over { "over" } else { "running" } };
            }
            let Some(seat) = record.game().awaited().iter().next() else { break };
            let action = choice(record.game(), seat);
            record.act(seat, action).expect("what the menu offers is allowed");
        }
    }
    panic!("no game comes to such a table");
}

/// Rolls, or keeps the half of the dice that leaves most chips.
fn choice(game: &Geizen, seat: Seat) -> Action {
    let view = game.view(Viewer::Table);
    if view.rolled.is_empty() {
        return Action::Roll;
    }
    let mut faces: Vec<u8> = view.rolled.faces().collect();
    let after = |dice: Dice| match game.forecast(seat, &Action::Keep(dice)).first() {
        Some(geizen::Event::Kept { bill, .. }) => bill.after,
        _ => i16::MIN,
    };
    faces.sort_by_key(|&face| std::cmp::Reverse(after(Dice::NONE.with(face))));
    let half = faces.len().div_ceil(2);
    Action::Keep(faces.into_iter().take(half).collect())
}
