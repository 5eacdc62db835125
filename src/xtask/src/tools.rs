//! The tools that turn the app into a site. What the machine does not have in exactly our version goes into `.tools/`.

use std::env;
use std::ffi::OsString;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::shell::{Fallible, cargo, command, on_path, output, root, step, succeeds};

const TRUNK: &str = "0.21.14";
const BINARYEN: &str = "132.0.0";
const ESBUILD: &str = "0.28.2";
const GECKODRIVER: &str = "0.37.1";
const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// Makes sure that Trunk can build the site; afterwards neither it nor cargo needs a network.
pub(crate) fn install() -> Fallible {
    crates()?;
    wasm_target()?;
    // Without its default features Trunk has no way to download anything, and compiles in half the time.
    program("trunk", "trunk", TRUNK, "2 minutes", &["--locked", "--no-default-features"])?;
    // Its own lock file does not compile at present, so this one goes without.
    program("wasm-bindgen", "wasm-bindgen-cli", &wasm_bindgen_version()?, "1 minute", &[])
}

/// What drives Firefox; no package of the system brings it.
pub(crate) fn geckodriver() -> Fallible {
    program("geckodriver", "geckodriver", GECKODRIVER, "1 minute", &["--locked"])
}

/// `PATH` for builds and tests: our own tools first.
pub(crate) fn path() -> OsString {
    let mut folders = vec![folder().join("bin")];
    folders.extend(env::var_os("PATH").iter().flat_map(env::split_paths));
    env::join_paths(folders).expect("PATH was joined before")
}

/// Makes sure that wasm-opt and esbuild are there; `false` on a machine without npm.
///
/// # Errors
/// When npm is there, but cannot install them.
pub(crate) fn install_node_tools() -> Fallible<bool> {
    let Some(npm) = on_path("npm").or_else(|| on_path("npm.cmd")) else {
        return Ok(false);
    };
    let versions = [("binaryen", BINARYEN), ("esbuild", ESBUILD)];
    let present = versions.iter().all(|(name, version)| {
        fs::read_to_string(node_script(name).join("package.json"))
            .is_ok_and(|text| text.contains(&format!("\"version\": \"{version}\"")))
    });
    if !present {
        step("Installing wasm-opt and esbuild from npm, once (10 seconds)", || {
            let mut install = command(npm);
            // No package needs its own script, and npm removes whatever is not named in the same breath.
            install.args(["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix"]);
            install.arg(folder()).args(versions.map(|(name, version)| format!("{name}@{version}")));
            logged(&mut install, "npm")
        })?;
    }
    Ok(true)
}

/// Where a script of the tools from npm lies: `esbuild/bin/esbuild`.
pub(crate) fn node_script(path: &str) -> PathBuf {
    folder().join("node_modules").join(path)
}

fn folder() -> PathBuf {
    root().join(".tools")
}

/// The crates of the app itself: the one thing beside the tools for which a build needs the network.
fn crates() -> Fallible {
    if output(cargo().args(["fetch", "--offline"])).is_some() {
        return Ok(());
    }
    step("Fetching the crates that the app is made of, once (10 seconds)", || logged(cargo().arg("fetch"), "crates"))
}

fn wasm_target() -> Fallible {
    let installed = || {
        let mut ask = command("rustc");
        ask.args(["--print", "target-libdir", "--target", WASM_TARGET]);
        output(&mut ask).is_some_and(|folder| Path::new(folder.trim()).is_dir())
    };
    if installed() {
        return Ok(());
    }
    step("Installing Rust's WebAssembly target, once (10 seconds)", || {
        let added = succeeds(command("rustup").args(["target", "add", WASM_TARGET]));
        if added && installed() {
            return Ok(());
        }
        Err(format!(
            "Rust's target {WASM_TARGET} is missing: install it with `rustup target add {WASM_TARGET}` and run the command again."
        ))
    })
}

/// A program from crates.io in exactly this version: ours, or the machine's own if it happens to match.
fn program(name: &str, package: &str, version: &str, time: &str, options: &[&str]) -> Fallible {
    let said = output(command(name).arg("--version").env("PATH", path()));
    if said.is_some_and(|said| said.split_whitespace().nth(1) == Some(version)) {
        return Ok(());
    }
    step(&format!("Installing {name} {version} into .tools, once (about {time})"), || {
        let mut install = cargo();
        // The debug build is there in half the time, and quick enough for the two seconds it works.
        install.args(["install", package, "--version", version, "--debug", "--force", "--root"]);
        install.arg(folder()).args(options).env("CARGO_PROFILE_DEV_DEBUG", "0");
        logged(&mut install, name)
    })
}

/// The version that the app is linked against; the program must have exactly the same.
fn wasm_bindgen_version() -> Fallible<String> {
    let lock = fs::read_to_string(root().join("Cargo.lock")).unwrap_or_default();
    let mut lines = lock.lines().skip_while(|line| *line != "name = \"wasm-bindgen\"").skip(1);
    lines
        .next()
        .and_then(|line| line.strip_prefix("version = \"")?.strip_suffix('"'))
        .map(str::to_owned)
        .ok_or_else(|| "Cargo.lock names no version of wasm-bindgen: restore it from the repository.".to_owned())
}

/// Runs an installation with its chatter kept in `.tools/NAME.log`, and tells a failure in one sentence.
pub(crate) fn logged(install: &mut Command, name: &str) -> Fallible {
    let path = folder().join(format!("{name}.log"));
    let unwritable = |error| format!("The folder .tools cannot be written: {error}.");
    fs::create_dir_all(folder()).map_err(unwritable)?;
    let log = File::create(&path).map_err(unwritable)?;
    let errors = log.try_clone().map_err(unwritable)?;
    if succeeds(install.stdout(log).stderr(errors)) {
        return Ok(());
    }
    let text = fs::read_to_string(path).unwrap_or_default().to_lowercase();
    let unreachable = ["resolve host", "connect to", "timed out", "enotfound", "eai_again", "econnrefused"];
    Err(if unreachable.iter().any(|sign| text.contains(sign)) {
        format!(
            "{name} must be downloaded once and the network does not answer: connect this machine and run the command again."
        )
    } else {
        format!("{name} could not be installed: .tools/{name}.log says why.")
    })
}
