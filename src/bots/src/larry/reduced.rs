//! A reduced game of one announcement and one answer, for two, solved by regret matching: how often an announcement is false, and how
//! often it is doubted, when both know what they do. [`super::odds`] holds the result as data.

use larry::{DECK, FACES};

use super::odds::{DELTAS, Percent, ROOMS};

const ROUNDS: u32 = 4_000;

/// Cards in the hand of whoever announces.
const HAND: u32 = 5;

/// What happens, in cards, for whoever announces: a right doubt costs two cards and gives the lead, a wrong one costs the doubter two.
const CAUGHT: f64 = -1.0;
const DOUBTED_WRONGLY: f64 = 2.0;

/// A lie gets rid of any card.
const TAKEN_UP: f64 = 0.1;

/// What it is worth to lay a number that fits, when nobody doubts: low ones are missed later, and a true sum is no risk for
/// anybody who knows it.
fn honest(delta: usize) -> f64 {
    0.1 + 0.05 * f64::from(DELTAS[delta])
}

/// How many of the 54 cards show this number.
fn count(value: i8) -> f64 {
    FACES.iter().find(|face| face.value == Some(value)).map_or(0.0, |face| face.count.into())
}

/// How likely the highest number that fits is each of these; the last is that none does.
fn types(room: i8) -> [f64; 9] {
    let mut types = [0.0; 9];
    let (mut none_so_far, mut fitting) = (1.0, 0.0);
    for at in (0..8).rev().filter(|&at| DELTAS[at] <= room) {
        fitting += count(DELTAS[at]);
        let without = (0..HAND).fold(1.0, |all, _| all * (1.0 - fitting / f64::from(DECK)));
        types[at] = none_so_far - without;
        none_so_far = without;
    }
    types[8] = none_so_far;
    types
}

/// A strategy from regrets: in proportion to those above 0.
fn matched<const N: usize>(regrets: &[f64; N], allowed: &[bool; N]) -> [f64; N] {
    let kept: [f64; N] = std::array::from_fn(|at| if allowed[at] { regrets[at].max(0.0) } else { 0.0 });
    let sum: f64 = kept.iter().sum();
    let choices = allowed.iter().filter(|allowed| **allowed).count() as f64;
    std::array::from_fn(|at| match sum > 0.0 {
        true => kept[at] / sum,
        false => f64::from(u8::from(allowed[at])) / choices,
    })
}

/// For one room: how often each announcement is false, and how often it is doubted, in percent.
fn solved(room: i8) -> ([u8; 8], [u8; 8]) {
    let types = types(room);
    let allowed: [bool; 8] = std::array::from_fn(|at| DELTAS[at] <= room);
    let (mut says_regret, mut says_sum) = ([[0.0; 8]; 9], [[0.0; 8]; 9]);
    let (mut doubt_regret, mut doubt_sum) = ([[0.0; 2]; 8], [0.0; 8]);
    for round in 1..=ROUNDS {
        let doubts: [f64; 8] = std::array::from_fn(|at| matched(&doubt_regret[at], &[true; 2])[1]);
        let says: [[f64; 8]; 9] = std::array::from_fn(|own| matched(&says_regret[own], &allowed));
        // Later rounds count more.
        let weight = f64::from(round);
        for own in 0..9 {
            let value = |said: usize| match said == own {
                true => honest(said) * (1.0 - doubts[said]) + DOUBTED_WRONGLY * doubts[said],
                false => TAKEN_UP * (1.0 - doubts[said]) + CAUGHT * doubts[said],
            };
            let mean: f64 = (0..8).map(|said| says[own][said] * value(said)).sum();
            for said in (0..8).filter(|&said| allowed[said]) {
                says_regret[own][said] = f64::max(0.0, says_regret[own][said] + types[own] * (value(said) - mean));
                says_sum[own][said] += weight * says[own][said];
            }
        }
        for said in (0..8).filter(|&said| allowed[said]) {
            let meets = |own: usize| types[own] * says[own][said];
            let lies: f64 = (0..9).filter(|&own| own != said).map(meets).sum();
            let (accept, doubt) = (0.0, -lies * CAUGHT - meets(said) * DOUBTED_WRONGLY);
            let mean = accept * (1.0 - doubts[said]) + doubt * doubts[said];
            for (regret, value) in doubt_regret[said].iter_mut().zip([accept, doubt]) {
                *regret = f64::max(0.0, *regret + value - mean);
            }
            doubt_sum[said] += weight * doubts[said];
        }
    }
    let all = f64::from(ROUNDS) * f64::from(ROUNDS + 1) / 2.0;
    let percent = |part: f64| (100.0 * part + 0.5) as u8;
    let says = |own: usize, said: usize| types[own] * says_sum[own][said] / all;
    let lies = std::array::from_fn(|said| {
        let lies: f64 = (0..9).filter(|&own| own != said).map(|own| says(own, said)).sum();
        let said_at_all = lies + says(said, said);
        if said_at_all > 0.0 { percent(lies / said_at_all) } else { 100 }
    });
    (lies, std::array::from_fn(|said| if allowed[said] { percent(doubt_sum[said] / all) } else { 100 }))
}

/// Prints both tables if the data differ from them, so that they can be copied.
#[test]
fn the_data_are_what_regret_matching_finds() {
    let solved: Vec<([u8; 8], [u8; 8])> = (0..ROOMS as i8).map(solved).collect();
    let lies: Vec<Percent> = solved.iter().map(|(lies, _)| *lies).collect();
    let doubts: Vec<Percent> = solved.iter().map(|(_, doubts)| *doubts).collect();
    assert_eq!((&lies[..], &doubts[..]), (&super::odds::LIES[..], &super::odds::DOUBTS[..]), "\n{lies:?}\n{doubts:?}");
}
