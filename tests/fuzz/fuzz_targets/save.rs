//! The records of saves: `cargo +nightly fuzz run --fuzz-dir tests/fuzz save`.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| xtask::fuzz::save(text));
