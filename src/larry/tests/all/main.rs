//! All tests of Larry as one program, which is compiled and linked once.

mod common;
mod forecast;
mod golden;
mod laws;
mod leak;
mod length;
mod menu;
mod resample;
mod rules;
mod scene;
mod turns;
mod undo;
mod view;
mod words;
