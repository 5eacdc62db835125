//! Acts at some moment of some game: `cargo +nightly fuzz run --fuzz-dir tests/fuzz notation`.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| xtask::fuzz::notation(bytes));
