//! `cargo verify`: everything the project checks about itself.

use std::process::ExitCode;
use std::thread::{self, JoinHandle};
use std::time::Instant;

use crate::browser;
use crate::dist;
use crate::shell::{Fallible, cargo, spoken, succeeds};
use crate::tally::Tally;
use crate::tools;

/// How many browsers run at a time: they wait as much as they work, and two cores are the least there is.
const BROWSERS: usize = 4;

/// How many failures among some hundred tests with browsers may be the browsers' own, and are run again.
const FEW: usize = 3;

/// A part of the verification, in the order in which they run: quick and telling ones first.
struct Part {
    name: &'static str,
    run: fn(&mut Verification),
}

const PARTS: &[Part] = &[
    Part { name: "fmt", run: Verification::fmt },
    Part { name: "clippy", run: Verification::clippy },
    Part { name: "doc", run: Verification::doc },
    Part { name: "test", run: Verification::test },
    Part { name: "wasm", run: Verification::wasm },
    Part { name: "browser", run: Verification::browser },
];

pub(crate) fn run(words: &[String]) -> Fallible<ExitCode> {
    if let Some(word) = words.iter().find(|word| PARTS.iter().all(|part| part.name != **word)) {
        let names: Vec<&str> = PARTS.iter().map(|part| part.name).collect();
        return Err(format!("cargo verify knows no part {word}; usage: cargo verify [{}]...", names.join("|")));
    }
    let wanted = |part: &str| words.is_empty() || words.iter().any(|word| word == part);
    // Downloads wait for the network, and compilers for the processor.
    let browsers = wanted("browser").then(|| thread::spawn(browser::install_all));
    let mut verification = Verification { browsers, ..Verification::default() };
    for part in PARTS.iter().filter(|part| wanted(part.name)) {
        println!("\n=== {} ===", part.name);
        let start = Instant::now();
        (part.run)(&mut verification);
        println!("=== {}: {} ===", part.name, spoken(start.elapsed()));
    }
    Ok(if verification.tally.close() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

#[derive(Default)]
struct Verification {
    tally: Tally,
    /// The browsers that are being installed meanwhile.
    browsers: Option<JoinHandle<Fallible>>,
    /// Whether this run has built the site already.
    built: bool,
}

impl Verification {
    fn fmt(&mut self) {
        self.tally.check("fmt", succeeds(cargo().args(["fmt", "--all", "--check"])));
    }

    fn clippy(&mut self) {
        let mut clippy = cargo();
        clippy.args(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]);
        self.tally.check("clippy", succeeds(&mut clippy));
    }

    fn doc(&mut self) {
        let mut doc = cargo();
        doc.args(["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings");
        self.tally.check("doc", succeeds(&mut doc));
    }

    /// All tests that need no browser; those that do are marked `#[ignore]`.
    fn test(&mut self) {
        self.tally.tests("test", cargo().args(["test", "--workspace", "--no-fail-fast"]));
    }

    fn wasm(&mut self) {
        let built = dist::build();
        self.built = built.is_ok();
        self.check_step("wasm", &built.and_then(|cost| dist::within_budget(&cost)));
    }

    /// `tests/tests/browser`, on the finished site.
    fn browser(&mut self) {
        let installed = self.browsers.take().and_then(|browsers| browsers.join().ok());
        let mut ready = installed.unwrap_or_else(browser::install_all).and_then(|()| tools::geckodriver());
        if ready.is_ok() && !self.built {
            ready = dist::build().map(|_| ());
        }
        if ready.is_err() {
            return self.check_step("browser", &ready);
        }
        self.tally.tests_twice("browser", FEW, |named| {
            let mut tests = cargo();
            // The whole workspace, as in `test`: another choice has other features, and is compiled again.
            tests.args(["test", "--workspace", "--no-fail-fast", "--tests", "--", "--ignored"]);
            match named {
                [] => tests.arg(format!("--test-threads={BROWSERS}")),
                named => tests.args(["--test-threads=1", "--exact"]).args(named),
            };
            tests.env("STAMMTISCH_SITE", dist::folder()).env("PATH", tools::path());
            tests
        });
    }

    fn check_step(&mut self, name: &str, result: &Fallible) {
        if let Err(sentence) = result {
            println!("{sentence}");
        }
        self.tally.check(name, result.is_ok());
    }
}
