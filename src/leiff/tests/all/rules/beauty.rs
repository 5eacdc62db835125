//! Erweitertes Spiel, 2 "Special Cards", Die Dorfschönheit; rulings, "Dorfschönheit".

use leiff::{Charge, Measure};
use table::{Game, Viewer};

use crate::rules::check::{after, check, ends, measure, owed, seat, slip, table};

const DRINKS: &str = "hands:4.7/1.9/5.6 discard:11 draw:D.10 options:d1c1 ledger:a,w,w";

/// "Du musst ... die gleiche Anzahl an Schlücken trinken wie der Spieler zu deiner Rechten": the seat before, as the table
/// sits clockwise.
#[test]
fn who_drinks_alcohol_may_drink_along_with_the_right_neighbour() {
    check(DRINKS, "z w y z", "a draws D\na discards D\na drinks along with c\nb draws 10");
    assert_eq!(after(DRINKS, "z w y", "bound"), "a");
}

const BOUND: &str = "hands:1/1.9/7.6 discard:7 draw:5.6.8 options:d1c1 bound:a ledger:a,w,w";

/// Rulings: "whatever the right neighbour is charged in the end, shots ... included, is charged to the player as well".
#[test]
fn whatever_the_right_neighbour_is_charged_is_charged_along() {
    assert_eq!((owed(BOUND, "b-cc1", "c"), owed(BOUND, "b-cc1", "a")), ("1.0".to_owned(), "1.0".to_owned()));
    assert_eq!((owed(BOUND, "b-cc1 b-ha", "c"), owed(BOUND, "b-cc1 b-ha", "a")), ("1.0".to_owned(), "1.1".to_owned()));
    assert_eq!((owed(BOUND, "L", "c"), owed(BOUND, "L", "a")), ("0.5".to_owned(), "0.6".to_owned()));
    assert_eq!(owed(BOUND, "L", "b"), "0.4", "the others are not bound");
}

/// Rulings: "doubling included", whenever the Magier is played.
#[test]
fn what_counts_double_for_the_neighbour_is_charged_double() {
    let doubled = BOUND.replace("ledger:a,w,w", "ledger:a,w,w*");
    assert_eq!(owed(&doubled, "b-cc1", "a"), "2.0");
    assert_eq!(owed(&BOUND.replace("ledger:a,w,w", "ledger:adc1.0,w,wc*"), "", "a"), "2.0");
}

/// Rulings: "copies are not copied on": the neighbour's own copies. With one bond at the table at a time the ledger
/// never copies further than one seat.
#[test]
fn only_the_own_charges_of_the_neighbour_are_copied() {
    let copies = |seat| {
        let charges = slip(BOUND, "b-cc1", seat).charges;
        charges.into_iter().filter(|charge| matches!(charge, Charge::Copied { .. })).collect::<Vec<_>>()
    };
    let copied = Charge::Copied { from: seat("c"), what: Measure { shots: 1, sips: 0 } };
    assert_eq!([copies("a"), copies("b"), copies("c")], [vec![copied], vec![], vec![]]);
}

/// "bis zum Abwurf der nächsten": what was charged before the bond is not copied, and what was charged along stays after it,
/// ticked off or not.
#[test]
fn the_bond_copies_what_is_charged_while_it_lasts() {
    let late = "hands:4.7/1.9/5.7 discard:7 draw:D.10.11.12 turn:a options:d1c1 ledger:a,w,w";
    assert_eq!((owed(late, "c-ca1 z w y", "a"), owed(late, "z w y c-ca1", "a")), ("0.0".to_owned(), "1.0".to_owned()));
    let ended = "hands:1/1.9/7.6 discard:7 draw:6.8.D.5.4.3 options:d1c1 bound:a turn:b ledger:a,w,w";
    let page = slip(ended, "b-cc1 a-V z w n", "a");
    assert_eq!([page.total, page.done].map(measure), ["1.0", "1.0"]);
    let page = slip(ended, "b-cc1 a-V z w n a-cb1", "a");
    assert_eq!([page.total, page.done].map(measure), ["2.0", "1.0"], "what comes later is not done yet");
}

/// Rulings: "nothing while that one is immune"; and nobody who is immune drinks along.
#[test]
fn nothing_is_copied_from_an_immune_neighbour_or_to_an_immune_player() {
    for immune in ["a", "c"] {
        assert_eq!(owed(&format!("{BOUND} immune:{immune}"), "b-cc1", "a"), "0.0", "{immune}");
    }
}

/// Rulings, "Drinking": "None: nothing is counted." What was counted before stays.
#[test]
fn without_a_glass_nothing_is_copied() {
    assert_eq!(owed(&BOUND.replace("ledger:a,w,w", "ledger:n,w,w"), "b-cc1", "a"), "0.0");
    let page = slip(BOUND, "b-cc1 a-Gn L b-g a-Gw", "a");
    assert_eq!(measure(page.total), "1.0");
}

/// The copy goes into the totals with the round, and is ticked off with the rest.
#[test]
fn the_copy_counts_in_the_total() {
    let page = slip(BOUND, "b-cc1 a-V L b-g", "a");
    assert_eq!([page.round, page.total, page.done].map(measure), ["0.0", "1.7", "1.0"]);
}

/// "bis zum Abwurf der nächsten "Dorfschönheit"-Karte"; rulings: "reaches the discard pile in any way".
#[test]
fn the_next_dorfschoenheit_ends_it_in_whatever_way_it_comes() {
    let position = |cards: &str, top: &str, draw: &str| {
        format!("hands:{cards}/1.9/5.6 discard:{top} draw:{draw} options:d1c1 bound:b")
    };
    ends(&position("4", "11", "D"), "z w", "a discards D\nb drinks along no more");
    ends(&position("D", "11", "5"), "z s1", "a puts a1=5, out D\nb drinks along no more");
    ends(&position("D", "D", "5"), "m1", "a matches a1=D\nb drinks along no more");
    ends(&position("D", "D", "5.6"), "b-ca1", "b catches a1=D\nb drinks along no more\na gets 2 3");
    ends(&position("D", "11", "0"), "z w a1", "a drops a1=D\nb drinks along no more");
    ends(&position("4", "D", "5"), "l r", "a takes D\na puts D back");
}

/// Rulings: "over rounds".
#[test]
fn the_bond_stays_over_rounds() {
    assert_eq!(after("hands:1/9 discard:11 options:d1c1 bound:b", "L b-g", "bound"), "b");
}

/// In brackets: "Zeige eine deiner Karten an alle Mitspieler", for those who drink water, and without the drinking rules.
#[test]
fn who_does_not_drink_alcohol_shows_a_card_instead() {
    for options in ["d1c1 ledger:w,a", "d1c1 ledger:n,a", "c1"] {
        let position = format!("hands:4.7/1.9 discard:11 draw:D.10 options:{options}");
        ends(&position, "z w y b1 a2 z", "a may not: water shows\na may not: own cards only\na shows a2=7\nb draws 10");
        assert_eq!(after(&position, "z w a2", "hands"), "4.7+ab/1.9");
    }
    ends(DRINKS, "z w a1", "a may not: alcohol drinks");
}

/// All have seen it, and it lies face down again.
#[test]
fn the_card_that_was_shown_lies_face_down_again() {
    let view = table("hands:4.7/1.9 discard:11 draw:D options:c1", "z w a2").view(Viewer::Table);
    assert!(view.hands[0].slots.iter().flatten().all(|lying| lying.card.is_none()));
}

/// "ODER du tauschst alle deine Handkarten mit den Handkarten des Spielers zu deiner Linken."; rulings: "slots and gaps
/// included, unseen".
#[test]
fn or_all_cards_are_swapped_with_the_left_neighbour() {
    let position = "hands:4+a.-.7/1+ab.9/5.6 discard:11 draw:D.10 options:c1";
    check(position, "z w v z", "a draws D\na discards D\na swaps hands with b\nb draws 10");
    assert_eq!(after(position, "z w v", "hands"), "1.9/4.-.7/5.6");
    ends("hands:4/1/5.6 turn:c discard:11 draw:D options:c1", "z w v", "c swaps hands with a");
}

/// Rulings: "not if that one is immune".
#[test]
fn hands_are_not_swapped_with_an_immune_neighbour() {
    ends("hands:4/1/5.6 discard:11 draw:D options:c1 immune:b", "z w v", "a may not: b is immune");
}

/// "wie der Spieler zu deiner Rechten": for two players both neighbours are the same.
#[test]
fn with_two_players_the_other_is_both_neighbours() {
    ends("hands:4/1 discard:11 draw:D options:d1c1 ledger:a", "z w y", "a drinks along with b");
    ends("hands:4/1 discard:11 draw:D options:d1c1 ledger:a", "z w v", "a swaps hands with b");
}
