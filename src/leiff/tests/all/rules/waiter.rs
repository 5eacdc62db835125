//! Erweitertes Spiel, 2 "Special Cards", Kellner à la Arbeitszeitbetrug; rulings, "Kellner".

use crate::rules::check::{after, check, ends, menu, owed, slip};

/// "ist der Spieler, der diese Karte abwirft, immun".
#[test]
fn the_kellner_makes_immune() {
    let position = "hands:4.7/1.9 discard:11 draw:K.10 options:c1";
    check(position, "z w y z", "a draws K\na discards K\na is immune\nb draws 10");
    assert_eq!(after(position, "z w y", "immune"), "a");
}

/// "Bis zum Beginn der nächsten Runde".
#[test]
fn the_next_round_ends_it() {
    assert_eq!(after("hands:1/9 discard:11 options:c1 immune:ab", "L b-g", "immune"), "");
}

/// "noch kann er von anderen Karteneffekten direkt angegriffen werden (z.B. 8, 9, Kneipenphilosoph etc.)".
#[test]
fn no_effect_of_another_player_touches_an_immune_one() {
    let refused = |card: &str, act: &str| {
        let position = format!("hands:4.7/1.9/5.6 discard:11 draw:{card} options:c1 immune:b");
        ends(&position, &format!("z w {act}"), "a may not: b is immune");
    };
    refused("8", "b1");
    refused("9", "b1");
    refused("9", "a1 b1");
    refused("9", "c1 b1");
    refused("0", "qb");
    refused("P", "qb");
    refused("M", "qb");
    refused("D", "v");
}

/// What is refused is not offered either.
#[test]
fn an_immune_player_is_not_offered() {
    let position = "hands:4.7/1.9/5.6 discard:11 draw:8 options:c1 immune:b";
    assert!(menu(position, "z w", "a").starts_with("a1 a2 c1 c2 n "));
}

/// Rulings: "Own effects work."
#[test]
fn own_effects_work() {
    ends("hands:4.7/1.9 discard:11 draw:8 options:c1 immune:a", "z w a1", "a looks at a1=4");
    ends("hands:4.7/1.9 discard:11 draw:9 options:c1 immune:a", "z w a1 b1", "a swaps a1 with b1");
    ends("hands:4.7/1.9 discard:11 draw:0 options:c1 immune:a", "z w a1", "a drops a1=4");
    ends("hands:4.7/1.9 discard:11 draw:D options:c1 immune:a", "z w v", "a swaps hands with b");
}

/// Rulings: "of *another* player": what the immune player does wrong costs as ever.
#[test]
fn the_kellner_is_no_help_against_own_mistakes() {
    check("hands:4.7/1.9 discard:11 draw:5.6 options:c1 immune:a", "m1", "a matches a1=4 wrongly\na gets 3 4");
}

/// "Er muss weder trinken (durch Trinkregeln)"; rulings: "the ledger counts nothing for them".
#[test]
fn an_immune_player_is_charged_nothing() {
    let position = "hands:1/7.13.5/2 discard:7 draw:5.6 options:d1c1 immune:b";
    assert_eq!(owed(position, "c-cb1", "b"), "0.0", "caught");
    assert_eq!(owed(position, "b-cc1", "b"), "0.0", "a wrong catch");
    assert_eq!(owed(position, "L", "b"), "0.0", "the count");
    ends(position, "c-cb1 c-hb", "c may not: b is immune");
}

/// What was charged before the Kellner came stays, and an immune player may hand out sips.
#[test]
fn the_kellner_takes_nothing_back_and_does_not_keep_from_giving() {
    let position = "hands:1/7.13 discard:11 draw:K options:d1c1 ledger:wc,w";
    assert_eq!(owed(position, "z w y", "a"), "1.0");
    assert_eq!(slip("hands:_1/7 discard:11 options:d1c1 immune:a", "L", "a").to_give, 1);
    ends("hands:_1/7 discard:11 options:d1c1 immune:a", "L a-hb", "a gives b a sip");
}
