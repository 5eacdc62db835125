//! Writes down what the finished site in `dist` leaves on a device and sends to others, for `tests/fixtures`:
//! `cargo run -p tests --bin fixture -- NAME`, with the name of a new folder there.

use std::fs;
use std::path::Path;

use app::games::game_of;
use app::store::{GAMES as SAVES, Save, State, Summary};
use bohei::Bohei;
use futures::executor::block_on;
use game_ui::GameInfo;
use larry::Larry;
use leiff::Leiff;
use riffifi::Riffifi;
use serde_json::{Map, Value, json};
use table::{Game, Lang, Link, Seed};
use tests::{BrowserTest, Device, Page, Tapped};

/// Who sits at the tables, in sitting order.
const NAMES: [&str; 5] = ["Jörg", "Çelik 🎲", "<b>Mira</b>", "O'Neil & \"Bo\"", "Ännchen"];

/// How many acts are tapped of a game that goes on.
const ACTS: usize = 9;

fn main() {
    let name = std::env::args().nth(1).expect("the name of the folder: a date");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures").join(name);
    fs::create_dir_all(&folder).expect("a folder");
    let write = |name: &str, text: &str| fs::write(folder.join(name), format!("{}\n", text.trim_end())).expect(name);
    BrowserTest::new(Device::PHONE.german()).run(async |page| {
        begun::<Leiff>(page, 3, &[0, 1]).await;
        left(page).await;
        page.sit_down(&NAMES[..2]).await;
        page.long_turn().await;
        page.long_turn().await;
        left(page).await;
        begun::<Larry>(page, 4, &[1]).await;
        page.to_the_table().await;
        page.seat_stand_in(NAMES[0], "Stammgast").await;
        left(page).await;
        begun::<Riffifi>(page, 3, &[1]).await;
        page.to_the_table().await;
        gives_a_key(page, NAMES[1]).await;
        left(page).await;
        begun::<Bohei>(page, 5, &[]).await;
        left(page).await;
        page.sit_down(&NAMES[..2]).await;
        page.play_out().await;
        left(page).await;

        // What is chosen for the eyes and the hands comes last: the taps above hold.
        page.tap("Helles: das Licht an").await;
        page.tap("Einstellungen").await;
        page.tap("Weniger Bewegung").await;
        page.tap("Antippen").await;
        page.back().await;
        page.tap("Gespeicherte Spiele").await;
        let file = "[...layer().querySelectorAll('a[download]')].map((one) => decodeURIComponent(one.href.split(',')[1])).find((text) => text.startsWith('{'))";
        let evening = page.ask(file, vec![]).await;
        write("evening.json", evening.as_str().expect("the file of the evening"));

        let saves = saves(page).await;
        write("said.txt", &saves.iter().map(said).collect::<String>());
        for save in &saves {
            page.sees(&summary(save).line(Lang::De)).await;
        }
        let links = links(&saves);
        write("links.txt", &links);
        // The replay of a link is watched.
        let finished = links.lines().find_map(|line| line.strip_prefix("geizen, finished, with names: "));
        page.ask("void (location.hash = arguments[0])", vec![json!(finished.expect("a finished game"))]).await;
        page.tap("Wiederholung ansehen").await;
        page.sees("Am Anfang").await;
        let stored = page.ask("({ ...localStorage })", vec![]).await;
        write("localstorage.json", &serde_json::to_string_pretty(&stored).expect("texts"));
    });
}

fn game(record: &str) -> &'static GameInfo {
    block_on(game_of(record).expect("a game").load()).expect("nothing is split here")
}

/// Sits down to a game by a link with house rules, of which these are chosen, and plays some acts by taps.
async fn begun<G: Tapped>(page: &Page, seats: usize, rules: &[u8]) {
    let info = game(G::ID);
    let infos = (info.infos)();
    let mut choices: Vec<u8> = infos.iter().map(|info| info.printed).collect();
    // The first rule says who starts.
    for (choice, other) in choices.iter_mut().skip(1).zip(rules) {
        *choice = *other;
    }
    let link = Link::of_choices(info.head(), &infos, &choices);
    page.ask("void (location.hash = arguments[0])", vec![json!(link)]).await;
    page.tap("Mit diesen Regeln spielen").await;
    for (at, name) in NAMES[..seats].iter().enumerate() {
        let field = format!("Name an Platz {}", at + 1);
        if !page.offers(&field).await {
            page.tap("Noch jemand").await;
        }
        page.type_into(&field, name).await;
    }
    page.tap("Los geht’s").await;
    page.until("document.documentElement.dataset.screen === 'play'").await;
    page.pause().await;
    let mut chance = Seed::from_number(7).rng(1);
    let mut record = page.remembered::<G>().await;
    for _ in 0..ACTS {
        let Some(seat) = record.game().awaited().iter().next() else { break };
        let menu = record.game().legal(seat);
        let action = chance.pick(&menu).expect("whoever is awaited can act").clone();
        page.tap_act_of(&mut record, seat, &action).await;
    }
}

/// Shows a key to a player, whose cards are on a phone from now on.
async fn gives_a_key(page: &Page, name: &str) {
    page.tap("Menü").await;
    page.tap("Karten auf eigenen Handys").await;
    page.pause().await;
    page.tap(name).await;
    page.sees(&format!("Nur für {name}")).await;
    page.pause().await;
    page.hold("Halten zum Ansehen").await;
    page.until("!!qrCode()").await;
    page.let_go().await;
    page.tap("Mein Handy hat ihn").await;
    page.pause().await;
}

/// Leaves a game for the first screen.
async fn left(page: &Page) {
    page.back().await;
    page.sees("Über Stammtisch").await;
}

/// What is stored of all games, the latest first.
async fn saves(page: &Page) -> Vec<Save> {
    let stored: Map<String, Value> =
        serde_json::from_value(page.ask("({ ...localStorage })", vec![]).await).expect("keys and texts");
    let saves = stored.iter().filter(|(key, _)| key.starts_with(SAVES)).filter_map(|(_, text)| text.as_str());
    let mut saves: Vec<Save> = saves.map(|text| serde_json::from_str(text).expect("a save")).collect();
    saves.sort_by(|one, other| other.changed.total_cmp(&one.changed));
    saves
}

fn summary(save: &Save) -> &Summary {
    save.summary.as_ref().expect("a summary")
}

fn said(save: &Save) -> String {
    let (game, summary) = (game(&save.record), summary(save));
    format!("{}, {} | {} | {}\n", game.name, summary.place(Lang::De), summary.line(Lang::De), summary.names.join(", "))
}

/// The links of all games, and the house rules of Leiff: what each is about, and what stands behind its `#`.
fn links(saves: &[Save]) -> String {
    let mut links = String::new();
    for save in saves {
        let info = game(&save.record);
        let session = (info.open)(&save.record).unwrap_or_else(|_| panic!("{}", save.record));
        if info.id == Leiff::ID {
            let rules = Link::of_choices(info.head(), &(info.infos)(), &session.choices());
            links += &format!("{}, house rules: {rules}\n", info.id);
        }
        let how = if save.state == State::Over { "finished" } else { "running" };
        for (named, with) in [(false, ""), (true, ", with names")] {
            links += &format!("{}, {how}{with}: {}\n", info.id, session.link(named));
        }
    }
    links
}
