//! The architecture: which crate may be built on which, and what must stand in the files, or must not.

use std::fs;
use std::path::{Path, PathBuf};

use cargo_metadata::{Dependency, DependencyKind, MetadataCommand, Package};

/// A file hardly gets longer than this, in lines.
const LONGEST: usize = 400;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// All files below a folder of the house with one of these endings.
fn files(folder: &str, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())).flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if endings.iter().any(|ending| path.extension().is_some_and(|own| own == *ending)) {
                found.push(path);
            }
        }
    }
    assert!(!found.is_empty(), "nothing in {folder}");
    found
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The code of a file: what comments say does not count.
fn code(path: &Path) -> String {
    read(path).lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

/// The crates of this workspace.
fn workspace() -> Vec<Package> {
    let metadata = MetadataCommand::new().manifest_path(root().join("Cargo.toml")).no_deps().exec();
    metadata.expect("cargo knows its workspace").packages
}

/// What a crate is built on, without what only its tests need.
fn dependencies(package: &Package) -> Vec<String> {
    let built = |dependency: &&Dependency| dependency.kind == DependencyKind::Normal;
    package.dependencies.iter().filter(built).map(|dependency| dependency.name.clone()).collect()
}

/// The games: every crate that has a room of its own on the page.
fn games() -> Vec<String> {
    let names: Vec<String> = workspace().iter().map(|package| package.name.to_string()).collect();
    names.iter().filter(|name| *name != "game" && names.contains(&format!("{name}-ui"))).cloned().collect()
}

/// The arrows of the picture in docs/architecture.md: what a crate may be built on. Anything else is a defect.
fn allowed(name: &str, games: &[String]) -> Option<Vec<String>> {
    const BROWSER: [&str; 4] = ["js-sys", "wasm-bindgen", "wasm-bindgen-futures", "web-sys"];
    let list = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
    Some(match name {
        "table" => list(&["base64", "base64ct", "rand", "sha2"]),
        "testkit" => list(&["insta", "table"]),
        // A browser knows Unicode by itself; `futures` draws a piece of the page for tests.
        "ui" => [
            list(&["gloo", "table", "yew", "unicode-normalization", "unicode-segmentation", "futures"]),
            list(&BROWSER),
        ]
        .concat(),
        "game-ui" => list(&["table", "ui", "yew"]),
        "platform" => {
            [list(&["getrandom", "gloo", "serde", "serde-wasm-bindgen", "serde_json"]), list(&BROWSER)].concat()
        }
        "app" => {
            let own = ["game-ui", "gloo", "platform", "qrcodegen", "rlsf", "serde", "table", "ui", "yew"];
            let doors = games.iter().map(|game| format!("{game}-ui")).collect();
            [list(&own), list(&BROWSER), list(&["wasm_split_helpers"]), doors].concat()
        }
        game if games.iter().any(|one| one == game) => list(&["table"]),
        // A view gets what its viewer may know, and reaches neither storage nor settings nor another game.
        view => {
            let game = view.strip_suffix("-ui").filter(|game| games.iter().any(|one| one == game))?;
            [list(&["game-ui", "table", "ui", "yew"]), list(&[game])].concat()
        }
    })
}

/// Which of these arrows are not in the picture. What nobody sees (`xtask`, `tests`) may be built on anything.
fn defects(name: &str, dependencies: &[String], games: &[String]) -> Vec<String> {
    let Some(allowed) = allowed(name, games) else { return Vec::new() };
    let wrong = dependencies.iter().filter(|dependency| !allowed.contains(dependency));
    wrong.map(|dependency| format!("{name} -> {dependency}")).collect()
}

#[test]
fn every_arrow_between_crates_is_in_the_picture() {
    let games = games();
    assert_eq!(games.len(), 5, "{games:?}");
    let crates = workspace();
    let defects: Vec<String> =
        crates.iter().flat_map(|package| defects(&package.name, &dependencies(package), &games)).collect();
    assert!(defects.is_empty(), "{defects:?}");
    let unknown: Vec<&str> = crates.iter().map(|package| package.name.as_str()).collect();
    let unknown: Vec<&str> = unknown
        .into_iter()
        .filter(|name| allowed(name, &games).is_none() && !["xtask", "tests"].contains(name))
        .collect();
    assert!(unknown.is_empty(), "not in the picture: {unknown:?}");
}

#[test]
fn an_arrow_that_is_not_in_the_picture_is_found() {
    let games = games();
    let wrong = [
        ("bohei-ui", "platform"),
        ("bohei-ui", "web-sys"),
        ("bohei-ui", "larry-ui"),
        ("bohei-ui", "larry"),
        ("ui", "app"),
        ("ui", "game-ui"),
        ("game-ui", "leiff"),
        ("platform", "ui"),
        ("larry", "yew"),
        ("larry", "geizen"),
        ("table", "getrandom"),
        ("app", "leiff"),
    ];
    for (name, dependency) in wrong {
        assert_eq!(defects(name, &[dependency.to_owned()], &games).len(), 1, "{name} -> {dependency}");
    }
}

#[test]
fn what_the_tests_of_the_games_share_is_built_into_nothing() {
    for package in workspace() {
        assert!(!dependencies(&package).iter().any(|dependency| dependency == "testkit"), "{}", package.name);
    }
}

#[test]
fn rules_see_no_clock_thread_device_or_order_of_a_map() {
    let forbidden = [
        "std::time",
        "Instant",
        "SystemTime",
        "std::thread",
        "std::env",
        "std::fs",
        "HashMap",
        "getrandom",
        "web_sys",
        "thread_rng",
        "rand::rng(",
        "OsRng",
        "StdRng",
        "SmallRng",
        "static mut",
    ];
    // The laws count shares and ask whether a notation was seen before; no game ever sees either.
    let not_in_games = ["f32", "f64", "HashSet"];
    for name in games().into_iter().chain(["table".to_owned()]) {
        for path in files(&format!("src/{name}/src"), &["rs"]) {
            let code = code(&path);
            let laws = path.components().any(|part| part.as_os_str().to_string_lossy().starts_with("laws"));
            for word in forbidden.iter().chain(not_in_games.iter().filter(|_| !laws)) {
                assert!(!code.contains(word), "{word} in {}", path.display());
            }
        }
    }
}

#[test]
fn no_element_carries_a_style() {
    // A test may look for what must not be there.
    let shown = files("src", &["rs"]).into_iter().filter(|path| !path.display().to_string().contains("/tests"));
    for path in shown.chain(files("static", &["js"])).chain([root().join("index.html")]) {
        let text = code(&path);
        let text = text.replace("<style", "style=");
        for word in ["style=", "\"style\"", "set_css_text", "cssText"] {
            assert!(!text.contains(word), "{word} in {}", path.display());
        }
    }
}

/// A translator puts its own words in the place of those that the app covers again.
#[test]
fn no_translator_touches_the_page() {
    let page = read(&root().join("index.html"));
    let root = page.split("<html").nth(1).and_then(|rest| rest.split('>').next()).expect("an element");
    assert!(root.contains(" translate=\"no\"") && page.contains("<meta name=\"google\" content=\"notranslate\">"));
}

#[test]
fn the_policy_is_strict() {
    let page = read(&root().join("index.html"));
    let policy =
        page.split("http-equiv=\"Content-Security-Policy\" content=\"").nth(1).and_then(|rest| rest.split('"').next());
    let mut rules: Vec<&str> = policy.expect("a policy").split(';').map(str::trim).collect();
    rules.sort_unstable();
    let expected = [
        "base-uri 'none'",
        "connect-src 'self'",
        "default-src 'none'",
        "font-src 'self'",
        "form-action 'none'",
        "img-src 'self'",
        "manifest-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "worker-src 'self'",
    ];
    assert_eq!(rules, expected);
    let before = page.split("Content-Security-Policy").next().unwrap_or_default();
    assert!(!before.contains("<script") && !before.contains("<link"), "the policy stands before everything it governs");
    for (at, _) in page.match_indices("<script") {
        let tag = page[at..].split('>').next().unwrap_or_default();
        assert!(tag.contains("src="), "an inline script: {tag}");
    }
    for handler in [" onclick=", " onload=", " onerror="] {
        assert!(!page.contains(handler), "{handler}");
    }
}

#[test]
fn nothing_on_the_page_comes_from_elsewhere() {
    let page = [root().join("index.html")];
    for path in files("static", &["js", "css", "svg", "json", "webmanifest"]).into_iter().chain(page) {
        let text = read(&path).replace("http://www.w3.org/", "");
        for word in ["http://", "https://", "src=\"//", "url(//", "@import"] {
            assert!(!text.contains(word), "{word} in {}", path.display());
        }
    }
}

#[test]
fn files_are_small() {
    let long: Vec<String> = ["src", "tests"]
        .into_iter()
        .flat_map(|folder| files(folder, &["rs", "js"]))
        .map(|path| (read(&path).lines().count(), path))
        .filter(|(lines, _)| *lines > LONGEST)
        .map(|(lines, path)| format!("{}: {lines} lines", path.display()))
        .collect();
    assert!(long.is_empty(), "{}", long.join("\n"));
}

#[test]
fn the_kit_states_its_invariants_where_they_are_read_first() {
    assert!(read(&root().join("src/table/src/lib.rs")).contains("# Invariants"));
}
