//! What strangers may hand to the reader: a word at the table, a link, the text of a save. Each target takes anything and
//! panics only if the project is at fault: reading itself panics, or what was read does not write the text that reads
//! back to it.
//!
//! `cargo test` and `cargo mangle` call the targets with [mutated](Mutation) links of all games, always the same ones;
//! `tests/fuzz` lets `cargo fuzz` look further. Cases that were found once stand in `tests/hostile.rs`.

mod corpus;
mod mutation;
mod target;

pub use corpus::{Corpus, links};
pub use mutation::Mutation;

use table::{Head, Link, LinkError};

use target::TARGETS;

/// The slugs of the games that meet hostile texts.
pub fn games() -> impl Iterator<Item = &'static str> {
    TARGETS.iter().map(|target| target.id)
}

/// Words at the table: the first byte chooses a game and a moment of it, the rest are acts in the notation of a record.
///
/// # Panics
/// If an act does not read back, or the rules, the menu and the check do not agree about it.
pub fn notation(bytes: &[u8]) {
    let Some((first, words)) = bytes.split_first() else { return };
    let (game, moment) = (usize::from(*first) % TARGETS.len(), usize::from(*first) / TARGETS.len());
    (TARGETS[game].notation)(moment, &String::from_utf8_lossy(words));
}

/// A link: what came of it, or why not. Almost no link that was made up has the right end, so that each is also read
/// with it.
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

/// The record of a save. What stands around it is read by the browser.
///
/// # Panics
/// If what was read does not write the text that reads back to it.
pub fn save(text: &str) {
    let Some(head) = Head::read(text) else { return };
    if let Some(target) = TARGETS.iter().find(|target| target.id == head.game) {
        (target.save)(text);
    }
}
