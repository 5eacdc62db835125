//! Links that hand over the key of a seat: `cargo +nightly fuzz run --fuzz-dir tests/fuzz key_link`.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| xtask::fuzz::key_link(text));
