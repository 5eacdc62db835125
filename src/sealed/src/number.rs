//! Numbers in texts.

use std::fmt::Display;
use std::str::FromStr;

/// The number that is written exactly so: without a sign and without zeros before it.
pub(crate) fn number<T: FromStr + Display>(text: &str) -> Option<T> {
    text.parse().ok().filter(|number: &T| number.to_string() == text)
}
