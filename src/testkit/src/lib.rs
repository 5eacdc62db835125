//! What the tests of every game share: a rule crate names this one among its `dev-dependencies`, and nothing else does.
//!
//! It is no part of `table`, because tests may touch threads and files and must panic; and no file that each test includes, because
//! whatever one of them leaves unused would be dead code there.
//!
//! - [`rules`]: a position, acts, and the story that they should tell.
//! - [`position`]: position texts, and the tables that a viewer cannot tell apart.
//! - [`words`]: what is true of every sentence.
//! - [`turns`]: what is true of every game that is told in turns.
//! - [`undo`]: what can be taken back.
//! - [`golden`]: whole games in files that a person can read.
//! - [`leak`]: the real game with a leak planted in it, which the laws must see.
//! - [`keeps_all_laws`]: every law, for each number of players and every option.
//!
//! Everything here panics where a test fails, in the line of the test.

pub mod games;
pub mod golden;
pub mod leak;
pub mod position;
pub mod rules;
pub mod turns;
pub mod undo;
pub mod words;

pub use games::{begun, dealt, play_on, play_randomly, random, random_tables};

use std::thread;

use table::laws::{Lawful, try_games};
use table::{Choices, Game, OptionSpec, Options, Seat, joined, variants};

/// Who plays in the tests, in sitting order.
pub(crate) const NAMES: [&str; 8] = ["Mira", "Jonas", "Aylin", "Theo", "Lena", "Bo", "Çelik", "Dora"];

/// The seat with this letter.
#[must_use]
#[track_caller]
pub fn seat(letter: &str) -> Seat {
    letter.parse().expect("a seat")
}

/// What a seat may do, as the table offers it.
#[must_use]
pub fn menu<G: Game>(game: &G, seat: Seat) -> String {
    joined(game.legal(seat), " ")
}

/// At this table, at which every game can be played, options are tried in pairs.
const PAIRED: u8 = 4;

/// Plays so many random games with every law, for each number of players and every option, and a tenth of it for every two
/// options together at a table of four. Each number of players has a thread of its own, as games of many are long.
///
/// # Panics
/// If a law is broken or a game does not end; the message names the players and the options.
#[track_caller]
pub fn keeps_all_laws<G: Lawful>(games: u64) {
    let broken = |seats, options: Vec<G::Options>, games| {
        let reports = options.into_iter().map(move |options| (try_games::<G>(seats, &options, games, 1), options));
        let broken = reports.filter(|(report, _)| !report.violations.is_empty() || report.ended != report.games);
        broken.map(|(report, options)| format!("{seats} seats, {options:?}: {report}")).collect::<Vec<_>>()
    };
    let broken: Vec<String> = thread::scope(|scope| {
        let pairs = scope.spawn(move || broken(PAIRED, pairs(PAIRED), games.div_ceil(10)));
        let tables: Vec<_> =
            G::SEATS.map(|seats| scope.spawn(move || broken(seats, variants::<G::Options>(seats), games))).collect();
        let tables = tables.into_iter().chain([pairs]);
        tables.flat_map(|table| table.join().expect("the laws are tried to the end")).collect()
    });
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

/// Every two choices of two knobs that are not as printed. Who begins changes nothing about the rules.
fn pairs<O: Options>(seats: u8) -> Vec<O> {
    let specs = O::SPECS.iter().filter(|spec| !matches!(spec.choices, Choices::Start));
    let choices = |spec: &'static OptionSpec<O>| (1..spec.choices.count(seats)).map(move |choice| (spec, choice));
    let each: Vec<_> = specs.enumerate().flat_map(|(at, spec)| choices(spec).map(move |chosen| (at, chosen))).collect();
    let pair = |(_, (first, one)): (usize, (&OptionSpec<O>, u8)), (second, two): (&OptionSpec<O>, u8)| {
        let mut options = O::default();
        first.set(&mut options, one);
        second.set(&mut options, two);
        options
    };
    let later = |at| each.iter().filter(move |(other, _)| *other > at);
    each.iter().flat_map(|&first| later(first.0).map(move |(_, second)| pair(first, *second))).collect()
}
