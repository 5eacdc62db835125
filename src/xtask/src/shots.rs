//! `cargo shots`: photographs screens, with the program of that name in `tests`.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::Args;

use crate::browser;
use crate::shell::{cargo, shell};
use crate::site::{self, Build};

/// The arguments of `cargo shots`.
#[derive(Debug, Args)]
pub(crate) struct Shots {
    /// `readme` for the pictures in docs/, or parts of the names of contact sheets: `phone`, `dark`, `phone-light-en` [default: all sheets]
    names: Vec<String>,
    /// Photograph this finished site instead of building one
    #[arg(long, value_name = "FOLDER")]
    site: Option<PathBuf>,
}

impl Shots {
    pub(crate) fn run(self) -> Result<ExitCode> {
        browser::install()?;
        let folder = match self.site {
            Some(folder) => std::path::absolute(folder)?,
            None => {
                let folder = Build::Release.folder();
                site::build(Build::Release, &folder)?;
                folder
            }
        };
        let sh = shell()?;
        let shots = cargo(&sh).args(["run", "--quiet", "--package", "tests", "--bin", "shots", "--"]);
        let photographed = shots.args(self.names).env("STAMMTISCH_SITE", folder).run();
        Ok(if photographed.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}
