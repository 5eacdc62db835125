//! The browsers and their drivers, for tests and pictures.

use std::path::Path;

use crate::shell::{Fallible, command, on_path, output, step};
use crate::tools;

/// A program under one of its names, and the Debian package that brings it.
type Program = (&'static [&'static str], &'static str);

const CHROMIUM: &[Program] =
    &[(&["chromium", "chromium-browser", "google-chrome"], "chromium"), (&["chromedriver"], "chromium-driver")];

/// The other two engines: Firefox, and `WebKit` with a screen to draw on. Firefox's driver is one of our own tools.
const OTHERS: &[Program] =
    &[(&["firefox", "firefox-esr"], "firefox-esr"), (&["WebKitWebDriver"], "webkit2gtk-driver"), (&["Xvfb"], "xvfb")];

/// Makes sure that Chromium and its driver are there, where that is ours to do.
pub(crate) fn install() -> Fallible {
    programs(CHROMIUM)
}

/// Makes sure that all three engines are there, where that is ours to do, and those drivers that come with them.
pub(crate) fn install_all() -> Fallible {
    programs(&[CHROMIUM, OTHERS].concat())
}

/// The machine's own browsers are good in any version: what a phone browses with is not ours to choose either.
fn programs(wanted: &[Program]) -> Fallible {
    let missing = || -> Vec<Program> {
        let absent = |(names, _): &Program| names.iter().all(|name| on_path(name).is_none());
        wanted.iter().copied().filter(absent).collect()
    };
    let packages: Vec<&str> = missing().iter().map(|(_, package)| *package).collect();
    if packages.is_empty() {
        return Ok(());
    }
    let debian = Path::new("/etc/debian_version").exists();
    let root = output(command("id").arg("-u")).is_some_and(|id| id.trim() == "0");
    if debian && root {
        step(&format!("Installing {} from Debian, once (1 minute)", packages.join(", ")), || {
            let mut update = command("apt-get");
            let mut install = command("apt-get");
            update.args(["update", "-qq"]);
            install.args(["install", "-y", "-qq", "--no-install-recommends"]).args(&packages);
            install.env("DEBIAN_FRONTEND", "noninteractive");
            // An outdated list is no reason to stop: the installation tells whether it was good enough.
            output(&mut update);
            tools::logged(&mut install, "browsers")
        })?;
    }
    let missing: Vec<String> =
        missing().iter().map(|(names, package)| format!("`{}` (Debian: {package})", names.join("` or `"))).collect();
    if missing.is_empty() {
        return Ok(());
    }
    Err(format!(
        "The browser tests need programs that are not on PATH: {}. Install them and run the command again.",
        missing.join(", ")
    ))
}
