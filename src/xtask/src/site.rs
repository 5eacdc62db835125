//! Building the static site with Trunk.

use std::path::{Path, PathBuf};
use std::process::Command;

use xtask::offline;

use crate::shell::{Fallible, command, root, step, succeeds};
use crate::{shrink, tools};

/// For the small site the standard library is compiled along with the app: for size, and without all that only a panic
/// would say. A panic is then nothing but a trap, and `static/start.js` finds the rest by itself. 25 of 140 kB.
///
/// Cargo calls these switches unstable, as another Rust may name them otherwise; ours is pinned in rust-toolchain.toml, so
/// they mean the same on every machine. `RUSTC_BOOTSTRAP` makes it listen to them, and can go when they are stable.
/// Only the profile `site` is ever built so, in its own folders: no other build notices.
pub(crate) const SMALL: &[(&str, &str)] = &[
    ("RUSTC_BOOTSTRAP", "1"),
    ("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort"),
    ("CARGO_UNSTABLE_BUILD_STD_FEATURES", "optimize_for_size"),
    // Cargo adds them to those in .cargo/config.toml. A quarter of a megabyte of stack is plenty, and what lies behind it
    // gets addresses that are a byte shorter.
    (
        "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
        "-Zunstable-options -Cpanic=immediate-abort -Zfmt-debug=none -Zlocation-detail=none -Clink-arg=-zstack-size=262144",
    ),
];

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

/// Builds the site into `folder`; cargo decides what of it is still fresh.
///
/// Returns whether the site is as small as it gets, that is, whether the machine had everything for it.
pub(crate) fn build(build: Build, folder: &Path) -> Fallible<bool> {
    tools::install()?;
    if build == Build::Debug {
        let mut trunk = trunk(folder, "play");
        step("Building the site (1 minute at first, then seconds)", || built(&mut trunk))?;
        return Ok(false);
    }
    let mut trunk = trunk(folder, "site");
    // Not with `--release`, for which Trunk would want a wasm-opt of its own.
    trunk.arg("--minify");
    // It would take the place of our flags.
    trunk.env_remove("RUSTFLAGS");
    let small = tools::std_source();
    if small {
        trunk.envs(SMALL.iter().copied());
    } else {
        println!(
            "Without Rust's own source (`rustup component add rust-src`, once with a network) the site gets larger."
        );
    }
    step("Building the small site (3 minutes at first, then 1)", || built(&mut trunk))?;
    let small = shrink::shrink(folder)? && small;
    let sealed = offline::stamp(folder).and_then(|()| offline::seal(folder));
    sealed.map_err(|error| format!("The site cannot be made to work without a network: {error}."))?;
    Ok(small)
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
