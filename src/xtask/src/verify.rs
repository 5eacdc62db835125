//! `cargo verify`: everything the project checks about itself.

use std::process::{Command, ExitCode};
use std::thread::{self, JoinHandle};
use std::time::Instant;

use anyhow::{Result, bail};
use clap::{Args, ValueEnum};
use xshell::Shell;

use crate::browser;
use crate::dist;
use crate::shell::{cargo, shell, spoken};
use crate::summary::{FLAKY, Summary};
use crate::tools;

/// How many browsers run at a time. They wait as much as they work, so it is twice the cores of a small machine.
const BROWSERS: usize = 4;

/// Up to this number of failed browser tests are run again: browsers on a busy machine are sometimes too slow.
const RERUN_AT_MOST: usize = 8;

/// The arguments of `cargo verify`.
#[derive(Debug, Args)]
pub(crate) struct Verify {
    /// The parts to run [default: all]
    #[arg(value_enum)]
    parts: Vec<Part>,
}

/// A part of the verification, in the order in which they run: quick ones first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Part {
    /// rustfmt
    Fmt,
    /// Lints
    Clippy,
    /// Documentation
    Doc,
    /// All tests without a browser
    Test,
    /// The finished site and its limits
    Wasm,
    /// All tests with a browser, on the finished site
    Browser,
}

impl Verify {
    pub(crate) fn run(self) -> Result<ExitCode> {
        let wanted = |part: &Part| self.parts.is_empty() || self.parts.contains(part);
        // Downloads wait for the network and compilers for the processor, so both run at the same time.
        let browsers = wanted(&Part::Browser).then(|| thread::spawn(browser::install_all));
        let mut verification = Verification { sh: shell()?, summary: Summary::default(), browsers, built: false };
        for part in Part::value_variants().iter().filter(|part| wanted(part)) {
            let name = part.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default();
            println!("\n=== {name} ===");
            let start = Instant::now();
            verification.run(*part);
            println!("=== {name}: {} ===", spoken(start.elapsed()));
        }
        let flaky = verification.sh.read_file(FLAKY)?;
        Ok(if verification.summary.close(&flaky) { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

struct Verification {
    sh: Shell,
    summary: Summary,
    /// The browsers, which are installed meanwhile.
    browsers: Option<JoinHandle<Result<()>>>,
    /// Whether this run has built the site already.
    built: bool,
}

impl Verification {
    fn run(&mut self, part: Part) {
        match part {
            Part::Fmt => self.cargo("fmt", &["fmt", "--all", "--check"], &[]),
            Part::Clippy => {
                self.cargo("clippy", &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"], &[]);
            }
            Part::Doc => self.cargo("doc", &["doc", "--workspace", "--no-deps"], &[("RUSTDOCFLAGS", "-D warnings")]),
            Part::Test => self.test(),
            Part::Wasm => self.wasm(),
            Part::Browser => self.browser(),
        }
    }

    /// One call of cargo that passes or fails as a whole.
    fn cargo(&mut self, name: &str, args: &[&str], env: &[(&str, &str)]) {
        let passed = cargo(&self.sh).args(args).envs(env.iter().copied()).run().is_ok();
        self.summary.check(name, passed);
    }

    /// All tests that need no browser; those that do are marked `#[ignore]`.
    fn test(&mut self) {
        let tests = cargo(&self.sh).args(["test", "--workspace", "--no-fail-fast"]);
        self.summary.tests("test", &mut tests.into());
    }

    fn wasm(&mut self) {
        // The site is linked by one processor; another compiles the driver of Firefox meanwhile.
        let with_driver = |browsers| thread::spawn(move || joined(browsers).and_then(|()| tools::geckodriver()));
        self.browsers = self.browsers.take().map(with_driver);
        let built = dist::build();
        self.built = built.is_ok();
        self.check("wasm", &built.and_then(|site| dist::within_budget(&site)));
    }

    /// `tests/tests/browser`, on the finished site.
    fn browser(&mut self) {
        let installed = self.browsers.take().map_or_else(browser::install_all, joined);
        let mut ready = installed.and_then(|()| tools::geckodriver());
        if ready.is_ok() && !self.built {
            ready = dist::build().map(drop);
        }
        if ready.is_err() {
            return self.check("browser", &ready);
        }
        let sh = &self.sh;
        self.summary.tests_twice("browser", RERUN_AT_MOST, |named| {
            // The whole workspace, as in `test`: another choice has other features, and is compiled again.
            let tests = cargo(sh).args(["test", "--workspace", "--no-fail-fast", "--tests", "--", "--ignored"]);
            let tests = match named {
                [] => tests.arg(format!("--test-threads={BROWSERS}")),
                named => tests.args(["--test-threads=1", "--exact"]).args(named),
            };
            Command::from(tests.env("STAMMTISCH_SITE", dist::folder()))
        });
    }

    fn check(&mut self, name: &str, result: &Result<()>) {
        if let Err(error) = result {
            println!("{error:#}");
        }
        self.summary.check(name, result.is_ok());
    }
}

/// What a thread that installs browsers came to.
fn joined(browsers: JoinHandle<Result<()>>) -> Result<()> {
    browsers.join().unwrap_or_else(|_| bail!("the browsers were not installed to the end"))
}
