//! Hands on own phones, as the table shows them: the key of a seat, the public code with all hands, and the cards as backs with labels.

use std::rc::Rc;

use game_ui::art::mat;
use game_ui::{BlindAct, BlindInput, GameInfo, GameSession};
use platform::sharing;
use qrcodegen::{QrCodeEcc, QrSegment};
use sealed::{Key, KeyLink, Ledger, Letters, Scope, Sheet, letters, word};
use table::{Lang, Seat, Seats, localized};
use ui::{LinkRow, drawing, leave, named};
use yew::prelude::*;

use super::action::PlayAction;
use super::screens::PlayScreen;
use super::stage::Stage;
use super::state::PlayState;
use crate::navigation::Go;
use crate::qr::qr_code;
use crate::screens::phone_steps as steps;
use crate::store;

/// The finest version of a QR code that is tried. A code of this size is hard to scan, but the link of it can be taken, too.
const FINEST: u8 = 40;

/// The hands of a table on its players' phones, as they are now.
#[derive(Clone)]
pub(super) struct SealedTable {
    table: Rc<dyn GameSession>,
    ledger: Ledger,
    sheet: Sheet,
    seats: Seats,
}

impl SealedTable {
    /// Seals the hands of these seats, and keeps the ledger of the game with this name before anybody sees the sheet.
    fn of(id: &str, table: Rc<dyn GameSession>, seats: Seats) -> Option<SealedTable> {
        let mut ledger = store::ledger(id)?;
        let hands: Vec<(Seat, Vec<u8>)> = seats.iter().map(|seat| (seat, table.sealed_codes(seat))).collect();
        let sheet = ledger.advance(&hands).ok()?;
        store::save_ledger(id, &ledger);
        Some(SealedTable { table, ledger, sheet, seats })
    }

    /// The labels of a seat's cards.
    fn letters(&self, seat: Seat) -> Option<Letters> {
        let (link, epoch) = (self.ledger.key_link(seat)?, self.ledger.epoch(seat)?);
        Some(letters(&link.key, epoch, self.table.sealed_codes(seat).len() as u8))
    }

    /// The word that the phone of a seat shows, too.
    fn word(&self, seat: Seat) -> Option<String> {
        Some(word(&self.ledger.key_link(seat)?.key, self.ledger.epoch(seat)?))
    }

    /// The public code.
    fn picture(&self, lang: Lang) -> Html {
        let head = format!("{}#{}", sharing::address(), self.sheet.head());
        let segments = [QrSegment::make_bytes(head.as_bytes()), QrSegment::make_numeric(&self.sheet.digits())];
        let label = lang.select("Die Karten als QR-Code", "The cards as a QR code");
        html! {
            <div class="qr-code" role="img" aria-label={label}>
                { qr_code(&segments, QrCodeEcc::Low, FINEST).map(drawing) }
            </div>
        }
    }
}

/// A table, compared by where it is: every change makes a new one.
struct ByPointer(Rc<dyn GameSession>);

impl PartialEq for ByPointer {
    fn eq(&self, other: &ByPointer) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// The hands of the game with this name that are on phones; `None` if there are none, or until those of this moment are sealed.
#[hook]
pub(super) fn use_sealed(id: &AttrValue, state: &PlayState) -> Option<Rc<SealedTable>> {
    let shown = use_state(|| None::<Rc<SealedTable>>);
    let table = state.table.clone().filter(|_| !state.sealed.is_empty());
    {
        let shown = shown.setter();
        let changed = (id.clone(), table.clone().map(ByPointer), state.sealed);
        use_effect_with(changed, move |(id, table, seats)| {
            let sealed = table.as_ref().and_then(|table| SealedTable::of(id, Rc::clone(&table.0), *seats));
            shown.set(sealed.map(Rc::new));
        });
    }
    let is_now = |shown: &&Rc<SealedTable>| {
        table.as_ref().is_some_and(|table| Rc::ptr_eq(table, &shown.table)) && shown.seats == state.sealed
    };
    shown.as_ref().filter(is_now).map(Rc::clone)
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
            send.emit(PlayAction::Stage(Stage::Key { seat, held: None }));
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
    let [a, b, c, d, ..] = platform::random_bytes();
    let scope = Scope::new(game.id, game.version, u32::from_le_bytes([a, b, c, d]));
    Some(Ledger::new(scope, game.sealed?.room))
}

/// The seats of a game whose hands are on phones, as its ledger says.
pub(super) fn sealed_seats(id: &str) -> Seats {
    let Some(ledger) = store::ledger(id) else { return Seats::NONE };
    Seat::all(table::MAX_SEATS).filter(|seat| ledger.key_link(*seat).is_some()).collect()
}

impl PlayScreen<'_> {
    /// The cards of a seat whose hand is on its player's phone.
    pub(super) fn blind(&self, table: &dyn GameSession, seat: Seat) -> Html {
        let (lang, players) = (self.app.lang(), &self.state.players);
        let letters = self.sealed.as_ref().and_then(|sealed| sealed.letters(seat));
        let mut labels: Vec<String> = letters.iter().flat_map(Letters::iter).collect();
        labels.sort_by_key(|label| (label.len(), label.clone()));
        let labels: Rc<[AttrValue]> = labels.into_iter().map(AttrValue::from).collect();
        let play = {
            let send = self.send.clone();
            Callback::from(move |BlindAct { act, label }: BlindAct| {
                let place = label.as_ref().map(|label| letters.as_ref()?.place(label));
                match place {
                    // The sheet has changed meanwhile.
                    Some(None) => {}
                    place => send.emit(PlayAction::Blind(seat, act, place.flatten())),
                }
            })
        };
        let name = players.name(seat);
        let on_return = self.sealing.on_return.reform(move |_| seat);
        let head = html! {
            <>
                <div class="turn">
                    { drawing(mat(players.symbol(seat), 34)) }
                    <h2 class="display grow" id="stage" tabindex="-1">{ lang.select("Buchstaben für ", "Letters for ") }{ named(name) }</h2>
                    { leave(&self.callbacks.leave, lang) }
                </div>
                if let Some(sealed) = &self.sealed {
                    <div class="board sealed-code">
                        { sealed.picture(lang) }
                        <div class="grow">
                            <div class="caption">{ lang.select("Dein Wort", "Your word") }</div>
                            <output class="display word">{ sealed.word(seat) }</output>
                            <p class="small">
                                { lang.select("Zeigt dein Handy ein anderes? Dann scanne.", "Does your phone show another one? Then scan.") }
                            </p>
                            <button type="button" class="link-button" onclick={on_return}>
                                { lang.select("Zurück hinter den Vorhang", "Back behind the curtain") }
                            </button>
                        </div>
                    </div>
                }
                if self.state.refused {
                    <p class="board refused medium" role="alert">
                        { lang.select(
                            "Mit dieser Karte geht das jetzt nicht. Sieh auf dein Handy und wähl noch einmal.",
                            "This card cannot do that now. Look at your phone and choose again.",
                        ) }
                    </p>
                }
            </>
        };
        table.blind(BlindInput { seat, labels, head, play, players: Rc::clone(players), lang })
    }

    /// The public code of the hands that are on phones, who can take the own hand to a phone, and how.
    pub(super) fn phones(&self) -> Html {
        let (lang, players) = (self.app.lang(), &self.state.players);
        let seat = |seat: Seat| {
            let word = self.sealed.as_ref().and_then(|sealed| sealed.word(seat));
            let hint = match &word {
                Some(word) => localized!(
                    lang,
                    "Wort {word}. Neuer Schlüssel für ein anderes Handy",
                    "Word {word}. A new key for another phone"
                ),
                None => lang.select("Karten aufs eigene Handy", "Cards on my own phone").to_owned(),
            };
            let (on_key, app) = (self.sealing.on_key.clone(), self.app.clone());
            let onclick = Callback::from(move |_| {
                on_key.emit(seat);
                app.go(Go::Back);
            });
            html! { <LinkRow title={players.name(seat).to_owned()} {hint} {onclick} /> }
        };
        let people = Seat::all(players.seats()).filter(|seat| !self.state.is_regular(*seat));
        html! {
            <div class="list phones">
                if let Some(sealed) = &self.sealed {
                    { sealed.picture(lang) }
                    <p class="medium">
                        { lang.select(
                            "Jedes Handy liest daraus nur die eigene Hand. Wer dort ein anderes Wort sieht, scannt.",
                            "Every phone reads only its own hand in it. Whoever sees another word there scans.",
                        ) }
                    </p>
                }
                <div class="row-group">{ for people.map(seat) }</div>
                { steps(lang) }
            </div>
        }
    }

    /// The key of a seat, while it is held open.
    pub(super) fn key(&self, seat: Seat, open: bool) -> Html {
        let (lang, name) = (self.app.lang(), self.state.players.name(seat));
        let link = self.sealing.key.as_ref().filter(|link| open && link.seat == seat);
        let code = link.and_then(|link| {
            let text = format!("{}#{link}", sharing::address());
            qr_code(&[QrSegment::make_bytes(text.as_bytes())], QrCodeEcc::Medium, FINEST)
        });
        html! {
            <div class="body key">
                <div class="turn">
                    { drawing(mat(self.state.players.symbol(seat), 34)) }
                    <h2 class="display grow" id="stage" tabindex="-1">{ lang.select("Nur für ", "Only for ") }{ named(name) }</h2>
                    { leave(&self.callbacks.leave, lang) }
                </div>
                <p class="medium">
                    { lang.select(
                        "Halte die Leiste unten und scanne den Schlüssel mit der Kamera deines Handys. Er öffnet deine Karten, also zeig ihn niemandem.",
                        "Hold the bar below and scan the key with your phone’s camera. It opens your cards, so show it to nobody.",
                    ) }
                </p>
                if let Some(code) = code {
                    <div class="qr-code" role="img" aria-label={lang.select("Der Schlüssel als QR-Code", "The key as a QR code")}>
                        { drawing(code) }
                    </div>
                } else {
                    <div class="qr-code covered" aria-hidden="true" />
                }
                <div class="acts">
                    <button type="button" class="btn" onclick={&self.sealing.on_taken} aria-disabled={(!self.state.looked).to_string()}>
                        { lang.select("Mein Handy hat ihn", "My phone has it") }
                    </button>
                </div>
            </div>
        }
    }
}
