//! Every law on random games, for each number of players and every option. `cargo playouts geizen --laws` plays more.

use geizen::{Geizen, Options};
use table::laws::try_games;
use table::variants;

#[test]
fn random_games_keep_all_laws() {
    for seats in 2..=5 {
        for options in variants::<Options>(seats) {
            let report = try_games::<Geizen>(seats, &options, 100, 1);
            assert!(
                report.violations.is_empty() && report.ended == report.games,
                "{seats} seats, {options:?}: {report}"
            );
        }
    }
}
