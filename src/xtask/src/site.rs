//! Building the static site with Trunk.

use std::path::{Path, PathBuf};
use std::process::Command;

use xtask::offline;

use crate::shell::{Fallible, command, root, step, succeeds};
use crate::split::{self, Chunks};
use crate::{shrink, styles, tools};

/// The linker keeps what tells which part of the wasm needs which other one: without it nothing could be taken apart. Cargo adds
/// this to the flags in .cargo/config.toml.
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

/// Builds the site into `folder`, and tells its chunks, if it has any; cargo decides what of it is still fresh.
pub(crate) fn build(build: Build, folder: &Path) -> Fallible<Chunks> {
    tools::install()?;
    styles::build_page()?;
    if build == Build::Debug {
        let mut trunk = trunk(folder, "play");
        step("Building the site (1 minute at first, then seconds)", || built(&mut trunk))?;
        styles::build_games(folder)?;
        return Ok(Chunks::new());
    }
    let mut trunk = trunk(folder, "site");
    // Not with `--release`, for which Trunk would want a wasm-opt of its own.
    trunk.arg("--minify");
    // It would take the place of our flags.
    trunk.env_remove("RUSTFLAGS").env(RELOCATABLE.0, RELOCATABLE.1).args(["--features", "split"]);
    step("Building the finished site (3 minutes at first, then 1)", || built(&mut trunk))?;
    let chunks = split::split(folder)?;
    styles::build_games(&folder.join(offline::APP))?;
    shrink::shrink(folder)?;
    let sealed = offline::stamp(folder).and_then(|()| offline::seal(folder));
    sealed.map_err(|error| format!("The site cannot be made to work without a network: {error}."))?;
    Ok(chunks)
}

fn trunk(folder: &Path, profile: &str) -> Command {
    let mut trunk = command("trunk");
    // Where in Trunk the failure of a build came up helps nobody.
    trunk.env("PATH", tools::path()).env("RUST_BACKTRACE", "0");
    // Trunk takes the value of NO_COLOR for a mistake unless it is one of its own words.
    trunk.env_remove("NO_COLOR");
    // Only errors: Trunk warns that it cannot minify the script of wasm-bindgen, which is true and no harm.
    trunk.args(["--log", "error", "build", "--cargo-profile", profile, "--dist"]).arg(folder);
    trunk
}

fn built(trunk: &mut Command) -> Fallible {
    if succeeds(trunk) { Ok(()) } else { Err("The site could not be built: the messages above say why.".to_owned()) }
}
