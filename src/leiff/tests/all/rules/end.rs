//! Das Basis-Spiel, 6, last two sentences (the end of the game) and 7; rulings, "Leiff".

use crate::rules::check::{check, ends, menu, table};
use table::Game;

/// "wenn ein Spieler 50 (kurz) ... Gesamtpunkte erreicht".
#[test]
fn the_short_game_ends_at_50_points() {
    ends("hands:1.2/10 discard:11 scored:a1.39", "L b-g", "scored 3,10: -5 for a, in all -6,49\nround 3: b begins");
    ends("hands:1.2/10 discard:11 scored:a1.40", "L b-g", "scored 3,10: -5 for a, in all -6,50\nwon by a");
}

/// "oder 100 (lang)".
#[test]
fn the_long_game_ends_at_100_points() {
    ends(
        "hands:1.2/10 discard:11 scored:a1.89 options:l1",
        "L b-g",
        "scored 3,10: -5 for a, in all -6,99\nround 3: b begins",
    );
    ends("hands:1.2/10 discard:11 scored:a1.90 options:l1", "L b-g", "scored 3,10: -5 for a, in all -6,100\nwon by a");
}

/// "Der Spieler mit dem niedrigsten Gesamt-Score gewinnt.": not who called, nor who had fewest in the last round.
#[test]
fn the_lowest_total_wins_not_the_last_round() {
    ends("hands:1.2/10/9 discard:11 scored:b48.35.1", "L b-g", "scored 3,10,9: -5 for a, in all 46,50,10\nwon by c");
}

/// The five points of the call may end the game.
#[test]
fn the_five_points_of_the_call_count() {
    ends("hands:10/3/4 discard:11 scored:b35.1.1", "L b-g", "scored 10,3,4: +5 for a, in all 50,9,5\nwon by c");
}

/// Rulings: "ties are shared".
#[test]
fn a_tie_is_shared() {
    ends("hands:10/3/4 discard:11 scored:a40.3.2", "L b-g", "scored 10,3,4: +5 for a, in all 60,6,6\nwon by b and c");
}

/// After the end nobody acts.
#[test]
fn after_the_end_nothing_follows() {
    let position = "hands:1/1/1 scored:a50.20.21 phase:scored";
    check(position, "b-g z", "won by b\na may not: the game is over");
    assert_eq!(menu(position, "b-g", "a"), "");
    let outcome = table(position, "b-g").outcome().expect("an outcome");
    assert_eq!((outcome.scores, outcome.places), (vec![55, 20, 21], vec![3, 1, 2]));
}
