//! Every law on random games, for each number of players and every option. `cargo playouts bohei --laws` plays more.

use bohei::{Bohei, Options};
use table::laws::try_games;
use table::variants;

/// Games for each number of players and every option; random games are long.
const GAMES: u64 = 1;

fn random_games_keep_all_laws(seats: u8) {
    for options in variants::<Options>(seats) {
        let report = try_games::<Bohei>(seats, &options, GAMES, 1);
        assert!(report.violations.is_empty() && report.ended == report.games, "{seats} seats, {options:?}: {report}");
    }
}

#[test]
fn random_games_of_three_keep_all_laws() {
    random_games_keep_all_laws(3);
}

#[test]
fn random_games_of_four_keep_all_laws() {
    random_games_keep_all_laws(4);
}

#[test]
fn random_games_of_five_keep_all_laws() {
    random_games_keep_all_laws(5);
}

#[test]
fn random_games_of_six_keep_all_laws() {
    random_games_keep_all_laws(6);
}

#[test]
fn random_games_of_seven_keep_all_laws() {
    random_games_keep_all_laws(7);
}

#[test]
fn random_games_of_eight_keep_all_laws() {
    random_games_keep_all_laws(8);
}
