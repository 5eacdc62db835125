//! The draw pile runs out.

use larry::{Card, Larry};
use table::{Game, Scene, Seat, Viewer, play_scene};

use crate::rules::check::check;

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

/// Rulings, Larry: "If draw and discard pile hold fewer cards than are due to whoever will lead the new pile, the middle pile
/// goes to the discard pile first; then reshuffle and draw."
#[test]
fn the_middle_pile_goes_first_where_cards_are_due_to_whoever_will_lead() {
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

/// Rulings, Larry: "For every other draw (Draw two, a forgotten "Larry!") the middle pile stays where it is and there is what
/// there is".
#[test]
fn cards_due_to_somebody_who_does_not_lead_leave_the_middle_pile() {
    check(
        "hands:D0,*,??? draw:- pile:c1=1,c1=2",
        "DcL",
        "a plays D on c, Larry!; c draws nothing\n = hands 1,47,3, pile 2 sum 2, limit 7, b to play",
    );
    check(
        "hands:D00,*,??? draw:0 pile:c1=1,c1=2",
        "Dc",
        "a plays D on c; c draws 0\n = hands 2,45,4, pile 2 sum 2, limit 7, b to play",
    );
    check(
        "hands:10,*,??? draw:- pile:c1=1",
        "12",
        "a lays 1, says 2; a forgets Larry; a draws nothing\n = hands 1,48,3, pile 2 sum 2, limit 7, b to play",
    );
}

/// The same sentence: "an announcement can always still be doubted".
#[test]
fn after_such_a_draw_the_sum_is_still_doubted() {
    check(
        "hands:D00,*,??? draw:- pile:c1=1,c1=3",
        "Dc d",
        "a plays D on c; c draws nothing
         b doubts a; 1 1 = 2, said 3: wrong; pile away; 3 shuffled; a draws 1D (wrong sum); a leads",
    );
    check(
        "options:k1 hands:D,*,44 draw:- pile:c1=2,c1=2",
        "Dc",
        "a plays D on c; c draws nothing; a has no card; 1 1 = 2, said 2: right; scored 2,-78,-2; over",
    );
}

/// The same sentence: after a wrong doubt about a last card the round is scored, and nobody leads.
#[test]
fn a_wrong_doubt_about_the_last_card_leaves_the_middle_pile() {
    check(
        "hands:3,*,44 draw:0",
        "33 d",
        "a lays 3, says 3; a has no card
         b doubts a; 3 = 3, said 3: right; b draws 0 (wrong doubt); scored 2,-81,-2; round 2, b begins",
    );
}

/// The same sentence, where both meet: the forgotten "Larry!" takes what there is, the limit the middle pile.
#[test]
fn the_penalty_for_the_limit_takes_the_middle_pile_after_a_forgotten_larry() {
    check(
        "hands:44,*,??? draw:- pile:c4=4 open:a",
        "4",
        "a shows 4, makes 8; O before a is done; a forgets Larry; 1 shuffled; a draws O; 8 passes 7; 2 away unseen; 2 shuffled; a draws 44 (over the limit); a leads",
    );
}

/// So whoever must lead holds a card.
#[test]
fn whoever_must_lead_holds_a_card() {
    check(
        "hands:1,*,??? draw:- pile:c1=1",
        "15 d",
        "a lays 1, says 5; a has no card
         b doubts a; 1 1 = 2, said 5: wrong; pile away; 2 shuffled; a draws 11 (wrong sum); a leads",
    );
}

/// Rulings, Larry: "Whoever gets back only the single card just laid, because no other is left, does not lead: the next player
/// does".
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

/// The same sentence: a lone card that somebody else has laid is led.
#[test]
fn who_gets_a_lone_card_of_another_player_leads() {
    check(
        "limit:5 hands:O,???,* draw:- pile:b7=5",
        "Ob d",
        "a plays O on b; a has no card
         c doubts a; 7 = 7, said 5: wrong; pile away; 1 shuffled; a draws 7 (wrong sum); a leads
         = hands 1,3,49, empty pile, limit 5, a to play",
    );
}
