//! Every law on random games, for each number of players and every option. `cargo playouts riffifi --laws` plays more.

use riffifi::{Options, Riffifi};
use table::laws::try_games;
use table::variants;

fn random_games_keep_all_laws(seats: u8) {
    for options in variants::<Options>(seats) {
        let report = try_games::<Riffifi>(seats, &options, 100, 1);
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
