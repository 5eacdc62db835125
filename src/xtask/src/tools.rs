//! The tools that turn the app into a site. What the machine does not have in exactly our version goes into `.tools/`.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail, ensure};
use xshell::{Cmd, cmd};

use crate::shell::{cargo, on_path, output, root, shell, step, tools_folder};

const TRUNK: &str = "0.21.14";
const BINARYEN: &str = "132.0.0";
const ESBUILD: &str = "0.28.2";
const AXE: &str = "4.14.1";
const GECKODRIVER: &str = "0.37.1";
const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// Makes sure that Trunk can build the site; afterwards neither it nor cargo needs a network.
pub(crate) fn install() -> Result<()> {
    crates()?;
    wasm_target()?;
    // Without its default features Trunk has no way to download anything, and compiles in half the time.
    program("trunk", "trunk", TRUNK, "2 minutes", &["--locked", "--no-default-features"])?;
    // Its own lock file does not compile at present, so this one goes without.
    program("wasm-bindgen", "wasm-bindgen-cli", &wasm_bindgen_version()?, "1 minute", &[])
}

/// What drives Firefox; no package of the system brings it.
pub(crate) fn geckodriver() -> Result<()> {
    program("geckodriver", "geckodriver", GECKODRIVER, "1 minute", &["--locked"])
}

/// Makes sure that binaryen, esbuild and axe are there; `false` on a machine without npm.
///
/// # Errors
/// When npm is there, but cannot install them.
pub(crate) fn install_node_tools() -> Result<bool> {
    let Some(npm) = on_path("npm").or_else(|| on_path("npm.cmd")) else {
        return Ok(false);
    };
    let versions = [("binaryen", BINARYEN), ("esbuild", ESBUILD), ("axe-core", AXE)];
    let present = versions.iter().all(|(name, version)| {
        fs::read_to_string(node_script(name).join("package.json"))
            .is_ok_and(|text| text.contains(&format!("\"version\": \"{version}\"")))
    });
    if !present {
        step("Installing binaryen, esbuild and axe from npm, once (10 seconds)", || {
            let (sh, folder) = (shell()?, tools_folder());
            let packages = versions.map(|(name, version)| format!("{name}@{version}"));
            // No package needs its own script, and npm removes every package that is not named in the same call.
            let options = ["--no-save", "--no-audit", "--no-fund", "--ignore-scripts"];
            logged(cmd!(sh, "{npm} install {options...} --prefix {folder} {packages...}"), "npm")
        })?;
    }
    Ok(true)
}

/// Where a script of the tools from npm lies: `esbuild/bin/esbuild`.
pub(crate) fn node_script(path: &str) -> PathBuf {
    tools_folder().join("node_modules").join(path)
}

/// The crates of the app itself: the one thing beside the tools for which a build needs the network.
fn crates() -> Result<()> {
    let sh = shell()?;
    if output(cargo(&sh).args(["fetch", "--offline"])).is_some() {
        return Ok(());
    }
    step("Fetching the crates that the app is made of, once (10 seconds)", || logged(cargo(&sh).arg("fetch"), "crates"))
}

fn wasm_target() -> Result<()> {
    let sh = shell()?;
    let installed = || {
        let folder = output(cmd!(sh, "rustc --print target-libdir --target {WASM_TARGET}"));
        folder.is_some_and(|folder| Path::new(folder.trim()).is_dir())
    };
    if installed() {
        return Ok(());
    }
    step("Installing Rust's WebAssembly target, once (10 seconds)", || {
        let added = cmd!(sh, "rustup target add {WASM_TARGET}").quiet().run();
        ensure!(
            added.is_ok() && installed(),
            "Rust's target {WASM_TARGET} is missing: install it with `rustup target add {WASM_TARGET}` and run the command again."
        );
        Ok(())
    })
}

/// A program from crates.io in exactly this version: ours, or the machine's own if it happens to match.
fn program(name: &str, package: &str, version: &str, time: &str, options: &[&str]) -> Result<()> {
    let sh = shell()?;
    let said = output(cmd!(sh, "{name} --version"));
    if said.is_some_and(|said| said.split_whitespace().nth(1) == Some(version)) {
        return Ok(());
    }
    step(&format!("Installing {name} {version} into .tools, once (about {time})"), || {
        // The debug build is there in half the time, and quick enough for the two seconds it works.
        let install = cargo(&sh).args(["install", package, "--version", version, "--debug", "--force", "--root"]);
        let install = install.arg(tools_folder()).args(options).env("CARGO_PROFILE_DEV_DEBUG", "0");
        // The programs have libraries in common, which are compiled once.
        logged(install.env("CARGO_TARGET_DIR", tools_folder().join("target")), name)
    })
}

/// The version that the app is linked against; the program must have exactly the same.
fn wasm_bindgen_version() -> Result<String> {
    let lock = fs::read_to_string(root().join("Cargo.lock")).unwrap_or_default();
    let mut lines = lock.lines().skip_while(|line| *line != "name = \"wasm-bindgen\"").skip(1);
    lines
        .next()
        .and_then(|line| line.strip_prefix("version = \"")?.strip_suffix('"'))
        .map(str::to_owned)
        .context("Cargo.lock names no version of wasm-bindgen: restore it from the repository.")
}

/// Runs an installation with its output in `.tools/NAME.log`, and tells a failure in one sentence.
pub(crate) fn logged(install: Cmd<'_>, name: &str) -> Result<()> {
    let path = tools_folder().join(format!("{name}.log"));
    let log = || {
        fs::create_dir_all(tools_folder())?;
        let log = File::create(&path)?;
        std::io::Result::Ok((log.try_clone()?, log))
    };
    let (out, err) = log().context("The folder .tools cannot be written")?;
    // xshell has no redirection into files.
    if Command::from(install).stdout(out).stderr(err).status().is_ok_and(|status| status.success()) {
        return Ok(());
    }
    let text = fs::read_to_string(path).unwrap_or_default().to_lowercase();
    let unreachable = ["resolve host", "connect to", "timed out", "enotfound", "eai_again", "econnrefused"];
    if unreachable.iter().any(|sign| text.contains(sign)) {
        bail!(
            "{name} must be downloaded once and the network does not answer: connect this machine and run the command again."
        );
    }
    bail!("{name} could not be installed: .tools/{name}.log says why.")
}
