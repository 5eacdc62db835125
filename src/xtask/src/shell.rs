//! Running other programs with xshell, from the root of the project.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::Result;
use xshell::{Cmd, Shell, cmd};

/// The folder of the workspace's `Cargo.toml`.
pub(crate) fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// A shell in the root of the project that finds the tools in `.tools/` before those of the machine.
pub(crate) fn shell() -> Result<Shell> {
    let sh = Shell::new()?;
    sh.change_dir(root());
    sh.set_var("PATH", path());
    Ok(sh)
}

/// The folder of the tools that the project installs for itself.
pub(crate) fn tools_folder() -> PathBuf {
    root().join(".tools")
}

/// `PATH` for builds and tests: our own tools first.
fn path() -> OsString {
    let mut folders = vec![tools_folder().join("bin")];
    folders.extend(env::var_os("PATH").iter().flat_map(env::split_paths));
    env::join_paths(folders).expect("PATH was joined before")
}

/// The cargo that runs us.
pub(crate) fn cargo(sh: &Shell) -> Cmd<'_> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    cmd!(sh, "{cargo}").quiet()
}

/// What a command prints, if it can be started and succeeds.
pub(crate) fn output(command: Cmd<'_>) -> Option<String> {
    command.quiet().ignore_stderr().read().ok()
}

/// The first place on `PATH` that holds `program`.
pub(crate) fn on_path(program: &str) -> Option<PathBuf> {
    let name = format!("{program}{}", env::consts::EXE_SUFFIX);
    env::split_paths(&env::var_os("PATH")?).map(|folder| folder.join(&name)).find(|file| file.is_file())
}

/// A duration as a person says it: `41 s`, `3 min 5 s`.
pub(crate) fn spoken(duration: Duration) -> String {
    match duration.as_secs() {
        seconds @ 0..60 => format!("{seconds} s"),
        seconds => format!("{} min {} s", seconds / 60, seconds % 60),
    }
}

/// Does a step that takes a while: says so before, and how long it took after.
pub(crate) fn step<T>(what: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    println!("{what} ...");
    let start = Instant::now();
    let result = work()?;
    println!("  done in {}", spoken(start.elapsed()));
    Ok(result)
}
