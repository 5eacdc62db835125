//! Games on the device, as the pictures need them.

use geizen::View;
use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};
use table::{Game, Record, Seat, Viewer};

use super::bohei::At;
use super::leiff::Spot;
use super::peaks::Peak;
use crate::saves::{random_game, scene};
use crate::{Save, save, sealed_table};

/// Games on the device, as the pictures need them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Saved {
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
    /// An evening of four games, to which somebody came later.
    Evening,
    /// A running game that is no record any more.
    Damaged,
    /// A sum has been said.
    Said,
    /// The same with eight players, one of whom must lay openly.
    SaidOfEight,
    /// A doubt has turned the pile.
    Turned,
    /// Somebody holds a card that is played against one of the seven others.
    Targets,
    /// A game of Larry that was broken off while somebody had lied.
    Off,
    /// A round of Larry is over.
    Scored,
    /// In the middle of Riffifi: somebody collects, or plays a card.
    Collects,
    Plays,
    /// The same with five players and all variants.
    PlaysOfFive,
    /// The same two, with the hand of whoever is on turn on a phone.
    SaidBlindly,
    PlaysBlindly,
    /// A moment of Bohei or of Leiff, with all hands on phones.
    BoheiBlindly(At),
    LeiffBlindly(Spot),
    /// A phone with the hand of somebody who plays Larry.
    OwnHand,
    /// A moment of Leiff.
    Leiff(Spot),
    /// A moment of Bohei.
    Bohei(At),
    /// Just before a great moment.
    Peak(Peak),
}

impl Saved {
    /// Whether so many can play there.
    pub(super) fn seats(self, number: usize) -> bool {
        match self {
            Saved::Leiff(Spot::TeamsScored) => [4, 6, 8].contains(&number),
            Saved::Leiff(_)
            | Saved::LeiffBlindly(_)
            | Saved::Said
            | Saved::SaidOfEight
            | Saved::Targets
            | Saved::Turned => number <= 8,
            Saved::Off | Saved::Scored | Saved::SaidBlindly | Saved::OwnHand => number <= 8,
            Saved::Peak(peak) => {
                let [least, most] = peak.seats();
                (least..=most).contains(&number)
            }
            Saved::Bohei(_) | Saved::BoheiBlindly(_) => (3..=8).contains(&number),
            Saved::Collects | Saved::Plays | Saved::PlaysOfFive | Saved::PlaysBlindly => (3..=5).contains(&number),
            _ => number <= 5,
        }
    }

    /// The keys and values of the storage.
    pub(super) fn storage(self, people: People) -> Vec<(String, Value)> {
        let geizen = match people {
            People::Few => &["Mira", "Jonas", "Bo"],
            people => people.names(5, 5),
        };
        let game = |wanted: fn(&View) -> bool| save(geizen, wanted).json();
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
            Saved::Evening => evening(people),
            Saved::Said => vec![(Save::<larry::Larry>::slot(1), Save::of(said(people)).json())],
            Saved::SaidOfEight => {
                larry(people.names(8, 8), |view, _| view.pile.len() == 7 && view.open_play.contains(&1))
            }
            Saved::Targets => {
                let record = scene::<larry::Larry>(people.names(8, 8), &larry::Options::default(), |record| {
                    let view = record.game().view(Viewer::Table);
                    let hand = record.game().view(Viewer::Seat(view.turn)).hand.unwrap_or_default();
                    let free = view.phase == larry::Phase::Play && !view.over && view.pile.len() == 3;
                    free && hand.len() > 2 && hand.contains(&larry::Card::DrawTwo)
                });
                vec![(Save::<larry::Larry>::slot(1), Save::of(record).json())]
            }
            Saved::Off => {
                let record = scene::<larry::Larry>(people.names(4, 8), &larry::Options::default(), |record| {
                    record.steps().count() > 20 && record.game().view(Viewer::Table).pile.len() == 5
                });
                let mut off = Save::of(record);
                off.state = "off";
                vec![(Save::<larry::Larry>::slot(1), off.json())]
            }
            Saved::Turned => larry(
                people.names(4, 8),
                |_, told| matches!(told, larry::Event::Revealed(reveal) if reveal.cards.len() > 4),
            ),
            Saved::Scored => larry(people.names(4, 8), |_, told| matches!(told, larry::Event::Scored(_))),
            Saved::Collects => riffifi(people.names(4, 5), false, riffifi::Phase::Collect),
            Saved::Plays => riffifi(people.names(4, 5), false, riffifi::Phase::Play),
            Saved::PlaysOfFive => riffifi(people.names(5, 5), true, riffifi::Phase::Play),
            Saved::SaidBlindly => {
                let record = said(people);
                let seat = on_turn(&record);
                blindly(record, &[seat])
            }
            Saved::PlaysBlindly => {
                let record = plays(people.names(4, 5), false, riffifi::Phase::Play);
                let seat = on_turn(&record);
                blindly(record, &[seat])
            }
            Saved::BoheiBlindly(at) => all_blindly(at.record(people)),
            Saved::LeiffBlindly(spot) => all_blindly(spot.record(people)),
            Saved::OwnHand => {
                let record = said(people);
                let seat = on_turn(&record);
                let (ledger, sheet) = sealed_table(&record, &[seat]);
                let link = ledger.key_link(seat).expect("the seat has a key").to_string();
                vec![("stammtisch.hand".to_owned(), json!({ "link": link, "sheet": sheet.to_string() }))]
            }
            Saved::Leiff(spot) => spot.storage(people),
            Saved::Bohei(at) => at.storage(people),
            Saved::Peak(peak) => peak.storage(people),
            Saved::Damaged => {
                let mut game = save(&["Mira", "Jonas", "Bo"], rolled).older();
                game["record"] = json!("geizen.1.3.nothing");
                one(game)
            }
        }
    }
}

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum People {
    /// As many as the picture wants.
    Few,
    /// As many as can play, with names as long as they can be.
    Most,
    /// So many.
    Exactly(usize),
}

impl People {
    pub(super) fn names(self, few: usize, most: usize) -> &'static [&'static str] {
        match self {
            People::Few => &NAMES[..few],
            People::Most => &LONG_NAMES[..most],
            People::Exactly(number) => &NAMES[..number],
        }
    }
}

/// Who plays in the pictures.
pub const NAMES: [&str; 8] = ["Aylin", "Theo", "Mira", "Jonas", "Lena", "Bernd", "Sofia", "Maximilian"];

/// Names of 20 letters; the second player is called by name in the steps.
const LONG_NAMES: [&str; 8] = [
    "Aylin Hammerschmidts",
    "Theo",
    "Mira von und zu Wamm",
    "MMMMMMMMMMWWWWWWWWWW",
    "Lenamarie Oberwalder",
    "Donaudampfschifffahr",
    "Sofia Kowalczykowska",
    "Maximilian Ottokar W",
];

/// Four finished games of this evening: most with all, one without the last player.
fn evening(people: People) -> Vec<(String, Value)> {
    let all = people.names(5, 8);
    let few = &all[..all.len().min(5)];
    let less = &few[..few.len() - 1];
    vec![
        (Save::key(1), just_over(&random_game::<geizen::Geizen>(less, &geizen::Options::default(), 3))),
        (Save::<larry::Larry>::slot(2), just_over(&random_game::<larry::Larry>(all, &larry::Options::default(), 4))),
        (Save::<leiff::Leiff>::slot(3), just_over(&random_game::<leiff::Leiff>(all, &leiff::Options::default(), 5))),
        (Save::<larry::Larry>::slot(4), just_over(&random_game::<larry::Larry>(few, &larry::Options::default(), 6))),
    ]
}

/// A game that has just come to its end.
fn just_over<G: Game>(record: &Record<G>) -> Value {
    let mut save = Save::of(record.clone()).json();
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis()) as u64;
    (save["begun"], save["changed"], save["played"]) = (json!(now - 1_500_000), json!(now), json!(1_500_000));
    save
}

/// A running game of Larry whose table, or one of whose last events, is like this.
fn larry(names: &[&str], wanted: fn(&larry::View, &larry::Event<Option<larry::Card>>) -> bool) -> Vec<(String, Value)> {
    vec![(Save::<larry::Larry>::slot(1), Save::of(moment_of_larry(names, wanted)).json())]
}

/// Three cards lie, and somebody may play.
fn said(people: People) -> Record<larry::Larry> {
    moment_of_larry(people.names(4, 8), |view, _| view.pile.len() == 3)
}

fn moment_of_larry(
    names: &[&str],
    wanted: fn(&larry::View, &larry::Event<Option<larry::Card>>) -> bool,
) -> Record<larry::Larry> {
    scene::<larry::Larry>(names, &larry::Options::default(), |record| {
        let view = record.game().view(Viewer::Table);
        let private = view.phase == larry::Phase::Play && !view.over;
        let told = record.steps().next_back().into_iter().flat_map(|step| &step.events);
        let mut told = told.filter_map(|event| larry::Larry::told(event, Viewer::Table));
        private && told.any(|told| wanted(&view, &told))
    })
}

/// Whose turn it is.
fn on_turn<G: Game>(record: &Record<G>) -> Seat {
    record.game().awaited().iter().next().expect("the table waits for somebody")
}

/// A game in which the hands of these seats are on phones.
fn blindly<G: Game>(record: Record<G>, seats: &[Seat]) -> Vec<(String, Value)> {
    let (ledger, _) = sealed_table(&record, seats);
    let ledger = (Save::<G>::slot(1).replace(".game.", ".sealed."), json!(json!(ledger.to_string()).to_string()));
    vec![(Save::<G>::slot(1), Save::of(record).json()), ledger]
}

/// The same with all hands.
fn all_blindly<G: Game>(record: Record<G>) -> Vec<(String, Value)> {
    let all: Vec<Seat> = Seat::all(record.game().seats()).collect();
    blindly(record, &all)
}

/// A running game of Riffifi in this phase, with chips before several players.
fn riffifi(names: &[&str], variants: bool, phase: riffifi::Phase) -> Vec<(String, Value)> {
    vec![(Save::<riffifi::Riffifi>::slot(1), Save::of(plays(names, variants, phase)).json())]
}

fn plays(names: &[&str], variants: bool, phase: riffifi::Phase) -> Record<riffifi::Riffifi> {
    let length = if variants { riffifi::Length::Sheet } else { riffifi::Length::Printed };
    let options = riffifi::Options { officer: variants, equal: variants, length, ..Default::default() };
    scene::<riffifi::Riffifi>(names, &options, |record| {
        let view = record.game().view(Viewer::Table);
        let open = view.places.iter().filter(|place| place.open.is_some()).count();
        view.phase == phase && record.steps().count() > 20 && open >= 2
    })
}
