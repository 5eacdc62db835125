//! The table that a viewer cannot tell from this one: the own hand and all that lies openly stay, everything else is dealt
//! anew.

use std::collections::BTreeSet;

use bohei::{Bohei, Options};
use table::laws::Lawful;
use table::{Game, RandomPlayer, Seat, Seed, Side, Viewer};

fn a() -> Viewer {
    Viewer::Seat(Seat::new(0))
}

/// Values of a key in the positions of many twins, each once.
#[track_caller]
fn twins(position: &str, viewer: Viewer, key: &str) -> BTreeSet<String> {
    testkit::position::twins::<Bohei>(position, viewer, key)
}

/// The hands of a seat in these twins.
fn of(hands: &BTreeSet<String>, seat: usize) -> BTreeSet<&str> {
    hands.iter().filter_map(|hands| hands.split('/').nth(seat)).collect()
}

#[test]
fn the_own_hand_stays_and_the_others_are_dealt_anew() {
    let hands = twins("hands:1.44/2.20/46.21", a(), "hands");
    assert_eq!(of(&hands, 0).len(), 1);
    assert!(of(&hands, 1).len() > 50 && of(&hands, 2).len() > 50);
    let table = twins("hands:1.44/2.20/46.21", Viewer::Table, "hands");
    assert!(of(&table, 0).len() > 50);
}

#[test]
fn the_draw_pile_is_dealt_anew_and_what_lies_openly_stays() {
    let position = "hands:1.44/2.20/46.21 slots:5/6 discard:40.41.7 pending:orders.39.a.bn.c";
    assert!(twins(position, a(), "draw").len() > 90);
    for key in ["discard", "slots", "pending", "called"] {
        assert_eq!(twins(position, a(), key).len(), 1, "{key}");
    }
}

/// In phase 2 everybody knows that the hand holds a rule.
#[test]
fn who_must_play_a_rule_holds_one_in_every_twin() {
    let hands = twins("hands:1.44/2.20/46.21 phase:rule", Viewer::Table, "hands");
    let holds = |hand: &&str| hand.split('.').any(|card| card.parse::<u8>().is_ok_and(|card| card < 18));
    assert!(of(&hands, 0).iter().all(holds) && of(&hands, 0).len() > 50);
    assert!(!of(&hands, 1).iter().all(holds));
}

/// Wherever a random game comes, the offers that are open to all look the same.
#[test]
fn nobody_learns_from_an_offer_who_holds_which_card() {
    for seed in 0..20 {
        let mut game = Bohei::deal(5, Options::default(), Seed::from_number(seed).rng(5));
        let mut player = RandomPlayer::new(Seed::from_number(!seed).rng(5));
        for _ in 0..200 {
            let Some((seat, action)) = player.choose(&game) else { break };
            game.apply(seat, action).expect("a listed act");
            for viewer in Viewer::all(5) {
                let twin = game.resample(viewer, Seed::from_number(seed).rng(5));
                assert_eq!(twin.view(viewer), game.view(viewer));
                assert_eq!((twin.awaited(), twin.conserved()), (game.awaited(), Ok(())));
                for seat in Seat::all(5) {
                    let known = |game: &Bohei| {
                        let mut menu = game.legal(seat);
                        menu.retain(|act| viewer == Viewer::Seat(seat) || table::Action::side(act) == Side::Open);
                        menu
                    };
                    assert_eq!(known(&twin), known(&game));
                }
            }
        }
    }
}
