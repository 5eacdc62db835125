//! `cargo taps`: how long a tap takes until its answer is painted, with the program of that name in `tests`.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::Args;

use crate::shell::{cargo, shell};
use crate::{browser, dist};

/// The arguments of `cargo taps`.
#[derive(Debug, Args)]
pub(crate) struct Taps {
    /// The finished sites, which take turns [default: dist]
    sites: Vec<PathBuf>,
    /// The only game that is played
    #[arg(long)]
    game: Option<String>,
}

impl Taps {
    pub(crate) fn run(self) -> Result<ExitCode> {
        browser::install()?;
        let sites = if self.sites.is_empty() { vec![dist::folder()] } else { self.sites };
        let sites = sites.into_iter().map(std::path::absolute).collect::<std::io::Result<Vec<PathBuf>>>()?;
        let sh = shell()?;
        let taps = cargo(&sh).args(["run", "--quiet", "--package", "tests", "--bin", "taps", "--"]);
        let taps = taps.args(self.game.iter().flat_map(|game| ["--game", game])).args(&sites);
        let measured = taps.env("STAMMTISCH_SITE", &sites[0]).run();
        Ok(if measured.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}
