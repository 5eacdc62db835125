//! Names that the app and the scripts in `static` share. One that changes on one side only fails here.

use std::fs;
use std::path::Path;

use app::settings::{self, Light, Settings};
use app::store::{self, State};
use serde_json::json;
use tests::{Save, random_game};
use xtask::budget;

/// A script of `static`.
fn script(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../static").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// All of the Rust sources of a crate that is compiled into the page.
fn sources(name: &str) -> String {
    fn read(folder: &Path, all: &mut String) {
        for entry in fs::read_dir(folder).expect("a folder of sources") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                read(&path, all);
            } else if path.extension().is_some_and(|kind| kind == "rs") {
                *all += &fs::read_to_string(&path).expect("a source");
            }
        }
    }
    let mut all = String::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../src").join(name).join("src"), &mut all);
    all
}

/// What stands between the two, at its first place.
fn between<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
    let (_, rest) = text.split_once(from).unwrap_or_else(|| panic!("no {from}"));
    rest.split_once(to).unwrap_or_else(|| panic!("no {to} after {from}")).0
}

/// The values that a script takes for a setting: `either(chosen.light, ["dark", "light"], …)`.
fn accepted(script: &str, setting: &str) -> Vec<String> {
    let list = between(script, &format!("either(chosen.{setting}, ["), "]");
    list.split(", ").map(|value| value.trim_matches('"').to_owned()).collect()
}

#[test]
fn the_settings_that_are_read_before_the_first_paint() {
    let theme = script("theme.js");
    assert_eq!(between(&theme, "localStorage.getItem(\"", "\""), settings::KEY);
    let mut chosen = Settings::default();
    let (mut langs, mut lights) = (Vec::new(), Vec::new());
    for (lang, light) in
        [(table::Lang::De, Light::Dark), (table::Lang::En, Light::Light), (table::Lang::En, Light::Auto)]
    {
        chosen.set_lang(lang);
        (chosen.light, chosen.calm) = (light, true);
        let written = serde_json::to_value(&chosen).expect("settings can be written");
        assert_eq!(written["calm"], json!(true), "theme.js compares with true");
        langs.push(written["lang"].as_str().expect("a language").to_owned());
        lights.push(written["light"].as_str().expect("a theme").to_owned());
    }
    langs.dedup();
    assert!(theme.contains("chosen.calm === true"));
    assert_eq!(accepted(&theme, "lang"), langs);
    assert_eq!(accepted(&theme, "light"), lights);
}

#[test]
fn the_attributes_of_the_root_element() {
    let (theme, bootstrap) = (script("theme.js"), script("bootstrap.js"));
    let (app, platform) = (sources("app"), sources("platform"));
    for (attribute, read, written) in [
        ("data-light", theme.contains("dataset.light") && theme.contains("\"data-light\""), &app),
        ("data-motion", theme.contains("dataset.motion = \"less\""), &app),
        ("data-screen", theme.contains("\"data-screen\"") && bootstrap.contains("root.dataset.screen"), &app),
        ("data-screens", bootstrap.contains("root.dataset.screens"), &app),
        ("data-unsaved", bootstrap.contains("root.dataset.unsaved"), &platform),
    ] {
        assert!(read, "no script reads {attribute}");
        assert!(written.contains(&format!("(\"{attribute}\"")), "nothing writes {attribute}");
    }
}

#[test]
fn the_saves_that_are_read_when_the_program_has_panicked() {
    let bootstrap = script("bootstrap.js");
    assert_eq!(between(&bootstrap, "const saveOf = (game) => `", "${game}"), store::GAMES);
    for state in [State::Running, State::Over] {
        let state = serde_json::to_value(state).expect("a state can be written");
        assert!(bootstrap.contains(&format!("\"{}\"", state.as_str().expect("a word"))), "{state}");
    }
    let game = random_game::<geizen::Geizen>(&["Anna", "Bo"], &geizen::Options::default(), 1);
    let stored: store::Save = serde_json::from_value(Save::of(game).json()).expect("a save");
    let written = serde_json::to_value(stored).expect("a save can be written");
    for (field, used) in [("record", "save.record"), ("state", "?.state"), ("summary", "summary: undefined")] {
        assert!(bootstrap.contains(used), "{used}");
        assert!(!written[field].is_null(), "{field}");
    }
}

#[test]
fn what_page_and_worker_tell_each_other() {
    let (bootstrap, worker) = (script("bootstrap.js"), script("sw.js"));
    let message = between(&bootstrap, "waiting.postMessage(\"", "\"");
    assert!(worker.contains(&format!("\"{message}\"")), "the worker does not know {message}");
    let runs = between(&bootstrap, "controller?.postMessage({ ", ":");
    assert!(worker.contains(&format!("event.data?.{runs}?.")), "the worker does not know {runs}");
    let cache = between(&bootstrap, "caches.open(`${beside(\".\")} ", "`");
    assert!(worker.contains(&format!("${{OURS}}{cache}`")), "the worker does not know the cache {cache}");
}

#[test]
fn the_weights_in_the_readme_are_the_limits() {
    let readme = include_str!("../../README.md");
    for limit in [budget::FIRST_VISIT, budget::SCREENS, budget::GAME, budget::ALL] {
        let weight = format!("at most {} kB", limit.div_ceil(1000));
        assert!(readme.contains(&weight), "README.md does not say: {weight}");
    }
}
