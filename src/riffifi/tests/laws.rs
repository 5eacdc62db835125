//! Every law on random games, for each number of players and every option. `cargo playouts riffifi --laws` plays more.

use riffifi::{Options, Riffifi};
use table::laws::try_games;
use table::variants;

#[test]
fn random_games_keep_all_laws() {
    for seats in 3..=5 {
        for options in variants::<Options>(seats) {
            let report = try_games::<Riffifi>(seats, &options, 20, 1);
            assert!(
                report.violations.is_empty() && report.ended == report.games,
                "{seats} seats, {options:?}: {report}"
            );
        }
    }
}
