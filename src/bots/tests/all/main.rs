//! The tests of the bots.

mod cheats;
mod company;
mod geizen;
mod larry;
mod laws;
