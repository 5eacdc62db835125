//! Cards on own phones: the way of a hand to its phone, and acts by labels.

use bohei::{Action as BoheiAct, Bohei};
use larry::{Action as LarryAct, Larry};
use riffifi::{Action as RiffifiAct, Riffifi};
use serde_json::json;
use table::{Action as _, Game as _, Record, Seat, Side, Viewer};

use crate::page::texts;
use crate::{Camera, Moment, Page, Tapped};

/// What leads from the labelled backs of a seat back to the curtain.
const BACK: &str = "Zurück hinter den Vorhang";

/// A game of which every act with a card can be tapped by its label.
pub trait Blind: Tapped {
    /// Does an act with the card that was chosen, or with none.
    fn tap_blindly(page: &Page, moment: &Moment<'_, Self>, action: &Self::Action) -> impl Future<Output = ()>;

    /// The place of the card in the hand that an act names; `None` if it names none.
    fn place(moment: &Moment<'_, Self>, action: &Self::Action) -> Option<usize>;
}

impl Blind for Riffifi {
    async fn tap_blindly(page: &Page, moment: &Moment<'_, Riffifi>, action: &RiffifiAct) {
        Riffifi::play(page, moment, action).await;
    }

    fn place(moment: &Moment<'_, Riffifi>, action: &RiffifiAct) -> Option<usize> {
        let (RiffifiAct::Play(card) | RiffifiAct::LayUnseen(card)) = *action else { return None };
        let hand = moment.table.view(Viewer::Seat(moment.seat)).hand?;
        hand.iter().position(|held| held.card == card)
    }
}

impl Blind for Larry {
    async fn tap_blindly(page: &Page, moment: &Moment<'_, Larry>, action: &LarryAct) {
        let target = match *action {
            LarryAct::Lay { sum, .. } => {
                page.say(sum).await;
                None
            }
            LarryAct::Play { played, .. } => played.target(),
            LarryAct::Give { to, .. } => Some(to),
            _ => None,
        };
        if matches!(action, LarryAct::Show { .. } | LarryAct::Play { .. }) {
            page.tap("Offen spielen").await;
        }
        if let Some(target) = target {
            page.tap_in(&["Die anderen"], moment.name(target)).await;
        }
        if action.larry() {
            page.tap("„Larry!“ rufen").await;
        }
        Larry::play(page, moment, action).await;
    }

    fn place(moment: &Moment<'_, Larry>, action: &LarryAct) -> Option<usize> {
        let card = match *action {
            LarryAct::Lay { card, .. } | LarryAct::Show { card, .. } | LarryAct::Give { card, .. } => card,
            LarryAct::Play { played, .. } => played.card(),
            _ => return None,
        };
        moment.table.view(Viewer::Seat(moment.seat)).hand?.iter().position(|&held| held == card)
    }
}

impl Blind for Bohei {
    async fn tap_blindly(page: &Page, moment: &Moment<'_, Bohei>, action: &BoheiAct) {
        if let BoheiAct::Enact(_, Some(slot)) = *action {
            page.choose_slot(slot).await;
        }
        Bohei::play(page, moment, action).await;
    }

    fn place(moment: &Moment<'_, Bohei>, action: &BoheiAct) -> Option<usize> {
        let card = match *action {
            BoheiAct::Enact(card, _) | BoheiAct::Play(card) | BoheiAct::Discard(card) => card,
            BoheiAct::Answer(answer) => answer.card(),
            _ => return None,
        };
        moment.table.view(Viewer::Seat(moment.seat)).hand?.iter().position(|&held| held == card)
    }
}

/// A phone with its camera.
pub struct Phone<'a> {
    /// The seat whose hand it has.
    pub seat: Seat,
    /// Its page.
    pub page: &'a Page,
    /// Its camera.
    pub camera: &'a Camera,
}

impl Phone<'_> {
    /// Turns the camera on, on the screen of the own hand.
    pub async fn begin(&self) {
        self.page.tap("Einstellungen").await;
        self.page.tap("Karten auf diesem Handy").await;
        self.page.tap("Code scannen").await;
        self.page.sees("Halte die Kamera auf den Code.").await;
    }

    /// The word that it shows.
    async fn word(&self) -> String {
        word(self.page).await
    }

    /// Scans the public code of the table until both show the same word.
    pub async fn scan(&self, table: &Page) {
        let shown = word(table).await;
        if self.word().await != shown {
            self.camera.look_at(table).await;
            self.page.until(&format!("word() === {}", json!(shown))).await;
        }
    }

    /// The labels of the own cards, in the order of the hand.
    pub async fn labels(&self) -> Vec<String> {
        let names = texts(&self.page.told("cards().map(name)", Vec::new()).await);
        names.iter().map(|name| name.split(':').next().unwrap_or_default().to_owned()).collect()
    }
}

/// The word that a table or a phone shows; empty if it shows none.
async fn word(page: &Page) -> String {
    let word = page.ask("word()", Vec::new()).await;
    word.as_str().unwrap_or_default().to_owned()
}

impl Page {
    /// The hand of a seat goes to its phone, by the menu of the table.
    pub async fn hand_to(&self, phone: &Phone<'_>, name: &str) {
        self.tap("Menü").await;
        self.tap("Karten auf eigenen Handys").await;
        self.tap(name).await;
        self.sees(&format!("Nur für {name}")).await;
        self.pause().await;
        self.hold("Halten zum Ansehen").await;
        phone.camera.look_at(self).await;
        phone.page.sees("Dein Schlüssel ist da.").await;
        self.release().await;
        self.until("!qrCode()").await;
        self.tap("Mein Handy hat ihn").await;
        self.until(&format!("!!control('{BACK}')")).await;
        self.pause().await;
    }

    /// Goes from the open table to the labelled backs of whoever is on turn.
    async fn take_blindly<G: Blind>(&self, moment: &Moment<'_, G>) {
        while self.is(&format!("!control('{BACK}')")).await {
            self.tap_any(&G::takes(moment)).await;
            self.taken().await;
        }
        self.pause().await;
    }

    /// Taps the acts of a record, those of seats with a phone by labels.
    ///
    /// # Panics
    /// If the page and the rules part.
    pub async fn play_line_with_phones<G: Blind>(&self, line: &Record<G>, phones: &[Phone<'_>]) {
        let mut record = line.prefix(0);
        let steps: Vec<_> = line.steps().collect();
        // One tap can be several acts.
        while let Some(step) = steps.get(record.steps().count()) {
            let phone = phones.iter().find(|phone| phone.seat == step.seat);
            match phone.filter(|_| step.action.side() == Side::Private) {
                None => {
                    self.tap_next(&mut record, line).await;
                    // What would open the cards here does not on a phone.
                    if self.held.get() {
                        self.slide_off().await;
                        // Once the finger is gone, the page goes on by itself where it would have opened them.
                        self.pause().await;
                    }
                }
                Some(phone) => {
                    let moment = Moment::by(&record, step.seat);
                    self.take_blindly(&moment).await;
                    if let Some(place) = G::place(&moment, &step.action) {
                        phone.scan(self).await;
                        let label = phone.labels().await.swap_remove(place);
                        self.tap(&format!("Karte {label}")).await;
                    }
                    G::tap_blindly(self, &moment, &step.action).await;
                    record.act(step.seat, step.action.clone()).expect("an act of the record");
                    self.until(&format!("remembered() === {}", json!(record.to_string()))).await;
                }
            }
        }
    }
}
