//! Hands on own phones, as the table shows them: the public code with all hands, the cards as backs with labels, and the key of a seat.

use std::rc::Rc;

use game_ui::art::mat;
use game_ui::{BlindAct, BlindInput, GameSession};
use platform::sharing;
use sealed::Letters;
use table::{Seat, localized};
use ui::{LinkRow, drawing, leave, named};
use yew::prelude::*;

use super::action::PlayAction;
use super::screens::PlayScreen;
use crate::navigation::Navigation;
use crate::qr::QrCode;
use crate::screens::phone_steps as steps;

impl PlayScreen<'_> {
    /// The cards of a seat whose hand is on its player's phone.
    pub(super) fn blind(&self, table: &dyn GameSession, seat: Seat) -> Html {
        let (lang, players) = (self.app.lang(), &self.state.players);
        let letters = self.sealed.as_ref().and_then(|sealed| sealed.letters(seat));
        let mut labels: Vec<String> = letters.iter().flat_map(Letters::iter).collect();
        if !self.state.game.sealed.is_some_and(|sealed| sealed.looks) {
            labels.sort_by_key(|label| (label.len(), label.clone()));
        }
        let labels: Rc<[AttrValue]> = labels.into_iter().map(AttrValue::from).collect();
        let play = {
            let send = self.send.clone();
            Callback::from(move |BlindAct { acts, label }: BlindAct| {
                let place = label.as_ref().and_then(|label| letters.as_ref()?.place(label));
                // A label that no card has belongs to a hand that was there before.
                if place.is_some() == label.is_some() {
                    send.emit(PlayAction::Blind(seat, acts, place));
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
                <div class="board sealed-code">
                    { self.sealed.as_ref().map(|sealed| sealed.picture(lang)) }
                    <div class="grow">
                        if let Some(sealed) = &self.sealed {
                            <div class="caption">{ lang.select("Dein Wort", "Your word") }</div>
                            <output class="display word">{ sealed.word(seat) }</output>
                            <p class="small">
                                { lang.select("Zeigt dein Handy ein anderes? Dann scanne.", "Does your phone show another one? Then scan.") }
                            </p>
                        }
                        <button type="button" class="link-button" onclick={on_return}>
                            { lang.select("Zurück hinter den Vorhang", "Back behind the curtain") }
                        </button>
                    </div>
                </div>
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
                app.go(Navigation::Back);
            });
            html! { <LinkRow key={seat.index()} title={players.name(seat).to_owned()} {hint} {onclick} /> }
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
                if self.state.kept {
                    <div class="row-group">{ for people.map(seat) }</div>
                } else {
                    <p class="board refused medium" role="alert">
                        { lang.select(
                            "Dieses Gerät kann sich gerade nichts merken. Darum bleiben die Karten hinter dem Vorhang.",
                            "This device cannot remember anything now. So the cards stay behind the curtain.",
                        ) }
                    </p>
                }
                { steps(lang) }
            </div>
        }
    }

    /// The key of a seat, while it is held open. Only a key that was seen can be on a phone.
    pub(super) fn key(&self, seat: Seat, open: bool, seen: bool) -> Html {
        let (lang, name) = (self.app.lang(), self.state.players.name(seat));
        let link = self.sealing.key.as_ref().filter(|link| open && link.seat == seat);
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
                if let Some(link) = link {
                    <QrCode text={format!("{}#{link}", sharing::address())}
                        label={lang.select("Der Schlüssel als QR-Code", "The key as a QR code")} />
                } else {
                    <div class="qr-code covered" aria-hidden="true" />
                }
                <div class="acts">
                    <button type="button" class="btn" onclick={seen.then(|| self.sealing.on_taken.clone())} aria-disabled={(!seen).to_string()}>
                        { lang.select("Mein Handy hat ihn", "My phone has it") }
                    </button>
                </div>
            </div>
        }
    }
}
