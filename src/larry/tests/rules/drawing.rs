//! The draw pile runs out.

use larry::{Card, Larry};
use table::{Game, Scene, Seat, Viewer, play_scene};

use crate::check::check;

/// Aktionskarten, last paragraph but one: "wird der Ablagestapel gemischt und als neuer verdeckter Nachzugstapel bereitgelegt".
/// It is done when a card is due.
#[test]
fn an_empty_draw_pile_is_the_shuffled_discard_pile() {
    check("hands:D??,*,??? draw:0 discard:1", "Dc", "a plays D on c; 1 shuffled; c draws 01");
    check("hands:D??,*,??? draw:- discard:1,1,1", "Dc", "a plays D on c; 3 shuffled; c draws 11");
    check("hands:D??,*,??? draw:01 discard:1,1,1", "Dc", "a plays D on c; c draws 01");
}

/// The same sentence: "gemischt". Of five piles the two uppermost cards, or the two lowest, are not always drawn first.
#[test]
fn what_is_drawn_after_shuffling_is_not_what_lay_on_top_or_below() {
    let drawn = |zeros: usize| {
        let position = format!("hands:D??,7,* draw:- discard:1,1,{}4,4", "0,".repeat(zeros));
        let mut game = Larry::from_position(&position).expect("a position");
        play_scene(&mut game, "Db").expect("an act");
        game.view(Viewer::Seat(Seat::new(1))).hand.expect("a hand")
    };
    let hands = (0..=4).map(drawn).collect::<Vec<_>>();
    for always in [[Card::Four, Card::Four, Card::Seven], [Card::One, Card::One, Card::Seven]] {
        assert!(hands.iter().any(|hand| *hand != always), "{hands:?}");
    }
}

/// Rulings, All games: "it gives what there is".
#[test]
fn if_there_are_too_few_cards_it_gives_what_there_is() {
    check("hands:D??,*,??? draw:0", "Dc", "a plays D on c; c draws 0");
    check("hands:D??,*,??? draw:-", "Dc", "a plays D on c; c draws nothing");
}

/// Rulings, Larry: "If draw and discard pile hold fewer cards than are due, the middle pile goes to the discard pile first".
#[test]
fn the_middle_pile_goes_to_the_discard_pile_before_a_penalty_is_short() {
    check(
        "hands:00,*,??? draw:- pile:c1=1",
        "d",
        "a doubts c; 1 = 1, said 1: right; pile away; 1 shuffled; a draws 1 (wrong doubt); a leads",
    );
    check(
        "hands:00,*,??? draw:0 pile:c1=1",
        "d",
        "a doubts c; 1 = 1, said 1: right; pile away; 1 shuffled; a draws 01 (wrong doubt); a leads",
    );
    // Two cards are enough: the pile goes afterwards, and is not among those that are shuffled.
    check(
        "hands:00,*,??? draw:0 discard:0 pile:c1=1",
        "d",
        "a doubts c; 1 = 1, said 1: right; 1 shuffled; a draws 00 (wrong doubt); pile away; a leads",
    );
}

/// The same sentence, taken as it stands, is about every card that is due: an order or a forgotten "Larry!" empties the
/// middle, too, and the next player leads.
#[test]
fn an_order_takes_the_middle_pile_too() {
    check(
        "hands:D0,*,??? draw:- pile:c1=1,c1=2",
        "DcL",
        "a plays D on c, Larry!; 2 away unseen; 2 shuffled; c draws 11\n = hands 1,47,5, empty pile, limit 7, b to play",
    );
    check(
        "hands:10,*,??? draw:-",
        "11",
        "a lays 1, says 1; 1 away unseen; 1 shuffled; a draws 1 (forgot Larry)\n = hands 2,49,3, empty pile, limit 7, b to play",
    );
    // Then a last card that orders has nothing left to answer for.
    check(
        "options:k1 hands:D,*,44 draw:- pile:c1=2,c1=4",
        "Dc",
        "a plays D on c; 2 away unseen; 2 shuffled; c draws 11; a has no card; scored 2,-78,-4; over",
    );
}

/// The same sentence: "whoever must lead holds a card".
#[test]
fn whoever_must_lead_holds_a_card() {
    check(
        "hands:1,*,??? draw:- pile:c1=1",
        "15 d",
        "a lays 1, says 5; a has no card
         b doubts a; 1 1 = 2, said 5: wrong; pile away; 2 shuffled; a draws 11 (wrong sum); a leads",
    );
}

/// Not in the rulings: a lone 7 at limit 5 that nobody can add a card to would be laid and drawn again for ever.
#[test]
fn who_gets_back_one_card_alone_lets_the_next_lead() {
    check(
        "limit:5 hands:7,???,* draw:-",
        "75 d",
        "a lays 7, says 5; a has no card
         c doubts a; 7 = 7, said 5: wrong; pile away; 1 shuffled; a draws 7 (wrong sum); c leads
         = hands 1,3,50, empty pile, limit 5, c to play",
    );
    check(
        "options:k1 limit:5 hands:7,???,* draw:-",
        "75",
        "a lays 7, says 5; a has no card; 7 = 7, said 5: wrong; pile away; 1 shuffled; a draws 7 (wrong sum); c leads",
    );
}
