//! Makes a built site smaller than its compilers leave it: the wasm by wasm-opt and by strands, scripts and style by esbuild.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use crate::shell::{Fallible, output, step, succeeds};
use crate::strands;
use crate::tools::{self, NodeTools};

/// Shrinks the site in `folder`, in place; whether the machine has what that takes.
pub(crate) fn shrink(folder: &Path) -> Fallible<bool> {
    let Some(tools) = tools::node_tools()? else {
        println!("npm is missing, so wasm-opt and esbuild are left out and the site a little larger.");
        return Ok(false);
    };
    step("Making wasm, scripts and style smaller (10 seconds)", || work(tools, folder))?;
    Ok(true)
}

fn work(NodeTools { mut wasm_opt, mut esbuild }: NodeTools, folder: &Path) -> Fallible {
    let unreadable = |error| format!("The built site cannot be read: {error}.");
    let files: Vec<PathBuf> =
        fs::read_dir(folder).map_err(unreadable)?.filter_map(|entry| Some(entry.ok()?.path())).collect();
    let kind = |kind: &'static str| files.iter().filter(move |path| path.extension().is_some_and(|it| it == kind));
    let wasm = kind("wasm").next().ok_or("The built site has no wasm file: index.html must name the app for Trunk.")?;
    let glue = wasm.with_file_name(wasm.file_name().unwrap_or_default().to_string_lossy().replace("_bg.wasm", ".js"));

    // Twice: the second round finds what the first one has uncovered.
    // The lowest kilobyte is the end of the stack, where nothing has an address. Flat code is laid out anew, and what has one
    // caller is drawn into it only while it is small: neither makes much less code, but such that packs better, 2 kB.
    wasm_opt.args(["--low-memory-unused", "--flatten", "--rereloop", "--one-caller-inline-max-function-size", "30"]);
    // What is said of alignment is only a hint, which no engine takes.
    wasm_opt.args(["-Oz", "-Oz", "--dealign", "--strip-producers", "--strip-target-features"]);
    wasm_opt.arg("--minify-imports-and-exports-and-modules").arg("-o").arg(wasm).arg(wasm);
    let names = output(wasm_opt.stderr(Stdio::inherit())).ok_or("wasm-opt failed: the messages above say why.")?;
    let script = fs::read_to_string(&glue).map_err(unreadable)?;
    let script = renamed(&script, &names)
        .ok_or("The script of wasm-bindgen has another form than src/xtask/src/shrink.rs knows.")?;
    let unwritable = |error| format!("The built site cannot be written: {error}.");
    fs::write(&glue, script).map_err(unwritable)?;
    let packed = strands::apart(&fs::read(wasm).map_err(unreadable)?);
    let packed = packed.ok_or("The wasm holds an instruction that src/xtask/src/strands.rs does not know.")?;
    fs::write(wasm, packed).map_err(unwritable)?;

    esbuild.args(["--minify", "--format=esm", "--charset=utf8", "--legal-comments=none", "--log-level=warning"]);
    // The style too: Trunk would sort its declarations anew and write `(width>=760px)`, which packs worse, and which a Safari
    // before 16.4 takes for nonsense.
    esbuild.arg("--allow-overwrite").arg(format!("--outdir={}", folder.display())).args(kind("js")).args(kind("css"));
    if succeeds(&mut esbuild) { Ok(()) } else { Err("esbuild failed: the messages above say why.".to_owned()) }
}

/// The script of wasm-bindgen with the short names that wasm-opt gave to what passes between it and the wasm.
///
/// The long ones carry hashes, which no compression can do anything about: 4 kB. `names` is what wasm-opt prints, a line
/// for each: `["./web_bg.js", "__wbg_focus_d5e2fd", "$"]` for an import, `["memory", "hc"]` for an export.
/// `None` if an import is not where it should be.
fn renamed(script: &str, names: &str) -> Option<String> {
    let (mut imports, mut exports, mut module) = (HashMap::new(), HashMap::new(), "");
    for line in names.lines() {
        match line.split('"').skip(1).step_by(2).collect::<Vec<_>>()[..] {
            [from, long, short] => {
                module = from;
                imports.insert(long, short);
            }
            [long, short] => {
                exports.insert(long, short);
            }
            _ => {}
        }
    }
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let mut text = String::with_capacity(script.len());
    let mut rest = script;
    while let Some(start) = rest.find(is_name) {
        text.push_str(&rest[..start]);
        let (word, after) =
            rest[start..].split_at(rest[start..].find(|letter| !is_name(letter)).unwrap_or(rest.len() - start));
        let short = if text.ends_with("wasm.") {
            exports.get(word).copied()
        } else if after.starts_with(':') {
            imports.remove(word)
        } else {
            None
        };
        text.push_str(short.unwrap_or(word));
        rest = after;
    }
    text.push_str(rest);
    // wasm-opt calls every module "a".
    imports.is_empty().then(|| text.replace(&format!("\"{module}\":"), "\"a\":"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: &str = r#"{
 "imports": [
  ["./web_bg.js", "__wbg_focus_d5e2", "$"],
  ["./web_bg.js", "__wbg_focus_d5e2_1", "b"]
 ],
 "exports": [
  ["memory", "hc"],
  ["invoke", "ic"],
  ["invoke__1", "jc"]
 ]
}"#;

    #[test]
    fn what_script_and_wasm_share_gets_its_short_name_and_nothing_else() {
        let script = r#"{ __wbg_focus_d5e2: f, __wbg_focus_d5e2_1: g, "./web_bg.js": it }; wasm.memory; wasm.invoke__1(memory, invoke)"#;
        let expected = r#"{ $: f, b: g, "a": it }; wasm.hc; wasm.jc(memory, invoke)"#;
        assert_eq!(renamed(script, NAMES).as_deref(), Some(expected));
    }

    #[test]
    fn a_script_without_an_import_is_not_understood() {
        assert_eq!(renamed("{ __wbg_focus_d5e2: f }", NAMES), None);
    }
}
