//! What the project's commands share with its browser tests: the static server, what makes a site work without a network,
//! and what strangers may hand to its reader.
//!
//! The commands themselves (`cargo play`, `cargo verify` and friends) live in the program beside this library.

mod content;
pub mod hostile;
mod http;
pub mod offline;
pub mod serve;

pub use content::is_compressible;
