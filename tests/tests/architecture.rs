//! The architecture: which crate may be built on which, and what must stand in the files, or must not.

use std::fs;
use std::path::{Path, PathBuf};

use cargo_metadata::{Dependency, DependencyKind, MetadataCommand, Package};

/// A file hardly gets longer than this, in lines.
const LONGEST: usize = 400;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// All files below a folder of the repository with one of these endings.
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

/// The games: every crate `NAME` with a crate `NAME-ui`.
fn games() -> Vec<String> {
    let names: Vec<String> = workspace().iter().map(|package| package.name.to_string()).collect();
    names.iter().filter(|name| *name != "game" && names.contains(&format!("{name}-ui"))).cloned().collect()
}

/// The dependencies that docs/architecture.md allows. Any other is a defect.
fn allowed(name: &str, games: &[String]) -> Option<Vec<String>> {
    const BROWSER: [&str; 4] = ["js-sys", "wasm-bindgen", "wasm-bindgen-futures", "web-sys"];
    let list = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
    Some(match name {
        "table" => list(&["base64ct", "rand", "sha2", "thiserror"]),
        "sealed" => list(&["base64ct", "chacha20poly1305", "sha2", "table", "thiserror"]),
        // It reads what a camera sees, and knows nothing else.
        "scan" => list(&["rxing"]),
        "testkit" => list(&["insta", "table"]),
        // Players made of code know the rules and what their seat is told.
        "bots" => [list(&["table"]), games.to_vec()].concat(),
        // A browser knows Unicode by itself; `futures` draws a piece of the page for tests.
        "ui" => [
            list(&["gloo", "table", "yew", "unicode-normalization", "unicode-segmentation", "futures"]),
            list(&BROWSER),
        ]
        .concat(),
        // The list of games names their types, and uses none.
        "games" => Vec::new(),
        "game-ui" => list(&["bots", "table", "ui", "yew"]),
        "platform" => [list(&["getrandom", "serde", "serde-wasm-bindgen", "serde_json"]), list(&BROWSER)].concat(),
        "app" => {
            let own = [
                "bots",
                "game-ui",
                "games",
                "gloo",
                "platform",
                "qrcodegen",
                "rlsf",
                "scan",
                "sealed",
                "serde",
                "table",
                "ui",
                "yew",
            ];
            let doors = games.iter().map(|game| format!("{game}-ui")).collect();
            [list(&own), list(&BROWSER), list(&["wasm_split_helpers"]), doors].concat()
        }
        game if games.iter().any(|one| one == game) => list(&["table", "thiserror"]),
        // A view gets what its viewer may know, and reaches neither storage nor settings nor another game.
        view => {
            let game = view.strip_suffix("-ui").filter(|game| games.iter().any(|one| one == game))?;
            [list(&["game-ui", "table", "ui", "yew"]), list(&[game])].concat()
        }
    })
}

/// Which of these dependencies are not allowed. What is not part of the page (`xtask`, `tests`) may be built on anything.
fn defects(name: &str, dependencies: &[String], games: &[String]) -> Vec<String> {
    let Some(allowed) = allowed(name, games) else { return Vec::new() };
    let wrong = dependencies.iter().filter(|dependency| !allowed.contains(dependency));
    wrong.map(|dependency| format!("{name} -> {dependency}")).collect()
}

#[test]
fn every_arrow_between_crates_is_in_the_picture() {
    let games = games();
    let mut listed = ::games::IDS.to_vec();
    listed.sort_unstable();
    assert_eq!(games, listed, "src/games lists all games");
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
        ("games", "leiff"),
        ("platform", "ui"),
        ("larry", "yew"),
        ("larry", "geizen"),
        ("larry", "bots"),
        ("table", "bots"),
        ("table", "sealed"),
        ("sealed", "rand"),
        ("sealed", "games"),
        ("bots", "ui"),
        ("bots", "rand"),
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

/// Clippy refuses clocks, threads, files, the order of hash maps and floating point where this file tells it to.
#[test]
fn every_rules_crate_has_the_same_disallowed_types_and_methods() {
    let kit = read(&root().join("src/table/clippy.toml"));
    for game in games() {
        assert_eq!(read(&root().join(format!("src/{game}/clippy.toml"))), kit, "{game}");
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
        for word in ["http://", "https://", "src=\"//", "url(//", "@import url", "@import \"/"] {
            assert!(!text.contains(word), "{word} in {}", path.display());
        }
    }
}

/// All style sheets with their text, without comments.
fn sheets() -> Vec<(PathBuf, String)> {
    let paths = files("src", &["css"]).into_iter().chain(files("static/styles", &["css"]));
    paths
        .map(|path| {
            let text = read(&path);
            let mut parts = text.split("/*");
            let first = parts.next().unwrap_or_default().to_owned();
            let rest = parts.filter_map(|part| part.split_once("*/")).map(|(_, after)| after);
            (path, first + &rest.collect::<String>())
        })
        .collect()
}

fn is_tokens(path: &Path) -> bool {
    path.ends_with("tokens.css") || path.ends_with("theme.css")
}

/// The declarations of a style sheet: property and value.
fn declarations(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.split(['{', '}', ';']).filter_map(|part| part.trim().split_once(": "))
}

/// What a sheet says by itself that it has to take from the tokens.
fn own_values(text: &str) -> Vec<String> {
    let hex = |value: &str| {
        value.split('#').skip(1).any(|rest| {
            let digits = rest.chars().take_while(char::is_ascii_hexdigit).count();
            [3, 4, 6, 8].contains(&digits)
        })
    };
    // Parts of the width, of the type around it, or of a token are sizes of the scale; 0 hides what is not read.
    let sized = |property: &str, value: &str| {
        ["font", "font-size"].contains(&property) && (value.contains("px") || value.contains("rem"))
    };
    declarations(text)
        .filter(|(property, value)| hex(value) || sized(property, value))
        .map(|(property, value)| format!("{property}: {value}"))
        .collect()
}

#[test]
fn colours_and_sizes_of_type_come_from_the_tokens() {
    for (path, text) in sheets().iter().filter(|(path, _)| !is_tokens(path)) {
        assert_eq!(own_values(text), Vec::<String>::new(), "{}", path.display());
    }
    let wrong = "a { color: #fff; margin: 3px; } b > c { font: 700 1rem/1 var(--body); font-size: 13px; }";
    assert_eq!(own_values(wrong).len(), 3);
}

#[test]
fn every_size_of_type_is_in_the_scale() {
    let sheets = sheets();
    let defined: Vec<&str> =
        sheets.iter().flat_map(|(_, text)| declarations(text)).map(|(property, _)| property).collect();
    let scale: Vec<&str> = defined.iter().filter_map(|name| name.strip_prefix("--fs-")).collect();
    assert_eq!(scale, ["13", "15", "17", "20", "26", "36", "56", "88"]);
    for (path, text) in &sheets {
        for name in text.split("var(").skip(1).filter_map(|rest| rest.split([')', ',']).next()) {
            assert!(!name.starts_with("--fs-") || defined.contains(&name), "{name} in {}", path.display());
        }
    }
}

#[test]
fn a_theme_says_each_of_its_colours_once() {
    let mut said = Vec::new();
    for (path, text) in sheets() {
        assert!(!text.contains("prefers-color-scheme"), "{}: static/theme.js says the theme", path.display());
        for rule in text.split('}').filter(|_| is_tokens(&path)) {
            let Some((selector, body)) = rule.rsplit_once('{') else { continue };
            let colours = declarations(body).filter(|(name, value)| name.starts_with("--") && value.contains('#'));
            said.extend(colours.map(|(name, _)| format!("{} {name}", selector.trim())));
        }
    }
    said.sort_unstable();
    let all = said.len();
    said.dedup();
    assert!(all > 60 && said.len() == all, "{said:#?}");
}

#[test]
fn every_style_sheet_belongs_to_one_file_of_the_site() {
    let sheets = sheets();
    let mut imported: Vec<PathBuf> = Vec::new();
    for (path, text) in &sheets {
        for name in text.lines().filter_map(|line| line.strip_prefix("@import \"")?.strip_suffix("\";")) {
            // A line for each game.
            let each = if name.contains("{game}") { games::IDS } else { &[""] };
            for sheet in each.iter().map(|game| path.with_file_name(name.replace("{game}", game))) {
                imported.push(sheet.canonicalize().unwrap_or_else(|error| panic!("{}: {error}", sheet.display())));
            }
        }
    }
    for (path, text) in &sheets {
        let whole = path.canonicalize().expect("it was read");
        let expected = usize::from(!text.contains("@import"));
        assert_eq!(imported.iter().filter(|one| **one == whole).count(), expected, "{}", path.display());
    }
}

/// The selectors of a text that find something by its class.
fn selectors_by_class(text: &str) -> Vec<&str> {
    let calls = ["querySelector(", "querySelectorAll(", "closest("];
    let arguments = calls.iter().flat_map(|call| text.split(call).skip(1));
    let selectors = arguments.filter_map(|rest| {
        let quote = rest.chars().next().filter(|quote| ['\'', '"', '`', '\\'].contains(quote))?;
        rest[1..].split(quote).next()
    });
    let class = |selector: &str| selector.split('.').skip(1).any(|rest| rest.starts_with(char::is_alphabetic));
    selectors.filter(|selector| class(selector)).collect()
}

#[test]
fn browser_tests_find_nothing_by_class() {
    for path in files("tests/src", &["rs", "js"]).iter().chain(&files("tests/tests/browser", &["rs", "js"])) {
        assert_eq!(selectors_by_class(&read(path)), Vec::<&str>::new(), "{}", path.display());
    }
    let wrong =
        "one.closest('svg, .sr') && layer().querySelector(`main.app`) && document.querySelector('main').innerText";
    assert_eq!(selectors_by_class(wrong), ["main.app", "svg, .sr"]);
}

#[test]
fn files_are_small() {
    let long: Vec<String> = ["src", "static", "tests"]
        .into_iter()
        .flat_map(|folder| files(folder, &["css", "rs", "js"]))
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
