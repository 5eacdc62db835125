//! What the project's commands share with its browser tests and with `cargo fuzz`: the static server, what makes a site work
//! without a network, and the fuzz targets.
//!
//! The commands themselves (`cargo play`, `cargo verify` and friends) live in the program beside this library.

pub mod budget;
mod content;
pub mod fuzz;
pub mod offline;
pub mod serve;

pub use content::is_compressible;
