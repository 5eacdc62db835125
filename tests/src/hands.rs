//! Cards that only one may see: the way to them over the curtain, the hand, and a planned game tapped through the page.

use std::time::Instant;

use serde_json::{Value, json};
use table::{Action as _, Entry, Game, Record, Seat, Seed, Side};

use crate::page::{PATIENCE, rest, texts};
use crate::{Page, Save};

/// The hold bar while the hand is covered, for those who hold and for those who tap, in both languages.
const LOOK: [&str; 4] = ["Halten zum Ansehen", "Hold to look", "Karten ansehen", "Look at the cards"];

/// A game of which every act can be tapped on the screen.
pub trait Tapped: Game {
    /// What the buttons of the open table may be called that lead on until the device is handed to whoever is on turn.
    fn takes(moment: &Moment<'_, Self>) -> Vec<String>;

    /// Does an act on the open table.
    fn tap_openly(page: &Page, moment: &Moment<'_, Self>, action: &Self::Action) -> impl Future<Output = ()>;

    /// Chooses an act among the cards that are shown, all but for its last button.
    fn choose(page: &Page, moment: &Moment<'_, Self>, action: &Self::Action) -> impl Future<Output = ()>;

    /// Does what is chosen.
    fn play(page: &Page, moment: &Moment<'_, Self>, action: &Self::Action) -> impl Future<Output = ()>;

    /// Which of the next acts, which are these, one button of the open table does together, in its order; none where each act has a
    /// button of its own.
    fn together(_moment: &Moment<'_, Self>, _acts: &[(Seat, Self::Action)]) -> Vec<(Seat, Self::Action)> {
        Vec::new()
    }

    /// Does these acts together.
    fn tap_together(
        _page: &Page,
        _moment: &Moment<'_, Self>,
        _acts: &[(Seat, Self::Action)],
    ) -> impl Future<Output = ()> {
        async { unreachable!("each act has a button of its own") }
    }

    /// The text that is written with an act.
    fn written(_action: &Self::Action) -> Option<&'static str> {
        None
    }
}

/// A table that waits for somebody.
#[derive(Clone, Debug)]
pub struct Moment<'a, G: Game> {
    /// The table.
    pub table: &'a G,
    /// Whose turn it is, or who acts out of turn.
    pub seat: Seat,
    names: Vec<String>,
}

impl<G: Game> Moment<'_, G> {
    /// Where a record stands.
    ///
    /// # Panics
    /// If the game is over.
    #[must_use]
    pub fn of(record: &Record<G>) -> Moment<'_, G> {
        let table = record.game();
        let seat = table.awaited().iter().next().expect("the table waits for somebody");
        Moment::by(record, seat)
    }

    /// Where a record stands, for whoever acts out of turn.
    #[must_use]
    pub fn by(record: &Record<G>, seat: Seat) -> Moment<'_, G> {
        let table = record.game();
        Moment { table, seat, names: record.notes.names(table.seats()) }
    }

    /// A player's name.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// The name of whoever is on turn.
    #[must_use]
    pub fn on(&self) -> &str {
        self.name(self.seat)
    }
}

impl Page {
    // ---- the curtain ----

    /// Waits until a curtain asks for this player, in this step: 1 for the name, 2 for the hold bar.
    pub async fn curtain(&self, name: &str, step: u8) {
        self.until(&format!("JSON.stringify(curtain()) === {}", json!(json!([name, step]).to_string()))).await;
    }

    /// Takes the device, as the open table asks for it; a game that was left lies behind the curtain already, and before whoever has
    /// just acted lie the covered cards.
    pub async fn take<G: Tapped>(&self, moment: &Moment<'_, G>) {
        while self.is("!curtain() && !handed()").await {
            self.tap_any(&G::takes(moment)).await;
            self.taken().await;
        }
        self.pause().await;
    }

    /// Waits as long as no hand is opened after the device was taken, and a little more.
    pub async fn taken(&self) {
        let _ = self.answer("new Promise((done) => setTimeout(() => done(true), 620))", Vec::new()).await;
    }

    /// Leaves the curtain that hangs before a game which was left, or the covered cards that lie before whoever has just acted.
    pub async fn to_the_table(&self) {
        // The game may still have to be loaded, before a curtain of its own.
        self.until("!!document.querySelector('main:not([data-loading])')").await;
        while self.is("!!curtain()").await {
            // Whoever has answered the curtain goes back to its first step.
            self.tap_any(&["Zum offenen Tisch", "To the open table", "Doch nicht ", "Not "]).await;
            self.pause().await;
        }
        if self.is("handed()").await {
            self.leave().await;
        }
    }

    /// Answers the curtain.
    pub async fn it_is_me(&self) {
        self.tap_any(&["Ich bin’s", "It’s me"]).await;
        self.until("curtain()?.[1] === 2").await;
        self.pause().await;
    }

    /// Holds the bar: the cards show.
    pub async fn look(&self) {
        let bar = self.any(&LOOK).await;
        self.hold(&bar).await;
        self.until("looking()").await;
    }

    /// Lets the bar go: the cards are covered.
    pub async fn cover(&self) {
        self.release().await;
        self.until("!looking()").await;
    }

    /// From the open table to the own cards.
    pub async fn take_and_look<G: Tapped>(&self, moment: &Moment<'_, G>) {
        self.take(moment).await;
        // Whoever has taken the device or just acted on the open table has answered already.
        if self.is("curtain()?.[1] === 1").await {
            self.it_is_me().await;
        }
        self.look().await;
    }

    /// From the private side back to the table.
    pub async fn leave(&self) {
        self.tap_any(&["Tisch", "Table"]).await;
        self.until("!curtain() && !handed()").await;
        self.pause().await;
    }

    // ---- the hand ----

    /// The cards of the hand that is shown, as they are called.
    pub async fn cards(&self) -> Vec<String> {
        texts(&self.told("cards().map(name)", Vec::new()).await)
    }

    /// Everything by which a shown hand could be known: the names of its cards, and their pictures.
    ///
    /// # Panics
    /// If none is shown.
    pub async fn faces(&self) -> Vec<String> {
        let faces = "cards().flatMap((card) => [`aria-label=\"${name(card)}\"`, card.querySelector('svg').outerHTML])";
        let faces = texts(&self.ask(faces, Vec::new()).await);
        assert!(!faces.is_empty() && self.is("looking()").await, "cards are shown");
        faces
    }

    /// Waits until no hand is open, and looks for these faces in the whole document, in text and attribute.
    ///
    /// # Panics
    /// If one is left.
    pub async fn is_covered(&self, faces: &[String], after: &str) {
        self.until("!looking()").await;
        let html = self.ask("document.documentElement.outerHTML", Vec::new()).await;
        let html = html.as_str().unwrap_or_default();
        let found: Vec<&String> = faces.iter().filter(|face| html.contains(face.as_str())).collect();
        assert!(found.is_empty(), "after {after}: {found:?}");
    }

    /// The place of the card that is chosen, from 0.
    pub async fn chosen(&self) -> Option<u64> {
        let place = "cards().findIndex((card) => card.getAttribute('aria-pressed') === 'true')";
        self.told(place, Vec::new()).await.as_u64()
    }

    /// Chooses the card at this place of the hand, from 0.
    ///
    /// # Panics
    /// If none lies there, or it is not chosen by that.
    pub async fn choose_card(&self, place: usize) {
        self.tap_at(&format!("cards()[{place}]"), Vec::new()).await;
        self.until(&format!("cards()[{place}].getAttribute('aria-pressed') === 'true'")).await;
    }

    // ---- the rail ----

    /// Presses a name on the rail.
    pub async fn press_name(&self, name: &str) {
        let seat = "members(['Am Tisch', 'At the table'], 'button').find((seat) => seat.startsWith(arguments[0]))";
        let seat = self.ask(seat, vec![json!(name)]).await;
        self.tap(seat.as_str().unwrap_or(name)).await;
    }

    /// Names and facts on the rail.
    pub async fn rail(&self) -> Vec<String> {
        texts(&self.told("members(['Am Tisch', 'At the table'], 'button')", Vec::new()).await)
    }

    // ---- finding ----

    /// Whichever of these is there, or appears.
    pub(crate) async fn any(&self, names: &[impl AsRef<str>]) -> String {
        let names: Vec<&str> = names.iter().map(AsRef::as_ref).collect();
        for _ in 0..PATIENCE.as_millis() / 40 {
            if let Value::String(name) = self.read("arguments[0].find(control)", vec![json!(names)]).await {
                return name;
            }
            rest(40).await;
        }
        panic!("there is none of {names:?}, only {:?} in:\n{}", self.controls().await, self.text().await);
    }

    /// Taps whichever of these is there, or appears.
    pub async fn tap_any(&self, names: &[impl AsRef<str>]) {
        let name = self.any(names).await;
        self.tap(&name).await;
    }

    /// Taps the control whose name ends so.
    pub(crate) async fn tap_ending(&self, ends: &[&str]) {
        let found = "controls().map(name).find((called) => arguments[0].some((end) => called.endsWith(end)))";
        self.until(&format!("!!{}", found.replace("arguments[0]", &json!(ends).to_string()))).await;
        let called = self.ask(found, vec![json!(ends)]).await;
        self.tap(called.as_str().unwrap_or_default()).await;
    }

    /// Taps a button of a group, where another one may be called the same elsewhere.
    pub(crate) async fn tap_in(&self, groups: &[&str], name: &str) {
        self.tap_at("within(arguments[0], arguments[1])", vec![json!(groups), json!(name)]).await;
    }

    // ---- whole games ----

    /// How often the screen was touched so far: every tap, and every hold.
    #[must_use]
    pub fn touch_count(&self) -> u32 {
        self.touched.get()
    }

    /// Lays a game on the device as if it had been left there, and goes on with it.
    ///
    /// # Panics
    /// If the home page does not offer it.
    pub async fn lay_out<G: Game>(&self, record: &Record<G>) {
        let save = Save::of(record.clone());
        // A page that is left while it still loads complains, and is right.
        self.until("!!document.documentElement.dataset.screen").await;
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
        self.until(&format!("remembered() === {}", json!(record.to_string()))).await;
        self.pause().await;
    }

    /// Taps one act, whatever comes of it.
    pub async fn only_tap<G: Tapped>(&self, record: &Record<G>, seat: Seat, action: &G::Action) {
        let moment = Moment::by(record, seat);
        self.until("!document.querySelector('[data-telling]')").await;
        if action.side() == Side::Open {
            G::tap_openly(self, &moment, action).await;
        } else {
            self.take_and_look(&moment).await;
            G::choose(self, &moment, action).await;
            G::play(self, &moment, action).await;
            if self.held.get() {
                self.until("!looking()").await;
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
            if record.game().outcome().is_some() {
                break;
            }
            let menu = record.game().legal(person);
            let action = chance.pick(&menu).expect("whoever is awaited can act").clone();
            let moment = Moment::by(&record, person);
            self.until("!document.querySelector('[data-telling]')").await;
            if action.side() == Side::Open {
                if self.is("handed()").await {
                    self.leave().await;
                }
                G::tap_openly(self, &moment, &action).await;
            } else {
                while self.is("!looking()").await {
                    self.tap_any(&G::takes(&moment)).await;
                    self.pause().await;
                }
                G::choose(self, &moment, &action).await;
                G::play(self, &moment, &action).await;
            }
            let lines = record.entries().len();
            self.until(&format!("remembered() !== {}", json!(record.to_string()))).await;
            record = self.remembered().await;
            let Some(Entry::Act(step)) = record.entries().get(lines) else { panic!("an act was added") };
            assert_eq!((step.seat, &step.action), (person, &action), "the act that was tapped");
            self.pause().await;
        }
        record
    }

    /// Waits until the regulars have played and this seat must act, or the game is over.
    async fn until_awaited<G: Tapped>(&self, person: Seat) -> Record<G> {
        let begun = Instant::now();
        loop {
            let record = self.remembered::<G>().await;
            if record.game().outcome().is_some() || record.game().awaited().contains(person) {
                return record;
            }
            // What a regular's act has turned up stands until it has been looked at.
            let onward = G::takes(&Moment::of(&record));
            if let Some(button) = self.offered(&onward).await {
                self.tap(&button).await;
            }
            assert!(begun.elapsed() < PATIENCE, "the regulars do not play:\n{}", self.text().await);
            rest(100).await;
        }
    }

    /// Which of these can be tapped now.
    async fn offered(&self, names: &[String]) -> Option<String> {
        for name in names {
            if self.offers(name).await {
                return Some(name.clone());
            }
        }
        None
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
