//! What a file's name tells about its content.

use std::path::Path;

/// The kinds of file that compressing makes smaller; images and fonts are compressed already.
const COMPRESSIBLE: &[&str] = &["html", "css", "js", "wasm", "svg", "json", "webmanifest", "txt"];

/// Whether compressed copies beside it (`.br`, `.gz`) can be smaller.
pub fn is_compressible(path: &Path) -> bool {
    path.extension().is_some_and(|extension| COMPRESSIBLE.iter().any(|known| extension == *known))
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
    fn only_names_with_a_hash_are_kept_for_ever() {
        assert!(is_hashed(Path::new("web-0123456789abcdef_bg.wasm")));
        assert!(is_hashed(Path::new("style-0123456789abcdef.css")));
        assert!(is_hashed(Path::new("app-0123456789abcdef/web.js")));
        assert!(!is_hashed(Path::new("bootstrap.js")));
        assert!(!is_hashed(Path::new("fonts/text-bold.woff2")));
    }
}
