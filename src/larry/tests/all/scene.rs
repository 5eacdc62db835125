//! Position texts: a written position reads back, and errors name the wrong word.

use crate::common::play;
use larry::Larry;
use table::{Game, Scene, Viewer};
use testkit::position::reads_back;

#[test]
fn every_position_of_a_random_game_reads_back() {
    for (seats, options) in [(2, "k1"), (8, "-")] {
        testkit::random_tables::<Larry>(seats, options, 2).for_each(|game| reads_back(&game));
    }
}

#[test]
fn every_position_of_a_sensible_game_reads_back() {
    let record = play(3, "-", 1);
    (0..=record.entries().len()).for_each(|lines| reads_back(record.prefix(lines).game()));
}

#[test]
fn unnamed_cards_are_dealt_and_the_rest_lies_where_the_star_is() {
    let counts = |text: &str| {
        let view = Larry::from_position(text).expect(text).view(Viewer::Table);
        (view.hands, view.draw, view.discard)
    };
    assert_eq!(counts(""), (vec![9; 3], 27, 0));
    assert_eq!(counts("hands:3?,4,A draw:01"), (vec![2, 1, 1], 50, 0), "the rest lies below what is named");
    assert_eq!(counts("hands:3?,4*,A draw:01"), (vec![2, 49, 1], 2, 0));
    assert_eq!(counts("hands:3?,4*,A draw:- discard:0,b3="), (vec![2, 49, 1], 0, 2));
}

#[test]
fn a_wrong_position_says_where_it_is_wrong() {
    let wrong = testkit::position::wrong::<Larry>;
    wrong(
        "hat:1",
        "at 'hat:1': unknown key; known are options, hands, pile, draw, discard, open, turn, phase, last, limit, start, \
         points, gifts",
    );
    wrong("hands:3", "at 'hands': Larry is for 2 to 8 players");
    wrong("hands:35,4", "at 'hands:35': no card: 5");
    wrong("hands:3*4,4", "at 'hands:3*4': no card: *4");
    wrong("hands:777,7", "at '7': 4 of them, but there are 3");
    let many = "?".repeat(54);
    wrong(&format!("hands:3,{many}"), "at '?': 54 cards, but only 53 are left");
    wrong("hands:3,-", "at 'hands': everybody holds a card");
    wrong(&format!("hands:{},4", "3".repeat(300)), "at '3': 300 of them, but there are 6");
    wrong(&format!("hands:3,4 open:{}", "a".repeat(300)), "at 'O': 255 of them, but there are 3");
    wrong("hands:3,4 pile:a3=100", "at 'pile:a3=100': cannot be read");
    wrong("hands:3,4 pile:a3=-128", "at 'pile:a3=-128': cannot be read");
    wrong("hands:3,4 points:1000,0", "at 'points:1000,0': cannot be read");
    wrong("hands:3,4 points:-32768,0", "at 'points:-32768,0': cannot be read");
    wrong("options:z1", "at 'options:z1': no such house rules");
    wrong("turn:d", "at 'turn:d': only 3 play");
    wrong("pile:a3", "at 'pile:a3': cannot be read");
    wrong("pile:a3~3", "at 'pile:a3~3': cannot be read");
    wrong("pile:d3=3", "at 'pile:d3=3': cannot be read");
    wrong("discard:b3", "at 'discard:b3': cannot be read");
    wrong("open:ad", "at 'open:ad': only 3 play");
    wrong("phase:sleep", "at 'phase:sleep': play, give or answer");
    wrong("phase:answer", "at 'phase:answer': only after a last card, with a pile, and not in a short game");
    wrong("hands:3,44 phase:give", "at 'phase:give': only with two or more cards left");
    wrong("limit:6", "at 'limit:6': 7 or 5");
    wrong("points:1,2", "at 'points:1,2': cannot be read");
    wrong("options:k1 points:1,2,3/1,2,3", "at 'points': only 1 are played");
    wrong("hands:3,4,7 gifts:a3b", "at 'gifts': what was given is in hand");
}
