//! Drawings that every game may use: those of the design system, and the regulars.

mod regulars;
mod scene;

pub use regulars::{Regular, emblem, head};
pub use scene::{bubble, placed, pointer, scene};
pub use ui::art::*;
