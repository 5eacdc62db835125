//! Every law on random games, for each number of players and every option. `cargo playouts larry --laws` plays more.

use larry::{Larry, Options};
use table::laws::try_games;
use table::variants;

#[test]
fn random_games_keep_all_laws() {
    for seats in 2..=8 {
        for options in variants::<Options>(seats) {
            let report = try_games::<Larry>(seats, &options, 2, 1);
            assert!(
                report.violations.is_empty() && report.ended == report.games,
                "{seats} seats, {options:?}: {report}"
            );
        }
    }
}
