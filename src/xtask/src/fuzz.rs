//! Fuzz targets: the readers of acts, links and saves, and of what a sealed table shows and keeps. Each target takes any input and panics only if the project has a defect:
//! reading panics, or what was read is not written as a text that reads back to it.
//!
//! Three callers use the targets. `cargo test` (`tests/fuzz.rs`) lets proptest choose and shrink [mutated](Mutation) links;
//! `cargo mutate-links` reads a million of them and counts the outcomes; `tests/fuzz` is for `cargo fuzz`, which follows coverage.
//!
//! The mutations are our own, as they know what a link is made of: random text is refused at its first character, whereas a link
//! with another number, a segment of another link or a valid end reaches the rules. proptest chooses which mutations are applied
//! to which link, and finds the shortest link that still fails.

mod corpus;
mod mutation;
mod random_links;
mod sealed_table;
mod target;

pub use corpus::{Corpus, links};
pub use mutation::{MUTATIONS, Mutation, body};
pub use sealed_table::{key_link, ledger, sealed_texts, sheet};

use table::{Head, Link, LinkError};

use target::TARGETS;

/// Acts: the first byte chooses a game and a moment of it, the rest are acts in the notation of a record.
///
/// # Panics
/// If an act does not read back, or the rules, the menu and the check do not agree about it.
pub fn notation(bytes: &[u8]) {
    let Some((first, words)) = bytes.split_first() else { return };
    let (game, moment) = (usize::from(*first) % TARGETS.len(), usize::from(*first) / TARGETS.len());
    (TARGETS[game].notation)(moment, &String::from_utf8_lossy(words));
}

/// A link. Each is read as it is and with the valid end, because a link with a wrong end is refused before its acts are read.
///
/// # Panics
/// If what was read does not write the text that reads back to it.
pub fn import(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let _ = open(&text);
    let _ = open(&Link::ended(&text));
}

/// Opens a link as the page does: to its last act.
///
/// # Errors
/// [`LinkError`].
///
/// # Panics
/// If what was read does not write the text that reads back to it.
pub fn open(text: &str) -> Result<Link, LinkError> {
    let link = Link::read(text, |id| TARGETS.iter().any(|target| target.id == id))?;
    let target = TARGETS.iter().find(|target| target.id == link.game()).expect("only known games are read");
    (target.import)(&link)?;
    Ok(link)
}

/// The record of a save. The rest of a save is JSON.
///
/// # Panics
/// If what was read does not write the text that reads back to it.
pub fn save(text: &str) {
    let Some(head) = Head::read(text) else { return };
    if let Some(target) = TARGETS.iter().find(|target| target.id == head.game) {
        (target.save)(text);
    }
}
