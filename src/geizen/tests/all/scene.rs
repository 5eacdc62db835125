//! Position texts: a written position reads back, and errors name the wrong word.

use geizen::Geizen;
use table::{Game, Scene, Seat, Viewer, play_scene};
use testkit::position::reads_back;

#[test]
fn every_position_of_a_game_reads_back() {
    testkit::random_tables::<Geizen>(4, "-", 2).for_each(|game| reads_back(&game));
}

/// A position may name any round; the count stays where it cannot go on.
#[test]
fn the_last_round_that_can_be_counted_is_not_passed() {
    let mut game = Geizen::from_position("hands:9,9 turn:b round:65535 dice:6,6,6,6,6").expect("a position");
    play_scene(&mut game, "r 66666").expect("acts");
    let view = game.view(Viewer::Table);
    assert_eq!((view.turn, view.round), (Seat::new(0), 65535));
}

#[test]
fn a_wrong_position_says_where_it_is_wrong() {
    let wrong = testkit::position::wrong::<Geizen>;
    wrong("hat:1", "at 'hat:1': unknown key; known are hands, board, turn, start, round, rolls, kept, rolled, dice");
    wrong("hands:12", "at 'hands': Geizen is for 2 to 5 players");
    wrong("hands:100,31", "at 'hands': 131 chips lie out, but there are 130");
    wrong("hands:9,9 turn:c", "at 'turn:c': only 2 play");
    wrong("board:-/-/-/-", "at 'board:-/-/-/-': a board has five rows");
    wrong("board:-/1/-/-/-", "at 'board:-/1/-/-/-': field 1 of row 2 takes 2");
    wrong("board:-/-/10/-/-", "at 'board:-/-/10/-/-': field 2 of row 3 takes 1");
    wrong(
        "board:2111/-/-/-/-",
        "at 'board:2111/-/-/-/-': a row holds chips on fewer fields than it has: the last one empties it",
    );
    wrong("rolled:64216", "at 'rolled:64216': dice are written in ascending order: 12466");
    wrong("kept:21", "at 'kept:21': dice are written in ascending order: 12");
    wrong("kept:17", "at 'kept:17': cannot be read");
    wrong("kept:12 rolled:12", "at 'rolled': kept and rolled are 4 dice of 5");
    wrong("kept:12 rolls:3", "at 'rolls:3': every roll puts at least one die aside");
    wrong("kept:11111", "at 'kept': the game is not over while the player on turn has chips");
    wrong("dice:1,7", "at 'dice:7': a die shows 1 to 6");
}
