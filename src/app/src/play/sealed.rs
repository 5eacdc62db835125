//! Hands on own phones: sealed after every change of the table, and the keys of their seats.

use std::rc::Rc;

use game_ui::{GameInfo, GameSession};
use platform::sharing;
use qrcodegen::QrCodeEcc;
use sealed::{Key, KeyLink, Ledger, Letters, Scope, Sheet, letters, word};
use table::{Lang, Seat, Seats};
use yew::prelude::*;

use super::action::PlayAction;
use super::state::PlayState;
use crate::qr::QrCode;
use crate::store;

/// The hands of a table on its players' phones, as they are now.
#[derive(Clone)]
pub(super) struct SealedTable {
    table: Rc<dyn GameSession>,
    /// Which table it is of those that were there ([`PlayState::table_revision`]).
    revision: u32,
    ledger: Ledger,
    sheet: Sheet,
}

impl SealedTable {
    /// Seals the hands that are on phones, and keeps the ledger of the game with this name before anybody sees the sheet.
    fn of(id: &str, state: &PlayState) -> Option<SealedTable> {
        let table = state.table.clone().filter(|_| !state.sealed.is_empty())?;
        let mut ledger = store::ledger(id)?;
        let hands: Vec<(Seat, Vec<u8>)> = state.sealed.iter().map(|seat| (seat, table.sealed_codes(seat))).collect();
        let sheet = ledger.advance(&hands).ok()?;
        store::save_ledger(id, &ledger);
        Some(SealedTable { table, revision: state.counts.tables, ledger, sheet })
    }

    /// The labels of a seat's cards.
    pub(super) fn letters(&self, seat: Seat) -> Option<Letters> {
        let (link, epoch) = (self.ledger.key_link(seat)?, self.ledger.epoch(seat)?);
        Some(letters(&link.key, epoch, self.table.sealed_codes(seat).len() as u8))
    }

    /// The word that the phone of a seat shows, too.
    pub(super) fn word(&self, seat: Seat) -> Option<String> {
        Some(word(&self.ledger.key_link(seat)?.key, self.ledger.epoch(seat)?))
    }

    /// The public code.
    pub(super) fn picture(&self, lang: Lang) -> Html {
        let head = format!("{}#{}", sharing::address(), self.sheet.head());
        html! {
            <QrCode text={head} digits={self.sheet.digits()} correction={QrCodeEcc::Low}
                label={lang.select("Die Karten als QR-Code", "The cards as a QR code")} />
        }
    }
}

/// The hands of the game with this name that are on phones; `None` if there are none, or until those of this moment are sealed.
#[hook]
pub(super) fn use_sealed(id: &AttrValue, state: &UseReducerHandle<PlayState>) -> Option<Rc<SealedTable>> {
    let shown = use_state(|| None::<Rc<SealedTable>>);
    {
        let (shown, state) = (shown.setter(), state.clone());
        use_effect_with((id.clone(), state.counts.tables), move |(id, _)| {
            shown.set(SealedTable::of(id, &state).map(Rc::new));
        });
    }
    shown.as_ref().filter(|shown| shown.revision == state.counts.tables).map(Rc::clone)
}

/// What takes hands to phones and back.
#[derive(Clone, PartialEq)]
pub(super) struct SealedCallbacks {
    /// The link with the key that a seat is shown now.
    pub(super) key: Option<Rc<KeyLink>>,
    /// Shows a seat a new key.
    pub(super) on_key: Callback<Seat>,
    /// The phone has the key that is shown.
    pub(super) on_taken: Callback<MouseEvent>,
    /// The hand of a seat is behind its curtain again, and its key is worth nothing.
    pub(super) on_return: Callback<Seat>,
}

/// Callbacks for the hands of the game with this name.
#[hook]
pub(super) fn use_sealed_callbacks(
    id: &AttrValue,
    game: &'static GameInfo,
    send: &Callback<PlayAction>,
) -> SealedCallbacks {
    let key = use_state(|| None::<Rc<KeyLink>>);
    let on_key = {
        let (key, id, send) = (key.setter(), id.clone(), send.clone());
        Callback::from(move |seat| {
            let Some(ledger) = store::ledger(&id).or_else(|| new_ledger(game)) else { return };
            store::save_ledger(&id, &ledger);
            let scope = ledger.scope().clone();
            key.set(Some(Rc::new(KeyLink { scope, seat, key: Key::new(platform::random_bytes()) })));
            send.emit(PlayAction::ShowKey(seat));
        })
    };
    let on_taken = {
        let (shown, id, send) = (key.clone(), id.clone(), send.clone());
        Callback::from(move |_| {
            // What was sealed while the key was shown counts.
            let (Some(link), Some(mut ledger)) = (shown.as_ref(), store::ledger(&id)) else { return };
            ledger.set_key(link.seat, link.key);
            store::save_ledger(&id, &ledger);
            send.emit(PlayAction::Sealed(link.seat, true));
            shown.set(None);
        })
    };
    let on_return = {
        let (id, send) = (id.clone(), send.clone());
        Callback::from(move |seat| {
            if let Some(mut ledger) = store::ledger(&id) {
                ledger.remove(seat);
                store::save_ledger(&id, &ledger);
            }
            send.emit(PlayAction::Sealed(seat, false));
        })
    };
    SealedCallbacks { key: (*key).clone(), on_key, on_taken, on_return }
}

/// The ledger of a table that has shown no sheet.
fn new_ledger(game: &GameInfo) -> Option<Ledger> {
    let scope = Scope::new(game.id, game.version, platform::random_u32());
    Some(Ledger::new(scope, game.sealed?.room))
}

/// The seats of a game whose hands are on phones, as its ledger says.
pub(super) fn sealed_seats(id: &str) -> Seats {
    let Some(ledger) = store::ledger(id) else { return Seats::NONE };
    Seat::all(table::MAX_SEATS).filter(|seat| ledger.key_link(*seat).is_some()).collect()
}
