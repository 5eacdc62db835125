//! Every screen, for `cargo shots`.
