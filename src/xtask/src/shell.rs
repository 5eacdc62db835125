//! Running other programs, from the root of the project.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// What can fail for a reason that one sentence tells to the person at the keyboard.
pub(crate) type Fallible<T = ()> = Result<T, String>;

/// The folder of the workspace's `Cargo.toml`.
pub(crate) fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// A command that runs in the root of the project.
pub(crate) fn command(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root());
    command
}

/// The cargo that runs us.
pub(crate) fn cargo() -> Command {
    command(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Runs a command to its end and tells whether it succeeded; a program that cannot be started has not.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    command.status().is_ok_and(|status| status.success())
}

/// What a command prints, if it can be started and succeeds.
pub(crate) fn output(command: &mut Command) -> Option<String> {
    let output = command.output().ok().filter(|output| output.status.success())?;
    String::from_utf8(output.stdout).ok()
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
pub(crate) fn step<T>(what: &str, work: impl FnOnce() -> Fallible<T>) -> Fallible<T> {
    println!("{what} ...");
    let start = Instant::now();
    let result = work()?;
    println!("  done in {}", spoken(start.elapsed()));
    Ok(result)
}
