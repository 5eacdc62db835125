//! Geizen, played on the screen by what is visible.

use std::fmt::Write as _;

use serde_json::Value;

use crate::Page;
use crate::page::texts;

/// No sheet lies on the table: one that was put away goes by the history, a little later.
const OPEN: &str = "layer() === document.body";

/// A die that has been rolled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Die {
    /// What it is called: face and price.
    pub name: String,
    /// Its face.
    pub face: u8,
    /// What it costs (below 0) or brings, if it can be paid.
    pub price: Option<i32>,
    /// Whether it is chosen.
    pub chosen: bool,
}

/// The table as it can be read and heard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// "Runde 2 · Wurf 1 von 5".
    pub place: String,
    /// "Anna ist dran", or who has won.
    pub turn: String,
    /// Who is lit on the rail.
    pub on: String,
    /// Names and chips on the rail, without the bank; none when the game is over.
    pub hands: Vec<(String, u32)>,
    /// The chips of the bank; 0 when the game is over.
    pub bank: u32,
    /// The chips on each row of the board; none when the game is over.
    pub board: Vec<u32>,
    /// The dice of the last roll.
    pub dice: Vec<Die>,
    /// What was put aside.
    pub kept: String,
}

impl Standing {
    /// All chips that can be seen.
    #[must_use]
    pub fn chips(&self) -> u32 {
        self.hands.iter().map(|(_, chips)| chips).sum::<u32>() + self.bank + self.board.iter().sum::<u32>()
    }
}

impl Page {
    /// Sits down to a game of Geizen, from the first screen on: names are typed, and the first one begins.
    pub async fn sit_down(&self, names: &[&str]) {
        self.tap("Geizen").await;
        self.until("!!control('Name an Platz 1') || !!control('Name at seat 1')").await;
        let german = self.offers("Name an Platz 1").await;
        for (at, name) in names.iter().enumerate() {
            let field = if german { format!("Name an Platz {}", at + 1) } else { format!("Name at seat {}", at + 1) };
            if !self.offers(&field).await {
                self.tap(if german { "Noch jemand" } else { "One more" }).await;
            }
            self.type_into(&field, name).await;
        }
        self.tap(if german { "Wir bestimmen" } else { "We decide" }).await;
        self.tap(if german { "Los geht’s" } else { "Let’s play" }).await;
        self.until("!!document.querySelector('#act')").await;
    }

    /// What stands on the table as soon as nothing moves.
    ///
    /// # Panics
    /// If it cannot be read.
    pub async fn standing(&self) -> Standing {
        let there = "standing().still && (standing().rail.length > 0 || !!ranking())";
        let told = self.told(&format!("await soon(() => {OPEN} && {there} && standing()) || null"), Vec::new()).await;
        let mut hands: Vec<(String, u32)> = texts(&told["rail"]).iter().map(|line| seat(line)).collect();
        let bank = hands.pop().map_or(0, |(_, chips)| chips);
        let word = |key: &str| told[key].as_str().unwrap_or_default().to_owned();
        Standing {
            place: word("place"),
            turn: word("turn"),
            on: word("on"),
            hands,
            bank,
            board: texts(&told["board"]).iter().map(|row| chips(row)).collect(),
            dice: told["dice"].as_array().into_iter().flatten().map(die).collect(),
            kept: word("kept"),
        }
    }

    /// Presses the one amber button, when it can be pressed, and waits until the next act would be taken.
    pub async fn act(&self) -> String {
        let act = "document.querySelector('#act:not([aria-disabled=true])')";
        let label = self.comes(&format!("{OPEN} && {act} && name({act})")).await;
        let label = label.as_str().unwrap_or_default().to_owned();
        // Elsewhere another button may be called the same.
        self.tap_at("document.querySelector('#act')", Vec::new()).await;
        self.pause().await;
        label
    }

    /// Takes an act back, and waits until the next act would be taken.
    pub async fn take_back(&self, label: &str) {
        self.tap(label).await;
        self.pause().await;
    }

    /// Chooses the dice at these places of the roll; those that are chosen already stay so.
    pub async fn choose(&self, dice: impl AsRef<[usize]>) {
        self.until("!!group(['Gewürfelt', 'Rolled'])").await;
        for at in dice.as_ref() {
            let die = die_at(*at);
            if !self.is(&format!("{die}?.getAttribute('aria-pressed') === 'true'")).await {
                self.tap_at(&die, Vec::new()).await;
            }
        }
    }

    /// Holds the die at this place of the roll until it is kept, with all that are chosen.
    pub async fn hold_die(&self, at: usize) {
        self.until(&format!("{OPEN} && !!group(['Gewürfelt', 'Rolled'])")).await;
        let before = self.told("remembered()", Vec::new()).await;
        self.hold_at(&die_at(at), Vec::new()).await;
        self.until(&format!("remembered() !== {before}")).await;
        self.slide_off().await;
    }

    /// Plays a turn with every roll there is: each time only the die that costs least is kept.
    pub async fn long_turn(&self) -> Standing {
        let before = self.standing().await;
        self.act().await;
        for _ in 0..5 {
            let dice = self.standing().await.dice;
            let best = (0..dice.len()).max_by_key(|&at| dice[at].price.unwrap_or(-9)).expect("dice lie there");
            self.choose([best]).await;
            self.act().await;
        }
        self.after(&before).await
    }

    /// Plays a turn in one roll: everything is kept.
    pub async fn short_turn(&self) -> Standing {
        let before = self.standing().await;
        self.act().await;
        let all: Vec<usize> = (0..self.standing().await.dice.len()).collect();
        self.choose(all).await;
        self.act().await;
        self.after(&before).await
    }

    /// The table after a turn: nobody may have lost a chip to nowhere.
    async fn after(&self, before: &Standing) -> Standing {
        let after = self.standing().await;
        assert_ne!(after, *before, "a turn changes something");
        if !after.board.is_empty() {
            assert_eq!(after.chips(), 130, "chips on the screen: {after:?}");
        }
        // The turn that ends the game stands until it has been looked at.
        if self.is("['Zum Ergebnis', 'To the result'].some((name) => control(name))").await {
            self.pause().await;
            self.tap_any(&["Zum Ergebnis", "To the result"]).await;
            return self.standing().await;
        }
        after
    }

    /// Plays short turns until somebody is broke; the last table with a board on it, and the end.
    ///
    /// # Panics
    /// If the game does not end.
    pub async fn play_out(&self) -> Standing {
        for _ in 0..120 {
            if self.short_turn().await.board.is_empty() {
                return self.standing().await;
            }
        }
        panic!("the game does not end:\n{}", self.text().await);
    }
}

/// "Anna 21 Chips".
fn seat(line: &str) -> (String, u32) {
    let mut words: Vec<&str> = line.split(' ').collect();
    words.pop();
    let chips = words.pop().and_then(|word| word.parse().ok()).unwrap_or_else(|| panic!("no chips in '{line}'"));
    let mut name = String::new();
    for word in words {
        let _ = write!(name, "{}{word}", if name.is_empty() { "" } else { " " });
    }
    (name, chips)
}

/// "Reihe 1: 2 von 5 Feldern belegt, 3 Chips, ...".
fn chips(row: &str) -> u32 {
    let counted = |part: &str| part.to_lowercase().trim_end_matches('s').strip_suffix(" chip").map(str::to_owned);
    let number = row.split(", ").find_map(counted);
    number.and_then(|number| number.parse().ok()).unwrap_or_else(|| panic!("no chips in '{row}'"))
}

/// The die at this place of the roll.
fn die_at(at: usize) -> String {
    format!("group(['Gewürfelt', 'Rolled']).querySelectorAll('button')[{at}]")
}

/// "Würfel 4: −2".
fn die(told: &Value) -> Die {
    let name = told[0].as_str().unwrap_or_default().to_owned();
    let (face, price) = name.split_once(": ").unwrap_or((&name, ""));
    let face = face.rsplit(' ').next().and_then(|face| face.trim_end_matches(':').parse().ok()).unwrap_or(0);
    let price = match price {
        "frei" | "free" => Some(0),
        other => other.replace('\u{2212}', "-").replace(['+', '±'], "").parse().ok(),
    };
    Die { name, face, price, chosen: told[1] == Value::Bool(true) }
}
