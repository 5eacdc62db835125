//! Das Basis-Spiel, 1 "Spielziel" and 2 "Spielvorbereitung"; rulings, "Deck" and "Slots".

use leiff::{Card, FACES, SPECIALS, Special};
use table::{Game, Viewer};

use crate::rules::check::{after, check, dealt, table, word};

/// 1: "Gewinne, indem du am Ende des Spiels die geringste Gesamtpunktzahl hast."
#[test]
fn the_lowest_total_at_the_end_wins() {
    check("hands:1/1/1 scored:a50.20.21 phase:scored", "b-g", "won by b");
}

/// Rulings, "Deck": 56 cards; special cards +10.
#[test]
fn the_deck_has_56_cards_and_ten_more_with_special_cards() {
    let count = |card: Card| FACES.iter().filter(|face| face.card == card).map(|face| face.count).sum::<u8>();
    assert_eq!(FACES.iter().map(|face| face.count).sum::<u8>(), 56);
    assert_eq!(
        [Card::MinusOne, Card::Machine, Card::Number(1), Card::Number(12), Card::Number(13)].map(count),
        [2, 4, 4, 4, 2]
    );
    assert_eq!((Special::ALL.len(), SPECIALS), (5, 2));
    let game = dealt(2, "c1", 1);
    let view = game.view(Viewer::Table);
    assert_eq!(view.stock + view.discarded + 8, 66);
}

/// 2, 1st sentence, "vier verdeckte Handkarten", and 2nd: "Eine Karte wird offen auf den Ablagestapel gelegt, der Rest ist
/// der Zugstapel."
#[test]
fn everybody_gets_four_cards_face_down_and_one_begins_the_discard_pile() {
    for seats in 2..=8 {
        for (options, deck) in [("-", 56), ("c1", 66)] {
            let view = dealt(seats, options, 1).view(Viewer::Table);
            assert!(view.hands.iter().all(|hand| hand.slots.len() == 4));
            let lying = view.hands.iter().flat_map(|hand| &hand.slots);
            assert!(lying.flatten().all(|lying| lying.card.is_none()), "face down");
            assert_eq!((view.discarded, view.stock), (1, deck - 1 - 4 * seats));
            assert!(view.top.is_some(), "openly");
        }
    }
}

/// Rulings, "All games", "Who starts".
#[test]
fn the_table_may_say_who_begins() {
    assert_eq!(word(&dealt(4, "s3", 1), "turn"), "c");
}

/// Rulings, "Slots": "a card that leaves leaves a gap; extra cards get new slots at the end".
#[test]
fn cards_keep_their_slot_and_extra_cards_come_to_the_end() {
    let position = "hands:4.7.2.12/1.1.9.13 discard:7 draw:5.6.8";
    assert_eq!(after(position, "m2", "hands"), "4.-.2.12/1.1.9.13");
    assert_eq!(after(position, "m2 m1", "hands"), "4+ab.-.2.12.5.6/1.1.9.13");
}

/// The same: a gap stays a gap.
#[test]
fn a_gap_is_no_card() {
    check("hands:-.7/1 discard:7 draw:5", "m1 z s1", "a may not: no card at a1\na draws 5\na may not: no card at a1");
}

/// Rulings, "Slots": "Nobody looks at own cards unless allowed."
#[test]
fn nobody_sees_the_own_cards_during_the_round() {
    let game = table("hands:4+a.7+a/1+b.1 discard:7 draw:5.6.8", "z");
    for viewer in Viewer::all(2) {
        let view = game.view(viewer);
        assert!(view.hands.iter().flat_map(|hand| &hand.slots).flatten().all(|lying| lying.card.is_none()));
    }
}
