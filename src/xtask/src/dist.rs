//! `cargo dist`: the finished site in `dist/`, for any static host and any path.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, Result, bail, ensure};
use flate2::Compression;
use flate2::write::GzEncoder;
use rayon::prelude::*;
use xtask::budget::{ALL, FIRST_VISIT, GAME, SCREENS};
use xtask::is_compressible;

use crate::bundle_size::{self, FileSize, SiteSize};
use crate::shell::{on_path, root};
use crate::site::{self, Build};

pub(crate) fn run() -> Result<ExitCode> {
    within_budget(&build()?)?;
    Ok(ExitCode::SUCCESS)
}

/// Where the finished site lies.
pub(crate) fn folder() -> PathBuf {
    root().join("dist")
}

/// Builds the site, compresses every file that gets smaller by it, and prints the size of each.
pub(crate) fn build() -> Result<SiteSize> {
    if on_path("npm").or_else(|| on_path("npm.cmd")).is_none() {
        bail!(
            "npm is missing, and the finished site needs binaryen and esbuild from there: install Node.js with npm and run the command again."
        );
    }
    let folder = folder();
    let chunks = site::build(Build::Release, &folder)?;

    let sizes: std::io::Result<Vec<FileSize>> =
        files(&folder).and_then(|paths| paths.par_iter().map(|path| compress(&folder, path)).collect());
    let sizes = sizes.context("The site in dist cannot be compressed")?;
    Ok(bundle_size::print(&sizes, &bundle_size::first_visit(&folder), &chunks))
}

/// Fails when the site is too large; the one in `dist/` is complete all the same.
pub(crate) fn within_budget(site: &SiteSize) -> Result<()> {
    let games = site.games.iter().map(|(game, bytes)| (game.as_str(), *bytes, GAME));
    let sums = [
        ("the first visit", site.first_visit, FIRST_VISIT),
        ("the chunk of the other screens", site.screens, SCREENS),
        ("everything", site.all, ALL),
    ];
    let sums = sums.into_iter().chain(games);
    let over = |(what, bytes, most): (&str, usize, usize)| {
        (bytes > most).then(|| format!("{what} takes {bytes} bytes, more than the limit of {most}"))
    };
    let over: Vec<String> = sums.filter_map(over).collect();
    ensure!(over.is_empty(), "Make something smaller: {}.", over.join("; "));
    Ok(())
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
fn compress(folder: &Path, path: &Path) -> std::io::Result<FileSize> {
    let content = fs::read(path)?;
    let mut size = FileSize::uncompressed(bundle_size::name(folder, path), content.len());
    if is_compressible(path) {
        let (brotli, gzip) = (brotli(&content)?, gzip(&content)?);
        for (compressed, suffix, bytes) in [(brotli, ".br", &mut size.brotli), (gzip, ".gz", &mut size.gzip)] {
            if compressed.len() < content.len() {
                *bytes = compressed.len();
                let mut sibling = path.as_os_str().to_owned();
                sibling.push(suffix);
                fs::write(sibling, compressed)?;
            }
        }
    }
    Ok(size)
}

fn brotli(content: &[u8]) -> std::io::Result<Vec<u8>> {
    let best =
        brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, size_hint: content.len(), ..Default::default() };
    let mut encoder = brotli::CompressorWriter::with_params(Vec::new(), 1 << 16, &best);
    encoder.write_all(content)?;
    Ok(encoder.into_inner())
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
    fn what_is_compressed_can_be_decompressed() {
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
