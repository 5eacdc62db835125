//! What the project's commands share with its browser tests: the static server.
//!
//! The commands themselves (`cargo play`, `cargo verify` and friends) live in the program beside this library.

mod content;
mod http;
pub mod serve;

pub use content::is_compressible;
