//! Cards that only one may see: the way to them over the curtain, the hand, and a planned game tapped through the page.

use serde_json::{Value, json};
use table::{Game, Record, Seat};

use crate::Page;
use crate::page::{PATIENCE, rest, texts};

/// The hold bar while the hand is covered, for those who hold and for those who tap, in both languages.
const LOOK: [&str; 4] = ["Halten zum Ansehen", "Hold to look", "Karten ansehen", "Look at the cards"];

/// The answer to the curtain.
const ITS_ME: [&str; 2] = ["Ich bin’s", "It’s me"];

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

    /// The place of the card, from 0, that a swipe to the side plays with this act; none if that takes taps.
    fn swiped(_moment: &Moment<'_, Self>, _action: &Self::Action) -> Option<usize> {
        None
    }

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

    /// Whether the cards are covered with this act, and somebody else answers the curtain to look next.
    fn hands_on(_moment: &Moment<'_, Self>, _action: &Self::Action) -> bool {
        false
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
        self.tap_any(&ITS_ME).await;
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

    /// From the open table or the curtain to the own cards, as whoever knows the page does: the button that takes the device is held, and
    /// opens them.
    pub async fn hold_and_look<G: Tapped>(&self, moment: &Moment<'_, G>) {
        if self.held.get() {
            // The finger has stayed since the last act.
            if self.is("await soon(handed)").await {
                return self.until("looking()").await;
            }
            self.slide_off().await;
        }
        let opened = if self.is("!curtain() && !handed()").await {
            self.hold_open(&G::takes(moment)).await
        } else {
            self.answer_and_look().await
        };
        if !opened {
            self.take_and_look(moment).await;
        }
    }

    /// Stays on the answer to the curtain until the cards are open, if it hangs there and can be held.
    pub(crate) async fn answer_and_look(&self) -> bool {
        self.is("curtain()?.[1] === 1").await && self.hold_open(&ITS_ME).await
    }

    /// Stays on the button that is called so until the cards are open, if it can be held.
    async fn hold_open(&self, names: &[impl AsRef<str>]) -> bool {
        let button = self.any(names).await;
        let holdable = self.is(&format!("canBeHeld(control({}))", json!(button))).await;
        if holdable {
            self.hold(&button).await;
            self.until("looking()").await;
        }
        holdable
    }

    /// From the private side back to the table.
    pub async fn leave(&self) {
        // A hand that has opened by itself takes nothing for a moment.
        self.pause().await;
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

    /// Chooses the card at this place of the hand, from 0, unless it is chosen already.
    ///
    /// # Panics
    /// If none lies there, or it is not chosen by that.
    pub async fn choose_card(&self, place: usize) {
        let chosen = format!("cards()[{place}].getAttribute('aria-pressed') === 'true'");
        if !self.is(&chosen).await {
            self.tap_at(&format!("cards()[{place}]"), Vec::new()).await;
            self.until(&chosen).await;
        }
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
        let (controls, text, heard) = (self.controls().await, self.text().await, self.reported().await);
        panic!("there is none of {names:?}, only {controls:?} in:\n{text}\n{heard:?}");
    }

    /// Taps whichever of these is there, or appears.
    pub async fn tap_any(&self, names: &[impl AsRef<str>]) {
        let names: Vec<&str> = names.iter().map(AsRef::as_ref).collect();
        self.tap_at("anyOf(arguments[0])", vec![json!(names)]).await;
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
}
