//! All tests of Bohei as one program, which is compiled and linked once.

mod common;
mod deck;
mod forecast;
mod golden;
mod laws;
mod leak;
mod length;
mod lines;
mod menu;
mod resample;
mod rules;
mod scene;
mod turns;
mod undo;
mod words;
