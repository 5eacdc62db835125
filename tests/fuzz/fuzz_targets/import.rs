//! Links: `cargo +nightly fuzz run --fuzz-dir tests/fuzz import`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| xtask::fuzz::import(bytes));
