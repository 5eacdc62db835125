//! Puts the style sheets together: one for the page, and one for each game, which comes with its chunk.
//!
//! Every sheet of the sources dresses one thing and lies beside its Rust file. An entry names the sheets of one file of the site, a
//! line `@import "…";` for each; with `{game}` in it, it is a line for each game. A browser without container queries gets media
//! queries in their place. esbuild, where there is one, only makes the result smaller (`optimize`).

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};

use games::IDS;

use crate::shell::root;

/// The entry of the page's own style.
const PAGE: &str = "static/styles/main.css";
/// Where Trunk finds it, put together.
const BUILT: &str = "target/styles/main.css";

/// Writes the page's own style to the place that index.html names.
pub(crate) fn build_page() -> Result<()> {
    write(&root().join(BUILT), &with_fallbacks(&bundle(&root().join(PAGE))?))
}

/// Writes the style of each game into the folder of the app's script: the app looks for it beside itself.
pub(crate) fn build_games(folder: &Path) -> Result<()> {
    for game in IDS {
        write(&folder.join(format!("{game}.css")), &with_fallbacks(&bundle(&entry(game))?))?;
    }
    Ok(())
}

/// The entry of a game's style.
fn entry(game: &str) -> PathBuf {
    root().join(format!("src/{game}-ui/src/style.css"))
}

fn write(path: &Path, style: &str) -> Result<()> {
    let folder = path.parent().map_or_else(PathBuf::new, Path::to_path_buf);
    let written = fs::create_dir_all(folder).and_then(|()| fs::write(path, style));
    written.with_context(|| format!("{} cannot be written", path.display()))
}

/// A style sheet with what it imports in its place.
fn bundle(path: &Path) -> Result<String> {
    let text = fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))?;
    let mut style = String::new();
    for line in text.lines() {
        match imported(line) {
            Some(name) if name.contains("{game}") => {
                for game in IDS {
                    style += &bundle(&path.with_file_name(name.replace("{game}", game)))?;
                }
            }
            Some(name) => style += &bundle(&path.with_file_name(name))?,
            None => {
                style += line;
                style.push('\n');
            }
        }
    }
    Ok(style)
}

/// What begins a container query.
const CONTAINER: &str = "@container screen ";

/// After each container query the media query that stands for it where a browser has none: Safari before 16 and Chrome before 105.
/// There the screen is always the whole one.
fn with_fallbacks(style: &str) -> String {
    let mut result = String::new();
    let mut block: Option<String> = None;
    for line in style.lines() {
        result += line;
        result.push('\n');
        if let Some(query) = line.strip_prefix(CONTAINER) {
            block = Some(format!("@supports not (container-type: size) {{\n@media {}\n", alternatives(query)));
        } else if let Some(text) = &mut block {
            text.push_str(line);
            text.push('\n');
            // A block ends at the first brace that is not indented.
            if line == "}" {
                result += text;
                result += "}\n";
                block = None;
            }
        }
    }
    result
}

/// `(a) or ((b) and (c))` in the words of a media query: `(a), (b) and (c)`.
fn alternatives(query: &str) -> String {
    if !query.contains(" or ") {
        return query.to_owned();
    }
    let bare = |one: &str| match one.strip_prefix("((").and_then(|one| one.strip_suffix("))")) {
        Some(inner) => format!("({inner})"),
        None => one.to_owned(),
    };
    let query = query.trim_end_matches('{').trim_end();
    let alternatives: Vec<String> = query.split(" or ").map(bare).collect();
    format!("{} {{", alternatives.join(", "))
}

/// What a line imports, if it does.
fn imported(line: &str) -> Option<&str> {
    line.strip_prefix("@import \"")?.strip_suffix("\";")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_imported_stands_in_its_place() {
        let folder = std::env::temp_dir().join(format!("stammtisch-styles-{}", std::process::id()));
        let entry = "/* all */\n@import \"./parts/a.css\";\n@import \"./{game}.css\";\n@import \"./b.css\";\n";
        write(&folder.join("main.css"), entry).unwrap();
        for game in IDS {
            write(&folder.join(format!("{game}.css")), &format!("/* {game} */\n")).unwrap();
        }
        write(&folder.join("parts/a.css"), "a { color: red; }\n").unwrap();
        write(&folder.join("b.css"), "b { color: blue; }\n").unwrap();
        let style = bundle(&folder.join("main.css")).unwrap();
        let games: String = IDS.iter().map(|game| format!("/* {game} */\n")).collect();
        assert_eq!(style, format!("/* all */\na {{ color: red; }}\n{games}b {{ color: blue; }}\n"));
        fs::remove_file(folder.join("b.css")).unwrap();
        assert!(bundle(&folder.join("main.css")).unwrap_err().to_string().contains("b.css"));
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_container_query_has_a_media_query_beside_it() {
        let block = "  a { color: red; }\n}\n";
        let one = "@container screen (max-width: 99px) {\n";
        let either = "@container screen (min-width: 9px) or ((min-width: 6px) and (max-height: 5px)) {\n";
        let style = format!("{one}{block}b {{ color: blue; }}\n{either}{block}");
        let old = |query| format!("@supports not (container-type: size) {{\n@media {query} {{\n{block}}}\n");
        let expected = format!(
            "{one}{block}{}b {{ color: blue; }}\n{either}{block}{}",
            old("(max-width: 99px)"),
            old("(min-width: 9px), (min-width: 6px) and (max-height: 5px)")
        );
        assert_eq!(with_fallbacks(&style), expected);
    }

    #[test]
    fn every_style_of_the_site_can_be_put_together() {
        let games = IDS.iter().map(|game| entry(game));
        for entry in games.chain([root().join(PAGE)]) {
            let style = bundle(&entry).unwrap();
            assert!(!style.contains("@import"), "{}", entry.display());
            // A media query has no `or`, and no comma in brackets.
            let wrong = |line: &&str| line.starts_with("@media") && (line.contains(" or ") || line.contains("(("));
            assert_eq!(with_fallbacks(&style).lines().find(wrong), None, "{}", entry.display());
        }
    }
}
