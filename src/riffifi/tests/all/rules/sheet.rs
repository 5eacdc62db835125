//! Varianten, Wertungsvariante; rulings, 8th bullet.

use riffifi::Riffifi;
use table::{Game, Scene, Viewer, joined, play_scene};

use crate::rules::check::{after, check};

/// Three rounds that lead to the printed sheet. A bundle of five is printed like four strokes; the text says that Narben-Ede
/// has five yellow ones.
const PRINTED: &str = "scored:y5r7g7o7,r5b2,y7b7o5,-/-,y5g7o7,r7,y2r5b7o1/-,-,-,g12 options:w1";

fn game(position: &str, acts: &str) -> Riffifi {
    let mut game = Riffifi::from_position(position).expect(position);
    play_scene(&mut game, acts).expect(acts);
    game
}

/// The score sheets that everybody sees, in sitting order.
fn sheets(position: &str, acts: &str) -> String {
    let places = game(position, acts).view(Viewer::Table).places;
    joined(places.iter().map(|place| place.sheet.expect("a sheet")), " ")
}

/// "Stand nach 3 Runden", the printed sheet; 2nd and 3rd sentence: seven or more are ticked off, further ones do not count.
#[test]
fn the_printed_sheet() {
    let position = format!("hands:y1,-,-,- {PRINTED}");
    assert_eq!(sheets(&position, ""), "y5r7g7o7 y5r5b2g7o7 y7r7b7o5 y2r5b7g7o1");
}

/// Below the sheet: "Narben-Ede benötigt nur noch 2 gelbe und 7 blaue Chips, um das Spiel als Sieger zu beenden."
#[test]
fn narben_ede_needs_only_two_yellow_and_seven_blue_chips() {
    check(
        &format!("hands:-,-,-,- open:y2,-,-,- loot:b7,-,-,- {PRINTED}"),
        "k",
        "a collects y2: middle 2
         round 4 is over: 9,0,0,0; in all 35,26,26,27
         a ticks yb
         won by a",
    );
    check(
        &format!("hands:-,-,-,- open:y2,-,-,- loot:b6,-,-,- {PRINTED}"),
        "k",
        "a collects y2: middle 2
         round 4 is over: 8,0,0,0; in all 34,26,26,27
         a ticks y
         round 5: a deals, b leads, out -",
    );
}

/// 1st sentence: "nach jedem Durchgang".
#[test]
fn chips_are_noted_when_the_round_is_over() {
    let position = "hands:-,-,- open:y3,-,- loot:-,r7,- options:w1";
    assert_eq!(sheets(position, ""), "- - -");
    assert_eq!(sheets(position, "k"), "y3 r7 -");
}

/// Without the variant nobody keeps a sheet.
#[test]
fn else_there_is_no_sheet() {
    let view = game("hands:y1,-,-", "").view(Viewer::Table);
    assert!(view.places.iter().all(|place| place.sheet.is_none()) && view.rounds == Some(3));
}

/// 3rd sentence: "können aber noch erbeutet werden".
#[test]
fn chips_of_a_ticked_colour_can_still_be_collected() {
    let position = "hands:-,y1,- open:r5,-,- scored:r7,-,- options:w1";
    check(position, "k", "a collects r5: middle 5");
    assert_eq!(after(position, "k", "loot"), "r5,-,-");
}

/// Last sentence of the first paragraph; rulings: "as soon as a round ends with it, before or after the usual number of rounds".
#[test]
fn the_game_ends_when_somebody_has_ticked_off_all_colours() {
    let nearly = "y7r7b7g7,-,-";
    let position = |scored: &str| format!("hands:-,-,- open:y3,-,- loot:o7,-,- scored:{scored} options:w1");
    for rounds_before in 1..=6 {
        let scored = [vec!["-,-,-"; rounds_before - 1], vec![nearly]].concat().join("/");
        let game = game(&position(&scored), "k");
        assert!(game.outcome().is_some(), "{rounds_before} rounds before");
    }
}

/// Two players whose sheets are full after this turn.
fn two_finish(loot_of_the_first: &str) -> String {
    format!(
        "hands:-,-,- open:o1,-,- loot:{loot_of_the_first},y2r2b2g2o2,- scored:y7r7b7g7o6,y5r5b5g5o5,y7r7b7g7 options:w1"
    )
}

/// Last sentence of the text.
#[test]
fn if_two_tick_off_everything_in_the_same_round_most_chips_of_that_round_win() {
    check(
        &two_finish("-"),
        "k",
        "a collects o1: middle 1
         round 2 is over: 1,10,0; in all 35,35,28
         a ticks o
         b ticks yrbgo
         won by b",
    );
}

/// Rulings: "ties by chips of the last round (all colours), then shared".
#[test]
fn if_these_are_equal_too_the_victory_is_shared() {
    check(
        &two_finish("y9"),
        "k",
        "a collects o1: middle 1
         round 2 is over: 10,10,0; in all 44,35,28
         a ticks o
         b ticks yrbgo
         won by a and b",
    );
}

/// Neither text nor rulings rank the others: here by the chips on their sheets.
#[test]
fn who_has_not_ticked_off_everything_ranks_by_the_chips_on_the_sheet() {
    let outcome = game(&two_finish("-"), "k").outcome().expect("an outcome");
    assert_eq!((outcome.places, outcome.scores), (vec![2, 1, 3], vec![35, 35, 28]));
    let position = "hands:-,-,-,- open:o1,-,-,- scored:y7r7b7g7o6,y12r1,-,r7g7 options:w1";
    let outcome = game(position, "k").outcome().expect("an outcome");
    assert_eq!((outcome.places, outcome.scores), (vec![1, 3, 4, 2], vec![35, 8, 0, 14]));
}
