//! The browser and its driver for tests and pictures.

use std::path::Path;

use crate::shell::{Fallible, command, on_path, output, step, succeeds};

/// Makes sure that Chromium and its driver are there, where that is ours to do.
pub(crate) fn install() -> Fallible {
    let present = || {
        let chromium = ["chromium", "chromium-browser", "google-chrome"].iter().any(|name| on_path(name).is_some());
        chromium && on_path("chromedriver").is_some()
    };
    if present() {
        return Ok(());
    }
    let debian = Path::new("/etc/debian_version").exists();
    let root = output(command("id").arg("-u")).is_some_and(|id| id.trim() == "0");
    if debian && root {
        step("Installing Chromium and its WebDriver, once (1 minute)", || {
            let mut update = command("apt-get");
            let mut install = command("apt-get");
            update.args(["update", "-qq"]);
            install
                .args(["install", "-y", "-qq", "--no-install-recommends", "chromium", "chromium-driver"])
                .env("DEBIAN_FRONTEND", "noninteractive");
            // An outdated list is no reason to stop: the installation tells whether it was good enough.
            succeeds(&mut update);
            succeeds(&mut install);
            Ok(())
        })?;
    }
    if present() {
        Ok(())
    } else {
        Err("Chromium or its WebDriver is missing: install both so that `chromium` and `chromedriver` are on PATH."
            .to_owned())
    }
}
