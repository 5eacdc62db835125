//! Leiff, tapped on the screen by what is read and heard.

mod plan;

use leiff::{Action, Effect, Leiff, Phase, Place, Slot};
use serde_json::json;
use table::{Game, Lang, Viewer};

use crate::Page;
use crate::hands::{Moment, Tapped};

pub use plan::{RULE, Wish, planned, plans};

impl Tapped for Leiff {
    fn takes(moment: &Moment<'_, Leiff>) -> Vec<String> {
        let name = moment.on();
        let its_me = [format!("Ich bin’s, {name}"), format!("It’s me, {name}")];
        // What the last act turned up is looked at first.
        let all = [
            ["Weiter", "Go on"],
            ["Karte ansehen", "Look at the card"],
            ["Karten ansehen", "Look at the cards"],
            ["Karten drehen", "Move the cards on"],
            ["Karte aussuchen", "Pick a card"],
        ];
        all.concat().into_iter().map(str::to_owned).chain(its_me).collect()
    }

    async fn tap_openly(page: &Page, moment: &Moment<'_, Leiff>, action: &Action) {
        // The names on the rail can be pressed beside the covered cards, too.
        let shouts = matches!(action, Action::Match(_) | Action::Catch(_));
        if !shouts || page.is("!handed()").await {
            page.lead_on().await;
        }
        let name = moment.on();
        let view = moment.table.view(Viewer::Table);
        match *action {
            Action::Call => {
                page.tap("Leiff!").await;
                page.later().await;
                page.tap_any(&["Ja, Leiff!", "Yes, Leiff!"]).await;
            }
            Action::Draw => page.tap_any(&["Vom Stapel ziehen", "Draw from the pile"]).await,
            Action::Take => page.tap_ending(&[" von der Ablage nehmen", " from the discards"]).await,
            Action::Pass => page.tap_any(&["Aussetzen", "Pass"]).await,
            Action::Put(slot) => page.tap_card(moment, Place::new(moment.seat, slot)).await,
            Action::PutBack => page.tap_any(&["Zurücklegen", "Put it back"]).await,
            Action::Pick(place) => page.tap_card(moment, place).await,
            Action::Choose(seat) => page.tap_player(moment.name(seat)).await,
            Action::Use if view.phase == Phase::Effect(Effect::Beauty) => {
                page.tap_ending(&[" mittrinken"]).await;
            }
            Action::Use => page.tap_any(&["Wirken lassen", "Let it work"]).await,
            Action::Invent => page.invent(RULE).await,
            Action::SwapHands => page.tap_any(&["Alle mit ", "Swap all with "]).await,
            Action::Decline => {
                page.tap_any(&["Verzichten", "Decline", "Nicht ansehen", "Do not look"]).await;
            }
            Action::Match(slot) => {
                page.shout(name, &["Passt!", "Match!"]).await;
                page.turn_up(moment, Place::new(moment.seat, slot)).await;
            }
            Action::Catch(place) => {
                page.shout(name, &["Erwischt!", "Caught!"]).await;
                page.turn_up(moment, place).await;
            }
            Action::Penalty(seat) => {
                let target = moment.name(seat);
                page.accuse(name, target).await;
                page.later().await;
                page.tap_any(&[format!("Strafkarte für {target}"), format!("Penalty card for {target}")]).await;
            }
            Action::Next => {
                let round = view.round + 1;
                let rounds = [format!("Runde {round}"), format!("Round {round}")];
                let end = ["Zum Ergebnis", "To the result"].map(str::to_owned);
                page.tap_any(&[rounds, end].concat()).await;
            }
            Action::HandOut(seat) => page.on_the_slip(name, &[moment.name(seat)]).await,
            Action::Fill(glass) => page.on_the_slip(name, &[Lang::De, Lang::En].map(|lang| glass.name(lang))).await,
            Action::Done => page.on_the_slip(name, &["Erledigt", "Done"]).await,
            Action::Seen | Action::Swap(_) | Action::Discard | Action::Rotate(_) | Action::Offer(_) => {
                unreachable!("these are done behind the curtain")
            }
        }
    }

    async fn choose(page: &Page, _: &Moment<'_, Leiff>, action: &Action) {
        match *action {
            Action::Swap(slot) | Action::Offer(slot) => page.tap_any(&own(slot)).await,
            Action::Discard => page.tap_any(&["Abwerfen", "Discard"]).await,
            Action::Rotate(steps) => page.tap_any(&[format!("{steps} weiter"), format!("{steps} on")]).await,
            // There is nothing to choose in what is only looked at.
            _ => {}
        }
    }

    async fn play(page: &Page, moment: &Moment<'_, Leiff>, action: &Action) {
        // Who looks next, answers as soon as the cards are covered; whoever plays alone covers nothing.
        if Self::hands_on(moment, action) && page.is("handed()").await {
            page.cover_and_hand_on().await;
        } else {
            page.act().await;
        }
    }

    fn hands_on(moment: &Moment<'_, Leiff>, action: &Action) -> bool {
        *action == Action::Seen && moment.has_next_look()
    }

    fn written(action: &Action) -> Option<&'static str> {
        (*action == Action::Invent).then_some(RULE)
    }
}

impl Moment<'_, Leiff> {
    /// Whether another player looks right after this one, in the first look.
    fn has_next_look(&self) -> bool {
        let mut after = self.table.clone();
        let peeks = |table: &Leiff| matches!(table.view(Viewer::Table).phase, Phase::Peek { choosing: false, .. });
        peeks(&after) && after.apply(self.seat, Action::Seen).is_ok() && peeks(&after)
    }
}

/// What an own card is called in the hand.
fn own(slot: Slot) -> [String; 2] {
    let capital = |name: String| {
        let mut letters = name.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>()).unwrap_or_default()
    };
    [format!("{}, verdeckt", capital(slot.name(Lang::De))), format!("{}, face down", capital(slot.name(Lang::En)))]
}

impl Page {
    /// Leaves the curtain that hangs before a game which was left, and what the last act turned up.
    pub async fn lead_on(&self) {
        self.to_the_table().await;
        if self.is("['Weiter', 'Go on'].some(control)").await {
            // Right after the act it is not taken either.
            self.pause().await;
            self.tap_any(&["Weiter", "Go on"]).await;
            self.until("!['Weiter', 'Go on'].some(control)").await;
            self.pause().await;
        }
    }

    /// Lets the bar go, and answers the curtain of whoever looks next.
    async fn cover_and_hand_on(&self) {
        // A click of the short hold would land on the curtain that follows, where the one who has looked goes back.
        self.slide_off().await;
        self.until("curtain()?.[1] === 1").await;
        self.pause().await;
        if !(self.stays.get() && self.answer_and_look().await) {
            self.it_is_me().await;
        }
    }

    /// Taps a card on the open table; on a phone the square of its player may have to come near first.
    pub async fn tap_card(&self, moment: &Moment<'_, Leiff>, place: Place) {
        let owner = moment.name(place.seat);
        let names = lying(owner, place.slot);
        if !self.is(&format!("{}.some(control)", json!(names))).await {
            self.tap(&format!("{owner}: ")).await;
        }
        self.tap_any(&names).await;
    }

    /// Taps a player: the square in short, or on a large screen the name.
    pub async fn tap_player(&self, name: &str) {
        let overview = format!("{name}: ");
        if self.offers(&overview).await { self.tap(&overview).await } else { self.tap_in(&[name], name).await }
    }

    /// Selects a player, if that is not done yet, and says this in the player's name.
    pub async fn shout(&self, name: &str, words: &[&str; 2]) {
        let german = self.is("document.documentElement.lang === 'de'").await;
        let word = words[usize::from(!german)];
        if self.is(&format!("!within({}, {})", json!([name]), json!(word))).await {
            self.press_name(name).await;
        }
        self.tap_in(&[name], word).await;
    }

    /// Taps a card twice: the first tap only marks it.
    pub async fn turn_up(&self, moment: &Moment<'_, Leiff>, place: Place) {
        self.tap_card(moment, place).await;
        self.any_text(&["Noch einmal antippen deckt auf.", "Tap once more to turn it up."]).await;
        self.later().await;
        self.tap_card(moment, place).await;
    }

    /// Says that somebody has talked; it does not count yet.
    pub async fn accuse(&self, name: &str, target: &str) {
        self.select(name).await;
        self.tap_any(&["Geplaudert!", "Talked!"]).await;
        self.tap_player(target).await;
    }

    /// Presses a player's name: on the rail, or on a large screen in the player's panel.
    pub async fn select(&self, name: &str) {
        if self.is(&format!("!!within({}, {})", json!([name]), json!(name))).await {
            self.tap_in(&[name], name).await;
        } else {
            self.press_name(name).await;
        }
    }

    /// Writes a drinking rule, and lets it count.
    pub async fn invent(&self, text: &str) {
        let field = self.any(&["Die neue Trinkregel", "The new drinking rule"]).await;
        self.type_into(&field, text).await;
        self.tap_any(&["Regel gilt", "The rule stands"]).await;
    }

    /// Puts a square back that came near.
    pub async fn step_back(&self) {
        if self.is("controls().some((one) => ['Zurück', 'Back'].includes(name(one)))").await {
            self.tap_any(&["Zurück", "Back"]).await;
        }
    }

    /// Brings the drinks slip, unless it lies there.
    pub async fn bring_slip(&self) {
        self.step_back().await;
        if self.is("!document.querySelector('details')").await {
            self.tap_any(&["Zettel", "Slip"]).await;
            self.until("!!document.querySelector('details')").await;
        }
    }

    /// Unfolds a player's page of the slip: what stands on it.
    pub async fn page_of(&self, name: &str) -> String {
        self.bring_slip().await;
        if self.is(&format!("!leaf({}).open", json!(name))).await {
            self.tap_at("leaf(arguments[0]).querySelector('summary')", vec![json!(name)]).await;
            self.until(&format!("leaf({}).open", json!(name))).await;
        }
        let text = self.ask("leaf(arguments[0]).innerText.replace(/\\s+/g, ' ')", vec![json!(name)]).await;
        text.as_str().unwrap_or_default().to_owned()
    }

    /// Presses one of these on a player's page of the drinks slip, and puts the slip away.
    pub async fn on_the_slip(&self, name: &str, buttons: &[&str]) {
        self.page_of(name).await;
        let button =
            "[...leaf(arguments[0]).querySelectorAll('button')].find((one) => arguments[1].includes(name(one)))";
        self.tap_at(button, vec![json!(name), json!(buttons)]).await;
        self.pause().await;
        self.put_paper_away().await;
    }

    /// Puts away what lies on the table in place of it.
    pub async fn put_paper_away(&self) {
        if self.is("['Zurück zum Tisch', 'Back to the table'].some(control)").await {
            self.tap_any(&["Zurück zum Tisch", "Back to the table"]).await;
        }
    }

    /// Waits until one of these can be read.
    async fn any_text(&self, texts: &[&str]) {
        self.until(&format!("{}.some((words) => layer().innerText.includes(words))", json!(texts))).await;
    }
}

/// What a card is called on the open table.
fn lying(owner: &str, slot: Slot) -> [String; 2] {
    let (de, en) = (slot.name(Lang::De), slot.name(Lang::En));
    [format!("{owner}, {de}, "), format!("{owner}, {en}, ")]
}
