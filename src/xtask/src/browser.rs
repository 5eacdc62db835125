//! The browsers and their drivers, for tests and pictures.

use std::path::Path;

use anyhow::{Result, bail};
use xshell::cmd;

use crate::shell::{on_path, output, shell, step};
use crate::tools;

/// A program under one of its names, and the Debian package that brings it.
type Program = (&'static [&'static str], &'static str);

const CHROMIUM: &[Program] =
    &[(&["chromium", "chromium-browser", "google-chrome"], "chromium"), (&["chromedriver"], "chromium-driver")];

/// Chromium without the part that draws windows: the tests take half the time with it. Where it cannot be had, Chromium serves.
const SHELL: &[Program] = &[(&["chromium-headless-shell"], "chromium-headless-shell")];

/// The other two engines: Firefox, and `WebKit` with a screen to draw on. Firefox's driver is one of our own tools.
const OTHERS: &[Program] =
    &[(&["firefox", "firefox-esr"], "firefox-esr"), (&["WebKitWebDriver"], "webkit2gtk-driver"), (&["Xvfb"], "xvfb")];

/// Makes sure that Chromium and its driver are there, where that is ours to do.
pub(crate) fn install() -> Result<()> {
    programs(CHROMIUM)?;
    prefer_shell();
    Ok(())
}

/// Makes sure that all three engines are there, where that is ours to do, and those drivers that come with them.
pub(crate) fn install_all() -> Result<()> {
    programs(&[CHROMIUM, OTHERS].concat())?;
    prefer_shell();
    Ok(())
}

fn prefer_shell() {
    if let Err(error) = programs(SHELL) {
        println!("The browser tests go on with Chromium itself, and take longer: {error:#}");
    }
}

/// The machine's own browsers are good in any version: what a phone browses with is not ours to choose either.
fn programs(wanted: &[Program]) -> Result<()> {
    let missing = || -> Vec<Program> {
        let absent = |(names, _): &Program| names.iter().all(|name| on_path(name).is_none());
        wanted.iter().copied().filter(absent).collect()
    };
    let packages: Vec<&str> = missing().iter().map(|(_, package)| *package).collect();
    if packages.is_empty() {
        return Ok(());
    }
    let sh = shell()?;
    let debian = Path::new("/etc/debian_version").exists();
    let root = output(cmd!(sh, "id -u")).is_some_and(|id| id == "0");
    if debian && root {
        step(&format!("Installing {} from Debian, once (1 minute)", packages.join(", ")), || {
            // An outdated list is no reason to stop: the installation tells whether it was good enough.
            output(cmd!(sh, "apt-get update -qq"));
            let install = cmd!(sh, "apt-get install -y -qq --no-install-recommends {packages...}");
            tools::logged(install.env("DEBIAN_FRONTEND", "noninteractive"), "browsers")
        })?;
    }
    let missing: Vec<String> =
        missing().iter().map(|(names, package)| format!("`{}` (Debian: {package})", names.join("` or `"))).collect();
    if missing.is_empty() {
        return Ok(());
    }
    bail!(
        "The browser tests need programs that are not on PATH: {}. Install them and run the command again.",
        missing.join(", ")
    )
}
