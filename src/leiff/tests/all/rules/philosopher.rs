//! Erweitertes Spiel, 2 "Special Cards", Der Kneipenphilosoph; rulings, "Kneipenphilosoph".

use leiff::{Event, Leiff};
use table::{Game, Viewer};

use crate::rules::check::{after, check, ends, menu, seat, table};

const POSITION: &str = "hands:4.7/1.-.9.13/5.5.6.6 discard:11 draw:P.10 options:c1";

/// "Wähle einen Mitspieler. Du darfst die Reihenfolge seiner Handkarten im Uhrzeigersinn verändern"; rulings: "the occupied
/// slots of one player are rotated, in slot order".
#[test]
fn the_cards_of_another_player_are_rotated_among_the_occupied_slots() {
    check(POSITION, "z w qb o1 z", "a draws P\na discards P\na rotates b by 1\nb draws 10");
    assert_eq!(after(POSITION, "z w qb o1", "hands"), "4.7/13.-.1.9/5.5.6.6");
    assert_eq!(after(POSITION, "z w qb o2", "hands"), "4.7/9.-.13.1/5.5.6.6");
}

/// "ohne dass der Spieler die neue Reihenfolge sieht"; rulings: "only the actor knows the number".
#[test]
fn only_the_actor_knows_how_far() {
    let mut game = table(POSITION, "z w qb");
    let events = game.apply(seat("a"), "o2".parse().expect("an act")).expect("a legal act");
    for viewer in Viewer::all(3) {
        let told: Vec<_> = events.iter().filter_map(|event| Leiff::told(event, viewer)).collect();
        let steps = (viewer == Viewer::Seat(seat("a"))).then_some(2);
        assert_eq!(told, [Event::Rotated { by: seat("a"), seat: seat("b"), steps }]);
    }
}

/// Rulings: "by a secret 1 to n-1".
#[test]
fn the_cards_are_rotated_by_at_least_one_and_less_than_a_whole_turn() {
    assert!(menu(POSITION, "z w qb", "a").starts_with("o1 o2 n "));
    ends(POSITION, "z w qb o0 o3", "a may not: 1 to 2 steps\na may not: 1 to 2 steps");
}

/// "einen Mitspieler", and there must be something to rotate.
#[test]
fn another_player_with_two_cards_is_chosen() {
    ends(
        "hands:4.7/1/5.5 discard:11 draw:P options:c1",
        "z w qa qb qd o1",
        "a may not: others only
         a may not: b has too few cards
         a may not: nobody at d
         a may not: P asks for another choice",
    );
}

/// "Du darfst": also after the player is chosen nothing must be rotated.
#[test]
fn nothing_must_be_rotated() {
    ends(POSITION, "z w qb n", "a declines");
}

/// Rulings, "Matching and catching": a match goes first; whose last but one card has gone is chosen no longer.
#[test]
fn a_match_may_leave_too_little_to_rotate() {
    let position = "hands:4.7/1.P/5.5 discard:11 draw:P options:c1";
    ends(position, "z w qb b-m2 o1 qc o1", "b matches b2=P\na may not: P asks for another choice\na rotates c by 1");
}

/// Who knew the cards knows them no more.
#[test]
fn nobody_knows_the_rotated_cards() {
    assert_eq!(after("hands:4/1+b.9+abc/5 discard:11 draw:P options:c1", "z w qb o1", "hands"), "4/9.1/5");
}
