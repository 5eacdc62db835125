//! Makes a built site smaller than its compilers leave it: the wasm by binaryen, scripts and style by esbuild.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, ensure};
use rayon::prelude::*;
use xshell::cmd;
use xtask::offline::APP;

use crate::shell::{root, shell, step};
use crate::tools;

/// Optimizes the site in `folder`, in place, if the machine has npm.
pub(crate) fn optimize(folder: &Path) -> Result<()> {
    if !tools::install_node_tools()? {
        println!("npm is missing, so binaryen and esbuild are left out and the site a little larger.");
        return Ok(());
    }
    step("Making wasm, scripts and style smaller (30 seconds)", || {
        let (sh, app) = (shell()?, folder.join(APP));
        shares(files(&app, "wasm")?).par_iter().try_for_each(|share| optimize_wasm(share))?;
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

/// As many shares of these files as there are processors, of about the same size.
fn shares(mut files: Vec<PathBuf>) -> Vec<Vec<PathBuf>> {
    let size = |file: &Path| fs::metadata(file).map_or(0, |file| file.len());
    files.sort_by_key(|file| std::cmp::Reverse(size(file)));
    let mut shares = vec![(0, Vec::new()); rayon::current_num_threads()];
    for file in files {
        if let Some((sum, share)) = shares.iter_mut().min_by_key(|(sum, _)| *sum) {
            *sum += size(&file);
            share.push(file);
        }
    }
    shares.into_iter().map(|(_, share)| share).filter(|share| !share.is_empty()).collect()
}

/// Some files, in place.
fn optimize_wasm(files: &[PathBuf]) -> Result<()> {
    let (sh, library) = (shell()?, tools::node_script("binaryen/index.js"));
    let script = root().join("src/xtask/src/optimize.mjs");
    let optimize = cmd!(sh, "node {script} {library} {files...}");
    // Where all is well it only warns of names that are stripped anyway.
    let done = optimize.quiet().ignore_status().output().context("node cannot be started")?;
    let printed = String::from_utf8_lossy(&done.stderr);
    ensure!(done.status.success(), "binaryen failed: {printed}");
    Ok(())
}

/// The files of a kind that lie in this folder, sorted.
fn files(folder: &Path, kind: &str) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).context("The built site cannot be read")?;
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|path| path.extension().is_some_and(|own| own == kind));
    files.sort();
    Ok(files)
}
