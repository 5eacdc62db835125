//! The words of a command line.

use std::slice::Iter;
use std::str::FromStr;

use table::Lang;

use crate::shell::Fallible;

/// Reads the word after a flag.
pub(crate) fn value<T: FromStr>(words: &mut Iter<'_, String>, wish: &str) -> Fallible<T> {
    words.next().and_then(|word| word.parse().ok()).ok_or_else(|| wish.to_owned())
}

/// Reads the word after `--lang`.
pub(crate) fn lang(words: &mut Iter<'_, String>, usage: &str) -> Fallible<Lang> {
    match words.next().map(String::as_str) {
        Some("de") => Ok(Lang::De),
        Some("en") => Ok(Lang::En),
        _ => Err(format!("--lang wants de or en; {usage}")),
    }
}

/// A command line as its words, for tests.
#[cfg(test)]
pub(crate) fn split(line: &str) -> Vec<String> {
    line.split_whitespace().map(str::to_owned).collect()
}
