//! What a built site needs so that it works without a network: names that tell the content, and a service worker that knows
//! what belongs to the build (`static/sw.js`).

use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use base64ct::{Base64, Encoding as _};
use sha2::{Digest, Sha256};

use crate::content::is_hashed;

/// The folder of the app: its script, its wasm, and a chunk for each game. They name each other, and belong to one build.
pub const APP: &str = "app";

/// The page: it keeps its name, as an address leads there.
const PAGE: &str = "index.html";
/// The service worker keeps its name, as browsers look for a newer one under it.
const WORKER: &str = "sw.js";

/// Gives every font, style and script of a site a name with the hash of its content, wherever it is named, and so the folder of
/// the app.
///
/// So no name ever means two things: neither a browser's cache nor two tabs with different builds can mix them up. Trunk gives
/// such names too, but before wasm and scripts are made smaller. To be called once for a built site.
///
/// # Errors
/// When the folder cannot be read or written.
pub fn stamp(folder: &Path) -> io::Result<()> {
    stamp_app(folder)?;
    // What is named comes before what names it, as a new name changes the content.
    for rank in 0..=2 {
        for path in files(folder)?.iter().filter(|path| self::rank(path) == Some(rank)) {
            let Some(name) = path.file_name().and_then(|name| name.to_str()) else { continue };
            let stamped = stamped(name, &fs::read(path)?);
            fs::rename(path, path.with_file_name(&stamped))?;
            // What has its name already stays as it is, even if a comment in it names what comes later.
            let later = |path: &&PathBuf| is(path, "html") || self::rank(path).is_some_and(|own| own > rank);
            for text in files(folder)?.iter().filter(later) {
                let content = fs::read_to_string(text)?;
                if content.contains(name) {
                    fs::write(text, content.replace(name, &stamped))?;
                }
            }
        }
    }
    Ok(())
}

/// Gives the folder of the app a name with the hash of all that lies in it.
fn stamp_app(folder: &Path) -> io::Result<()> {
    let name = app(folder)?;
    let mut hash = Sha256::new();
    for path in files(&folder.join(&name))? {
        hash.update(path.file_name().unwrap_or_default().as_encoded_bytes());
        hash.update(fs::read(&path)?);
    }
    let stamped = format!("{APP}-{}", hex(&hash.finalize()));
    fs::rename(folder.join(&name), folder.join(&stamped))?;
    let page = fs::read_to_string(folder.join(PAGE))?;
    fs::write(folder.join(PAGE), page.replace(&format!("{name}/"), &format!("{stamped}/")))
}

/// The name of the folder of the app in a site, whether it is stamped already or not.
///
/// # Errors
/// When there is none, or the site cannot be read.
pub fn app(folder: &Path) -> io::Result<String> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        names.extend(entry?.file_name().into_string());
    }
    let found = names.into_iter().find(|name| name.split('-').next() == Some(APP));
    found.ok_or_else(|| io::Error::new(io::ErrorKind::NotFound, format!("there is no folder {APP}")))
}

/// Writes into a site's service worker which files belong to the build, and what each must be. To be called again after a
/// file was changed.
///
/// # Errors
/// When the folder cannot be read or written, or has no page or no worker.
pub fn seal(folder: &Path) -> io::Result<()> {
    let page = fs::read_to_string(folder.join(PAGE))?;
    let mut list = entry("", page.as_bytes(), true);
    for path in files(folder)?.iter().filter(|path| is_hashed(path)) {
        let inside = path.strip_prefix(folder).unwrap_or(path).to_string_lossy().replace('\\', "/");
        list += ",";
        // A page that has none of its games is not the whole build.
        list += &entry(&inside, &fs::read(path)?, page.contains(&inside) || inside.starts_with(APP));
    }
    let worker = fs::read_to_string(folder.join(WORKER))?;
    let code = match worker.split_once('\n') {
        Some((first, rest)) if first.starts_with("const BUILD") => rest,
        _ => &worker,
    };
    let build = hex(&Sha256::digest(&list));
    fs::write(folder.join(WORKER), format!("const BUILD=\"{build}\",FILES={{{list}}};\n{code}"))
}

/// The line of a file: `"name":["sha256-…",bytes,1]`, without the 1 if the page can do without it.
fn entry(name: &str, content: &[u8], needed: bool) -> String {
    let hash = Base64::encode_string(&Sha256::digest(content));
    format!("\"{name}\":[\"sha256-{hash}\",{}{}]", content.len(), if needed { ",1" } else { "" })
}

/// When a file gets its name; `None` for those that keep theirs.
fn rank(path: &Path) -> Option<u8> {
    let name = path.file_name()?.to_str()?;
    if path.parent().is_some_and(is_hashed) {
        return None;
    }
    match path.extension()?.to_str()? {
        "woff2" => Some(0),
        "css" => Some(1),
        "js" if name == WORKER => None,
        "js" => Some(2),
        _ => None,
    }
}

/// `bootstrap.js` becomes `bootstrap-0123456789abcdef.js`; the hash in a name that has one is replaced.
fn stamped(name: &str, content: &[u8]) -> String {
    let hash = hex(&Sha256::digest(content));
    let old = name.split(['-', '.', '_']).find(|part| is_hashed(Path::new(part)));
    match (old, name.split_once('.')) {
        (Some(old), _) => name.replace(old, &hash),
        (None, Some((stem, ending))) => format!("{stem}-{hash}.{ending}"),
        (None, None) => format!("{name}-{hash}"),
    }
}

/// The first 64 bits in hexadecimal.
fn hex(hash: &[u8]) -> String {
    hash.iter().take(8).fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn is(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|own| own == ending)
}

/// All files of a site, sorted; a packed copy (`.br`, `.gz`) is none of its own.
fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else if !is(&path, "br") && !is(&path, "gz") {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE_TEXT: &str =
        "<link href=fonts/text.woff2><link href=./main-00000000000000aa.css><script src=./bootstrap.js
        data-script=./app/web.js data-wasm=./app/web_bg.wasm></script>";

    fn site(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("stammtisch-offline-{name}-{}", std::process::id()));
        fs::create_dir_all(folder.join("fonts")).unwrap();
        fs::create_dir_all(folder.join(APP)).unwrap();
        for (name, text) in [
            (PAGE, PAGE_TEXT),
            (
                "main-00000000000000aa.css",
                "@font-face{src:url(fonts/text.woff2)}@font-face{src:url(fonts/rare.woff2)}/* bootstrap.js */",
            ),
            ("bootstrap.js", "load(\"sw.js\")"),
            (WORKER, "work()"),
            ("app/web.js", "script"),
            ("app/web_bg.wasm", "wasm"),
            ("app/split_leiff.wasm", "chunk"),
            ("fonts/text.woff2", "text"),
            ("fonts/rare.woff2", "rare"),
            ("icon.svg", "icon"),
        ] {
            fs::write(folder.join(name), text).unwrap();
        }
        folder
    }

    fn names(folder: &Path) -> Vec<String> {
        let files = files(folder).unwrap();
        files.iter().map(|path| path.strip_prefix(folder).unwrap().to_str().unwrap().to_owned()).collect()
    }

    #[test]
    fn a_name_tells_the_content_wherever_it_is_named() {
        let folder = site("stamp");
        stamp(&folder).unwrap();
        let (names, page) = (names(&folder), fs::read_to_string(folder.join(PAGE)).unwrap());
        let kept = |name: &&String| [PAGE, WORKER, "icon.svg"].contains(&name.as_str());
        let app = names.iter().find(|name| name.ends_with("web.js")).unwrap().strip_suffix("web.js").unwrap();
        assert!(is_hashed(Path::new(app)) && page.contains(&format!("./{app}web_bg.wasm")), "{app} in {page}");
        for name in names.iter().filter(|name| !kept(name) && !name.starts_with(app)) {
            let content = fs::read(folder.join(name)).unwrap();
            assert!(name.contains(&hex(&Sha256::digest(&content))), "{name}");
            let named = page.contains(name.as_str());
            assert_ne!(named, name.contains("rare"), "{name} in {page}");
        }
        assert_eq!(names.iter().filter(kept).count(), 3);
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn the_worker_knows_every_file_and_which_of_them_the_page_needs() {
        let folder = site("seal");
        stamp(&folder).unwrap();
        seal(&folder).unwrap();
        let sealed = || fs::read_to_string(folder.join(WORKER)).unwrap();
        let first = sealed();
        let (list, code) = first.split_once('\n').unwrap();
        assert_eq!(code, "work()");
        // SHA-256 of "rare" and of "text", as any other tool computes them.
        assert!(list.contains("[\"sha256-UCcMEsCGyzYWrX97mBmVibe7jxgd/Q1tv4h7SxolUsA=\",4]"), "{list}");
        assert!(list.contains("[\"sha256-mC2ePrmW9VnmM/TRlN7zdh2Qn1o7ZH0ahR/q1nwyydE=\",4,1]"), "{list}");
        let chunk = list.split("split_leiff.wasm\":").nth(1).unwrap();
        assert!(chunk.split(']').next().unwrap().ends_with(",5,1"), "every game belongs to the build: {list}");
        assert!(list.contains("{\"\":[\"sha256-") && !list.contains("icon") && !list.contains(WORKER), "{list}");

        seal(&folder).unwrap();
        assert_eq!(sealed(), first, "sealing what has not changed changes nothing");
        fs::write(folder.join(PAGE), fs::read_to_string(folder.join(PAGE)).unwrap() + "<p>").unwrap();
        seal(&folder).unwrap();
        assert_ne!(sealed().split(',').next(), first.split(',').next(), "another page is another build");
        assert!(sealed().ends_with("\nwork()"));
        fs::remove_dir_all(&folder).unwrap();
    }
}
