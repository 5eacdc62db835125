//! The rules, a test for each sentence: what stands in the booklet (heading and place) or in the rulings is cited above it.
//!
//! A test sets up a position, plays acts in the record's notation, and compares what happens with a story; [`check`] says how
//! the story is written.

mod borrowing;
mod check;
mod end;
mod example;
mod order;
mod red;
mod rolling;
mod scoring;
mod setup;
