//! Building the static site with Trunk.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use xshell::{Cmd, Shell, cmd};
use xtask::offline;

use crate::shell::{root, shell, step};
use crate::split::{self, Chunks};
use crate::{optimize, styles, tools};

/// The linker keeps the relocations, from which the splitter learns which part of the wasm needs which other one. Cargo adds this
/// to the flags in .cargo/config.toml.
const RELOCATABLE: (&str, &str) = ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", "-Clink-arg=--emit-relocs");

/// How the app is compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Build {
    /// Quickly, for trying out.
    Debug,
    /// As small as this machine can.
    Release,
}

impl Build {
    /// Where `play` and `shots` keep this kind of site.
    pub(crate) fn folder(self) -> PathBuf {
        root().join(match self {
            Build::Debug => "target/site-debug",
            Build::Release => "target/site-release",
        })
    }
}

/// Builds the site into `folder` and returns its chunks, if it has any.
pub(crate) fn build(build: Build, folder: &Path) -> Result<Chunks> {
    tools::install()?;
    let sh = shell()?;
    styles::build_page()?;
    if build == Build::Debug {
        step("Building the site (1 minute at first, then seconds)", || run(&trunk(&sh, folder, "play")))?;
        styles::build_games(folder)?;
        return Ok(Chunks::new());
    }
    // Not with `--release`, for which Trunk would want a wasm-opt of its own.
    let trunk = trunk(&sh, folder, "site").args(["--minify", "--features", "split"]);
    // RUSTFLAGS would replace our flags.
    let trunk = trunk.env_remove("RUSTFLAGS").env(RELOCATABLE.0, RELOCATABLE.1);
    step("Building the finished site (3 minutes at first, then 1)", || run(&trunk))?;
    let chunks = split::split(folder)?;
    styles::build_games(&folder.join(offline::APP))?;
    optimize::optimize(folder)?;
    let sealed = offline::stamp(folder).and_then(|()| offline::seal(folder));
    sealed.context("The site cannot be made to work without a network")?;
    Ok(chunks)
}

fn trunk<'a>(sh: &'a Shell, folder: &Path, profile: &str) -> Cmd<'a> {
    // Only errors: Trunk warns that it cannot minify the script of wasm-bindgen, which is true and no harm.
    let trunk = cmd!(sh, "trunk --log error build --cargo-profile {profile} --dist {folder}");
    // A backtrace of Trunk itself does not help; and it refuses a value of NO_COLOR that is not one of its own words.
    trunk.env("RUST_BACKTRACE", "0").env_remove("NO_COLOR").quiet()
}

fn run(trunk: &Cmd<'_>) -> Result<()> {
    trunk.run().context("The site could not be built, and the reasons stand above")
}
