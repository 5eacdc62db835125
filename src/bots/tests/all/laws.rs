//! The laws of bots for every game, every number of players, every level, and every house rule by itself and with all others.

use bots::HasBots;
use bots::laws::{Trial, try_bots, try_imagining};
use table::laws::Lawful;
use table::{Game, variants};

fn keeps_the_laws<G: HasBots + Lawful>(games: u64, every: u32) {
    for seats in G::SEATS {
        for options in variants::<G::Options>(seats) {
            let trial = Trial { every, ..Trial::<G>::of(seats, options, games) };
            assert_eq!(try_bots(&trial), Vec::<String>::new(), "{seats} players, {:?}", trial.options);
        }
    }
}

#[test]
fn geizen() {
    keeps_the_laws::<geizen::Geizen>(2, 8);
}

#[test]
fn leiff() {
    keeps_the_laws::<leiff::Leiff>(2, 40);
}

#[test]
fn larry() {
    keeps_the_laws::<larry::Larry>(2, 40);
}

#[test]
fn riffifi() {
    keeps_the_laws::<riffifi::Riffifi>(1, 24);
}

/// With equal chances and many cards laid unseen in the rounds before, hands that fit are rare and are sometimes not found. The search
/// goes on without such a deal.
#[test]
fn imagined_tables_of_riffifi_look_like_the_real_one() {
    for seats in riffifi::Riffifi::SEATS {
        for options in variants::<riffifi::Options>(seats) {
            let (broken, [imagined, none]) = try_imagining::<riffifi::Riffifi>(seats, &options, 4, 3);
            assert_eq!(broken, Vec::<String>::new(), "{seats} players, {options:?}");
            assert!(none * 8 <= imagined, "{seats} players, {options:?}: {none} of {imagined} moments without a table");
        }
    }
}
