//! Acts that are done one after another, as a text.

use std::fmt::Display;

use table::Seat;

/// Acts of these seats in one text: the first as in the record without its seat, then each with its seat, parted by dots.
pub(crate) fn together<A: Display>(acts: impl Iterator<Item = (Seat, A)>) -> String {
    let text = |(number, (seat, action)): (usize, (Seat, A))| match number {
        0 => action.to_string(),
        _ => format!("{seat}-{action}"),
    };
    acts.enumerate().map(text).collect::<Vec<String>>().join(".")
}
