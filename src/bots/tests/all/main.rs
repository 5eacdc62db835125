//! The tests of the bots.

mod cheats;
mod company;
mod laws;
