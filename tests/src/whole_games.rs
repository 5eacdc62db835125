//! Whole games, laid on the device and tapped through the page.

use std::time::{Duration, Instant};

use serde_json::json;
use table::{Action as _, Entry, Game, Record, Seat, Seed, Side};

use crate::page::{PATIENCE, rest, texts};
use crate::{Moment, Page, Save, Tapped};

/// Whether the own hand lies open before whoever plays alone: without a hold bar.
const OWN_HAND: &str = "['Tisch', 'Table'].some((called) => controls().some((one) => name(one) === called))";

impl Page {
    /// How often the screen was touched so far: every tap, and every hold.
    #[must_use]
    pub fn touch_count(&self) -> u32 {
        self.touched.get()
    }

    /// From now on cards are swiped to the side wherever that plays them: one touch instead of two.
    pub fn swipe_cards(&self) {
        self.swipes.set(true);
    }

    /// Lays a game on the device as if it had been left there, and goes on with it.
    ///
    /// # Panics
    /// If the home page does not offer it.
    pub async fn lay_out<G: Game>(&self, record: &Record<G>) {
        let save = Save::of(record.clone());
        // A page that is left while it still loads complains, and is right.
        if self.opened.get() {
            self.until("!!document.documentElement.dataset.screen").await;
        }
        self.go("icon.svg").await;
        let clear = "Object.keys(localStorage).filter((key) => key.startsWith('stammtisch.game.')).forEach((key) => localStorage.removeItem(key))";
        self.ask(clear, Vec::new()).await;
        let put = vec![json!(Save::<G>::slot(1)), json!(save.json().to_string())];
        self.ask("localStorage.setItem(arguments[0], arguments[1])", put).await;
        self.ask("history.replaceState(arguments[0], '')", vec![json!(format!("1 play {}-1", G::ID))]).await;
        self.open().await;
        self.resume().await;
    }

    /// Goes on with the game that the home page offers, and waits until its table, a curtain or its end is drawn.
    pub async fn resume(&self) {
        self.tap_any(&["Weiter: ", "Continue: "]).await;
        self.until("document.documentElement.dataset.screen === 'play' && !/wird geholt|Fetching/.test(document.body.textContent)")
            .await;
    }

    /// The record of the game that was played last on the device.
    ///
    /// # Panics
    /// If it cannot be read.
    pub async fn remembered<G: Game>(&self) -> Record<G> {
        let text = self.told("remembered()", Vec::new()).await;
        text.as_str().and_then(|text| text.parse().ok()).expect("a record")
    }

    /// Taps the acts of a record, from the one with this number on.
    ///
    /// # Panics
    /// If the page and the rules part.
    pub async fn play_line<G: Tapped>(&self, line: &Record<G>, from: usize) {
        let mut record = line.prefix(from);
        while record.entries().len() < line.entries().len() {
            self.tap_next(&mut record, line).await;
        }
    }

    /// Taps the next act of a record after those of its beginning, and with it those that one button does together with it.
    ///
    /// # Panics
    /// If the page and the rules part.
    pub async fn tap_next<G: Tapped>(&self, record: &mut Record<G>, line: &Record<G>) {
        let act = |entry: &Entry<G>| match entry {
            Entry::Act(step) => (step.seat, step.action.clone()),
            Entry::Correction => panic!("a planned line has no corrections"),
        };
        let acts: Vec<(Seat, G::Action)> = line.entries()[record.entries().len()..].iter().map(act).collect();
        let moment = Moment::by(record, acts[0].0);
        let together = G::together(&moment, &acts);
        // Whoever goes on with the own cards stays on the button, and whoever looks next on the answer to the curtain.
        let stays = |by: &Seat, act: &G::Action, on: &Seat| by == on || G::hands_on(&moment, act);
        self.stays
            .set(matches!(&*acts, [(by, act), (on, next), ..] if next.side() == Side::Private && stays(by, act, on)));
        if together.is_empty() {
            return self.tap_act_of(record, acts[0].0, &acts[0].1).await;
        }
        self.until("!document.querySelector('[data-telling]')").await;
        G::tap_together(self, &moment, &together).await;
        for (seat, action) in together {
            record.act(seat, action).expect("an act that is allowed");
        }
        self.remembers(record).await;
    }

    /// Taps one act, from the open table to the open table, and does it by the rules too: the device remembers the same record.
    ///
    /// # Panics
    /// If the page and the rules part.
    pub async fn tap_act<G: Tapped>(&self, record: &mut Record<G>, action: &G::Action) {
        let seat = Moment::of(record).seat;
        self.tap_act_of(record, seat, action).await;
    }

    /// The same for whoever acts out of turn.
    ///
    /// # Panics
    /// If the page and the rules part.
    pub async fn tap_act_of<G: Tapped>(&self, record: &mut Record<G>, seat: Seat, action: &G::Action) {
        self.only_tap(record, seat, action).await;
        record.act(seat, action.clone()).expect("an act that is allowed");
        if let Some(text) = G::written(action) {
            record.write(text);
        }
        self.remembers(record).await;
    }

    /// Waits until the device remembers this record, and takes acts again.
    async fn remembers<G: Game>(&self, record: &Record<G>) {
        self.until(&format!("remembered() === {} && pause()", json!(record.to_string()))).await;
    }

    /// Taps one act, whatever comes of it.
    pub async fn only_tap<G: Tapped>(&self, record: &Record<G>, seat: Seat, action: &G::Action) {
        let moment = Moment::by(record, seat);
        self.until("!document.querySelector('[data-telling]')").await;
        if action.side() == Side::Open {
            G::tap_openly(self, &moment, action).await;
            self.stays.set(false);
        } else {
            // The finger on the bar stays, too.
            let stays = self.stays.take();
            self.hold_and_look(&moment).await;
            let swiped = G::swiped(&moment, action).filter(|_| self.swipes.get());
            if swiped.is_none() {
                G::choose(self, &moment, action).await;
            }
            self.stays.set(stays && G::hands_on(&moment, action));
            match swiped {
                Some(place) => self.swipe_card(place).await,
                None => G::play(self, &moment, action).await,
            }
            self.stays.set(false);
            if self.held.get() && !stays {
                // The cards may be open again by now.
                self.until(&format!("!looking() || remembered() !== {}", json!(record.to_string()))).await;
                self.slide_off().await;
            }
        }
    }

    /// Plays the game that is open as its only person, against regulars of the house, until it is over or so many of the own acts are
    /// done; chooses by chance what to do. Returns the record.
    ///
    /// # Panics
    /// If the page and the rules part, or if the regulars do not play.
    pub async fn play_alone<G: Tapped>(&self, person: Seat, acts: usize, seed: u64) -> Record<G> {
        let mut chance = Seed::from_number(seed).rng(1);
        let mut record = self.remembered::<G>().await;
        for _ in 0..acts {
            record = self.until_awaited(person).await;
            // Regulars may still react to what was laid last.
            loop {
                rest(300).await;
                let now = self.remembered().await;
                if now == record {
                    break;
                }
                record = now;
            }
            if record.game().outcome().is_some() {
                break;
            }
            if !record.game().awaited().contains(person) {
                continue;
            }
            let menu = record.game().legal(person);
            let action = chance.pick(&menu).expect("whoever is awaited can act").clone();
            let moment = Moment::by(&record, person);
            self.until("!document.querySelector('[data-telling]')").await;
            // The hand may open by itself.
            rest(150).await;
            if action.side() == Side::Open {
                if self.is(OWN_HAND).await {
                    self.leave().await;
                }
                G::tap_openly(self, &moment, &action).await;
            } else {
                // Mostly the hand opens by itself, a moment after the last act.
                let begun = Instant::now();
                while !self.is(OWN_HAND).await && begun.elapsed() < Duration::from_secs(2) {
                    rest(50).await;
                }
                while !self.is(OWN_HAND).await {
                    self.tap_if_offered(&G::takes(&moment)).await;
                    rest(100).await;
                }
                G::choose(self, &moment, &action).await;
                G::play(self, &moment, &action).await;
            }
            let lines = record.entries().len();
            let begun = Instant::now();
            // A regular may have reacted at the same moment.
            let done =
                |entry: &Entry<G>| matches!(entry, Entry::Act(step) if step.seat == person && step.action == action);
            while !record.entries()[lines..].iter().any(done) {
                assert!(begun.elapsed() < PATIENCE, "{action} is not done:\n{}", self.text().await);
                rest(50).await;
                record = self.remembered().await;
            }
            self.pause().await;
        }
        record
    }

    /// Has a regular of the house play for somebody, or gives the seat back: "Selbst".
    pub async fn seat_stand_in(&self, name: &str, who: &str) {
        self.tap("Menü").await;
        self.tap("Vertretung").await;
        self.tap_in(&[&format!("Wer spielt für {name}?")], who).await;
        self.tap("Schließen").await;
        self.sees_no("Vertretung").await;
        self.pause().await;
    }

    /// Waits until the regulars have played and this seat must act, or the game is over.
    ///
    /// # Panics
    /// If the regulars do not play.
    pub async fn until_awaited<G: Tapped>(&self, person: Seat) -> Record<G> {
        let begun = Instant::now();
        loop {
            let record = self.remembered::<G>().await;
            if record.game().outcome().is_some() || record.game().awaited().contains(person) {
                return record;
            }
            // What a regular's act has turned up stands until it has been looked at.
            self.tap_if_offered(&G::takes(&Moment::of(&record))).await;
            assert!(begun.elapsed() < PATIENCE, "the regulars do not play:\n{}", self.text().await);
            rest(100).await;
        }
    }

    /// Taps the first of these that is there. The page may go on by itself meanwhile: then nothing is tapped.
    async fn tap_if_offered(&self, names: &[String]) {
        if let Some(element) = self.found("anyOf(arguments[0])", vec![json!(names)]).await {
            _ = self.touch(element).await;
        }
    }

    /// Waits for the end, and compares its ranking with what the rules say.
    ///
    /// # Panics
    /// If they part.
    pub async fn ranks<G: Game>(&self, record: &Record<G>) {
        let outcome = record.game().outcome().expect("the game is over");
        let names = record.notes.names(record.game().seats());
        let line = |seat: Seat| {
            let at = seat.index();
            let score = outcome.scores[at].to_string().replace('-', "\u{2212}");
            // In Bohei the scores say no more than who has won: there everybody's cards are counted.
            let score = if G::ID == "bohei" { String::new() } else { format!("{score} ") };
            format!("{} {} {score}", outcome.places[at], names[at])
        };
        let expected: Vec<String> = outcome.ranking().into_iter().map(line).collect();
        // What the last act turned up stands until it has been looked at.
        let onward = "['Zur Wertung', 'To the scores', 'Zum Ergebnis', 'To the result'].find(control)";
        self.until(&format!("!!ranking() || !!{onward}")).await;
        while let Some(button) = self.read(&format!("ranking() ? null : {onward}"), Vec::new()).await.as_str() {
            self.tap(button).await;
            self.pause().await;
            self.until(&format!("!!ranking() || !!{onward}")).await;
        }
        let lines = "[...ranking().querySelectorAll('li')].map((line) => line.innerText.replace(/\\s+/g, ' ').trim())";
        let lines = texts(&self.ask(lines, Vec::new()).await);
        let same = lines.iter().zip(&expected).all(|(line, expected)| line.starts_with(expected));
        assert!(same && lines.len() == expected.len(), "{lines:?}, but expected {expected:?}");
        let headline = self.standing().await.turn;
        assert!(outcome.winners.iter().all(|winner| headline.contains(&names[winner.index()])), "{headline}");
    }
}
