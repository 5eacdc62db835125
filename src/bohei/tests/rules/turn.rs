//! "Spieldurchführung", the three phases; "Zusatzhinweis", the piles.

use crate::check::{after, check, ends, menu};

const POSITION: &str = "hands:20/21/22 draw:40.5.46";

/// "Die Spieler:innen spielen reihum im Uhrzeigersinn."
#[test]
fn turns_go_round_clockwise_and_a_round_is_a_turn_of_everybody() {
    check(
        POSITION,
        "p p p p p p",
        "a draws nothing\na holds no rule\na passes\nround 1: b
         b draws nothing\nb holds no rule\nb passes\nround 1: c
         c draws nothing\nc holds no rule\nc passes\nround 2: a",
    );
}

/// Phase 1: "ob er oder sie eine Karte vom Ziehstapel aufnehmen möchte oder nicht".
#[test]
fn phase_1_draws_a_card_or_not() {
    check(POSITION, "z", "a draws 40\na holds no rule");
    check(POSITION, "p", "a draws nothing\na holds no rule");
    check(POSITION, "z z", "a draws 40\na holds no rule\na may not: it is phase 3");
    check(POSITION, "k20", "a may not: it is phase 1");
    check(POSITION, "b-z", "b may not: the table waits for a");
}

/// Phase 2: "spielt – sofern auf der Hand vorhanden – zwingend eine Regelkarte".
#[test]
fn phase_2_asks_for_a_rule_card_if_one_is_held() {
    check(
        "hands:20.3/21/22 draw:40",
        "p p k20 r3A p",
        "a draws nothing\na holds a rule\na may not: it is phase 2\na may not: it is phase 2
         a puts 3 into A\na passes\nround 1: b",
    );
}

/// Rulings, "One compulsory rule card per turn, also one just drawn".
#[test]
fn a_rule_card_just_drawn_must_be_played() {
    check("hands:20/21/22 draw:5", "z", "a draws 5\na holds a rule");
    assert_eq!(menu("hands:20/21/22 draw:5", "z", "a"), "r5A r5B B");
}

/// Rulings, "with several the player chooses"; one is enough.
#[test]
fn one_of_several_rule_cards_is_played() {
    assert_eq!(menu("hands:3.5.20/21/22", "p", "a"), "r3A r3B r5A r5B B");
    assert_eq!(after("hands:3.5.20/21/22", "p r5A", "hands"), "3.20/21/22");
    check("hands:3.5.20/21/22 phase:rule", "r5A r3B", "a puts 5 into A\na may not: it is phase 3");
    check("hands:3.20/21/22 phase:rule", "r5A r20A", "a may not: 5 is not in hand\na may not: 20 is no rule");
}

/// Phase 3: "spielt wahlweise eine Aktion oder eine Challenge oder nichts dergleichen".
#[test]
fn phase_3_plays_an_action_or_a_challenge_or_nothing() {
    assert_eq!(menu("hands:20.44.45.46/21/22", "p", "a"), "k20 k46 p B");
    check(
        "hands:20.3.44/21/22 phase:play",
        "k44 k3 k46",
        "
        a may not: 44 is not for phase 3\na may not: 3 is not for phase 3\na may not: 46 is not in hand",
    );
    ends("hands:20/21/22 phase:play draw:1.2.4", "k20 y", "a accepts\na draws 1 2 4\nround 1: b");
}

/// "Ist der Ziehstapel leer, wird der Ablagestapel ordentlich durchgemischt und zum neuen Ziehstapel umfunktioniert."
#[test]
fn an_empty_draw_pile_is_made_anew_of_the_discard_pile() {
    let position = "hands:20/21/22 draw:- discard:40 rest:c";
    check(position, "z", "shuffled\na draws 40\na holds no rule");
    assert_eq!(after(position, "z", "discard"), "-");
}

/// Rulings, "All games": "it gives what there is".
#[test]
fn without_any_card_in_the_piles_nothing_is_drawn() {
    let position = "hands:20/21/22 draw:- discard:- rest:c";
    check(position, "z", "a may not: no card left");
    assert_eq!(menu(position, "", "a"), "p B");
    let action = "hands:20/21/22 draw:- discard:40 rest:c phase:play";
    ends(action, "k20 y", "a accepts\nshuffled\na draws 40 (1 of 3)\nround 1: b");
}
