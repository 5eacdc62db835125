//! Das Basis-Spiel, 5 "Sofortiges Abwerfen & Karten aufdecken", Catching; rulings, "Matching and catching".

use table::{Game, Viewer};

use crate::rules::check::{after, check, ends, table};

const POSITION: &str = "hands:4.7.2.12/7.3.9.13/5.7.6.6 discard:11.7 draw:10.8.1.2";

/// 1st sentence: "eine verdeckte Handkarte eines Mitspielers aufdecken und auf den Ablagestapel werfen"; 2nd: "verliert der
/// Spieler die Karte und muss zwei neue Karten ziehen".
#[test]
fn a_card_of_another_player_that_agrees_goes_and_its_owner_draws_two() {
    check(POSITION, "c-cb1", "c catches b1=7\nb gets 5 6");
    assert_eq!(after(POSITION, "c-cb1", "hands"), "4.7.2.12/-.3.9.13.10.8/5.7.6.6");
    assert_eq!(after(POSITION, "c-cb1", "discard"), "11.7.7");
}

/// 3rd sentence: "Liegst du falsch, musst du eine neue Karte ziehen."
#[test]
fn a_wrong_catch_costs_the_catcher_one_card() {
    check(POSITION, "c-cb2", "c catches b2=3 wrongly\nc gets 5");
}

/// Rulings: "Catch wrong: all have seen it, card back".
#[test]
fn all_see_a_card_that_was_caught_wrongly_and_it_goes_back() {
    assert_eq!(after(POSITION, "c-cb2", "hands"), "4.7.2.12/7.3+abc.9.13/5.7.6.6.10");
    for viewer in Viewer::all(3) {
        let view = table(POSITION, "c-cb2").view(viewer);
        assert!(view.hands[1].slots.iter().flatten().all(|lying| lying.card.is_none()), "it lies face down again");
    }
}

/// 1st sentence, "eines Mitspielers": the own card is matched.
#[test]
fn nobody_catches_an_own_card() {
    check(POSITION, "b-cb1", "b may not: match it");
}

/// Rulings: "by anybody, at any moment of the round".
#[test]
fn anybody_may_catch_at_any_moment() {
    check(POSITION, "ca1 cb1", "a may not: match it\na catches b1=7\nb gets 5 6");
    check(POSITION, "z b-ca2", "a draws 10\nb catches a2=7\na gets 5 6");
    ends("hands:4/8.3/2 discard:11 draw:8.1.2", "z w c-cb1 a1", "c catches b1=8\nb gets 3 4\na looks at a1=4");
}

/// There is no card to catch in a gap, or where nobody sits.
#[test]
fn there_must_be_a_card_to_catch() {
    check(
        "hands:4/-.3 discard:7",
        "cb1 cb3 cc1",
        "a may not: no card at b1\na may not: no card at b3\na may not: no card at c1",
    );
}

/// Rulings, "Kellner": "Catching is no effect."
#[test]
fn the_kellner_does_not_keep_anybody_from_catching() {
    check("hands:4/7.3 discard:7 draw:1.2 options:c1 immune:b", "cb1", "a catches b1=7\nb gets 3 4");
}
