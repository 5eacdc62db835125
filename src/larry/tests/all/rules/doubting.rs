//! Spielablauf: doubting the last sum.

use crate::rules::check::check;

/// Spielablauf, the printed example: the sum is "Vier" and not "Fünf", and whoever laid the -2 draws although it was added
/// rightly.
#[test]
fn the_printed_example() {
    check(
        "hands:3??,3??,_2??,??? draw:01",
        "34 37 _25 d",
        "a lays 3, says 4
         b lays 3, says 7
         c lays _2, says 5
         d doubts c; 3 3 _2 = 4, said 5: wrong; c draws 01 (wrong sum); pile away; c leads
         = hands 2,2,4,3, empty pile, limit 7, c to play",
    );
}

/// Spielablauf, 1st bullet: "muss der Zweifler 2 Karten ... nehmen", and the paragraph after both: that player leads.
#[test]
fn if_the_sum_is_right_the_doubter_draws_two_and_leads() {
    check(
        "hands:3??,3??,??? draw:01",
        "33 36 d",
        "a lays 3, says 3
         b lays 3, says 6
         c doubts b; 3 3 = 6, said 6: right; c draws 01 (wrong doubt); pile away; c leads
         = hands 2,2,5, empty pile, limit 7, c to play",
    );
}

/// Spielablauf, 2nd bullet: "der Spieler, der zuletzt eine Karte ... gespielt hat", and the paragraph after both.
#[test]
fn if_the_sum_is_wrong_whoever_played_last_draws_two_and_leads() {
    check(
        "hands:3??,3??,??? draw:01",
        "33 37 d 70",
        "a lays 3, says 3
         b lays 3, says 7
         c doubts b; 3 3 = 6, said 7: wrong; b draws 01 (wrong sum); pile away; b leads
         b may not: 7 is not in hand
         = hands 2,4,3, empty pile, limit 7, b to play",
    );
}

/// Spielablauf, 2nd bullet, 2nd sentence: whoever made the mistake.
#[test]
fn it_does_not_matter_who_made_the_mistake() {
    check(
        "hands:3??,0??,??? draw:01",
        "34 04 d",
        "a lays 3, says 4
         b lays 0, says 4
         c doubts b; 3 0 = 3, said 4: wrong; b draws 01 (wrong sum); pile away; b leads",
    );
}

/// Spielablauf, 1st bullet: only the last sum must be right.
#[test]
fn two_mistakes_that_make_up_for_each_other_are_right() {
    check(
        "hands:3??,0??,??? draw:11",
        "34 03 d",
        "a lays 3, says 4
         b lays 0, says 3
         c doubts b; 3 0 = 3, said 3: right; c draws 11 (wrong doubt); pile away; c leads",
    );
}

/// Spielablauf: "Legt ein Spieler eine negative Zahl, zieht er den Wert entsprechend ab."
#[test]
fn negative_numbers_are_subtracted() {
    check(
        "hands:_1??,_2??,??? draw:11",
        "_1_1 _2_3 d",
        "a lays _1, says -1
         b lays _2, says -3
         c doubts b; _1 _2 = -3, said -3: right; c draws 11 (wrong doubt); pile away; c leads",
    );
}

/// Spielablauf, "ABER": "der Folgespieler darf". Rulings, Larry, "A turn": only the seat that is next.
#[test]
fn only_the_next_player_doubts() {
    check(
        "hands:3??,???,???,??? draw:01",
        "34 a-d c-d d-d d",
        "a lays 3, says 4
         a may not: it is b's turn
         c may not: it is b's turn
         d may not: it is b's turn
         b doubts a; 3 = 3, said 4: wrong; a draws 01 (wrong sum); pile away; a leads",
    );
}

/// Rulings, Larry, "A turn": "only while the pile is not empty".
#[test]
fn there_is_nothing_to_doubt_while_the_pile_is_empty() {
    check("hands:3??,???,???", "d", "a may not: nothing to doubt");
    check("hands:R??,???,???", "R d", "a plays R; anticlockwise, limit 5\n c may not: nothing to doubt");
}

/// Rulings, Larry, "A turn": "only about the last announcement"; a sum that was accepted once is gone.
#[test]
fn only_the_last_sum_is_doubted() {
    check(
        "hands:3??,0??,4?? draw:11",
        "37 03 47 d",
        "a lays 3, says 7
         b lays 0, says 3
         c lays 4, says 7
         a doubts c; 3 0 4 = 7, said 7: right; a draws 11 (wrong doubt); pile away; a leads",
    );
}

/// Rulings, Larry, "A turn": "even about an own announcement, after a change of direction".
#[test]
fn after_a_change_of_direction_the_own_sum_can_be_doubted() {
    check(
        "hands:3??,R??,??? draw:01",
        "35 R d",
        "a lays 3, says 5
         b plays R; anticlockwise, limit 5
         a doubts b; 3 = 3, said 5: wrong; b draws 01 (wrong sum); pile away; b leads",
    );
}

/// Spielablauf, "Achtung: Durch das Ausspielen ganz egal welcher Karte" and, among the action cards, the second "Achtung".
#[test]
fn whoever_plays_any_card_is_liable_for_the_whole_pile() {
    check(
        "hands:3??,D??,??? draw:4401",
        "35 Dc d",
        "a lays 3, says 5
         b plays D on c; c draws 44
         c doubts b; 3 = 3, said 5: wrong; b draws 01 (wrong sum); pile away; b leads",
    );
    check(
        "hands:3??,O??,??? draw:01",
        "35 Oa d",
        "a lays 3, says 5
         b plays O on a
         c doubts b; 3 = 3, said 5: wrong; b draws 01 (wrong sum); pile away; b leads",
    );
    check(
        "hands:3??,G4??,??? draw:01",
        "35 G g4a d",
        "a lays 3, says 5
         b plays G
         b gives a 4
         c doubts b; 3 = 3, said 5: wrong; b draws 01 (wrong sum); pile away; b leads",
    );
}

/// Rulings, Larry, "Doubt right or wrong": a new pile begins with sum 0.
#[test]
fn the_new_pile_begins_with_nothing() {
    check(
        "hands:3??,???,??? draw:4110",
        "37 d 44 d",
        "a lays 3, says 7
         b doubts a; 3 = 3, said 7: wrong; a draws 41 (wrong sum); pile away; a leads
         a lays 4, says 4
         b doubts a; 4 = 4, said 4: right; b draws 10 (wrong doubt); pile away; b leads",
    );
}

/// Spielablauf: "kommen die ausgespielten Karten auf den Ablagestapel". They lie openly there.
#[test]
fn the_cards_of_the_pile_go_to_the_discard_pile() {
    use table::{Game, Scene, Viewer, play_scene};
    let mut game = larry::Larry::from_position("hands:3??,4??,???").expect("a position");
    play_scene(&mut game, "33 47 d").expect("acts");
    let view = game.view(Viewer::Table);
    assert_eq!((view.pile.len(), view.discard, view.discard_top), (0, 2, Some(larry::Card::Four)));
}
