//! The rules of Bohei, sentence by sentence.
//!
//! Each test names a sentence of the booklet by its heading, or one of the rulings, section "Bohei". A test sets up a position,
//! plays acts in the record's notation, and compares what happens with a story; [`check`] says how the story is written.

mod actions;
mod answers;
mod breaches;
mod challenges;
mod check;
mod deck;
mod end;
mod slots;
mod turn;
