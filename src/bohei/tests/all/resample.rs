//! Resampling: the viewer's own hand and all that lies openly stay, everything else is dealt anew.

use std::collections::BTreeSet;

use bohei::Bohei;
use table::laws::Lawful;
use table::{Game, Seat, Seed, Side, Viewer};

fn a() -> Viewer {
    Viewer::Seat(Seat::new(0))
}

/// The values of a key in a position that is resampled many times, each value once.
#[track_caller]
fn resampled(position: &str, viewer: Viewer, key: &str) -> BTreeSet<String> {
    testkit::position::resampled::<Bohei>(position, viewer, key)
}

/// The hands of a seat in these values of `hands`.
fn of(hands: &BTreeSet<String>, seat: usize) -> BTreeSet<&str> {
    hands.iter().filter_map(|hands| hands.split('/').nth(seat)).collect()
}

#[test]
fn the_own_hand_stays_and_the_others_are_dealt_anew() {
    let hands = resampled("hands:1.44/2.20/46.21", a(), "hands");
    assert_eq!(of(&hands, 0).len(), 1);
    assert!(of(&hands, 1).len() > 50 && of(&hands, 2).len() > 50);
    let table = resampled("hands:1.44/2.20/46.21", Viewer::Table, "hands");
    assert!(of(&table, 0).len() > 50);
}

#[test]
fn the_draw_pile_is_dealt_anew_and_what_lies_openly_stays() {
    let position = "hands:1.44/2.20/46.21 slots:5/6 discard:40.41.7 pending:orders.39.a.bn.c";
    assert!(resampled(position, a(), "draw").len() > 90);
    for key in ["discard", "slots", "pending", "called"] {
        assert_eq!(resampled(position, a(), key).len(), 1, "{key}");
    }
}

/// In phase 2 everybody knows that the hand holds a rule.
#[test]
fn who_must_play_a_rule_holds_one_at_every_resampled_table() {
    let hands = resampled("hands:1.44/2.20/46.21 phase:rule", Viewer::Table, "hands");
    let holds = |hand: &&str| hand.split('.').any(|card| card.parse::<u8>().is_ok_and(|card| card < 18));
    assert!(of(&hands, 0).iter().all(holds) && of(&hands, 0).len() > 50);
    assert!(!of(&hands, 1).iter().all(holds));
}

/// At every table of a random game, the open acts on offer are the same at the resampled table.
#[test]
fn nobody_learns_from_an_offer_who_holds_which_card() {
    for seed in 0..20 {
        for game in testkit::random_tables::<Bohei>(5, "-", seed).take(200) {
            for viewer in Viewer::all(5) {
                let other = game.resample(viewer, Seed::from_number(seed).rng(5));
                assert_eq!(other.view(viewer), game.view(viewer));
                assert_eq!((other.awaited(), other.conserved()), (game.awaited(), Ok(())));
                for seat in Seat::all(5) {
                    let known = |game: &Bohei| {
                        let mut menu = game.legal(seat);
                        menu.retain(|act| viewer == Viewer::Seat(seat) || table::Action::side(act) == Side::Open);
                        menu
                    };
                    assert_eq!(known(&other), known(&game));
                }
            }
        }
    }
}
