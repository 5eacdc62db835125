//! The common code of the games' tests. The rules crates use it as a `dev-dependency`.
//!
//! It is not in `table`, because it uses threads and files and it panics. It is not a file that every test includes,
//! because functions that one test does not use would be dead code there.
//!
//! - [`games`]: games that are dealt and played.
//! - [`rules`]: a position, acts, and the story that they should tell.
//! - [`position`]: position texts, menus, forecasts and resampled tables.
//! - [`words`]: checks of every sentence.
//! - [`turns`]: checks of the turns of a record.
//! - [`undo`]: what can be taken back.
//! - [`golden`]: whole games as readable snapshots.
//! - [`leak`]: the real game with a planted leak, which the laws must find.
//! - [`keeps_all_laws`]: every law, for each number of players and every option.
//!
//! A failed check panics, and the message names the line of the test.

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

/// The names of the players in the tests, in sitting order.
pub(crate) const NAMES: [&str; 8] = ["Mira", "Jonas", "Aylin", "Theo", "Lena", "Bo", "Çelik", "Dora"];

/// The seat with this letter, `a` to `h`.
#[must_use]
#[track_caller]
pub fn seat(letter: &str) -> Seat {
    letter.parse().expect("a seat")
}

/// The menu of a seat: the acts as a record writes them, separated by spaces.
#[must_use]
pub fn menu<G: Game>(game: &G, seat: Seat) -> String {
    joined(game.legal(seat), " ")
}

/// The number of players for which options are tried in pairs. Every game allows it.
const PAIRED: u8 = 4;

/// Plays so many random games with every law, for each number of players and every option, and a tenth as many for
/// every two options together at a table of four. Each number of players has its own thread.
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

/// The options with two choices of two different options that are not those of the printed game. Who begins is left
/// out, because it does not change the rules.
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
