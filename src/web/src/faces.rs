//! The faces of the games.

mod bohei;
mod geizen;
mod larry;
mod leiff;
mod riffifi;
