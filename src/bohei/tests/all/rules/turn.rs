//! "Spieldurchführung", the three phases; "Zusatzhinweis", the piles.

use crate::rules::check::{after, check, ends, menu};

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

/// Rulings, "one just drawn": in phase 1, also with a penalty; what comes later waits for the next turn.
#[test]
fn a_rule_card_drawn_after_phase_2_waits_for_the_next_turn() {
    ends("hands:18/21/22 phase:play draw:3.5.6", "k18 y", "a draws 3 5 6\nround 1: b");
    let eight = "hands:18.19.20.21.23.24.25.26/46/22 slots:7/- draw:3";
    ends(eight, "c-va b-va y p", "a draws 3\na draws nothing\na holds a rule");
    ends(&format!("{eight} phase:play"), "c-va b-va y p", "a draws 3\na passes\nround 1: b");
}

/// Rulings, "All games", in the middle of a draw: the rest comes from the new pile, or stays away.
#[test]
fn a_draw_of_two_goes_on_with_the_new_pile() {
    let position = "hands:20/21/22 slots:12/- rest:c draw:40 discard:";
    ends(&format!("{position}41"), "z", "shuffled\na draws 40 41\na holds no rule");
    ends(&format!("{position}-"), "z", "a draws 40 (1 of 2)\na holds no rule");
}

/// What waits on the table is not shuffled: neither the action nor the answers to it.
#[test]
fn answers_on_the_table_are_not_shuffled() {
    let position = "hands:41/44.18/45.19.20.21 phase:play draw:- discard:5.6 rest:d";
    let position = position.replace("20.21", "20.21/46");
    ends(
        &position,
        "k41 y d-y b-fn b-an c-fo c-ao c-19 c-20",
        "c discards 19\nc discards 20\nshuffled\nd draws 20 19\nround 1: b",
    );
}

/// "damit alle Spielenden sehen können, wer wie viele Karten besitzt".
#[test]
fn everybody_sees_how_many_cards_each_player_holds() {
    for viewer in table::Viewer::all(3) {
        let view = table::Game::view(&crate::rules::check::table("hands:20.21/22/-", ""), viewer);
        assert_eq!(view.players.iter().map(|player| player.cards).collect::<Vec<_>>(), [2, 1, 0]);
    }
}
