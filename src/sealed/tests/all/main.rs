//! The sealed table, from outside.

mod example;
mod labels;
mod ledgers;
mod links;
mod mutated;
mod nonces;
mod qr;
mod sheets;

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use sealed::{Key, Ledger, Scope};
use table::{GameRng, Seat, Seed};

/// Calls `test` with `cases` inputs of a strategy, always the same ones.
fn check<S: Strategy>(cases: u32, strategy: &S, test: impl Fn(S::Value)) {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let result = runner.run(strategy, |input| {
        test(input);
        Ok(())
    });
    if let Err(failure) = result {
        panic!("{failure}");
    }
}

fn rng(number: u64) -> GameRng {
    Seed::from_number(number).rng(2)
}

/// A key as a device draws it.
fn drawn(rng: &mut GameRng) -> Key {
    Key::new([0; 16].map(|_| rng.below(256) as u8))
}

/// Hands for the first seats.
fn hands(codes: &[&[u8]]) -> Vec<(Seat, Vec<u8>)> {
    Seat::all(8).zip(codes.iter().map(|codes| codes.to_vec())).collect()
}

/// A table with a key for each of `seats` seats.
fn ledger(scope: Scope, room: u8, seats: u8) -> Ledger {
    let mut ledger = Ledger::new(scope, room);
    for seat in Seat::all(seats) {
        ledger.set_key(seat, Key::new([seat.index() as u8 + 1; 16]));
    }
    ledger
}

fn leiff() -> Scope {
    Scope::new("leiff", 3, 0xDEAD_BEEF)
}
