//! Every law on random games, for each number of players and every option. `cargo playouts geizen --laws` plays more.

#[test]
fn random_games_keep_all_laws() {
    testkit::keeps_all_laws::<geizen::Geizen>(100);
}
