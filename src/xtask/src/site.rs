//! Building the static site with Trunk.

use std::fs;
use std::path::{Path, PathBuf};

use crate::shell::{Fallible, command, root, step, succeeds};
use crate::tools;

/// How the app is compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Build {
    /// Quickly, for trying out.
    Debug,
    /// As small as it gets, with wasm-opt where npm is there.
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
pub(crate) fn build(build: Build, folder: &Path) -> Fallible {
    tools::install()?;
    let (kind, time) = match build {
        Build::Debug => ("", "1 minute at first, then seconds"),
        Build::Release => ("smallest ", "1 to 2 minutes"),
    };
    step(&format!("Building the {kind}site ({time})"), || trunk(build, folder))?;
    if build == Build::Release {
        shrink(folder)?;
    }
    Ok(())
}

fn trunk(build: Build, folder: &Path) -> Fallible {
    let mut trunk = command("trunk");
    // Where in Trunk the failure of a build came up helps nobody.
    trunk.env("PATH", tools::path()).env("RUST_BACKTRACE", "0");
    // Trunk takes the value of NO_COLOR for a mistake unless it is one of its own words.
    trunk.env_remove("NO_COLOR");
    // Only errors: Trunk warns that it cannot minify the script of wasm-bindgen, which is true and no harm.
    trunk.args(["--log", "error", "build", "--dist"]).arg(folder);
    match build {
        Build::Debug => trunk.args(["--cargo-profile", "play"]),
        // Not with `--release`, for which Trunk would want a wasm-opt of its own.
        Build::Release => trunk.args(["--cargo-profile", "site", "--minify"]),
    };
    if succeeds(&mut trunk) {
        Ok(())
    } else {
        Err("The site could not be built: the messages above say why.".to_owned())
    }
}

/// Runs wasm-opt, which Trunk could do itself, but not leave out on a machine without it.
fn shrink(folder: &Path) -> Fallible {
    let Some(mut wasm_opt) = tools::wasm_opt()? else {
        println!("npm is missing, so wasm-opt is left out and the site a little larger.");
        return Ok(());
    };
    let entries = fs::read_dir(folder).map_err(|error| format!("The built site cannot be read: {error}."))?;
    let wasm = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .find(|path| path.extension().is_some_and(|extension| extension == "wasm"))
        .ok_or("The built site has no wasm file: index.html must name the app for Trunk.")?;
    step("Making the wasm smaller (10 seconds)", || {
        wasm_opt.args(["-Oz", "--strip-producers", "-o"]).arg(&wasm).arg(&wasm);
        if succeeds(&mut wasm_opt) { Ok(()) } else { Err("wasm-opt failed: the messages above say why.".to_owned()) }
    })
}
