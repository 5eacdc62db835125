//! Spielende.

use crate::rules::check::check;

/// Spielende, 1st sentence.
#[test]
fn the_game_ends_when_a_player_has_no_chips_at_the_end_of_the_own_turn() {
    check(
        "hands:1,10,9 kept:6666 rolled:3",
        "3",
        "a keeps 3: 3.1 own 1, 6 free, 6 free, 6 free, 6 free
         = hands 0,10,9 bank 110 board -/-/1/-/-, won by b
         a has ended the game",
    );
}

/// Spielende, 1st sentence: at the end of the turn, not before.
#[test]
fn it_does_not_end_in_the_middle_of_a_turn() {
    check(
        "hands:1,9,9 board:-/2111/-/-/- kept:666 rolled:33 dice:2",
        "3 r 2",
        "a keeps 3: 3.1 own 1, 6 free, 6 free, 6 free
         a rolls 2
         a keeps 2: 2.5 own 1 takes 6 (b -1, c -1), 3.1 own 1, 6 free, 6 free, 6 free
         = hands 5,8,8 bank 108 board -/-/1/-/-, b is next",
    );
}

/// Spielende, 1st sentence, and rulings, Geizen, "A player at 0 outside the own turn stays in the game".
#[test]
fn a_player_without_chips_plays_on_until_the_end_of_the_own_turn() {
    check(
        "hands:9,1,9 board:-/2111/-/-/- kept:6666 rolled:2 dice:6,6,6,6,6",
        "2 r 66666",
        "a keeps 2: 2.5 own 1 takes 6 (b -1, c -1), 6 free, 6 free, 6 free, 6 free
         = hands 14,0,8 bank 108 board -/-/-/-/-, b is next
         b rolls 66666
         b keeps 66666: 6 free, 6 free, 6 free, 6 free, 6 free
         = hands 14,0,8 bank 108 board -/-/-/-/-, won by a
         b has ended the game",
    );
}

/// Rulings, Geizen, "A player at 0 outside the own turn stays in the game": chips may come back in time.
#[test]
fn a_player_without_chips_may_recover_in_the_own_turn() {
    check(
        "hands:0,9,9 board:211/-/-/-/- kept:6666 rolled:1",
        "1",
        "a keeps 1: 1.4 own 1 (1 lent) takes 5 (b -1, c -1), 6 free, 6 free, 6 free, 6 free
         = hands 4,8,8 bank 110 board -/-/-/-/-, b is next",
    );
}

/// Spielende, 2nd sentence, and rulings, Geizen, last bullet but one: what lies on the board counts for nobody.
#[test]
fn most_chips_win_and_those_on_the_board_belong_to_nobody() {
    check(
        "turn:c hands:3,4,1,2 board:211/2111/1111/111111/1111111 kept:6666 rolled:3",
        "3",
        "c keeps 3: 3.5 own 1, 6 free, 6 free, 6 free, 6 free
         = hands 3,4,0,2 bank 94 board 211/2111/11111/111111/1111111, won by b
         c has ended the game",
    );
}

/// Spielende, 3rd sentence.
#[test]
fn with_equal_chips_there_are_several_winners() {
    check(
        "turn:d hands:7,3,7,1 kept:6666 rolled:4",
        "4",
        "d keeps 4: 4.1 own 1, 6 free, 6 free, 6 free, 6 free
         = hands 7,3,7,0 bank 112 board -/-/-/1/-, won by a and c
         d has ended the game",
    );
}

/// Spielende, 1st sentence: nothing follows.
#[test]
fn after_the_end_nobody_acts() {
    check(
        "hands:0,9,9 kept:33666",
        "r b-r c-3",
        "a may not: the game is over\n b may not: the game is over\n c may not: the game is over",
    );
}
