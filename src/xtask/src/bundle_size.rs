//! The sizes of the files of the site, and which of them a first visit asks for.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::split::Chunks;

/// One file of the site, in bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FileSize {
    /// Its path in the site, with slashes.
    pub(crate) name: String,
    /// As it is.
    pub(crate) raw: usize,
    /// As sent to a browser that takes gzip.
    pub(crate) gzip: usize,
    /// As sent to a browser that takes brotli, that is any of today.
    pub(crate) brotli: usize,
}

impl FileSize {
    /// A file that is sent as it is.
    pub(crate) fn uncompressed(name: String, raw: usize) -> FileSize {
        FileSize { name, raw, gzip: raw, brotli: raw }
    }
}

/// The path of a file in the site, with slashes.
pub(crate) fn name(folder: &Path, path: &Path) -> String {
    let inside = path.strip_prefix(folder).unwrap_or(path);
    inside.to_string_lossy().replace('\\', "/")
}

/// The script that loads the chunks.
const LOADER: &str = "__wasm_split.js";

/// The files that a first visit asks for: the page, and whatever a page, style or script of the visit names.
///
/// A file only named by a link to follow or by an icon for the home screen does not count, nor does a font for letters
/// that only some names have (`unicode-range`), nor the service worker: it comes when the visit is complete, and tells only what was in it.
pub(crate) fn first_visit(folder: &Path) -> BTreeSet<String> {
    let mut visited = BTreeSet::new();
    let mut open = vec!["index.html".to_owned()];
    while let Some(file) = open.pop() {
        let text = match file.rsplit('.').next() {
            // What this script names comes when a game is opened.
            _ if file.ends_with(LOADER) => String::new(),
            Some("html" | "css" | "js") => fs::read_to_string(folder.join(&file)).unwrap_or_default(),
            _ => String::new(),
        };
        visited.insert(file.clone());
        let base = file.rsplit_once('/').map_or("", |(base, _)| base);
        open.extend(
            named(&text)
                .filter_map(|path| join(base, path))
                .filter(|path| path != "sw.js" && !visited.contains(path) && folder.join(path).is_file()),
        );
    }
    visited
}

/// Whatever stands in a text the way a path stands in HTML, CSS and scripts: between quotes, brackets or equal signs.
fn named(text: &str) -> impl Iterator<Item = &str> {
    text.split('<')
        .filter(|tag| !tag.starts_with("a ") && !tag.contains("apple-touch-icon"))
        .flat_map(|tag| tag.split('}'))
        .filter(|rule| !rule.contains("unicode-range"))
        .flat_map(|rule| rule.split(['"', '\'', '`', '(', ')', '=', ' ', '>']))
        .filter(|word| word.contains('.'))
}

/// A relative path, seen from the folder `base`.
fn join(base: &str, path: &str) -> Option<String> {
    let mut segments: Vec<&str> = base.split('/').filter(|segment| !segment.is_empty()).collect();
    for segment in path.split(['?', '#']).next()?.split('/') {
        match segment {
            "." => {}
            ".." => {
                segments.pop()?;
            }
            "" => return None,
            name => segments.push(name),
        }
    }
    Some(segments.join("/"))
}

/// The sizes of parts of the site, in bytes as brotli.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SiteSize {
    /// The home screen, on a first visit.
    pub(crate) first_visit: usize,
    /// The other screens, beyond that.
    pub(crate) screens: usize,
    /// Each game opened first, beyond both.
    pub(crate) games: Vec<(String, usize)>,
    /// The page with all games, as it is kept on the device.
    pub(crate) all: usize,
}

/// The chunk with the screens that are no part of a first visit.
const SCREENS: &str = "screens";

/// Prints one line per file, the sum of the first visit, and what the screens and each game add to it; returns the sums.
pub(crate) fn print(sizes: &[FileSize], visited: &BTreeSet<String>, chunks: &Chunks) -> SiteSize {
    println!("\n{:<44} {:>9} {:>9} {:>9}", "file", "raw", "gzip", "brotli");
    let mut total = FileSize::uncompressed("first visit (files with *)".to_owned(), 0);
    for size in sizes {
        let counted = visited.contains(&size.name);
        line(size, if counted { "*" } else { "" });
        if counted {
            total.raw += size.raw;
            total.gzip += size.gzip;
            total.brotli += size.brotli;
        }
    }
    line(&total, "");
    let sent = |file: &str| {
        let size = sizes.iter().find(|size| size.name.ends_with(&format!("/{file}")));
        size.map_or(0, |size| size.brotli)
    };
    let sum = |chunks: &BTreeSet<&String>| -> usize { chunks.iter().map(|chunk| sent(&format!("{chunk}.wasm"))).sum() };
    let style = |game: &String| sent(&format!("{game}.css"));
    let asked = |part: &String| -> BTreeSet<&String> { chunks.get(part).into_iter().flatten().collect() };
    let on_screens = asked(&SCREENS.to_owned());
    let parts = chunks.keys().filter(|part| *part != SCREENS);
    let games: Vec<(String, usize)> =
        parts.map(|part| (part.clone(), sum(&(&asked(part) - &on_screens)) + style(part))).collect();
    let screens = sum(&on_screens);
    println!("{:<44} {screens:>29}", "the other screens, after it");
    for (game, bytes) in &games {
        println!("{:<44} {bytes:>29}", format!("{game}, opened first"));
    }
    let every: BTreeSet<&String> = chunks.values().flatten().collect();
    let styles: usize = chunks.keys().map(style).sum();
    let all = total.brotli + sum(&every) + styles;
    println!("{:<44} {all:>29}", "everything");
    SiteSize { first_visit: total.brotli, screens, games, all }
}

fn line(size: &FileSize, mark: &str) {
    let FileSize { name, raw, gzip, brotli } = size;
    println!("{name:<44} {raw:>9} {gzip:>9} {brotli:>9} {mark}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_visit_asks_for_what_its_files_name_and_for_nothing_else() {
        let folder = std::env::temp_dir().join(format!("stammtisch-bundle-size-{}", std::process::id()));
        fs::create_dir_all(folder.join("fonts")).unwrap();
        for (name, text) in [
            (
                "index.html",
                r#"<a href="about.html">About</a><link rel=stylesheet href=./style.css>
                   <link rel="apple-touch-icon" href="big.png"><script src="./bootstrap.js" data-wasm="./web.wasm"></script>"#,
            ),
            (
                "style.css",
                "@font-face { src: url(fonts/text.woff2) format('woff2') }
                 @font-face { src: url(fonts/rare.woff2); unicode-range: U+100-17F } p { background: url(wood.svg) }",
            ),
            ("bootstrap.js", "import('./web.js'); navigator.serviceWorker.register('sw.js')"),
            ("sw.js", ""),
            ("web.js", "import './__wasm_split.js'; new URL('missing.wasm')"),
            ("__wasm_split.js", "new URL('./chunk.wasm')"),
            ("chunk.wasm", ""),
            ("web.wasm", ""),
            ("fonts/text.woff2", ""),
            ("fonts/rare.woff2", ""),
            ("wood.svg", ""),
            ("about.html", ""),
            ("big.png", ""),
            ("LICENCE.txt", ""),
        ] {
            fs::write(folder.join(name), text).unwrap();
        }
        let visited = first_visit(&folder);
        fs::remove_dir_all(&folder).unwrap();
        let expected =
            [LOADER, "bootstrap.js", "fonts/text.woff2", "index.html", "style.css", "web.js", "web.wasm", "wood.svg"];
        assert!(visited.iter().eq(expected), "{visited:?}");
    }

    #[test]
    fn paths_are_read_from_the_file_that_names_them() {
        assert_eq!(join("styles", "../fonts/a.woff2?v=1"), Some("fonts/a.woff2".to_owned()));
        assert_eq!(join("", "./web.js"), Some("web.js".to_owned()));
        assert_eq!(join("", "https://example.org/a.js"), None);
        assert_eq!(join("", "../outside.js"), None);
    }
}
