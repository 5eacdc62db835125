//! Tables whose hands are on phones, laid on devices without a camera.

use app::games::entry;
use futures::executor::block_on;
use sealed::{Key, Ledger, Scope, Sheet};
use table::{Game, Lang, Record, Seat};

/// The number of every table of the tests.
const TABLE: u32 = 4711;

/// The ledger of a table at which these seats have their hands on phones, and the sheet that it shows at the end of this record.
///
/// # Panics
/// If the hands of this game stay on the table.
#[must_use]
pub fn sealed_table<G: Game>(record: &Record<G>, seats: &[Seat]) -> (Ledger, Sheet) {
    let game = block_on(entry(G::ID).expect("a game of the page").load()).expect("nothing is split here");
    let table = (game.open)(&record.to_string()).expect("a record");
    let room = game.sealed.expect("a game with hands on phones").room;
    let mut ledger = Ledger::new(Scope::new(G::ID, G::VERSION, TABLE), room);
    for seat in seats {
        ledger.set_key(*seat, Key::new([seat.index() as u8 + 1; 16]));
    }
    let hands: Vec<_> = seats.iter().map(|seat| (*seat, table.sealed_codes(*seat))).collect();
    let sheet = ledger.advance(&hands).expect("hands that fit");
    (ledger, sheet)
}

/// What the phone of a seat calls its cards at the end of this record, in their order.
///
/// # Panics
/// If the hands of this game stay on the table.
#[must_use]
pub fn sealed_names<G: Game>(record: &Record<G>, seat: Seat, lang: Lang) -> Vec<String> {
    let game = block_on(entry(G::ID).expect("a game of the page").load()).expect("nothing is split here");
    let table = (game.open)(&record.to_string()).expect("a record");
    let card = game.sealed.expect("a game with hands on phones").card;
    table.sealed_codes(seat).into_iter().map(|code| card(code, lang).expect("a card").name).collect()
}
