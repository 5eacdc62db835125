//! All tests of Geizen as one program, which is compiled and linked once.

mod common;
mod golden;
mod laws;
mod length;
mod menu;
mod orders;
mod receipt;
mod rules;
mod scene;
mod scored;
mod turns;
mod undo;
mod words;
