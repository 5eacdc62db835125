//! Spielende: scoring, the next round, and who wins.

use larry::{Event, FACES, Larry};
use table::{Game, Scene, SceneStep, Viewer, play_scene};

use crate::rules::check::check;

/// 4th to 6th sentence; rulings, Larry, "Score of a round".
#[test]
fn the_winner_of_a_round_gets_two_and_the_others_lose_their_larrys() {
    check(
        "hands:R,_2_101234,7AODGR",
        "R",
        "a plays R; anticlockwise, limit 5; a has no card; scored 2,-9,-13; round 2, c begins",
    );
}

/// 6th sentence: every card counts as many as it shows.
#[test]
fn every_card_counts_its_larrys() {
    for face in &FACES {
        let mut game = Larry::from_position(&format!("hands:R,44,4{}", face.sign)).expect("a position");
        play_scene(&mut game, "R").expect("an act");
        assert_eq!(game.view(Viewer::Table).totals[2], -1 - i16::from(face.larrys), "{}", face.sign);
    }
}

/// An Open-play card before a player lies on the table and is nobody's minus point.
#[test]
fn what_lies_before_a_player_does_not_count() {
    check(
        "hands:R,44,44 open:b",
        "R",
        "a plays R; anticlockwise, limit 5; a has no card; scored 2,-2,-2; round 2, b begins (tie)",
    );
}

/// 6th sentence: the hands lie open for it.
#[test]
fn all_hands_are_shown_for_scoring() {
    let mut game = Larry::from_position("hands:R,34,_1A").expect("a position");
    let steps = play_scene(&mut game, "R").expect("an act");
    let Some(SceneStep::Done(_, events)) = steps.first() else { panic!("an act") };
    let shown = events.iter().find_map(|event| match Larry::told(event, Viewer::Table) {
        Some(Event::Scored(score)) => Some(score.hands),
        _ => None,
    });
    let cards = |text: &str| text.split(' ').filter_map(|sign| sign.parse().ok()).collect::<Vec<larry::Card>>();
    assert_eq!(shown, Some(vec![Vec::new(), cards("3 4"), cards("_1 A")]));
}

/// 7th sentence; rulings, Larry, "Direction and limit reset".
#[test]
fn for_the_next_round_everything_is_dealt_anew() {
    let mut game = Larry::from_position("limit:5 hands:D,44,4A discard:0,0 open:cc draw:11").expect("a position");
    play_scene(&mut game, "Dc").expect("an act");
    let view = game.view(Viewer::Table);
    assert_eq!((view.round, view.rounds, view.clockwise, view.limit), (2, 3, true, 7));
    assert_eq!((view.hands, view.draw, view.discard, view.open_play), (vec![9; 3], 27, 0, vec![0; 3]));
    assert_eq!((view.points, view.totals), (vec![vec![2, -2, -6]], vec![2, -2, -6]));
}

/// 8th sentence; rulings, Larry, "Next start": "the lowest total so far", over all rounds.
#[test]
fn the_lowest_total_begins_the_next_round() {
    check("hands:R,44,4A", "R", "a plays R; anticlockwise, limit 5; a has no card; scored 2,-2,-4; round 2, c begins");
    check(
        "points:-9,2,-3 hands:R,44,4A",
        "R",
        "a plays R; anticlockwise, limit 5; a has no card; scored 2,-2,-4; round 3, c begins (tie)",
    );
    check(
        "points:-10,2,-3 hands:R,44,4A",
        "R",
        "a plays R; anticlockwise, limit 5; a has no card; scored 2,-2,-4; round 3, a begins",
    );
}

/// 9th sentence; rulings, Larry, "Next start": "of those the one latest in turn order, counted from the last start player in
/// the direction valid at the end".
#[test]
fn of_several_the_latest_in_turn_order_begins() {
    // Clockwise from b: b, c, d, a; from d: d, a, b, c.
    check(
        "start:b hands:D,43,4A,3A draw:00",
        "Db",
        "a plays D on b; b draws 00; a has no card; scored 2,-4,-4,-4; round 2, d begins (tie)",
    );
    check(
        "start:d hands:D,43,4A,3A draw:00",
        "Db",
        "a plays D on b; b draws 00; a has no card; scored 2,-4,-4,-4; round 2, c begins (tie)",
    );
    // Counterclockwise from c: c, b, a, d.
    check(
        "start:c hands:R,43,44,33",
        "R",
        "a plays R; anticlockwise, limit 5; a has no card; scored 2,-2,-2,-2; round 2, d begins (tie)",
    );
    check(
        "start:b hands:R,43,44,33",
        "R",
        "a plays R; anticlockwise, limit 5; a has no card; scored 2,-2,-2,-2; round 2, c begins (tie)",
    );
}

/// 10th and 11th sentence.
#[test]
fn after_three_rounds_most_points_win() {
    check(
        "points:2,-5,-5/-1,2,-5 hands:R,44,44",
        "R d",
        "a plays R; anticlockwise, limit 5; a has no card; scored 2,-2,-2; over
         a may not: the game is over
         = hands 0,2,2, empty pile, limit 5, won by a",
    );
    check(
        "points:-8,2,-5/-6,2,-5 hands:R,44,44",
        "R",
        "a plays R; anticlockwise, limit 5; a has no card; scored 2,-2,-2; over\n = hands 0,2,2, empty pile, limit 5, won by b",
    );
}

/// Rulings, Larry: "ties are shared".
#[test]
fn equal_totals_share_the_victory() {
    check(
        "points:-2,2,-5/-2,2,-5 hands:R,_1A0,44",
        "R",
        "a plays R; anticlockwise, limit 5; a has no card; scored 2,-6,-2; over\n = hands 0,3,2, empty pile, limit 5, won by a and b",
    );
}
