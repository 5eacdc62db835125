//! Every screen, for `cargo shots`: one line says how to get there. A new screen is a new line.

mod bohei;
mod film;
mod leiff;
mod peaks;
mod saved;
mod steps;

use std::time::Duration;

use serde_json::json;

use crate::{Device, Page};
use bohei::At;
pub use film::{FILMS, Film, TIMES};
use leiff::Spot;
use saved::Saved;
pub use saved::{NAMES, People};
use steps::Step::{
    self, Act, Answer, Card, Choose, ChooseAll, Click, Comes, Cover, Cripple, Look, Rest, Run, Tap, Type,
};
use steps::{
    BOHEI, CLOSE, EVENING, FALL, HINTS, LARRY, LEIFF, LESSON, LETTER, MATCH, MENU, NAMED, OVER, OWN_HAND, PAST, PAUSE,
    PHONES, PICTURE, POINT, PRESS, QUIT, RESUME, RIFFIFI, RULES, SELECT, SETTINGS, SETUP, SLIDE, SLIDER, START, TABLE,
};

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

const fn screen(name: &'static str, saved: Saved, steps: &'static [Step]) -> Screen {
    Screen { name, saved, steps, moving: false }
}

const fn moving(name: &'static str, saved: Saved, steps: &'static [Step]) -> Screen {
    Screen { name, saved, steps, moving: true }
}

/// Those that are drawn differently when the device lies in the middle of the table.
const OF_TABLE_MODE: &[&str] = &[
    "before a roll",
    "chosen",
    "kept",
    "the curtain waits",
    "Larry: the hand",
    "Larry: the hand, covered",
    "Larry: the table",
    "Larry: by letters, chosen",
    "Larry: a doubt",
    "Larry: the round scores",
    "Riffifi: collecting",
    "Riffifi: the table",
    "Riffifi: the hand",
    "Riffifi: by letters, chosen",
    "Riffifi: a key",
    "Riffifi: five, the hand",
    "Leiff: the curtain",
    "Leiff: the first look",
    "Leiff: by letters",
    "Leiff: four, the table",
    "Leiff: many cards, the table",
    "Leiff: the drawn card",
    "Leiff: a 9",
    "Leiff: a Gossip",
    "Leiff: a card of somebody else",
    "Leiff: the round scores",
    "Leiff: the slip",
    "Leiff: teams, the round scores",
    "Bohei: the table",
    "Bohei: the strip",
    "Bohei: the hand",
    "Bohei: against whom",
    "Bohei: by letters, chosen",
    "Bohei: an action waits",
    "Bohei: an answer",
    "Bohei: who is meant",
    "Bohei: a breach",
    "Bohei: a duel",
    "Bohei: a hidden clock",
    "Bohei: two halves",
    "Bohei: the group",
    "Bohei: the reward",
    "rules: the booklet",
    "story",
    "menu",
    "correct?",
];

/// All screens, in the order of the contact sheet.
pub const SCREENS: &[Screen] = &[
    screen("home", Saved::Nothing, &[]),
    screen("home with a game", Saved::Rolled, &[]),
    screen("home in the evening", Saved::Evening, &[]),
    screen("the evening", Saved::Evening, &[EVENING]),
    screen("the evening: the picture", Saved::Evening, &[EVENING, NAMED, PICTURE]),
    screen(
        "the evening: another game",
        Saved::Evening,
        &[PAST, Tap("Larry", "Larry"), Tap("Anderes Spiel", "Another game")],
    ),
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
    screen("the lesson", Saved::Nothing, &[Tap("Geizen", "Geizen"), LESSON]),
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
    screen("Larry: the lesson", Saved::Nothing, &[Tap("Larry", "Larry"), LESSON]),
    screen("the curtain asks", Saved::Said, &[LARRY]),
    screen("the curtain waits", Saved::Said, &[LARRY, Answer, PAUSE]),
    screen("Larry: the hand", Saved::Said, &[LARRY, Answer, PAUSE, Card(2)]),
    screen("Larry: the hand, covered", Saved::Said, &[LARRY, Answer, PAUSE, Card(2), Cover]),
    screen(
        "Larry: a target",
        Saved::Targets,
        &[
            LARRY,
            Answer,
            PAUSE,
            Look,
            Click("cards().find((one) => /Zieh zwei|Draw two/.test(name(one)))"),
            Click("group(['Die anderen', 'The others'])?.querySelectorAll('button')[1]"),
        ],
    ),
    screen("Larry: by letters", Saved::SaidBlindly, &[LARRY]),
    screen("Larry: by letters, chosen", Saved::SaidBlindly, &[LARRY, PAUSE, LETTER]),
    screen(
        "Larry: by letters, openly",
        Saved::SaidBlindly,
        &[LARRY, PAUSE, LETTER, Tap("Offen spielen", "Play openly")],
    ),
    screen("Larry: the table", Saved::Said, &[LARRY, TABLE]),
    screen("Larry: the strip", Saved::Said, &[LARRY, TABLE, SELECT]),
    screen("Larry: eight, the curtain", Saved::SaidOfEight, &[LARRY]),
    screen("Larry: eight, the table", Saved::SaidOfEight, &[LARRY, TABLE]),
    screen("Larry: a doubt", Saved::Turned, &[LARRY, TABLE]),
    screen("Larry: the round scores", Saved::Scored, &[LARRY, TABLE]),
    screen(
        "Larry: who lied",
        Saved::Off,
        &[
            Run("history.replaceState('1 replay larry-1', '')"),
            Run("location.reload()"),
            Rest(600),
            SLIDER,
            Run("(([slider]) => {
                slider.value = slider.max;
                slider.dispatchEvent(new InputEvent('input', { bubbles: true }));
            })(document.querySelectorAll('[type=range]'))"),
        ],
    ),
    screen("Riffifi: the lesson", Saved::Nothing, &[Tap("Riffifi", "Riffifi"), LESSON]),
    screen("Riffifi: collecting", Saved::Collects, &[RIFFIFI]),
    screen("Riffifi: the curtain", Saved::Plays, &[RIFFIFI]),
    screen("Riffifi: the table", Saved::Plays, &[RIFFIFI, TABLE]),
    screen("Riffifi: the hand", Saved::Plays, &[RIFFIFI, Answer, PAUSE, Card(1)]),
    screen("Riffifi: the hand, covered", Saved::Plays, &[RIFFIFI, Answer, PAUSE, Card(1), Cover]),
    screen("Riffifi: by letters", Saved::PlaysBlindly, &[RIFFIFI]),
    screen("Riffifi: by letters, chosen", Saved::PlaysBlindly, &[RIFFIFI, PAUSE, LETTER]),
    screen("Riffifi: a key", Saved::Plays, &[RIFFIFI, TABLE, PAUSE, MENU, PHONES, Tap("Theo", "Theo"), PAUSE, Look]),
    screen("Riffifi: phones", Saved::PlaysBlindly, &[RIFFIFI, PAUSE, MENU, PHONES]),
    screen("Riffifi: five, the table", Saved::PlaysOfFive, &[RIFFIFI, TABLE]),
    screen("Riffifi: five, the hand", Saved::PlaysOfFive, &[RIFFIFI, Answer, PAUSE, Card(0)]),
    screen("Leiff: the lesson", Saved::Nothing, &[Tap("Leiff", "Leiff"), LESSON]),
    screen("Leiff: setup", Saved::Names, SETUP),
    screen("Leiff: the curtain", Saved::Leiff(Spot::Peek(4)), &[LEIFF]),
    screen("Leiff: the first look", Saved::Leiff(Spot::Peek(4)), &[LEIFF, Answer, PAUSE, Look]),
    screen("Leiff: by letters", Saved::LeiffBlindly(Spot::Peek(4)), &[LEIFF]),
    screen("Leiff: by letters, the drawn card", Saved::LeiffBlindly(Spot::Drawn), &[LEIFF]),
    screen("Leiff: two, the table", Saved::Leiff(Spot::Turn(2)), &[LEIFF]),
    screen("Leiff: four, the table", Saved::Leiff(Spot::Turn(4)), &[LEIFF]),
    screen("Leiff: eight, the table", Saved::Leiff(Spot::Turn(8)), &[LEIFF]),
    screen("Leiff: many cards, the table", Saved::Leiff(Spot::Many), &[LEIFF]),
    screen("Leiff: whose shout", Saved::Leiff(Spot::Turn(4)), &[LEIFF, PAUSE, Tap("Erwischt!", "Caught!")]),
    screen("Leiff: the strip", Saved::Leiff(Spot::Turn(4)), &[LEIFF, PAUSE, SELECT]),
    screen("Leiff: a card is marked", Saved::Leiff(Spot::Turn(4)), &[LEIFF, PAUSE, SELECT, MATCH, POINT]),
    screen("Leiff: eight, a card is marked", Saved::Leiff(Spot::Turn(8)), &[LEIFF, PAUSE, SELECT, MATCH, POINT]),
    screen(
        "Leiff: it does not agree",
        Saved::Leiff(Spot::Turn(4)),
        &[LEIFF, PAUSE, SELECT, MATCH, POINT, Rest(400), POINT],
    ),
    screen("Leiff: the drawn card", Saved::Leiff(Spot::Drawn), &[LEIFF, Answer, PAUSE, Look]),
    screen(
        "Leiff: it is discarded",
        Saved::Leiff(Spot::Drawn),
        &[LEIFF, Answer, PAUSE, Look, Tap("Abwerfen", "Discard"), Cover],
    ),
    screen("Leiff: a 9", Saved::Leiff(Spot::Nine), &[LEIFF]),
    screen("Leiff: a Gossip", Saved::Leiff(Spot::Gossip), &[LEIFF]),
    screen("Leiff: a card of somebody else", Saved::Leiff(Spot::Look), &[LEIFF, Answer, PAUSE, Look]),
    screen("Leiff: the round scores", Saved::Leiff(Spot::Scored), &[LEIFF]),
    screen("Leiff: the slip", Saved::Leiff(Spot::Scored), &[LEIFF, Tap("Zettel", "Slip")]),
    screen("Leiff: all rounds", Saved::Leiff(Spot::Later), &[LEIFF, Tap("Stand", "Score")]),
    screen("Leiff: teams, the round scores", Saved::Leiff(Spot::TeamsScored), &[LEIFF]),
    screen("Leiff: the end", Saved::Leiff(Spot::Over), &[PAST, OVER]),
    screen(
        "Leiff: who knew what",
        Saved::Leiff(Spot::Over),
        &[PAST, OVER, Tap("Wiederholung", "Replay"), PAUSE, SLIDER, SLIDE],
    ),
    screen("Bohei: the lesson", Saved::Nothing, &[Tap("Bohei", "Bohei"), LESSON]),
    screen("Bohei: the table", Saved::Bohei(At::Draw(4)), &[BOHEI]),
    screen("Bohei: the strip", Saved::Bohei(At::Draw(4)), &[BOHEI, PAUSE, SELECT]),
    screen("Bohei: eight, the table", Saved::Bohei(At::Draw(8)), &[BOHEI]),
    screen("Bohei: the hand", Saved::Bohei(At::Rule), &[BOHEI, Answer, PAUSE, Card(0)]),
    screen("Bohei: against whom", Saved::Bohei(At::Target(4)), &[BOHEI, Answer, PAUSE, Card(0)]),
    screen("Bohei: five, against whom", Saved::Bohei(At::Target(5)), &[BOHEI, Answer, PAUSE, Card(0)]),
    screen("Bohei: by letters", Saved::BoheiBlindly(At::Rule), &[BOHEI]),
    screen("Bohei: by letters, chosen", Saved::BoheiBlindly(At::Rule), &[BOHEI, PAUSE, LETTER]),
    screen("Bohei: by letters, an answer", Saved::BoheiBlindly(At::Reach), &[BOHEI, PAUSE, LETTER]),
    screen("Bohei: an action waits", Saved::Bohei(At::Orders(4)), &[BOHEI]),
    screen("Bohei: eight, an action waits", Saved::Bohei(At::Orders(8)), &[BOHEI]),
    screen("Bohei: an answer", Saved::Bohei(At::Reach), &[BOHEI, Answer, PAUSE, Look]),
    screen("Bohei: who is meant", Saved::Bohei(At::Ticks), &[BOHEI]),
    screen("Bohei: a breach", Saved::Bohei(At::Breach), &[BOHEI]),
    screen("Bohei: a duel", Saved::Bohei(At::Duel), &[BOHEI]),
    screen("Bohei: a hidden clock", Saved::Bohei(At::Clock), &[BOHEI, PAUSE, START]),
    screen("Bohei: two halves", Saved::Bohei(At::Halves), &[BOHEI, PAUSE, START]),
    screen("Bohei: the group", Saved::Bohei(At::Group), &[BOHEI]),
    screen("Bohei: the reward", Saved::Bohei(At::Reward), &[BOHEI, TABLE]),
    screen("Bohei: the end", Saved::Bohei(At::Over), &[PAST, Tap("Bohei", "Bohei")]),
    screen("own hand", Saved::OwnHand, &[SETTINGS, OWN_HAND, Tap("Aufdecken", "Show")]),
    screen("own hand: how", Saved::Nothing, &[SETTINGS, OWN_HAND]),
    screen("own hand: a damaged key", Saved::Nothing, &[Run("void (location.hash = 'hand.larry.1.7.a.x')"), Rest(600)]),
    screen("hint", Saved::Rolled, &[RESUME, MENU, HINTS, CLOSE]),
    screen("hint: Larry, the table", Saved::Said, &[LARRY, TABLE, MENU, HINTS, CLOSE]),
    screen("hint: Larry, the hand", Saved::Said, &[LARRY, Answer, PAUSE, Look, Cover, MENU, HINTS, CLOSE, Look]),
    screen("hint: Riffifi, collecting", Saved::Collects, &[RIFFIFI, MENU, HINTS, CLOSE]),
    screen("hint: Riffifi, the hand", Saved::Plays, &[RIFFIFI, Answer, PAUSE, Look, Cover, MENU, HINTS, CLOSE, Look]),
    screen("hint: Leiff, four", Saved::Leiff(Spot::Turn(4)), &[LEIFF, MENU, HINTS, CLOSE]),
    screen("hint: Leiff, eight", Saved::Leiff(Spot::Turn(8)), &[LEIFF, MENU, HINTS, CLOSE]),
    screen(
        "hint: Leiff, the hand",
        Saved::Leiff(Spot::Drawn),
        &[LEIFF, Answer, PAUSE, Look, Cover, MENU, HINTS, CLOSE, Look],
    ),
    screen("hint: Bohei, four", Saved::Bohei(At::Draw(4)), &[BOHEI, MENU, HINTS, CLOSE]),
    screen("hint: Bohei, eight", Saved::Bohei(At::Draw(8)), &[BOHEI, MENU, HINTS, CLOSE]),
    screen("hint: Bohei, an answer", Saved::Bohei(At::Orders(4)), &[BOHEI, MENU, HINTS, CLOSE]),
    screen("rules: the booklet", Saved::Rolled, &[RESUME, RULES]),
    screen(
        "rules: a word is looked for",
        Saved::Rolled,
        &[RESUME, RULES, Type("In den Regeln suchen", "Search the rules", "bank")],
    ),
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
    screen(
        "a torn link",
        Saved::Nothing,
        &[
            Run("void (location.hash = 'larry.1.4.B7mK2xQ9pLw4.0-0-0.ln35.ln57.lzc7.q9%.ln07~Aylin.Theo.Mira.Jonas')"),
            Rest(600),
        ],
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
    /// Whether something moves there.
    #[must_use]
    pub fn is_moving(&self) -> bool {
        self.moving
    }

    /// Whether it is drawn differently when the device lies in the middle of the table.
    #[must_use]
    pub fn is_of_table_mode(&self) -> bool {
        OF_TABLE_MODE.contains(&self.name)
    }

    /// Whether so many can play there.
    #[must_use]
    pub fn seats(&self, people: People) -> bool {
        match people {
            People::Few | People::Most => true,
            People::Exactly(number) => self.saved.seats(number),
        }
    }

    /// Goes there and takes a picture.
    pub async fn photograph(&self, page: &Page, device: Device, people: People) -> Vec<u8> {
        self.reach(page, device, people).await;
        let picture = page.photograph().await;
        page.let_go().await;
        picture
    }

    /// Goes there. What is held then is for the caller to let go.
    pub async fn reach(&self, page: &Page, device: Device, people: People) {
        let german = device.is_german();
        let mut storage = self.saved.storage(people);
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
            Answer if page.is("curtain()?.[1] === 2").await => {}
            Answer => page.it_is_me().await,
            Card(at) => {
                page.look().await;
                page.ask(&format!("cards()[{at}].click()"), Vec::new()).await;
            }
            Look => page.look().await,
            Cover => page.cover().await,
            Rest(milliseconds) => tokio::time::sleep(Duration::from_millis(*milliseconds)).await,
            Click(element) => {
                page.until(&format!("!!({element})")).await;
                page.ask(&format!("({element}).click()"), Vec::new()).await;
            }
            Comes(element) => page.until(&format!("!!({element})")).await,
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
