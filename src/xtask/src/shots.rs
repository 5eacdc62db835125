//! `cargo shots`: photographs every screen, with the program of that name in `tests`.

use std::process::ExitCode;

use crate::browser;
use crate::shell::{Fallible, cargo, succeeds};
use crate::site::{self, Build};

pub(crate) fn run(words: &[String]) -> Fallible<ExitCode> {
    browser::install()?;
    let folder = Build::Release.folder();
    site::build(Build::Release, &folder)?;
    let mut shots = cargo();
    shots.args(["run", "--quiet", "--package", "tests", "--bin", "shots", "--"]);
    shots.args(words).env("STAMMTISCH_SITE", folder);
    Ok(if succeeds(&mut shots) { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
