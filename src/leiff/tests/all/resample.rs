//! Resampling: what the viewer sees at this moment stays, everything else is dealt anew.

use crate::patient;
use std::collections::BTreeSet;

use leiff::Leiff;
use table::laws::Lawful;
use table::{Game, Seat, Seed, Viewer};
use testkit::dealt;
use testkit::games::{random_player, tables};

fn a() -> Viewer {
    Viewer::Seat(Seat::new(0))
}

/// The values of a key in a position that is resampled many times, each value once.
#[track_caller]
fn resampled(position: &str, viewer: Viewer, key: &str) -> BTreeSet<String> {
    testkit::position::resampled::<Leiff>(position, viewer, key)
}

/// What lies in a slot of a seat in these hands.
fn in_slot(hands: &BTreeSet<String>, seat: usize, slot: usize) -> BTreeSet<String> {
    let card = |hands: &String| hands.split('/').nth(seat)?.split('.').nth(slot).map(str::to_owned);
    hands.iter().filter_map(card).collect()
}

#[test]
fn not_even_the_own_cards_stay() {
    let hands = resampled("hands:1.2.3.4/5.6.7.8 discard:9", a(), "hands");
    for (seat, slot) in (0..2).flat_map(|seat| (0..4).map(move |slot| (seat, slot))) {
        assert!(in_slot(&hands, seat, slot).len() > 8, "{hands:?}");
    }
}

/// A card that was seen before must be remembered: who has seen it stays, the card itself does not.
#[test]
fn a_card_that_was_seen_is_dealt_anew_and_who_has_seen_it_stays() {
    let hands = resampled("hands:1+a.2.-.4/5+ab.6.7.8 discard:9 options:a1", a(), "hands");
    let first = in_slot(&hands, 0, 0);
    assert!(first.len() > 8 && first.iter().all(|card| card.ends_with("+a")), "{first:?}");
    assert_eq!(in_slot(&hands, 0, 2).len(), 1, "a gap is a gap");
}

#[test]
fn what_a_peek_or_an_effect_shows_stays_for_the_one_who_looks() {
    let position = "hands:1.2.3.4/5.6.7.8 discard:9 phase:peek.a";
    let (own, other) = (resampled(position, a(), "hands"), resampled(position, Viewer::Seat(Seat::new(1)), "hands"));
    assert_eq!([in_slot(&own, 0, 0).len(), in_slot(&own, 0, 1).len()], [1, 1]);
    assert!(in_slot(&own, 0, 2).len() > 8 && in_slot(&other, 0, 0).len() > 8);
    let look = resampled("hands:1.2.3.4/5.6.7.8 discard:9 phase:look.a.b3", a(), "hands");
    assert!(in_slot(&look, 1, 2).len() == 1 && in_slot(&look, 1, 1).len() > 8);
    let table = resampled("hands:1.2.3.4/5.6.7.8 discard:9 phase:look.a.b3", Viewer::Table, "hands");
    assert!(in_slot(&table, 1, 2).len() > 8);
}

#[test]
fn a_card_drawn_unseen_stays_for_its_player_alone_and_a_taken_one_for_all() {
    let drawn =
        |phase: &str, viewer| resampled(&format!("hands:1.2/5.6 discard:9 phase:{phase}"), viewer, "phase").len();
    assert_eq!(drawn("drawn.7", a()), 1);
    assert!(drawn("drawn.7", Viewer::Table) > 8 && drawn("drawn.7", Viewer::Seat(Seat::new(1))) > 8);
    assert_eq!(drawn("taken.7", Viewer::Table), 1);
}

#[test]
fn the_draw_pile_is_dealt_anew_and_the_discard_pile_stays() {
    assert!(resampled("hands:1.2/5.6 discard:3.9.4 draw:7.8", a(), "draw").len() > 50);
    assert_eq!(resampled("hands:1.2/5.6 discard:3.9.4 draw:7.8", a(), "discard").len(), 1);
}

#[test]
fn when_the_cards_are_counted_all_hands_are_seen() {
    assert_eq!(resampled("hands:1.2/5.6 scored:a3.11 phase:scored", Viewer::Table, "hands").len(), 1);
}

/// In the middle of long games with all variants, which the random players of the law kit seldom reach: after reshuffles, with
/// long rows and spells.
#[test]
fn late_in_a_round_a_viewer_cannot_tell_the_tables_apart_either() {
    for seed in 0..20 {
        let mut player = random_player(4, seed);
        let game: Leiff = dealt(4, "p1d1c1t1a1", seed);
        for game in tables(game, |game| patient::choose(&mut player, game)).take(200) {
            for viewer in Viewer::all(4) {
                let other = game.resample(viewer, Seed::from_number(seed).rng(4));
                assert_eq!(other.view(viewer), game.view(viewer));
                assert_eq!(other.conserved(), Ok(()));
                assert!(Seat::all(4).all(|seat| other.legal(seat) == game.legal(seat)));
            }
        }
    }
}
