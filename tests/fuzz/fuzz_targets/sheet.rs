//! Sheets of a sealed table: `cargo +nightly fuzz run --fuzz-dir tests/fuzz sheet`.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| xtask::fuzz::sheet(text));
