//! Makes a built site smaller than its compilers leave it: the wasm by wasm-opt, scripts and style by esbuild.

use std::fs;
use std::path::{Path, PathBuf};

use xtask::offline::APP;

use crate::shell::{Fallible, command, step, succeeds};
use crate::tools;

/// Shrinks the site in `folder`, in place, if the machine has what that takes.
pub(crate) fn shrink(folder: &Path) -> Fallible {
    if !tools::install_node_tools()? {
        println!("npm is missing, so wasm-opt and esbuild are left out and the site a little larger.");
        return Ok(());
    }
    step("Making wasm, scripts and style smaller (30 seconds)", || {
        let app = folder.join(APP);
        for wasm in files(&app, "wasm")? {
            let mut wasm_opt = command("node");
            wasm_opt.arg(tools::node_script("binaryen/bin/wasm-opt"));
            // The features that the compiler uses, no more: others would change what the browser has to know.
            wasm_opt.args(["-Oz", "--strip-debug", "--strip-producers"]).args(FEATURES).arg("-o").arg(&wasm).arg(&wasm);
            // Where all is well it only warns of names that are stripped anyway.
            let done = wasm_opt.output().map_err(|error| format!("wasm-opt cannot be started: {error}."))?;
            if !done.status.success() {
                let said = String::from_utf8_lossy(&done.stderr);
                return Err(format!("wasm-opt failed on {}: {said}", wasm.display()));
            }
        }
        for folder in [folder, &app] {
            let mut esbuild = command("node");
            esbuild.arg(tools::node_script("esbuild/bin/esbuild"));
            esbuild.args([
                "--minify",
                "--format=esm",
                "--charset=utf8",
                "--legal-comments=none",
                "--log-level=warning",
            ]);
            // The style too: Trunk would sort its declarations anew and write `(width>=760px)`, which packs worse, and which
            // a Safari before 16.4 takes for nonsense.
            esbuild.arg("--allow-overwrite").arg(format!("--outdir={}", folder.display()));
            esbuild.args(files(folder, "js")?).args(files(folder, "css")?);
            if !succeeds(&mut esbuild) {
                return Err("esbuild failed: the messages above say why.".to_owned());
            }
        }
        Ok(())
    })
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
fn files(folder: &Path, kind: &str) -> Fallible<Vec<PathBuf>> {
    let unreadable = |error| format!("The built site cannot be read: {error}.");
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder).map_err(unreadable)?.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|path| path.extension().is_some_and(|own| own == kind));
    files.sort();
    Ok(files)
}
