//! What a file's name tells about its content.

use std::path::Path;

/// Extension, content type, and whether compressing such a file makes it smaller.
const TYPES: &[(&str, &str, bool)] = &[
    ("html", "text/html; charset=utf-8", true),
    ("css", "text/css; charset=utf-8", true),
    ("js", "text/javascript; charset=utf-8", true),
    ("wasm", "application/wasm", true),
    ("svg", "image/svg+xml", true),
    ("json", "application/json", true),
    ("webmanifest", "application/manifest+json", true),
    ("txt", "text/plain; charset=utf-8", true),
    ("woff2", "font/woff2", false),
    ("png", "image/png", false),
    ("webp", "image/webp", false),
    ("ico", "image/x-icon", false),
];

fn entry(path: &Path) -> Option<&'static (&'static str, &'static str, bool)> {
    let extension = path.extension()?.to_str()?;
    TYPES.iter().find(|(known, ..)| *known == extension)
}

/// The content type a server should name for this file.
pub(crate) fn content_type(path: &Path) -> &'static str {
    entry(path).map_or("application/octet-stream", |(_, name, _)| name)
}

/// Whether a `.br` and a `.gz` sibling are worth their place.
pub fn is_compressible(path: &Path) -> bool {
    entry(path).is_some_and(|(.., compressible)| *compressible)
}

/// Whether the name, or that of its folder, carries the hash of its content (`start-0123456789abcdef.js`,
/// `app-0123456789abcdef/web.js`), so that it may be kept for ever.
///
/// Trunk writes 64 bits in hexadecimal, without leading zeros.
pub(crate) fn is_hashed(path: &Path) -> bool {
    let hash = |part: &str| (14..=16).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_hexdigit());
    let names = path.ancestors().take(2).filter_map(|path| path.file_name()?.to_str());
    names.flat_map(|name| name.split(['-', '.', '_'])).any(hash)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_file_of_the_site_has_its_type() {
        for (name, expected) in [
            ("index.html", "text/html; charset=utf-8"),
            ("web-1_bg.wasm", "application/wasm"),
            ("a/site.webmanifest", "application/manifest+json"),
            ("fonts/text.woff2", "font/woff2"),
            ("unknown", "application/octet-stream"),
        ] {
            assert_eq!(content_type(Path::new(name)), expected, "{name}");
        }
    }

    #[test]
    fn only_names_with_a_hash_are_kept_for_ever() {
        assert!(is_hashed(Path::new("web-0123456789abcdef_bg.wasm")));
        assert!(is_hashed(Path::new("style-0123456789abcdef.css")));
        assert!(is_hashed(Path::new("app-0123456789abcdef/web.js")));
        assert!(!is_hashed(Path::new("start.js")));
        assert!(!is_hashed(Path::new("fonts/text-bold.woff2")));
    }
}
