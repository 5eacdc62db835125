//! What the ledger keeps of one player, and how a position text writes it.

use std::fmt;
use std::str::FromStr;

use super::{Charge, Glass, Measure};

use table::shortened;

use crate::ParseError;

/// The page of one player.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Page {
    pub(super) glass: Glass,
    /// Of this round, in order.
    pub(super) charges: Vec<Charge>,
    pub(super) doubled: bool,
    /// Sips to hand out until the next round starts.
    pub(super) to_give: u16,
    /// What the rounds before came to.
    pub(super) before: Measure,
    /// What is ticked off.
    pub(super) done: Measure,
    /// Sips handed out, in all.
    pub(super) given: u16,
}

impl fmt::Display for Page {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.glass.fmt(f)?;
        for charge in &self.charges {
            match charge {
                Charge::Caught => f.write_str("c")?,
                Charge::WrongCatch => f.write_str("x")?,
                Charge::Given { from } => write!(f, "g{from}")?,
                Charge::High { cards } => write!(f, "h{cards}")?,
                Charge::Rest { sum, .. } => write!(f, "r{sum}")?,
                Charge::Copied { from, what } => write!(f, "d{from}{}.{}", what.shots, what.sips)?,
            }
        }
        if self.doubled {
            f.write_str("*")?;
        }
        if self.to_give > 0 {
            write!(f, "+{}", self.to_give)?;
        }
        let (before, done) = (self.before, self.done);
        if (before, done, self.given) != (Measure::default(), Measure::default(), 0) {
            write!(f, "/{}.{}/{}.{}/{}", before.shots, before.sips, done.shots, done.sips, self.given)?;
        }
        Ok(())
    }
}

impl FromStr for Page {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Page, ParseError> {
        let page = read(text).ok_or_else(|| ParseError::Page(shortened(text)))?;
        // Only the text that would be written is read.
        if page.to_string() == text { Ok(page) } else { Err(ParseError::Page(shortened(text))) }
    }
}

fn read(text: &str) -> Option<Page> {
    let mut parts = text.split('/');
    let mut rest = parts.next()?;
    let mut page = Page { glass: letter(&mut rest)?.parse().ok()?, ..Page::default() };
    while !rest.is_empty() {
        match letter(&mut rest)? {
            "c" => page.charges.push(Charge::Caught),
            "x" => page.charges.push(Charge::WrongCatch),
            "g" => page.charges.push(Charge::Given { from: letter(&mut rest)?.parse().ok()? }),
            "h" => page.charges.push(Charge::High { cards: number(&mut rest)?.try_into().ok()? }),
            "r" => page.charges.push(Charge::rest(number(&mut rest)?)),
            "d" => {
                let from = letter(&mut rest)?.parse().ok()?;
                let shots = number(&mut rest)?;
                let sips = letter(&mut rest).filter(|point| *point == ".").and_then(|_| number(&mut rest))?;
                page.charges.push(Charge::Copied { from, what: Measure { shots, sips } });
            }
            "*" => page.doubled = true,
            "+" => page.to_give = number(&mut rest)?,
            _ => return None,
        }
    }
    if let Some(before) = parts.next() {
        page.before = measure(before)?;
        page.done = measure(parts.next()?)?;
        page.given = parts.next()?.parse().ok()?;
    }
    Some(page)
}

/// Takes the first letter.
fn letter<'a>(rest: &mut &'a str) -> Option<&'a str> {
    let (first, after) = rest.split_at(rest.chars().next()?.len_utf8());
    *rest = after;
    Some(first)
}

/// Takes a number.
fn number(rest: &mut &str) -> Option<u16> {
    let (digits, after) = rest.split_at(rest.bytes().take_while(u8::is_ascii_digit).count());
    *rest = after;
    digits.parse().ok()
}

fn measure(text: &str) -> Option<Measure> {
    let (shots, sips) = text.split_once('.')?;
    Some(Measure { shots: shots.parse().ok()?, sips: sips.parse().ok()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_reads_back_what_it_writes() {
        for text in ["w", "a", "n", "wcgb+1", "ah2r7*", "axc/0.0/0.0/2", "adb1.0c*", "ah2r7*+3/1.4/0.4/2"] {
            assert_eq!(text.parse::<Page>().map(|page| page.to_string()), Ok(text.to_owned()));
        }
        for wrong in [
            "",
            "q",
            "wz",
            "w+",
            "wg",
            "wgi",
            "w+0",
            "w*c",
            "wdb1",
            "wd1.0",
            "wdb01.0",
            "wr07",
            "w/1.4",
            "w/1.4/0.4/2/1",
            "w/0.0/0.0/0",
            "ä",
        ] {
            assert_eq!(wrong.parse::<Page>(), Err(ParseError::Page(wrong.to_owned())), "{wrong}");
        }
    }
}
