//! What earlier builds of the site have written is read as it was meant: saves, settings, names, files, links.

use app::games::{entry, game_of};
use app::names::Guest;
use app::settings::{self, Light, Settings};
use app::store::{EveningFile, GAMES as SAVES, Save, State, StoredList, Summary};
use futures::executor::block_on;
use game_ui::{GameInfo, GameSession};
use serde_json::{Map, Value};
use table::{Lang, Link, Problem, Seat};
use tests::{OlderBuild, is_outdated, older_builds};

/// Who sat at the tables of all builds, in sitting order.
const NAMES: [&str; 5] = ["Jörg", "Çelik 🎲", "<b>Mira</b>", "O'Neil & \"Bo\"", "Ännchen"];

fn game(text: &str) -> &'static GameInfo {
    block_on(game_of(text).expect("a game").load()).expect("nothing is split here")
}

/// Opens a record; `None` if it is of an older version of the rules and is refused for that alone.
fn open(record: &str) -> Option<Box<dyn GameSession>> {
    match (game(record).open)(record) {
        Ok(session) => {
            assert!(!is_outdated(record), "{record}");
            Some(session)
        }
        Err(error) => {
            assert_eq!((error.problem, error.place, is_outdated(record)), (Problem::OlderVersion, 0, true), "{record}");
            None
        }
    }
}

#[test]
fn some_records_are_of_older_rules_and_some_are_not() {
    let builds = older_builds();
    let saves = builds.iter().flat_map(OlderBuild::saves);
    let (outdated, current): (Vec<_>, Vec<_>) = saves.partition(|(_, save)| is_outdated(&save.record));
    assert!(!outdated.is_empty() && !current.is_empty());
}

/// Whether two values are the same, in whatever form a number is written.
fn is_same(one: &Value, other: &Value) -> bool {
    one == other || (one.as_f64().is_some() && one.as_f64() == other.as_f64())
}

#[test]
fn saves_hold_what_their_own_build_said_of_them() {
    for build in older_builds() {
        let saves = build.saves();
        assert_eq!(saves.len(), build.said.len(), "{}", build.name);
        for ((id, save), said) in saves.iter().zip(&build.said) {
            let stored: Map<String, Value> = build.stored(&format!("{SAVES}{id}"));
            let written = serde_json::to_value(save).expect("it can be written");
            for (key, value) in &stored {
                let today = &written[key];
                assert!(is_same(today, value), "{} {id}: {key} is {today} and was {value}", build.name);
            }
            let Some(session) = open(&save.record) else { continue };
            assert_eq!(session.record(), save.record, "{} {id}", build.name);
            assert_eq!(session.names(), NAMES[..session.names().len()]);
            assert_eq!(save.symbols.len(), session.names().len());
            let summary = Summary::of(session.as_ref());
            // Builds before the evening's slate have not written how a game ended.
            let alike = |stored: &Summary| *stored == Summary { ending: stored.ending.clone(), ..summary.clone() };
            assert!(save.summary.as_ref().is_none_or(alike), "{} {id}", build.name);
            let ranks = save.summary.as_ref().map(Summary::ranks).unwrap_or_default();
            let first = |(rank, seat): (&u8, Seat)| summary.winners.contains(seat) == (*rank == 1);
            assert!(ranks.iter().zip(Seat::all(8)).all(first), "{} {id}", build.name);
            let (place, line) = (summary.place(Lang::De), summary.line(Lang::De));
            let today = format!("{}, {place} | {line} | {}", game(id).name, summary.names.join(", "));
            assert_eq!(today, *said, "{}", build.name);
        }
    }
}

#[test]
fn the_story_of_each_game_is_as_it_was() {
    for build in older_builds() {
        let mut told = String::new();
        for (_, save) in build.saves() {
            told += &format!("{}\n", save.record.split('~').next().unwrap_or_default());
            match open(&save.record) {
                Some(session) => told += &story(session.as_ref(), save.state),
                None => told += &format!("{}\n", Problem::OlderVersion.phrase().de),
            }
            told.push('\n');
        }
        let mut settings = insta::Settings::new();
        settings.set_snapshot_path(&build.folder);
        settings.set_prepend_module_to_snapshot(false);
        settings.set_omit_expression(true);
        settings.bind(|| insta::assert_snapshot!("story", told));
    }
}

/// The house rules that are not as printed, and what each act brought about with all cards open; of a game that is over only
/// the last act.
fn story(session: &dyn GameSession, state: State) -> String {
    let infos = (game(&session.record()).infos)();
    let rules = infos.iter().zip(session.choices()).filter(|(info, choice)| *choice != info.printed);
    let rules = rules.map(|(info, choice)| {
        let chosen = info.choices.label(choice).map_or_else(|| choice.to_string(), |label| label.de.to_owned());
        format!("{}: {chosen}\n", info.label.de)
    });
    let told = |line: u16| {
        let entry = session.entry(line, Lang::De).expect("a line of the record");
        let open = session.openly(line, Lang::De);
        let all = if open.is_empty() { entry.sentences } else { open };
        let words: Vec<String> = all.iter().map(|sentence| sentence.plain(&session.names())).collect();
        format!("{}: {}\n", entry.seat.map_or("-".to_owned(), |seat: Seat| seat.to_string()), words.join(" "))
    };
    let first = if state == State::Over { session.lines() - 1 } else { 0 };
    rules.chain((first..session.lines()).map(told)).collect()
}

/// A list of guests, as any build has written it.
fn guests(build: &OlderBuild, key: &str) -> Vec<Guest> {
    let text = build.stored::<Value>(key).to_string();
    StoredList::read(&text).unwrap_or_else(|| panic!("{}: {key}", build.name)).entries
}

#[test]
fn settings_names_and_house_rules_are_known() {
    let mut chosen = Settings::default();
    (chosen.light, chosen.calm, chosen.hold) = (Light::Light, true, false);
    for build in older_builds() {
        // What is remembered of each game came later.
        let mut stored: Map<String, Value> = build.stored(settings::KEY);
        stored.remove("games");
        let stored: Settings = serde_json::from_value(stored.into()).expect("settings");
        assert_eq!(stored, chosen, "{}", build.name);
        let met = guests(&build, "stammtisch.names");
        assert!(NAMES.iter().all(|name| met.iter().any(|regular| regular.name == *name)), "{}", build.name);
        for (_, save) in build.saves() {
            let Some(session) = open(&save.record) else { continue };
            let game = game(&save.record);
            let guests = guests(&build, &format!("stammtisch.table.{}", game.id));
            let names: Vec<String> = guests.into_iter().map(|guest| guest.name).collect();
            assert_eq!(names, session.names(), "{}", build.name);
            // The oldest build did not remember by which house rules a game was played.
            let played = format!("stammtisch.played.{}", game.id);
            if build.storage.iter().any(|(key, _)| *key == played) {
                let rules = Link::of_choices(game.head(), &(game.infos)(), &session.choices());
                assert_eq!(build.stored::<String>(&played), rules, "{}", build.name);
            }
        }
    }
}

#[test]
fn the_file_of_saved_games_holds_all_of_them() {
    for build in older_builds() {
        let file = EveningFile::read(&build.evening).unwrap_or_else(|| panic!("{}: no file of ours", build.name));
        let filed =
            file.games.iter().map(|game| (game.id.as_deref().expect("a name"), game.save.clone().expect("a save")));
        let filed: Vec<(&str, Save)> = filed.collect();
        assert_eq!(filed, build.saves(), "{}", build.name);
    }
}

#[test]
fn each_link_leads_to_its_game() {
    for build in older_builds() {
        let saves = build.saves();
        let mut rules = 0;
        for (about, text) in &build.links {
            let link = Link::read(text, |id| entry(id).is_some());
            match link.unwrap_or_else(|error| panic!("{} {about}: {error}", build.name)) {
                Link::Game(link) => {
                    let record = |save: &Save| match link.named {
                        true => save.record == link.text(),
                        false => save.record.split('~').next() == Some(link.text()),
                    };
                    assert!(saves.iter().any(|(_, save)| record(save)), "{} {about}", build.name);
                    if let Some(session) = open(link.text()) {
                        assert_eq!(session.link(link.named), *text, "{} {about}", build.name);
                    }
                }
                Link::Rules(link) => {
                    let game = game(&link.game);
                    let choices = link.choices(game.head(), &(game.infos)()).expect("house rules of today");
                    let today = Link::of_choices(game.head(), &(game.infos)(), &choices);
                    // The version of the rules may be another one.
                    let options = |text: &str| text.split(['.', '~']).nth(3).map(str::to_owned);
                    assert_eq!(options(&today), options(text), "{} {about}", build.name);
                    rules += 1;
                }
            }
        }
        assert_eq!(rules, 1, "{}: house rules", build.name);
    }
}
