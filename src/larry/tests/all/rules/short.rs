//! Kurzes Spiel.

use table::{Game, Scene, Viewer, play_scene};

use crate::rules::check::{check, dealt};

/// 1st sentence.
#[test]
fn it_has_one_round() {
    assert_eq!(dealt(4, "k1", 1).view(Viewer::Table).rounds, 1);
    assert_eq!(dealt(4, "-", 1).view(Viewer::Table).rounds, 3);
}

/// 2nd and 3rd sentence; rulings, Larry, "Last card": "no choice, the pile is always checked", "right ...: the player wins,
/// nobody draws".
#[test]
fn the_last_card_is_checked_and_wins_if_the_sum_is_right() {
    check(
        "options:k1 hands:3,44,44 pile:c1=1",
        "34",
        "a lays 3, says 4; a has no card; 1 3 = 4, said 4: right; scored 2,-2,-2; over
         = hands 0,2,2, pile 2 sum 4, limit 7, won by a",
    );
}

/// 4th sentence; rulings, Larry, "Last card": "wrong: the player draws two and leads a new pile".
#[test]
fn if_the_sum_is_wrong_the_player_draws_two_and_leads() {
    check(
        "options:k1 hands:3,44,44 pile:c1=2 draw:01",
        "35",
        "a lays 3, says 5; a has no card; 1 3 = 4, said 5: wrong; a draws 01 (wrong sum); pile away; a leads
         = hands 2,2,2, empty pile, limit 7, a to play",
    );
}

/// Rulings, Larry, "Last card": an Ätsch proves it like any pile.
#[test]
fn an_aetsch_proves_it() {
    check(
        "options:k1 hands:A,44,44 pile:c1=2",
        "A7",
        "a lays A, says 7; a has no card; 1 A = 1, said 7: right by Aetsch; scored 2,-2,-2; over",
    );
}

/// Rulings, Larry, "Last card": "right or empty: the player wins".
#[test]
fn with_an_empty_pile_there_is_nothing_to_prove() {
    check(
        "options:k1 hands:D,44,44 draw:01",
        "Db",
        "a plays D on b; b draws 01; a has no card; scored 2,-4,-2; over\n = hands 0,4,2, empty pile, limit 7, won by a",
    );
}

/// Rulings, Larry, "Last card": an open action as the last card answers for the pile.
#[test]
fn an_action_card_as_the_last_card_answers_for_the_pile() {
    check(
        "options:k1 hands:R,44,44 pile:c1=2 draw:01",
        "R",
        "a plays R; anticlockwise, limit 5; a has no card; 1 = 1, said 2: wrong; a draws 01 (wrong sum); pile away; a leads",
    );
}

/// Rulings, Larry, "Open play": over the limit nothing is proved.
#[test]
fn over_the_limit_it_goes_on() {
    check(
        "options:k1 hands:4,44,44 pile:c4=4 open:a draw:01",
        "4",
        "a shows 4, makes 8; O before a is done; 8 passes 7; a draws 01 (over the limit); 2 away unseen; a leads",
    );
}

/// 1st to 3rd sentence: the winner is who got rid of everything, however few Larrys the others hold.
#[test]
fn whoever_got_rid_of_everything_wins_alone() {
    let mut game = larry::Larry::from_position("options:k1 hands:R,0,A").expect("a position");
    play_scene(&mut game, "R").expect("an act");
    let outcome = game.outcome().expect("the game is over");
    assert_eq!((outcome.scores, outcome.places), (vec![2, -1, -3], vec![1, 2, 3]));
}

/// Before the last card a doubt is as in the long game.
#[test]
fn before_the_last_card_it_is_doubted_as_usual() {
    check(
        "options:k1 hands:33,44,44 draw:01",
        "37L d",
        "a lays 3, says 7, Larry!\n b doubts a; 3 = 3, said 7: wrong; a draws 01 (wrong sum); pile away; a leads",
    );
}

/// With the reminder "Larry!" is said by itself; the last card is checked all the same.
#[test]
fn with_the_reminder_the_last_card_is_checked_all_the_same() {
    check(
        "options:k1r1 hands:30,01,10",
        "33 03 14 04",
        "a lays 3, says 3, Larry!
         b lays 0, says 3, Larry!
         c lays 1, says 4, Larry!
         a lays 0, says 4; a has no card; 3 0 1 0 = 4, said 4: right; scored 2,-1,-1; over
         = hands 0,1,1, pile 4 sum 4, limit 7, won by a",
    );
}
