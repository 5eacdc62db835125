//! Larry, tapped on the screen by what is read and heard.

use larry::{Action, Larry, Played};
use table::{Game, Viewer, number};

use crate::Page;
use crate::hands::{Moment, Tapped};

impl Tapped for Larry {
    fn takes(moment: &Moment<'_, Larry>) -> Vec<String> {
        let name = moment.on();
        let by_name = [
            ("Ich", "fange an"),
            ("Ich", "fange neu an"),
            ("Ich", "mache weiter"),
            ("Ich", "suche etwas aus"),
            ("I", "begin"),
            ("I", "start anew"),
            ("I", "go on"),
            ("I", "choose a gift"),
        ];
        let by_name = by_name.iter().map(|(me, does)| format!("{me}, {name}, {does}"));
        ["Zur Wertung", "To the scores", "Ja, ich spiele", "Yes, I’ll play"]
            .into_iter()
            .map(str::to_owned)
            .chain(by_name)
            .collect()
    }

    async fn tap_openly(page: &Page, _: &Moment<'_, Larry>, action: &Action) {
        match action {
            Action::Doubt => page.doubt().await,
            _ => page.tap_any(&["Ich glaub’s", "I believe it"]).await,
        }
    }

    async fn choose(page: &Page, moment: &Moment<'_, Larry>, action: &Action) {
        let card = match *action {
            Action::Lay { card, .. } | Action::Show { card, .. } | Action::Give { card, .. } => Some(card),
            Action::Play { played, .. } => Some(played.card()),
            _ => None,
        };
        if let Some(card) = card {
            let hand = moment.table.view(Viewer::Seat(moment.seat)).hand.unwrap_or_default();
            let place = hand.iter().position(|&held| held == card);
            page.choose_card(place.expect("a card of the own hand")).await;
        }
        match *action {
            Action::Lay { card, sum, .. } => {
                if card.is_action() {
                    page.tap_any(&["Verdeckt legen", "Lay face down"]).await;
                }
                page.say(sum).await;
            }
            Action::Play { played: Played::OpenPlay(other) | Played::DrawTwo(other), .. }
            | Action::Give { to: other, .. } => {
                page.tap_in(&["Die anderen", "The others"], moment.name(other)).await;
            }
            _ => {}
        }
        if action.larry() {
            page.tap_any(&["„Larry!“ rufen", "“Larry!” shout"]).await;
        }
    }

    async fn play(page: &Page, _: &Moment<'_, Larry>, action: &Action) {
        match action {
            Action::GiveNothing { .. } => page.tap_any(&["Nichts verschenken", "Give nothing"]).await,
            _ => _ = page.act().await,
        }
    }
}

impl Page {
    /// Says a sum on the pad.
    pub async fn say(&self, sum: i8) {
        let pad = ["Du sagst laut", "You say aloud"];
        if sum < 0 {
            self.tap_in(&pad, if self.offers("unter 0").await { "unter 0" } else { "below 0" }).await;
        }
        let word = if self.is("document.documentElement.lang === 'de'").await { "Summe" } else { "Sum" };
        self.tap_in(&pad, &format!("{word} {}", number(sum))).await;
    }

    /// Does not believe the last sum.
    pub async fn doubt(&self) {
        self.tap_any(&["Glaub ich nicht", "I doubt it"]).await;
    }
}
