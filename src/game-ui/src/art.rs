//! Drawings that every game may use: those of the design system, and the regulars.

mod regulars;

pub use regulars::{Regular, emblem, head};
pub use ui::art::*;
