//! What a sealed table keeps: `cargo +nightly fuzz run --fuzz-dir tests/fuzz ledger`.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| xtask::fuzz::ledger(text));
