//! Games that the device remembers, at any point that a test or a picture wants.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use app::games::entry;
use app::store::{Summary, VERSION};
use bots::{Company, HasBots, Level, Next, regular};
use futures::executor::block_on;
use geizen::{Action, Dice, Geizen, Options, View};
use serde_json::{Value, json};
use table::{Game, NoteKey, RandomPlayer, Record, Seat, Seed, Start, Viewer};

/// A game as the device remembers it.
#[derive(Clone, Debug)]
pub struct Save<G: Game = Geizen> {
    /// The record.
    pub record: Record<G>,
    /// Where it stands: `running`, `over` or `off`.
    pub state: &'static str,
}

impl Save {
    /// Where the device keeps a game of Geizen, under a name with this number.
    #[must_use]
    pub fn key(number: u32) -> String {
        Save::<Geizen>::slot(number)
    }
}

impl<G: Game> Save<G> {
    /// The game of this record, running or over.
    #[must_use]
    pub fn of(record: Record<G>) -> Save<G> {
        let over = record.game().outcome().is_some();
        Save { record, state: if over { "over" } else { "running" } }
    }

    /// Where the device keeps it, under a name with this number.
    #[must_use]
    pub fn slot(number: u32) -> String {
        format!("stammtisch.game.{}-{number}", G::ID)
    }

    /// The text in the storage, with its summary.
    ///
    /// # Panics
    /// If the page cannot read the record.
    #[must_use]
    pub fn json(&self) -> Value {
        let game = entry(G::ID).expect("a game of the page");
        let game = block_on(game.load()).expect("nothing is split here");
        let session = (game.open)(&self.record.to_string()).expect("a record of today");
        let mut save = self.older();
        save["version"] = json!(VERSION);
        save["summary"] = json!(Summary::of(session.as_ref()));
        save
    }

    /// The text as builds wrote it that knew no summary.
    #[must_use]
    pub fn older(&self) -> Value {
        let seats: Vec<u8> = (0..self.record.game().seats()).collect();
        // Without an act it has just begun, however long the page takes to come.
        let just = SystemTime::now() + Duration::from_mins(1);
        let begun = match self.record.entries() {
            [] => just.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis()),
            _ => 1_763_000_000_000,
        };
        json!({
            "record": self.record.to_string(),
            "symbols": seats,
            "begun": begun as u64,
            "changed": 1_763_001_260_000_u64,
            "state": self.state,
        })
    }
}

/// Plays games of these people by turns until one comes to a table like this; the first one begins.
///
/// Everybody keeps the cheaper half of the dice, so all kinds of tables come up.
///
/// # Panics
/// If there is no such table in a thousand games.
#[must_use]
pub fn save(names: &[&str], wanted: impl Fn(&View) -> bool) -> Save {
    for seed in 0..1000 {
        let mut record: Record<Geizen> = dealt(names, Options { start: Start::Seat(Seat::new(0)) }, seed);
        loop {
            if wanted(&record.game().view(Viewer::Table)) {
                return Save::of(record);
            }
            let Some(seat) = record.game().awaited().iter().next() else { break };
            let action = choice(record.game(), seat);
            record.act(seat, action).expect("what the menu offers is allowed");
        }
    }
    panic!("no game comes to such a table");
}

/// The first moment of a game that the first seat begins.
#[must_use]
pub fn fresh<G: Game<Options: Default>>(names: &[&str]) -> Record<G> {
    scene(names, &G::Options::default(), |_| true)
}

/// Plays a whole game of these people by chance, with this seed or the first one after it that ends within the length of a record:
/// at random a game of Bohei may go on for very long.
///
/// # Panics
/// If it is not a game for so many.
#[must_use]
pub fn random_game<G: Game>(names: &[&str], options: &G::Options, seed: u64) -> Record<G> {
    let play = |seed: u64| {
        let mut player = RandomPlayer::new(Seed::from_number(!seed).rng(seats(names)));
        let mut record = dealt(names, options.clone(), seed);
        while record.entries().len() < LONGEST {
            let Some((seat, action)) = player.choose(record.game()) else { return Some(record) };
            record.act(seat, action).expect("what the menu offers is allowed");
        }
        None
    };
    (seed..).find_map(play).expect("some game ends soon")
}

/// A whole game of the landlady against herself.
///
/// # Panics
/// If she does not come to an end.
#[must_use]
pub fn game_of_hosts<G: HasBots<Options: Default>>(names: &[&str], seed: u64) -> Record<G> {
    let mut record: Record<G> = dealt(names, G::Options::default(), seed);
    let mut company = Company::new(&record);
    for seat in Seat::all(seats(names)) {
        record.notes.set(NoteKey::Player(seat, 0), Level::Host.key());
        company.seat(&record, seat, regular(Level::Host));
    }
    loop {
        match company.next(&record, u32::MAX) {
            Next::Act { seat, choice } => _ = record.act(seat, choice.action).expect("an act of the menu"),
            _ if record.game().outcome().is_some() => return record,
            next => panic!("nobody acts: {next:?}"),
        }
    }
}

/// More acts than this hardly fit into a record.
const LONGEST: usize = 4_000;

fn seats(names: &[&str]) -> u8 {
    u8::try_from(names.len()).expect("few people")
}

pub(crate) fn dealt<G: Game>(names: &[&str], options: G::Options, seed: u64) -> Record<G> {
    let mut record = Record::deal(seats(names), options, Seed::from_number(seed));
    for (seat, name) in Seat::all(seats(names)).zip(names) {
        record.notes.set(NoteKey::Name(seat), name);
    }
    record
}

/// Plays games by chance until one stands like this; the first seat begins.
///
/// # Panics
/// If none does in ten thousand games.
#[must_use]
pub fn scene<G: Game>(names: &[&str], options: &G::Options, wanted: impl Fn(&Record<G>) -> bool) -> Record<G> {
    let mut options = options.clone();
    Start::Seat(Seat::new(0)).choose(&mut options);
    for seed in 0..10_000 {
        let mut player = RandomPlayer::new(Seed::from_number(!seed).rng(seats(names)));
        let mut record = dealt(names, options.clone(), seed);
        for _ in 0..1_000 {
            if wanted(&record) {
                return record;
            }
            let Some((seat, action)) = player.choose(record.game()) else { break };
            record.act(seat, action).expect("what the menu offers is allowed");
        }
    }
    panic!("no game comes to such a table");
}

/// Rolls, or keeps the half of the dice that leaves most chips.
fn choice(game: &Geizen, seat: Seat) -> Action {
    let view = game.view(Viewer::Table);
    if view.rolled.is_empty() {
        return Action::Roll;
    }
    let mut faces: Vec<u8> = view.rolled.faces().collect();
    let after = |dice: Dice| match game.forecast(seat, &Action::Keep(dice)).first() {
        Some(geizen::Event::Kept { bill, .. }) => bill.after,
        _ => i16::MIN,
    };
    faces.sort_by_key(|&face| std::cmp::Reverse(after(Dice::NONE.with(face))));
    let half = faces.len().div_ceil(2);
    Action::Keep(faces.into_iter().take(half).collect())
}

/// The golden game in a snapshot, without the lines that tell where it comes from.
///
/// # Panics
/// If it is no snapshot.
#[must_use]
pub fn golden(snapshot: &str) -> &str {
    let content = snapshot.strip_prefix("---\n").and_then(|rest| rest.split_once("\n---\n"));
    content.expect("a snapshot").1
}
