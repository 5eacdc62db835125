//! Makes a built site smaller than its compilers leave it: the wasm by wasm-opt, scripts and style by esbuild.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, ensure};
use rayon::prelude::*;
use xshell::cmd;
use xtask::offline::APP;

use crate::shell::{shell, step};
use crate::tools;

/// Optimizes the site in `folder`, in place, if the machine has npm.
pub(crate) fn optimize(folder: &Path) -> Result<()> {
    if !tools::install_node_tools()? {
        println!("npm is missing, so wasm-opt and esbuild are left out and the site a little larger.");
        return Ok(());
    }
    step("Making wasm, scripts and style smaller (30 seconds)", || {
        let (sh, app) = (shell()?, folder.join(APP));
        files(&app, "wasm")?.par_iter().try_for_each(|wasm| wasm_opt(wasm))?;
        let esbuild = tools::node_script("esbuild/bin/esbuild");
        for folder in [folder, &app] {
            let options =
                ["--minify", "--format=esm", "--charset=utf8", "--legal-comments=none", "--log-level=warning"];
            // The style too: Trunk would sort its declarations anew and write `(width>=760px)`, which packs worse, and which
            // a Safari before 16.4 does not understand.
            let esbuild = cmd!(sh, "node {esbuild} {options...} --allow-overwrite --outdir={folder}");
            let esbuild = esbuild.args(files(folder, "js")?).args(files(folder, "css")?);
            esbuild.quiet().run().context("esbuild failed, and its messages stand above")?;
        }
        Ok(())
    })
}

/// One file, in place.
fn wasm_opt(wasm: &Path) -> Result<()> {
    let (sh, wasm_opt) = (shell()?, tools::node_script("binaryen/bin/wasm-opt"));
    // The features that the compiler uses, no more: others would change what the browser has to know.
    let options = ["-Oz", "--strip-debug", "--strip-producers"].into_iter().chain(FEATURES);
    let wasm_opt = cmd!(sh, "node {wasm_opt} {options...} -o {wasm} {wasm}");
    // Where all is well it only warns of names that are stripped anyway.
    let done = wasm_opt.quiet().ignore_status().output().context("wasm-opt cannot be started")?;
    let printed = String::from_utf8_lossy(&done.stderr);
    ensure!(done.status.success(), "wasm-opt failed on {}: {printed}", wasm.display());
    Ok(())
}

/// What Rust's wasm target uses beyond the first version of WebAssembly.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// The files of a kind that lie in this folder, sorted.
fn files(folder: &Path, kind: &str) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).context("The built site cannot be read")?;
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|path| path.extension().is_some_and(|own| own == kind));
    files.sort();
    Ok(files)
}
