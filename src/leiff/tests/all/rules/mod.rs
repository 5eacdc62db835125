//! The rules of Leiff, sentence by sentence.
//!
//! Each test names a sentence of the booklet ("Das Basis-Spiel", 1 to 7, or "Erweitertes Spiel", 1 to 3) or of the rulings,
//! section "Leiff". A test sets up a position, plays acts in the record's notation, and compares what happens with a story;
//! [`check`] says how the story is written.

mod aim;
mod beauty;
mod catching;
mod check;
mod drinks;
mod effects;
mod end;
mod gossip;
mod machine;
mod magician;
mod matching;
mod nine;
mod peek;
mod philosopher;
mod piles;
mod scoring;
mod sips;
mod specials;
mod teams;
mod turn;
mod waiter;
