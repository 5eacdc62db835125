//! Every screen, for `cargo shots`: one line says how to get there. A new screen is a new line.

mod bohei;
mod leiff;

use std::time::Duration;

use geizen::View;
use serde_json::{Value, json};

use table::{Game, Viewer};

use crate::saves::scene;
use crate::{Device, Page, Save, save};
use bohei::At;
use leiff::Spot;

/// A screen and the way to it.
pub struct Screen {
    /// What it is called on the contact sheet.
    pub name: &'static str,
    /// What lies on the device.
    saved: Saved,
    /// What is done, from the first screen on.
    steps: &'static [Step],
    /// Whether it is taken while something moves.
    moving: bool,
}

/// Games on the device, as the pictures need them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Saved {
    Nothing,
    /// The last table is remembered, no game.
    Names,
    Fresh,
    Rolled,
    LastKeep,
    Debt,
    /// A last keep that completes a row.
    Completes,
    Over,
    /// Several games, one of them broken off and one damaged.
    Several,
    /// A running game that is no record any more.
    Damaged,
    /// A sum has been said.
    Said,
    /// The same with eight players, one of whom must lay openly.
    SaidOfEight,
    /// A doubt has turned the pile.
    Turned,
    /// A round of Larry is over.
    Scored,
    /// In the middle of Riffifi: somebody collects, or plays a card.
    Collects,
    Plays,
    /// The same with five players and all variants.
    PlaysOfFive,
    /// A moment of Leiff.
    Leiff(Spot),
    /// A moment of Bohei.
    Bohei(At),
}

enum Step {
    /// Taps what is called so in German or English.
    Tap(&'static str, &'static str),
    Type(&'static str, &'static str, &'static str),
    /// Chooses these dice of the roll.
    Choose(&'static [usize]),
    ChooseAll,
    /// Presses the amber button.
    Act,
    /// Holds the bar, and chooses a card of the hand.
    Card(usize),
    /// Holds the bar.
    Look,
    /// Lets the bar go.
    Cover,
    Rest(u64),
    /// Runs a script.
    Run(&'static str),
    /// Opens the page again with this script before its own.
    Cripple(&'static str),
}
use Step::{Act, Card, Choose, ChooseAll, Cover, Cripple, Look, Rest, Run, Tap, Type};

const fn screen(name: &'static str, saved: Saved, steps: &'static [Step]) -> Screen {
    Screen { name, saved, steps, moving: false }
}

const fn moving(name: &'static str, saved: Saved, steps: &'static [Step]) -> Screen {
    Screen { name, saved, steps, moving: true }
}

const RESUME: Step = Tap("Weiter: Geizen", "Continue: Geizen");
const LARRY: Step = Tap("Weiter: Larry", "Continue: Larry");
const RIFFIFI: Step = Tap("Weiter: Riffifi", "Continue: Riffifi");
const PAST: Step = Tap("Gespeicherte Spiele", "Saved games");
const OVER: Step = Tap("Leiff", "Leiff");
const LEIFF: Step = Tap("Weiter: Leiff", "Continue: Leiff");
const BOHEI: Step = Tap("Weiter: Bohei", "Continue: Bohei");
const ANSWER: Step = Tap("Ich bin’s", "It’s me");
const TABLE: Step = Tap("Zum offenen Tisch", "To the open table");
const SELECT: Step = Run("document.querySelector('#seat-b').click()");
/// Longer than the page takes no act after one.
const PAUSE: Step = Rest(300);
const MENU: Step = Tap("Menü", "Menu");
const RULES: Step = Tap("Regeln", "Rules");
const QUIT: Step = Tap("Spiel beenden", "Abandon the game");
/// Switches everything on that can be switched on.
const ALL_ON: Step = Run("(async () => {
    for (const one of document.querySelectorAll('[role=switch][aria-checked=false]')) {
        one.click();
        await new Promise((done) => setTimeout(done, 60));
    }
})()");
/// Four people, all house rules, and a look at the last of them.
const SETUP: &[Step] = &[
    Tap("Leiff", "Leiff"),
    Tap("Mira", "Mira"),
    Tap("Jonas", "Jonas"),
    Tap("Bo", "Bo"),
    Tap("Ali", "Ali"),
    ALL_ON,
    Run("[...document.querySelectorAll('[role=switch]')].at(-1).scrollIntoView({ block: 'center' })"),
];
/// Slides to the middle of a finished game.
const SLIDE: Step = Run("(([slider]) => {
    slider.value = slider.max / 2;
    slider.dispatchEvent(new InputEvent('input', { bubbles: true }));
})(document.querySelectorAll('[type=range]'))");
/// The second seat says that an own card agrees, and points at it.
const MATCH: Step = Run("(within(['Theo'], 'Passt!') ?? within(['Theo'], 'Match!')).click()");
const POINT: Step = Tap("Theo, vorn links", "Theo, front left");
const START: Step = Tap("Los geht’s", "Let’s play");
const PRESS: Step = Run("document.querySelector('#act').click()");
const FALL: Step = Run(
    "dispatchEvent(new CustomEvent('stammtisch-panic', { detail: { message: 'a picture', game: 'geizen-1', acts: 7 } }))",
);

/// All screens, in the order of the contact sheet.
pub const SCREENS: &[Screen] = &[
    screen("home", Saved::Nothing, &[]),
    screen("home with a game", Saved::Rolled, &[]),
    screen("setup", Saved::Nothing, &[Tap("Geizen", "Geizen")]),
    screen("setup: the last table", Saved::Names, &[Tap("Geizen", "Geizen"), Tap("Wir bestimmen", "We decide")]),
    screen(
        "setup: refused",
        Saved::Names,
        &[
            Tap("Geizen", "Geizen"),
            Tap("Vom Tisch nehmen: Bo", "Take off the table: Bo"),
            Type("Name an Platz 1", "Name at seat 1", ""),
            Type("Name an Platz 2", "Name at seat 2", "123456789012345678901"),
            START,
        ],
    ),
    screen("setup: symbols", Saved::Names, &[Tap("Geizen", "Geizen"), Tap("Platz 2, Zeichen", "Seat 2, symbol")]),
    screen("before a roll", Saved::Fresh, &[RESUME]),
    moving("a throw", Saved::Fresh, &[RESUME, PRESS, Rest(330)]),
    screen("rolled", Saved::Rolled, &[RESUME]),
    screen("chosen", Saved::Rolled, &[RESUME, Choose(&[0, 1])]),
    screen("kept", Saved::Rolled, &[RESUME, Choose(&[0, 1]), Act]),
    screen("before the last keep", Saved::LastKeep, &[RESUME, ChooseAll]),
    screen("in debt", Saved::Debt, &[RESUME, ChooseAll]),
    screen("a row is completed", Saved::Completes, &[RESUME, ChooseAll]),
    moving("chips on their way", Saved::Completes, &[RESUME, ChooseAll, PRESS, Rest(420)]),
    screen("over", Saved::Over, &[Tap("Gespeicherte Spiele", "Saved games"), Tap("Geizen", "Geizen")]),
    screen("the curtain asks", Saved::Said, &[LARRY]),
    screen("the curtain waits", Saved::Said, &[LARRY, ANSWER, PAUSE]),
    screen("Larry: the hand", Saved::Said, &[LARRY, ANSWER, PAUSE, Card(2)]),
    screen("Larry: the hand, covered", Saved::Said, &[LARRY, ANSWER, PAUSE, Card(2), Cover]),
    screen("Larry: the table", Saved::Said, &[LARRY, TABLE]),
    screen("Larry: the strip", Saved::Said, &[LARRY, TABLE, SELECT]),
    screen("Larry: eight, the curtain", Saved::SaidOfEight, &[LARRY]),
    screen("Larry: eight, the table", Saved::SaidOfEight, &[LARRY, TABLE]),
    screen("Larry: a doubt", Saved::Turned, &[LARRY, TABLE]),
    screen("Larry: the round scores", Saved::Scored, &[LARRY, TABLE]),
    screen("Riffifi: collecting", Saved::Collects, &[RIFFIFI]),
    screen("Riffifi: the curtain", Saved::Plays, &[RIFFIFI]),
    screen("Riffifi: the table", Saved::Plays, &[RIFFIFI, TABLE]),
    screen("Riffifi: the hand", Saved::Plays, &[RIFFIFI, ANSWER, PAUSE, Card(1)]),
    screen("Riffifi: the hand, covered", Saved::Plays, &[RIFFIFI, ANSWER, PAUSE, Card(1), Cover]),
    screen("Riffifi: five, the table", Saved::PlaysOfFive, &[RIFFIFI, TABLE]),
    screen("Riffifi: five, the hand", Saved::PlaysOfFive, &[RIFFIFI, ANSWER, PAUSE, Card(0)]),
    screen("Leiff: setup", Saved::Names, SETUP),
    screen("Leiff: the curtain", Saved::Leiff(Spot::Peek(4)), &[LEIFF]),
    screen("Leiff: the first look", Saved::Leiff(Spot::Peek(4)), &[LEIFF, ANSWER, PAUSE, Look]),
    screen("Leiff: two, the table", Saved::Leiff(Spot::Turn(2)), &[LEIFF]),
    screen("Leiff: four, the table", Saved::Leiff(Spot::Turn(4)), &[LEIFF]),
    screen("Leiff: eight, the table", Saved::Leiff(Spot::Turn(8)), &[LEIFF]),
    screen("Leiff: the strip", Saved::Leiff(Spot::Turn(4)), &[LEIFF, PAUSE, SELECT]),
    screen("Leiff: a card is marked", Saved::Leiff(Spot::Turn(4)), &[LEIFF, PAUSE, SELECT, MATCH, POINT]),
    screen("Leiff: eight, a card is marked", Saved::Leiff(Spot::Turn(8)), &[LEIFF, PAUSE, SELECT, MATCH, POINT]),
    screen(
        "Leiff: it does not agree",
        Saved::Leiff(Spot::Turn(4)),
        &[LEIFF, PAUSE, SELECT, MATCH, POINT, Rest(400), POINT],
    ),
    screen("Leiff: the drawn card", Saved::Leiff(Spot::Drawn), &[LEIFF, ANSWER, PAUSE, Look]),
    screen(
        "Leiff: it is discarded",
        Saved::Leiff(Spot::Drawn),
        &[LEIFF, ANSWER, PAUSE, Look, Tap("Abwerfen", "Discard"), Cover],
    ),
    screen("Leiff: a 9", Saved::Leiff(Spot::Nine), &[LEIFF]),
    screen("Leiff: a Gossip", Saved::Leiff(Spot::Gossip), &[LEIFF]),
    screen("Leiff: a card of somebody else", Saved::Leiff(Spot::Look), &[LEIFF, ANSWER, PAUSE, Look]),
    screen("Leiff: the round scores", Saved::Leiff(Spot::Scored), &[LEIFF]),
    screen("Leiff: the slip", Saved::Leiff(Spot::Scored), &[LEIFF, Tap("Zettel", "Slip")]),
    screen("Leiff: all rounds", Saved::Leiff(Spot::Later), &[LEIFF, Tap("Stand", "Score")]),
    screen("Leiff: teams, the round scores", Saved::Leiff(Spot::TeamsScored), &[LEIFF]),
    screen("Leiff: the end", Saved::Leiff(Spot::Over), &[PAST, OVER]),
    screen(
        "Leiff: who knew what",
        Saved::Leiff(Spot::Over),
        &[PAST, OVER, Tap("Wiederholung", "Replay"), PAUSE, SLIDE],
    ),
    screen("Bohei: the table", Saved::Bohei(At::Draw(4)), &[BOHEI]),
    screen("Bohei: the strip", Saved::Bohei(At::Draw(4)), &[BOHEI, PAUSE, SELECT]),
    screen("Bohei: eight, the table", Saved::Bohei(At::Draw(8)), &[BOHEI]),
    screen("Bohei: the hand", Saved::Bohei(At::Rule), &[BOHEI, ANSWER, PAUSE, Card(0)]),
    screen("Bohei: an action waits", Saved::Bohei(At::Orders(4)), &[BOHEI]),
    screen("Bohei: eight, an action waits", Saved::Bohei(At::Orders(8)), &[BOHEI]),
    screen("Bohei: an answer", Saved::Bohei(At::Reach), &[BOHEI, ANSWER, PAUSE, Look]),
    screen("Bohei: who is meant", Saved::Bohei(At::Ticks), &[BOHEI]),
    screen("Bohei: a breach", Saved::Bohei(At::Breach), &[BOHEI]),
    screen("Bohei: a duel", Saved::Bohei(At::Duel), &[BOHEI]),
    screen("Bohei: a hidden clock", Saved::Bohei(At::Clock), &[BOHEI, PAUSE, START]),
    screen("Bohei: two halves", Saved::Bohei(At::Halves), &[BOHEI, PAUSE, START]),
    screen("Bohei: the group", Saved::Bohei(At::Group), &[BOHEI]),
    screen("Bohei: the reward", Saved::Bohei(At::Reward), &[BOHEI, TABLE]),
    screen("Bohei: the end", Saved::Bohei(At::Over), &[PAST, Tap("Bohei", "Bohei")]),
    screen("rules: the booklet", Saved::Rolled, &[RESUME, RULES]),
    screen("rules: your table", Saved::Rolled, &[RESUME, RULES, Tap("Euer Tisch", "Your table")]),
    screen("rules: settled", Saved::Rolled, &[RESUME, RULES, Tap("Geklärt", "Settled")]),
    screen("story", Saved::Rolled, &[RESUME, Tap("Verlauf", "Story")]),
    screen("menu", Saved::Rolled, &[RESUME, MENU]),
    screen("settings in a game", Saved::Rolled, &[RESUME, MENU, Tap("Einstellungen", "Settings")]),
    screen("correct?", Saved::Rolled, &[RESUME, MENU, Tap("Korrigieren", "Correct")]),
    screen("break off?", Saved::Rolled, &[RESUME, MENU, QUIT]),
    screen("break off, really?", Saved::Rolled, &[RESUME, MENU, QUIT, Tap("Ja, beenden", "Abandon it")]),
    screen("settings", Saved::Several, &[Tap("Einstellungen", "Settings")]),
    screen("saved games", Saved::Several, &[Tap("Gespeicherte Spiele", "Saved games"), Tap("Löschen", "Delete")]),
    screen("about", Saved::Nothing, &[Tap("Über Stammtisch", "About Stammtisch")]),
    screen(
        "a damaged game",
        Saved::Damaged,
        &[Run("history.replaceState('1 play geizen-1', '')"), Run("location.reload()"), Rest(600)],
    ),
    screen("the program fell", Saved::Rolled, &[RESUME, FALL]),
    screen(
        "the program fell twice",
        Saved::Rolled,
        &[RESUME, FALL, Tap("Weiterspielen", "Keep playing"), Rest(600), FALL],
    ),
    // The last one: what is taken from this browser does not come back.
    screen("no WebAssembly", Saved::Nothing, &[Cripple("delete globalThis.WebAssembly")]),
];

impl Screen {
    /// Goes there and takes a picture.
    pub async fn photograph(&self, page: &Page, device: Device) -> Vec<u8> {
        let german = device.is_german();
        let mut storage = self.saved.storage();
        let device = if self.moving { device } else { device.calm() };
        storage.extend(device.settings().map(|settings| ("stammtisch.settings".to_owned(), settings)));
        page.put(&storage).await;
        page.open().await;
        page.until("!!document.querySelector('main')").await;
        for step in self.steps {
            step.walk(page, german).await;
        }
        page.until("document.fonts.ready.then(() => true)").await;
        if !self.moving {
            // Whatever fades in has done so.
            tokio::time::sleep(Duration::from_millis(160)).await;
        }
        let picture = page.photograph().await;
        if page.held.get() {
            page.release().await;
        }
        picture
    }
}

impl Step {
    async fn walk(&self, page: &Page, german: bool) {
        match self {
            Tap(de, en) => page.tap(if german { de } else { en }).await,
            Type(de, en, text) => page.type_into(if german { de } else { en }, text).await,
            Choose(dice) => page.choose(dice).await,
            ChooseAll => page.choose((0..page.standing().await.dice.len()).collect::<Vec<_>>()).await,
            Act => {
                page.act().await;
            }
            Card(at) => {
                page.look().await;
                page.ask(&format!("cards()[{at}].click()"), Vec::new()).await;
            }
            Look => page.look().await,
            Cover => page.cover().await,
            Rest(milliseconds) => tokio::time::sleep(Duration::from_millis(*milliseconds)).await,
            Run(script) => {
                page.ask(script, Vec::new()).await;
            }
            Cripple(script) => {
                page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await;
                page.open().await;
            }
        }
    }
}

impl Saved {
    /// The keys and values of the storage.
    fn storage(self) -> Vec<(String, Value)> {
        let game = |wanted: fn(&View) -> bool| save(&["Mira", "Jonas", "Bo"], wanted).json();
        let one = |value: Value| vec![(Save::key(1), value)];
        let regulars =
            json!([{ "name": "Mira", "symbol": 0 }, { "name": "Jonas", "symbol": 1 }, { "name": "Bo", "symbol": 2 }]);
        let mut met = regulars.clone();
        for (name, symbol) in [("Wilhelmine", 3), ("Ali", 4), ("Tante Käthe", 5)] {
            met.as_array_mut().into_iter().for_each(|met| met.push(json!({ "name": name, "symbol": symbol })));
        }
        let rolled =
            |view: &View| view.round == 3 && view.turn.index() == 1 && view.rolls == 1 && !view.rolled.is_empty();
        match self {
            Saved::Nothing => Vec::new(),
            Saved::Names => {
                vec![("stammtisch.names".to_owned(), met), ("stammtisch.table.geizen".to_owned(), regulars)]
            }
            Saved::Fresh => one(game(|view| view.round == 2 && view.rolls == 0)),
            Saved::Rolled => one(game(rolled)),
            Saved::LastKeep => one(game(|view| view.round == 2 && view.rolls >= 2 && view.rolled.len() == 2)),
            Saved::Debt => one(game(|view| view.bill.after < 0 && !view.rolled.is_empty())),
            Saved::Completes => one(game(|view| {
                let red = |line: &geizen::Line| line.place.is_some_and(|place| place.kind == geizen::Field::Red);
                !view.rolled.is_empty() && view.bill.lines.iter().any(red)
            })),
            Saved::Over => one(game(|view| view.over)),
            Saved::Several => {
                let mut off = save(&["Wilhelmine", "Maximilian Ottokar"], |view| view.round == 2);
                off.state = "off";
                vec![
                    (Save::key(1), game(rolled)),
                    (Save::key(2), game(|view| view.over)),
                    (Save::key(3), off.json()),
                    (Save::key(4), json!("{")),
                ]
            }
            Saved::Said => larry(4, |view, _| view.pile.len() == 3),
            Saved::SaidOfEight => larry(8, |view, _| view.pile.len() == 7 && view.open_play.contains(&1)),
            Saved::Turned => {
                larry(4, |_, told| matches!(told, larry::Event::Revealed(reveal) if reveal.cards.len() > 4))
            }
            Saved::Scored => larry(4, |_, told| matches!(told, larry::Event::Scored(_))),
            Saved::Collects => riffifi(4, false, riffifi::Phase::Collect),
            Saved::Plays => riffifi(4, false, riffifi::Phase::Play),
            Saved::PlaysOfFive => riffifi(5, true, riffifi::Phase::Play),
            Saved::Leiff(spot) => spot.storage(),
            Saved::Bohei(at) => at.storage(),
            Saved::Damaged => {
                let mut game = save(&["Mira", "Jonas", "Bo"], rolled).older();
                game["record"] = json!("geizen.1.3.nothing");
                one(game)
            }
        }
    }
}

/// Who plays in the pictures.
const NAMES: [&str; 8] = ["Aylin", "Theo", "Mira", "Jonas", "Lena", "Bernd", "Sofia", "Maximilian"];

/// A running game of Larry whose table, or one of whose last events, is like this.
fn larry(seats: usize, wanted: fn(&larry::View, &larry::Event<Option<larry::Card>>) -> bool) -> Vec<(String, Value)> {
    let record = scene::<larry::Larry>(&NAMES[..seats], &larry::Options::default(), |record| {
        let view = record.game().view(Viewer::Table);
        let private = view.phase == larry::Phase::Play && !view.over;
        let told = record.steps().next_back().into_iter().flat_map(|step| &step.events);
        let mut told = told.filter_map(|event| larry::Larry::told(event, Viewer::Table));
        private && told.any(|told| wanted(&view, &told))
    });
    vec![(Save::<larry::Larry>::slot(1), Save::of(record).json())]
}

/// A running game of Riffifi in this phase, with chips before several players.
fn riffifi(seats: usize, variants: bool, phase: riffifi::Phase) -> Vec<(String, Value)> {
    let options = riffifi::Options { officer: variants, equal: variants, sheet: variants, ..Default::default() };
    let record = scene::<riffifi::Riffifi>(&NAMES[..seats], &options, |record| {
        let view = record.game().view(Viewer::Table);
        let open = view.places.iter().filter(|place| place.open.is_some()).count();
        view.phase == phase && record.steps().count() > 20 && open >= 2
    });
    vec![(Save::<riffifi::Riffifi>::slot(1), Save::of(record).json())]
}
