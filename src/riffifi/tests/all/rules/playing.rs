//! Karten ausspielen, and (II).

use table::Scene;

use crate::rules::check::{after, check, dealt, menu, word};

/// Karten ausspielen, 2nd sentence: "eine beliebige Karte".
#[test]
fn the_seat_to_the_left_of_the_dealer_plays_any_card() {
    let game = dealt(4, "s2", 1);
    let (turn, hand) = (word(&game, "turn"), word(&game, "hands").split(',').nth(2).map(str::to_owned));
    assert_eq!(turn, "c");
    assert_eq!(menu(&game.position(), "").replace(' ', ""), hand.expect("a hand"));
}

/// 2nd and 3rd sentence: "offen vor sich", "nacheinander im Uhrzeigersinn".
#[test]
fn everybody_plays_a_card_openly_clockwise() {
    let position = "hands:y2r2,r3,b4,g5 dealer:b";
    check(
        position,
        "b4 g5 y2 r3",
        "c plays b4
         d plays g5
         a plays y2
         b plays r3",
    );
    assert_eq!(after(position, "b4 g5 y2 r3", "open"), "y2,r3,b4,g5");
    check(position, "a-y2 d-g5", "a may not: it is c's turn\nd may not: it is c's turn");
}

/// Only what is in the own hand.
#[test]
fn a_card_that_is_not_in_the_own_hand_is_refused() {
    check("hands:y2,r3,b4", "r3 y1", "a may not: r3 is not in hand\na may not: y1 is not in hand");
}

/// 4th and 5th sentence.
#[test]
fn of_each_colour_one_card_lies_openly_and_the_higher_one_is_turned_down() {
    let position = "hands:y5,y4,y6";
    check(
        position,
        "y5 y4 y6",
        "a plays y5
         b plays y4
         a turns y5, because b has y4
         c plays y6
         c turns y6, because b has y4",
    );
    assert_eq!(after(position, "y5 y4 y6", "open"), "-,y4,-");
}

/// Cards of other colours stay, whatever their value.
#[test]
fn cards_of_different_colours_let_each_other_be() {
    assert_eq!(after("hands:y5,r4,b6", "y5 r4 b6", "open"), "y5,r4,b6");
}

/// Karten ausspielen, example, last sentence: "auf einem eigenen verdeckten Stapel".
#[test]
fn everybody_gathers_turned_cards_on_the_own_pile() {
    let pile = |acts: &str| after("hands:y5y8,y4,y6", acts, "piles").split(',').next().map(|pile| pile.contains("y5"));
    assert_eq!((pile("y5"), pile("y5 y4")), (Some(false), Some(true)));
}

/// Karten ausspielen (II), 1st and 2nd sentence.
#[test]
fn passing_is_no_act_at_all() {
    assert_eq!(menu("hands:y5r2of,b4,g6 options:o1", ""), "y5 r2 of");
}

/// Karten ausspielen (II), 4th and 5th sentence.
#[test]
fn a_card_may_have_to_be_turned_down_as_soon_as_it_is_played() {
    let position = "hands:r7,b1,b2 open:-,r4,-";
    check(position, "r7", "a plays r7\na turns r7, because b has r4");
    assert_eq!(after(position, "r7", "open"), "-,r4,-");
}

/// Rulings, 4th bullet: the own open card is collected for, and so never met.
#[test]
fn the_own_open_card_is_turned_down_before_the_next_one_is_played() {
    check("hands:r7,b1,b2 open:r4,-,-", "k r7", "a collects r4: middle 4\na plays r7");
}

/// What was turned down by a lower card is remembered until the player's next card, for the one who then holds the phone.
#[test]
fn a_card_that_was_turned_down_is_named_until_its_player_plays_again() {
    let position = "hands:b5y2,y7,b2,g2";
    assert_eq!(after(position, "b5 y7", "lost"), "");
    assert_eq!(after(position, "b5 y7 b2 g2", "lost"), "b5,-,-,-");
    assert_eq!(after(position, "b5 y7 b2 g2 y2", "lost"), "-,y7,-,-");
}
