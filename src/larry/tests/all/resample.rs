//! Resampling: what the viewer knows stays, everything else is dealt anew.

use std::collections::BTreeSet;

use larry::Larry;
use table::{Scene, Seat, Viewer};

/// The values of a key in a position that is resampled many times, each value once.
#[track_caller]
fn resampled(position: &str, viewer: Viewer, key: &str) -> BTreeSet<String> {
    testkit::position::resampled::<Larry>(position, viewer, key)
}

fn a() -> Viewer {
    Viewer::Seat(Seat::new(0))
}

#[test]
fn other_hands_are_dealt_anew_with_as_many_cards_and_the_own_hand_stays() {
    let hands = resampled("hands:34,77,AAA draw:01", a(), "hands");
    assert!(hands.len() > 50, "{hands:?}");
    for hands in hands {
        let cards: Vec<usize> = hands.split(',').map(|hand| hand.replace('_', "").len()).collect();
        assert!(hands.starts_with("34,") && cards == [2, 2, 3], "{hands}");
    }
    let table = resampled("hands:34,77,AAA draw:01", Viewer::Table, "hands");
    assert!(table.iter().any(|hands| !hands.starts_with("34,")), "the table knows no hand");
}

#[test]
fn the_draw_pile_is_dealt_anew() {
    assert!(resampled("draw:0123", a(), "draw").len() > 50);
}

#[test]
fn own_and_open_cards_of_the_pile_stay_and_the_others_change() {
    let piles = resampled("pile:a3=3,b4=7,c0!7", a(), "pile");
    assert!(piles.len() > 5, "{piles:?}");
    for pile in piles {
        assert!(pile.starts_with("a3=3,b") && pile.ends_with("=7,c0!7"), "{pile}");
    }
}

#[test]
fn so_they_do_on_the_discard_pile() {
    let piles = resampled("discard:a3=,b4=,0", a(), "discard");
    assert!(piles.len() > 5, "{piles:?}");
    for pile in piles {
        assert!(pile.starts_with("a3=,b") && pile.ends_with("=,0"), "{pile}");
    }
}

#[test]
fn what_was_laid_before_open_play_is_no_number_there_either() {
    let piles = resampled("pile:b4=4,bA~4,c4=4", a(), "pile");
    let between = |pile: &str| pile.split(',').nth(1).map(str::to_owned).expect("three cards");
    let seen: BTreeSet<String> = piles.iter().map(|pile| between(pile)).collect();
    assert_eq!(seen, ["bA~4", "bD~4", "bG~4", "bO~4", "bR~4"].map(str::to_owned).into());
}

/// This place takes its card first: no other place takes the last card that fits.
#[test]
fn where_no_other_card_fits_it_stays() {
    for pile in resampled("hands:*,44,44 draw:- pile:b4=4,bA~4", a(), "pile") {
        assert_eq!(pile, "b4=4,bA~4");
    }
}

#[test]
fn a_gift_stays_where_the_giver_knows_it() {
    let position = "hands:34,_27,AA gifts:a_2b";
    assert!(
        resampled(position, a(), "hands")
            .iter()
            .all(|hands| hands.split(',').nth(1).is_some_and(|hand| hand.contains("_2")))
    );
    let c = Viewer::Seat(Seat::new(2));
    assert!(
        !resampled(position, c, "hands")
            .iter()
            .all(|hands| hands.split(',').nth(1).is_some_and(|hand| hand.contains("_2")))
    );
}

/// The giver no longer knows where the card is as soon as it may be gone.
#[test]
fn a_gift_is_forgotten_when_its_owner_lays_or_gives_a_hidden_card() {
    let after = |acts: &str| {
        let mut game = Larry::from_position("turn:b hands:34?,_27G0,AA? gifts:a_2b").expect("a position");
        table::play_scene(&mut game, acts).expect(acts);
        game.position().split(' ').filter_map(|word| word.strip_prefix("gifts:")).collect::<String>()
    };
    assert_eq!(after("G"), "a_2b");
    assert_eq!(after("70"), "");
    assert_eq!(after("G g7c"), "b7c");
}

#[test]
fn when_the_game_is_over_all_hands_have_been_seen() {
    let position = "hands:-,77,AAA points:2,-4,-9/2,-4,-9/2,-4,-9";
    assert_eq!(resampled(position, a(), "hands"), ["-,77,AAA".to_owned()].into());
}
