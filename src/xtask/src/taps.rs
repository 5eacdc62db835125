//! `cargo taps`: from tap to paint in each of the named built sites, or in `dist`, with the program of that name in `tests`.

use std::process::ExitCode;

use crate::shell::{Fallible, cargo, succeeds};
use crate::{browser, dist};

pub(crate) fn run(words: &[String]) -> Fallible<ExitCode> {
    browser::install()?;
    let mut taps = cargo();
    taps.args(["run", "--quiet", "--package", "tests", "--bin", "taps", "--"]).args(words);
    let site = words.iter().rfind(|word| std::path::Path::new(word).is_dir());
    taps.env("STAMMTISCH_SITE", site.map_or_else(dist::folder, Into::into));
    Ok(if succeeds(&mut taps) { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
