//! Changes to a link: damage on its way, and manipulation.

use table::{GameRng, Link};

use super::Corpus;

/// A way to change a text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mutation {
    /// A character is replaced by another one that links have.
    Flip,
    /// A piece is removed, at an end or in the middle.
    Cut,
    /// Characters are inserted.
    Insert,
    /// A piece is repeated, once or often.
    Duplicate,
    /// The beginning of the link and the end of another one.
    Splice,
    /// A number is replaced by one that is out of range or written otherwise.
    Number,
    /// A character of another alphabet, a control character, or one that replaces invalid bytes.
    Alphabet,
    /// Two segments change places.
    Swap,
    /// A segment of another link is put in.
    Transplant,
    /// The notes are replaced by malformed ones.
    Names,
}

/// All mutations.
pub const MUTATIONS: [Mutation; 10] = [
    Mutation::Flip,
    Mutation::Cut,
    Mutation::Insert,
    Mutation::Duplicate,
    Mutation::Splice,
    Mutation::Number,
    Mutation::Alphabet,
    Mutation::Swap,
    Mutation::Transplant,
    Mutation::Names,
];

/// The characters of a link.
const LETTERS: &[u8] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._~-";

const NUMBERS: [&str; 12] = [
    "0",
    "007",
    "8",
    "9",
    "255",
    "256",
    "65535",
    "65536",
    "4294967296",
    "18446744073709551616",
    "-1",
    "99999999999999999999999999999999999999999999999999",
];

const ALPHABETS: [&str; 14] =
    ["а", "е", "Ω", "ß", "漢", "１", "٣", "🍺", "\u{202E}", "\u{200B}", "\0", "\u{301}", "%00", "\u{FFFD}"];

/// Base64url of: nothing; a name of markup; two equal names from right to left; the same seat twice, then without a name;
/// lines that are not there; bytes that are no letters; line breaks alone.
const NAMES: [&str; 7] = [
    "",
    "YT08c2NyaXB0PmFsZXJ0KDEpPC9zY3JpcHQ-",
    "YT3igK5hcmlNCmI94oCuYXJpTQ",
    "YT1NaXJhCmE9VGhlbwphPQ",
    "NjU1MzU9d2VpdAo2NTUzNj16dSB3ZWl0",
    "_____w",
    "CgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK",
];

impl Mutation {
    /// A valid link, mutated one to three times, and the first mutation. Eight times in ten it gets a valid end, because the reader
    /// refuses a link with a wrong end before it reads on.
    #[must_use]
    pub fn link(corpus: &Corpus, rng: &mut GameRng) -> (Mutation, String) {
        let ended = rng.below(10) < 8;
        let link = corpus.pick(rng);
        let mut text = if ended { body(link) } else { link }.to_owned();
        let first = pick(&MUTATIONS, rng, Mutation::Flip);
        let mut mutation = first;
        // Half of the links are mutated once: the more mutations, the earlier a link is refused.
        for _ in 0..[1, 1, 2, 3][below(4, rng)] {
            text = mutation.apply(&text, corpus, rng);
            mutation = pick(&MUTATIONS, rng, Mutation::Flip);
        }
        (first, if ended { Link::ended(&text) } else { text })
    }

    /// The text after this mutation.
    #[must_use]
    pub fn apply(self, text: &str, corpus: &Corpus, rng: &mut GameRng) -> String {
        let (from, to) = place(text, rng);
        match self {
            Mutation::Flip => replaced(text, from, from + 1, letter(rng)),
            Mutation::Cut => match rng.below(3) {
                0 => text.get(..from).unwrap_or_default().to_owned(),
                1 => text.get(to..).unwrap_or_default().to_owned(),
                _ => replaced(text, from, to, ""),
            },
            Mutation::Insert => {
                let count = [1, 2, 40, 3000][rng.below(64) as usize / 21];
                let inserted: String = (0..count).map(|_| letter(rng)).collect();
                replaced(text, from, from, &inserted)
            }
            Mutation::Duplicate => {
                let times = pick(&[2, 2, 2, 2, 2, 2, 2, 3, 3, 50], rng, 2);
                let piece = text.get(from..to.min(from + 2000)).unwrap_or_default();
                replaced(text, from, to, &piece.repeat(times))
            }
            Mutation::Splice => {
                let other = body(corpus.same_game(text, rng));
                let (at, _) = place(other, rng);
                format!("{}{}", text.get(..from).unwrap_or_default(), other.get(at..).unwrap_or_default())
            }
            Mutation::Number => number(text, from, rng),
            Mutation::Alphabet => replaced(text, from, from + rng.below(2) as usize, pick(&ALPHABETS, rng, "")),
            Mutation::Swap => {
                let mut segments: Vec<&str> = text.split('.').collect();
                let (one, other) = (segment(&segments, rng), segment(&segments, rng));
                segments.swap(one, other);
                segments.join(".")
            }
            Mutation::Transplant => {
                let other: Vec<&str> = body(corpus.same_game(text, rng)).split('.').collect();
                let mut segments: Vec<&str> = text.split('.').collect();
                let (here, there) = (segment(&segments, rng), segment(&other, rng));
                match rng.below(2) {
                    0 => segments[here] = other[there],
                    _ => segments.insert(here, other[there]),
                }
                segments.join(".")
            }
            Mutation::Names => format!("{}~{}", body(text), pick(&NAMES, rng, "")),
        }
    }
}

/// A link without its end.
#[must_use]
pub fn body(link: &str) -> &str {
    link.rsplit_once('~').map_or(link, |(body, _)| body)
}

fn pick<T: Copy>(items: &[T], rng: &mut GameRng, none: T) -> T {
    rng.pick(items).copied().unwrap_or(none)
}

fn below(count: usize, rng: &mut GameRng) -> usize {
    rng.below(u32::try_from(count.max(1)).unwrap_or(u32::MAX)) as usize
}

/// The segments of a record before its acts.
const HEAD: usize = 6;

/// A piece of the text, short or long; three times in four among the acts, if there are any.
fn place(text: &str, rng: &mut GameRng) -> (usize, usize) {
    let acts = text.match_indices('.').nth(HEAD - 1).map_or(0, |(at, _)| at + 1);
    let first = if rng.below(4) == 0 { 0 } else { acts };
    let from = first + below(text.len() - first + 1, rng);
    let longest = if rng.below(4) == 0 { text.len() } else { 8 };
    (from, (from + below(longest + 1, rng)).min(text.len()))
}

/// The number of a segment; three times in four of an act, if there is one.
fn segment(segments: &[&str], rng: &mut GameRng) -> usize {
    let first = if segments.len() <= HEAD || rng.below(4) == 0 { 0 } else { HEAD };
    first + below(segments.len() - first, rng)
}

fn letter(rng: &mut GameRng) -> &'static str {
    let at = below(LETTERS.len(), rng);
    std::str::from_utf8(&LETTERS[at..=at]).unwrap_or_default()
}

/// The text with another piece from one place to another; within a character of more bytes nothing happens.
fn replaced(text: &str, from: usize, to: usize, piece: &str) -> String {
    let (from, to) = (from.min(text.len()), to.min(text.len()));
    match (text.get(..from), text.get(to..)) {
        (Some(before), Some(after)) => format!("{before}{piece}{after}"),
        _ => text.to_owned(),
    }
}

/// The next number after a place becomes another one.
fn number(text: &str, from: usize, rng: &mut GameRng) -> String {
    let bytes = text.as_bytes();
    let Some(from) = (from..bytes.len()).find(|&at| bytes[at].is_ascii_digit()) else { return text.to_owned() };
    let to = (from..bytes.len()).find(|&at| !bytes[at].is_ascii_digit()).unwrap_or(bytes.len());
    replaced(text, from, to, pick(&NUMBERS, rng, ""))
}
