//! The architecture of the house, as it stands in the files.

use std::fs;
use std::path::{Path, PathBuf};

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

/// The crates in `src/`.
fn crates() -> Vec<String> {
    let folders = fs::read_dir(root().join("src")).expect("the crates").flatten();
    let mut names: Vec<String> = folders.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// Every crate but the kit, what the games' tests share, the page and the commands is a game.
fn games() -> Vec<String> {
    crates().into_iter().filter(|name| !["table", "proof", "web", "xtask"].contains(&name.as_str())).collect()
}

/// What a crate is built on, without what only its tests and benchmarks need.
fn dependencies(name: &str) -> Vec<String> {
    let manifest = read(&root().join("src").join(name).join("Cargo.toml"));
    let mut section = "";
    let mut found = Vec::new();
    for line in manifest.lines().map(str::trim) {
        if let Some(heading) = line.strip_prefix('[') {
            section = heading.trim_end_matches(']');
            found.extend(section.strip_prefix("dependencies.").map(str::to_owned));
        } else if section.ends_with("dependencies")
            && section != "dev-dependencies"
            && !line.is_empty()
            && !line.starts_with('#')
        {
            let end = line.find(['.', ' ', '=']).unwrap_or(line.len());
            found.push(line[..end].to_owned());
        }
    }
    found
}

#[test]
fn there_is_a_game() {
    assert!(games().contains(&"geizen".to_owned()), "{:?}", crates());
    assert!(
        dependencies("web").iter().any(|name| name == "web-sys")
            && dependencies("web").iter().any(|name| name == "geizen")
    );
}

#[test]
fn the_kit_knows_no_game_and_no_browser() {
    for dependency in dependencies("table") {
        assert!(["base64", "base64ct", "rand", "sha2"].contains(&dependency.as_str()), "{dependency}");
    }
}

#[test]
fn a_game_knows_the_kit_alone() {
    for game in games() {
        assert_eq!(dependencies(&game), ["table"], "{game}");
    }
}

#[test]
fn what_the_tests_of_the_games_share_knows_the_kit_alone_and_is_built_into_nothing() {
    assert_eq!(dependencies("proof"), ["table"]);
    for name in crates() {
        assert!(!dependencies(&name).contains(&"proof".to_owned()), "{name}");
    }
}

#[test]
fn only_the_page_knows_a_browser() {
    for name in crates().into_iter().filter(|name| name != "web") {
        for dependency in dependencies(&name) {
            let page =
                ["yew", "web", "web-sys", "js-sys", "wasm-bindgen", "gloo", "getrandom"].contains(&dependency.as_str());
            assert!(!page, "{name} knows {dependency}");
        }
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
fn only_the_list_names_the_games_in_the_page() {
    for game in games() {
        let word = format!("{game}::");
        for path in files("src/web/src", &["rs"]) {
            let text = path.display().to_string();
            // A game's drawings are a module of its name, and a test may take any game.
            let parts = [format!("faces/{game}"), format!("art/{game}.rs")];
            let listed = text.ends_with("games.rs") || text.ends_with("art.rs");
            let own = listed || parts.iter().any(|part| text.contains(part));
            let code = code(&path);
            let page = code.split("#[cfg(test)]").next().unwrap_or_default();
            assert!(own || !page.contains(&word), "{word} in {text}");
        }
    }
}

#[test]
fn no_element_carries_a_style() {
    for path in
        files("src/web/src", &["rs"]).into_iter().chain(files("static", &["js"])).chain([root().join("index.html")])
    {
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
