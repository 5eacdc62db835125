//! The faces of the games.

mod geizen;
mod larry;
mod leiff;
mod riffifi;
