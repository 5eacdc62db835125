//! Das Basis-Spiel, 4 "Sonderkarten-Effekte", 9; rulings, "Effects" and "Matching and catching".

use table::{Game, Viewer};

use crate::rules::check::{after, check, ends, menu, table};

const NINE: &str = "hands:4.7.2.12/1.3.9.13/5.5.6.6 discard:11 draw:9.10";

/// "Tausche eine deiner Handkarten mit einer Handkarte eines Mitspielers."
#[test]
fn a_9_swaps_an_own_card_with_one_of_another_player() {
    check(NINE, "z w a4 b1 z", "a draws 9\na discards 9\na swaps a4 with b1\nb draws 10");
    assert_eq!(after(NINE, "z w a4 b1", "hands"), "4.7.2.1/12.3.9.13/5.5.6.6");
    assert_eq!(after(NINE, "z w b1 a4", "hands"), "4.7.2.1/12.3.9.13/5.5.6.6");
}

/// "Alternativ kannst du zwei Handkarten von zwei verschiedenen Mitspielern tauschen."
#[test]
fn a_9_may_swap_cards_of_two_other_players() {
    ends(NINE, "z w b3 c4", "a swaps b3 with c4");
    assert_eq!(after(NINE, "z w b3 c4", "hands"), "4.7.2.12/1.3.6.13/5.5.6.9");
}

/// "von zwei verschiedenen".
#[test]
fn a_9_does_not_swap_two_cards_of_one_player() {
    ends(NINE, "z w a1 a2", "a may not: two players");
    ends(NINE, "z w b1 b2 b1", "a may not: two players\na may not: two players");
    assert!(menu(NINE, "z w b1", "a").starts_with("a1 a2 a3 a4 c1 c2 c3 c4 n"));
}

/// Rulings, "Effects": "blind, nobody sees them"; who knew a card that has moved knows it no more.
#[test]
fn nobody_sees_the_swapped_cards() {
    let position = "hands:4+ab.7/1+b.3 discard:11 draw:9 options:a1";
    assert_eq!(after(position, "z w a1 b1", "hands"), "1.7/4.3");
    for viewer in Viewer::all(2) {
        let view = table(position, "z w a1 b1").view(viewer);
        assert!(view.hands.iter().flat_map(|hand| &hand.slots).flatten().all(|lying| lying.card.is_none()));
    }
}

/// Rulings, "Effects": who has nothing to swap with is no choice.
#[test]
fn a_9_needs_cards_of_two_players() {
    ends(
        "hands:4.7/- discard:11 draw:9",
        "z w a1 b1 n",
        "a may not: nothing to swap\na may not: no card at b1\na declines",
    );
}

/// Rulings, "Matching and catching": "While an effect waits for a choice they are possible and go first; the effect then
/// chooses among the slots that remain."
#[test]
fn a_match_goes_first_and_the_9_chooses_among_what_remains() {
    ends(NINE, "z w a1 b-m3 b3 b1", "b matches b3=9\na may not: no card at b3\na swaps a1 with b1");
    ends(NINE, "z w b3 b-m3 a1 c1", "b matches b3=9\na swaps a1 with c1");
}
