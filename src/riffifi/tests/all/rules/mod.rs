//! The rules, a test for each sentence: what stands in the booklet (heading and place) or in the rulings is cited above it.
//!
//! A test sets up a position, plays acts in the record's notation, and compares what happens with a story; [`check`] says how
//! the story is written.

mod check;
mod collecting;
mod deal;
mod end;
mod equal;
mod example;
mod officer;
mod playing;
mod richest;
mod setup;
mod sheet;
mod unseen;
