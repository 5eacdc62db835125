//! Erweitertes Spiel, 2 "Special Cards", Der hinterhältige Magier; rulings, "Magier".

use table::{Game, Viewer};

use crate::rules::check::{after, check, ends, menu, owed, seat, slip, table};

const PLAYED: &str = "hands:4.7/1.9/5.6 discard:11 draw:M.10 options:d1c1 ledger:a,w,w";

/// "Verzaubere einen Spieler."
#[test]
fn the_magier_enchants_another_player() {
    check(PLAYED, "z w qc z", "a draws M\na discards M\na enchants c\nb draws 10");
    assert_eq!(after(PLAYED, "z w qc", "spells"), "ac");
    ends(PLAYED, "z w qa qd", "a may not: others only\na may not: nobody at d");
}

const CALLED: &str = "hands:4.12/1.9/5.6 discard:11 options:c1 spells:ac";

/// "Am Ende der Runde muss dieser Spieler seine vermeintlich beste ... Karte gegen deine vermeintlich schlechteste ...
/// tauschen"; rulings: "before the cards are turned".
#[test]
fn at_the_end_the_best_card_is_swapped_for_the_worst_one() {
    check(
        CALLED,
        "L u1 u2",
        "a calls
         c offers 1
         a offers 2
         a conjures with c
         scored 9,10,18: -5 for a, in all 4,10,18",
    );
    assert_eq!(after(CALLED, "L u1 u2", "hands"), "4.5/1.9/12.6");
}

/// "vermeintlich"; rulings: "the own slot believed best": each picks any own card, the enchanted player first.
#[test]
fn each_picks_any_own_card_the_enchanted_player_first() {
    assert_eq!((menu(CALLED, "L", "c"), menu(CALLED, "L", "a")), ("u1 u2".to_owned(), String::new()));
    ends(
        CALLED,
        "L a-u1 u3 u2 c-u1 u1",
        "a may not: it is c's turn\nc may not: no card at c3\nc offers 2\nc may not: it is a's turn\na offers 1\na conjures with c\nscored 18,10,9: +5 for a, in all 23,10,9",
    );
}

/// Rulings: "secretly picks", "swapped unseen".
#[test]
fn nobody_is_told_which_cards_they_are() {
    let mut game = table(CALLED, "L");
    let events = game.apply(seat("c"), "u2".parse().expect("an act")).expect("a legal act");
    for viewer in Viewer::all(3) {
        let slot = (viewer == Viewer::Seat(seat("c"))).then_some(1);
        let told: Vec<_> = events.iter().filter_map(|event| leiff::Leiff::told(event, viewer)).collect();
        assert_eq!(told, [leiff::Event::Offered { seat: seat("c"), slot }]);
    }
}

/// Nothing else happens meanwhile.
#[test]
fn while_the_magier_works_nothing_else_happens() {
    ends(CALLED, "L a-m1 b-z c-L", "a may not: c offers first\nb may not: it is c's turn\nc may not: c offers first");
}

/// Rulings: "Several resolve in the order played."
#[test]
fn several_resolve_in_the_order_played() {
    let position = "hands:4.12/1.9/5.6 discard:11 options:c1 spells:ac.cb";
    ends(
        position,
        "L u1 u2 u1 u1",
        "c offers 1
         a offers 2
         a conjures with c
         b offers 1
         c offers 1
         c conjures with b
         scored 9,21,7: +5 for a, in all 14,21,7",
    );
}

/// Rulings: "A missing hand ... cancels the swap."
#[test]
fn a_missing_hand_cancels_the_swap() {
    ends(
        "hands:4/1/- discard:11 options:c1 spells:ac",
        "L",
        "a calls\na cannot conjure with c\nscored 4,1,0: +5 for a, in all 9,1,0",
    );
    ends(
        "hands:-/1/5 discard:11 options:c1 spells:ac",
        "L",
        "a calls\na cannot conjure with c\nscored 0,1,5: -5 for a, in all -5,1,5",
    );
}

/// Rulings: "or a Kellner active at that moment, cancels the swap": that of the enchanted player; the magician's own does not.
#[test]
fn the_kellner_of_the_enchanted_player_cancels_the_swap() {
    ends(
        &format!("{CALLED} immune:c"),
        "L",
        "a calls\na cannot conjure with c\nscored 16,10,11: +5 for a, in all 21,10,11",
    );
    ends(&format!("{CALLED} immune:a"), "L u1", "a calls\nc offers 1");
}

/// "Am Ende der Runde": a spell is for one round.
#[test]
fn a_spell_is_gone_with_the_round() {
    assert_eq!(after(CALLED, "L u1 u2 b-g", "spells"), "");
}

/// "Für diese Runde musst du jedoch die doppelte Menge an Schlücken trinken."; rulings: "earlier ones too".
#[test]
fn all_that_the_magician_is_charged_in_the_round_counts_double() {
    let position = PLAYED.replace("ledger:a,w,w", "ledger:acgb,w,w");
    assert_eq!((owed(&position, "", "a"), owed(&position, "z w qc", "a")), ("1.1".to_owned(), "2.2".to_owned()));
    assert_eq!(owed(&position, "z w qc b-L c-u1 a-u1", "a"), "2.10", "1 and 1.1, and 5 and 7 by three, twice");
    assert_eq!(owed(PLAYED, "z w qc", "c"), "0.0");
}

/// "Für diese Runde".
#[test]
fn the_next_round_counts_simply_again() {
    assert!(!slip(PLAYED, "z w qc b-L c-u1 a-u1 b-g", "a").doubled);
}

/// Rulings: "count double, once".
#[test]
fn a_second_magier_does_not_double_again() {
    let position = PLAYED.replace("ledger:a,w,w", "ledger:ac*,w,w");
    assert_eq!((owed(&position, "", "a"), owed(&position, "z w qc", "a")), ("2.0".to_owned(), "2.0".to_owned()));
}

/// All of the magician's sips, also those that come by the Dorfschönheit.
#[test]
fn what_the_magician_drinks_along_counts_double_too() {
    assert_eq!(owed("hands:4/1/5 discard:11 options:d1c1 bound:a ledger:acdc1.0*,w,wx", "", "a"), "4.0");
}

/// In brackets: "Dieser Spieler darf jedoch zwei deiner Karten einsehen"; rulings: "when the card is played".
#[test]
fn of_a_magician_with_water_the_enchanted_player_looks_at_two_cards() {
    for options in ["d1c1 ledger:w,a,a", "d1c1 ledger:n", "c1"] {
        let position = format!("hands:4.7.8/1.9/5.6 discard:11 draw:M.10 options:{options}");
        ends(&position, "z w qc a1 a3 k z", "a enchants c\nc looks at a1=4 a3=8\nb draws 10");
    }
    assert!(slip(PLAYED, "z w qc", "a").doubled);
    assert!(!slip(&PLAYED.replace("ledger:a,w,w", "ledger:w,w,w"), "z w qc", "a").doubled);
}

/// The enchanted player chooses, and only those cards.
#[test]
fn the_enchanted_player_chooses_among_the_cards_of_the_magician() {
    let position = "hands:4.7.8/1.9/5.6 discard:11 draw:M options:c1";
    ends(
        position,
        "z w qc a-a1 c1 a1 a1 a4",
        "a may not: it is c's turn
         c may not: cards of a only
         c may not: a1 is picked
         c may not: no card at a4",
    );
}

/// "darf": one card is enough, or none.
#[test]
fn the_enchanted_player_may_look_at_fewer() {
    let position = "hands:4.7.8/1.9/5.6 discard:11 draw:M.10 options:c1";
    ends(position, "z w qc n z", "c declines\nb draws 10");
    ends(position, "z w qc a2 n k z", "c looks at a2=7\nb draws 10");
    ends("hands:4/1.9/5.6 discard:11 draw:M options:c1", "z w qc a1", "c looks at a1=4");
    ends("hands:-/1.9/5.6 discard:11 draw:M.10 options:c1", "z w qc z", "a enchants c\nb draws 10");
}
