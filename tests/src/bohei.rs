//! Bohei, tapped on the screen by what is read and heard.

mod plan;

use bohei::{Action, Bohei, Card, Kind, Party, Pending, Reply, Rule, Slot};
use serde_json::json;
use table::{Game, Seat, Viewer};

use crate::Page;
use crate::hands::{Moment, Tapped};

pub use plan::{Wish, ordinary, planned, plans};

impl Tapped for Bohei {
    fn takes(moment: &Moment<'_, Bohei>) -> Vec<String> {
        let name = moment.on();
        let buttons = [
            ["Regel spielen: Karten ansehen", "Play a rule: look at the cards"],
            ["Karte spielen", "Play a card"],
            ["Karten ansehen", "Look at the cards"],
            ["Karte abwerfen", "Discard a card"],
            ["Weiter hinter dem Vorhang", "Go on behind the curtain"],
        ];
        let asked = ["Ich bin’s, {name}", "It’s me, {name}", "{name} überlegt", "{name} thinking"];
        let asked = asked.map(|words| words.replace("{name}", name));
        buttons.concat().into_iter().map(str::to_owned).chain(asked).collect()
    }

    async fn tap_openly(page: &Page, moment: &Moment<'_, Bohei>, action: &Action) {
        // A shout counts wherever the device is.
        if *action == Action::Bohei {
            let name = moment.on();
            return page.tap_any(&[format!("{name}: Bohei!"), format!("{name}: Bohei?")]).await;
        }
        let nothing = ["Nichts spielen", "Play nothing", "Nichts davon", "Neither", "Das reicht", "That is enough"];
        if *action == Action::Pass && page.is("handed() && !curtain()").await {
            // The covered cards offer it, too, and take nothing for a moment.
            page.pause().await;
            return page.tap_at("besideTheBar(arguments[0])", vec![json!(nothing)]).await;
        }
        page.to_the_table().await;
        let (name, view) = (moment.on(), moment.table.view(Viewer::Table));
        let rewarded = matches!(view.pending, Some(Pending::Reward { .. }));
        match *action {
            Action::Draw if rewarded => page.tap_any(&["1 Karte ziehen", "Draw 1 card"]).await,
            Action::Draw => {
                let count = view.draw;
                page.tap_any(&[format!("{count} Karte"), format!("Draw {count} card")]).await;
            }
            Action::Pass if rewarded => {
                page.tap_any(&["Nichts davon", "Neither", "Das reicht", "That is enough"]).await;
            }
            Action::Pass => {
                let end = ["Weiter: Beide Stapel", "Go on: both piles"];
                page.tap_any(&[["Nicht ziehen", "Draw nothing"], ["Nichts spielen", "Play nothing"], end].concat())
                    .await;
            }
            Action::Choose(seat) => {
                let for_action = matches!(view.pending, Some(Pending::Aim { .. }));
                page.choose_player(moment.name(seat), for_action).await;
            }
            Action::Tick(seat) => page.tap(moment.name(seat)).await,
            Action::Go => page.tap_any(&["Stimmt so", "That’s right", "Niemand: ", "Nobody: "]).await,
            Action::Accept => page.says(name, &["Mach ich", "I’ll do it"]).await,
            Action::Reach(bohei::Answer::No) => page.says(name, &["Nö!", "Nope!"]).await,
            Action::Reach(bohei::Answer::Opposite) => page.says(name, &["Gegenteiltag", "Opposite Day"]).await,
            Action::Won(winner) => page.has_won(moment, winner).await,
            Action::Out(seat) => {
                page.without_device().await;
                page.a_name_means(&["Wer ist raus?", "Who is out?"]).await;
                page.tap_any(&[format!("{} raus", moment.name(seat)), format!("{} out", moment.name(seat))]).await;
            }
            Action::Again => {
                page.without_device().await;
                page.tap_any(&["Noch einmal", "Once more"]).await;
            }
            Action::CallOff => {
                page.tap_any(&["Absagen", "Call it off"]).await;
                page.later().await;
                page.tap_any(&["Wirklich absagen?", "Really call it off?"]).await;
            }
            Action::Report(accused) => page.report(moment, accused).await,
            Action::Enact(..)
            | Action::Play(_)
            | Action::Answer(_)
            | Action::Back
            | Action::Discard(_)
            | Action::Bohei => unreachable!("these are done behind the curtain, or were done before"),
        }
    }

    /// All cards but a rule that shall lie where it is not meant to.
    fn swiped(moment: &Moment<'_, Bohei>, action: &Action) -> Option<usize> {
        match *action {
            Action::Enact(card, slot) if slot.is_none_or(|slot| is_meant(moment, card, slot)) => {
                Some(place(moment, card))
            }
            Action::Play(card) | Action::Discard(card) => Some(place(moment, card)),
            _ => None,
        }
    }

    /// A card is played against somebody; all who have not answered do what is ordered; whoever has won draws two cards.
    fn together(moment: &Moment<'_, Bohei>, acts: &[(Seat, Action)]) -> Vec<(Seat, Action)> {
        if let [play @ (_, Action::Play(_)), choose @ (_, Action::Choose(_)), ..] = acts {
            return vec![*play, *choose];
        }
        let view = moment.table.view(Viewer::Table);
        if matches!(view.pending, Some(Pending::Reward { taken: None, .. })) && view.stock + view.discarded > 1 {
            return match acts {
                [first @ (_, Action::Draw), second @ (_, Action::Draw), ..] => vec![*first, *second],
                _ => Vec::new(),
            };
        }
        let Some(Pending::Orders(orders)) = view.pending else { return Vec::new() };
        let missing = orders.each.iter().filter(|each| each.reply == Reply::Missing).map(|each| each.seat);
        let all: Vec<(Seat, Action)> = missing.map(|seat| (seat, Action::Accept)).collect();
        let next = acts.get(..all.len()).unwrap_or_default();
        if orders.due.is_none() && all.len() > 1 && all.iter().all(|act| next.contains(act)) { all } else { Vec::new() }
    }

    async fn tap_together(page: &Page, moment: &Moment<'_, Bohei>, acts: &[(Seat, Action)]) {
        if let [(_, Action::Play(card)), (_, Action::Choose(target)), ..] = *acts {
            page.hold_and_look(moment).await;
            page.choose_card(place(moment, card)).await;
            if shows_names(page).await {
                page.tap_in(&AGAINST_WHOM, moment.name(target)).await;
                page.until("!looking()").await;
                return page.slide_off().await;
            }
            page.act().await;
            page.slide_off().await;
            page.until("!document.querySelector('[data-telling]') && pause()").await;
            page.to_the_table().await;
            return page.choose_player(moment.name(target), matches!(card.kind(), Kind::Action(_))).await;
        }
        page.to_the_table().await;
        let names = match acts {
            [(_, Action::Draw), ..] => ["2 Karten ziehen", "Draw 2 cards"],
            _ => ["Alle machen’s", "All do it"],
        };
        page.tap_any(&names).await;
    }

    async fn choose(page: &Page, moment: &Moment<'_, Bohei>, action: &Action) {
        match *action {
            Action::Enact(card, slot) => {
                page.choose_card(place(moment, card)).await;
                let slots = moment.table.legal(moment.seat).into_iter();
                let slots = slots.filter(|other| matches!(other, Action::Enact(other, _) if *other == card));
                if let Some(slot) = slot.filter(|_| slots.count() > 1) {
                    page.choose_slot(slot).await;
                }
            }
            Action::Play(card) | Action::Discard(card) => page.choose_card(place(moment, card)).await,
            // An answer is given at once.
            _ => {}
        }
    }

    async fn play(page: &Page, _: &Moment<'_, Bohei>, action: &Action) {
        if *action == Action::Back {
            page.tap_any(&["Doch nicht", "Not after all", "Zurück", "Back"]).await;
            return;
        }
        // The open hand asks for a name at once; the covered one leaves that to the table.
        if shows_names(page).await {
            page.slide_off().await;
            page.until("!looking()").await;
        }
        page.act().await;
    }
}

/// The question of the open hand against whom the chosen card is played.
const AGAINST_WHOM: [&str; 4] = ["Gegen wen?", "Wen trifft es?", "Against whom?", "Who is it for?"];

/// Whether the open hand shows the names against whom the chosen card can be played: there are few enough, and there is room.
async fn shows_names(page: &Page) -> bool {
    page.is(&format!("members({}, 'button').length > 0", json!(AGAINST_WHOM))).await
}

/// Whether a rule lies in this slot unless another one is chosen: it is the only one, or a free one, or that of the oldest rule.
fn is_meant(moment: &Moment<'_, Bohei>, card: Card, slot: Slot) -> bool {
    let view = moment.table.view(Viewer::Table);
    let slots = moment.table.legal(moment.seat).into_iter().filter_map(|act| match act {
        Action::Enact(other, slot) if other == card => slot,
        _ => None,
    });
    let slots: Vec<Slot> = slots.collect();
    let age = |slot: &Slot| {
        let lying = view.slots.iter().find(|lying| lying.slot == *slot)?.card?;
        view.rules.iter().position(|rule| *rule == lying)
    };
    slots.len() == 1 || (card.rule() != Some(Rule::Closed) && slots.into_iter().min_by_key(age) == Some(slot))
}

/// Where a card lies in the hand.
fn place(moment: &Moment<'_, Bohei>, card: Card) -> usize {
    let hand = moment.table.view(Viewer::Seat(moment.seat)).hand.unwrap_or_default();
    hand.iter().position(|&held| held == card).expect("a card of the own hand")
}

impl Page {
    /// Has this player asked what to do about what is ordered, whoever is asked at the moment.
    pub async fn ask_player(&self, name: &str) {
        let row = self.any(&[format!("{name} überlegt"), format!("{name} thinking")]).await;
        let pressed = format!("control({})?.getAttribute('aria-pressed') === 'true'", json!(row));
        if !self.is(&pressed).await {
            self.tap(&row).await;
            self.until(&pressed).await;
        }
    }

    /// Answers in a player's name what is ordered: at the own edge, or at the one place for all once it is the own turn to answer.
    async fn says(&self, name: &str, buttons: &[&str; 2]) {
        let buttons = buttons.map(str::to_owned);
        if self.is(&format!("!!within({}, {})", json!([name]), json!(buttons[0]))).await {
            return self.tap_either(name, &buttons).await;
        }
        self.ask_player(name).await;
        self.tap_any(&buttons).await;
    }

    /// Chooses where a rule shall lie, if that is not meant already.
    pub(crate) async fn choose_slot(&self, slot: Slot) {
        let german = ["Schließt", "Ersetzt", "Auf Platz"];
        let english = ["Closes", "Replaces", "In slot"];
        let names: Vec<String> = german.iter().chain(&english).map(|does| format!("{does} {slot}")).collect();
        let slot = self.any(&names).await;
        if !self.is(&format!("control({}).getAttribute('aria-checked') === 'true'", json!(slot))).await {
            self.tap(&slot).await;
        }
    }

    /// Chooses at the open table against whom a card is played, an action or a challenge.
    async fn choose_player(&self, name: &str, for_action: bool) {
        // On the rail, the name does not stand alone.
        self.tap(&if for_action { format!("{name} ") } else { name.to_owned() }).await;
    }

    /// Plays a challenge without the device, if it would be played on it.
    pub async fn without_device(&self) {
        let offered = "['Ohne Gerät spielen', 'Play without the device'].some(control)";
        if self.is(offered).await {
            self.tap_any(&["Ohne Gerät spielen", "Play without the device"]).await;
            self.until(&format!("!{offered}")).await;
        }
    }

    /// Says what a name means in a challenge of the group, if it does not mean that already.
    async fn a_name_means(&self, modes: &[&str; 2]) {
        let mode = self.any(modes).await;
        if !self.is(&format!("control({}).getAttribute('aria-checked') === 'true'", json!(mode))).await {
            self.tap(&mode).await;
        }
    }

    /// Enters who has won a challenge.
    async fn has_won(&self, moment: &Moment<'_, Bohei>, winner: Seat) {
        self.without_device().await;
        let name = moment.name(winner);
        let Some(Pending::Challenge { card, .. }) = moment.table.view(Viewer::Table).pending else {
            unreachable!("nothing else is won")
        };
        if card.challenge().is_some_and(|challenge| challenge.party == Party::Group) {
            self.a_name_means(&["Wer hat gewonnen?", "Who has won?"]).await;
            self.tap_any(&[format!("{name} gewinnt"), format!("{name} wins")]).await;
        } else {
            self.tap(name).await;
        }
    }

    /// Reports a breach in the name of whoever acts, or confirms one.
    pub async fn report(&self, moment: &Moment<'_, Bohei>, accused: Seat) {
        let (name, other) = (moment.on(), moment.name(accused));
        let myself = accused == moment.seat;
        let reported = moment.table.view(Viewer::Table).breaches.iter().any(|breach| breach.seat == accused);
        let words = match reported {
            false => ["Regelbruch!", "Breach!"].map(str::to_owned),
            true if myself => ["Ich geb’s zu", "I admit it"].map(str::to_owned),
            true => [format!("Bestätigen: {other}"), format!("Confirm: {other}")],
        };
        self.press_name(name).await;
        self.tap_either(name, &words).await;
        if !reported {
            let own = ["Ich selbst", "Myself"].map(str::to_owned);
            let accused = if myself { own } else { [other.to_owned(), other.to_owned()] };
            self.tap_either(name, &accused).await;
        }
    }

    /// Taps a button on a player's strip, in German or English.
    async fn tap_either(&self, name: &str, words: &[String; 2]) {
        let german = self.is("document.documentElement.lang === 'de'").await;
        self.tap_in(&[name], &words[usize::from(!german)]).await;
    }
}
