//! The beginning of a game, and what is left of one that cannot be read.

use table::Seed;
use yew::prelude::*;

use super::Running;
use crate::app::{Go, House};
use crate::art::{SeatSymbol, torn_ticket};
use crate::face::Guests;
use crate::store::{Save, State};
use crate::ui::{button, el};
use crate::{browser, store};

/// Draws a new seed from the device.
#[must_use]
pub fn new_seed() -> Seed {
    Seed::new(table::DeviceSecret::new(browser::random_bytes()))
}

/// Saves a game of this slug that is new here; its name on this device.
#[must_use]
pub(crate) fn begin(game: &str, table: &dyn Running, symbols: Vec<u8>, state: State) -> String {
    let id = store::new_id(game);
    let now = browser::now();
    let (record, summary) = (table.record(), Some(table.summary()));
    let save = Save { record, summary, symbols, begun: now, changed: now, played: 0.0, state };
    store::save_game(&id, &save);
    id
}

/// Who sits at the table of a save.
pub(super) fn guests(save: Option<&Save>, table: Option<&dyn Running>) -> Guests {
    let names = table.map(Running::names).unwrap_or_default();
    let symbols = save.map(|save| save.symbols.clone()).unwrap_or_default();
    let symbol = |at: usize| {
        let number = symbols.get(at).map_or(at, |&number| usize::from(number));
        SeatSymbol::ALL[number % SeatSymbol::ALL.len()]
    };
    Guests { symbols: (0..names.len()).map(symbol).collect(), names }
}

/// A save that is no game any more.
pub(super) fn damaged(house: &House) -> Html {
    let lang = house.lang();
    let start = button("btn", house.going(Go::Home)).say(lang.pick("Zum Start", "To the start"));
    let untouched = lang
        .pick("Die anderen Spiele auf diesem Gerät sind unberührt.", "The other games on this device are untouched.");
    let body = el("div", "body")
        .draw(torn_ticket(300))
        .add(el("h1", "").say(lang.pick("Dieses Spiel ist nicht zu lesen.", "This game cannot be read.")))
        .add(el("p", "").say(untouched))
        .add(el("div", "acts").add(start));
    el("main", "app narrow").add(body).into()
}
