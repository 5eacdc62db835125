//! Splits the wasm of the app: what home and setup need, and a chunk each for the other screens, every game and the decoder of the
//! camera (feature `split` of `app`).
//!
//! Trunk cannot split. It builds the app in one file; this takes the wasm that cargo has made for it, and puts its parts and their
//! script into the folder [`APP`] of the site. All of them belong to one build: `offline::stamp` gives the folder a name of
//! its own.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, anyhow};
use wasm_split_cli_support::{Options, transform};
use xshell::cmd;
use xtask::offline::APP;

use crate::shell::{root, shell, step};

/// What cargo has made of the app for the finished site.
const WASM: &str = "target/wasm32-unknown-unknown/site/web.wasm";

/// The files that each game asks for when it is opened, without their ending.
pub(crate) type Chunks = BTreeMap<String, Vec<String>>;

/// Puts the parts of the app into the site in `folder`, in the place of the app as Trunk has built it.
pub(crate) fn split(folder: &Path) -> Result<Chunks> {
    step("Splitting the wasm into chunks (5 seconds)", || {
        let app = folder.join(APP);
        let wasm = fs::read(root().join(WASM)).with_context(|| format!("{WASM} cannot be read"))?;
        let main = root().join("target/split-main.wasm");
        let mut options = Options::new(&wasm);
        (options.output_dir, options.main_out_path, options.main_module) = (&app, &main, "./web.js");
        let split = transform(options).map_err(|error| anyhow!("The wasm could not be split: {error:#}"))?;
        let sh = shell()?;
        let options = ["--target", "web", "--no-typescript", "--keep-lld-exports", "--out-name", "web"];
        let bindgen = cmd!(sh, "wasm-bindgen {options...} --out-dir {app} {main}");
        bindgen.quiet().run().context("wasm-bindgen failed, and its messages stand above")?;
        replace(folder).context("The built site cannot be changed")?;
        Ok(split.prefetch_map.into_iter().collect())
    })
}

/// Removes the app as Trunk has built it, and names the other one in the page.
fn replace(folder: &Path) -> std::io::Result<()> {
    let page = folder.join("index.html");
    let mut text = fs::read_to_string(&page)?;
    for entry in fs::read_dir(folder)?.collect::<std::io::Result<Vec<_>>>()? {
        let name = entry.file_name().to_string_lossy().into_owned();
        let part = match name.strip_prefix("web-").and_then(|rest| rest.split_once(['_', '.'])) {
            Some((_, "js")) => "web.js",
            Some((_, "bg.wasm")) => "web_bg.wasm",
            _ => continue,
        };
        fs::remove_file(entry.path())?;
        text = text.replace(&name, &format!("{APP}/{part}"));
    }
    fs::write(page, text)
}
