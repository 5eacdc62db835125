//! Aktionskarten, "Offen spielen".

use table::{Game, Scene, Seat, Viewer, play_scene};

use crate::rules::check::{check, pile_seen_by};

/// 1st sentence: "offen vor einen beliebigen Mitspieler gelegt".
#[test]
fn it_lies_openly_before_its_target() {
    let mut game = larry::Larry::from_position("hands:OO?,???,???").expect("a position");
    play_scene(&mut game, "Oc 37").expect("acts");
    let view = game.view(Viewer::Table);
    assert_eq!((view.open_play, view.discard), (vec![0, 0, 1], 0));
}

/// 2nd sentence; rulings, Larry, "Open play": "the new sum is the last announced one plus the card (no bluff possible)".
#[test]
fn the_next_number_card_is_laid_openly_and_the_sum_follows() {
    check(
        "hands:3??,???,??? pile:c2=4 open:a",
        "37 33 3",
        "a may not: must be open
         a may not: must be open
         a shows 3, makes 7; O before a is done
         = hands 2,3,3, pile 2 sum 7, limit 7, b to play",
    );
}

/// 2nd sentence: "offen". Everybody sees the card.
#[test]
fn everybody_sees_the_card() {
    let mut game = larry::Larry::from_position("hands:3??,???,??? pile:b2=2,c2=4 open:a").expect("a position");
    play_scene(&mut game, "3").expect("acts");
    assert_eq!(pile_seen_by(&game, Viewer::Table), "hidden, hidden, open 3");
    assert_eq!(pile_seen_by(&game, Viewer::Seat(Seat::new(1))), "own 2, hidden, open 3");
}

/// 2nd sentence: only before whom it lies.
#[test]
fn nobody_else_lays_openly() {
    check("hands:3??,???,??? open:b", "3 33", "a may not: must be hidden\n a lays 3, says 3");
}

/// 3rd sentence: after an action card it still lies there.
#[test]
fn it_stays_while_its_target_plays_action_cards() {
    check(
        "hands:D3??,00?,00? open:a draw:11",
        "Db 00 00 3",
        "a plays D on b; b draws 11
         b lays 0, says 0
         c lays 0, says 0
         a shows 3, makes 3; O before a is done",
    );
}

/// Rulings, Larry, "Open play": Ätsch and action cards may still be laid face down, and everybody knows that it is no number.
#[test]
fn aetsch_and_action_cards_may_still_be_laid_face_down() {
    for card in ["A", "D", "R"] {
        let position = format!("hands:{card}??,???,??? open:a");
        check(&position, &format!("{card}5"), &format!("a lays {card}, says 5"));
        let mut game = larry::Larry::from_position(&position).expect("a position");
        play_scene(&mut game, &format!("{card}5")).expect("an act");
        assert_eq!(pile_seen_by(&game, Viewer::Table), "no number");
        assert_eq!(game.view(Viewer::Table).open_play, [1, 0, 0]);
    }
}

/// 5th to 7th sentence; rulings, Larry, "Open play": "draw two, the pile goes unseen to the discard pile, the same player leads".
#[test]
fn who_passes_the_limit_draws_two_and_leads_and_the_card_is_fulfilled() {
    check(
        "hands:3?4,???,??? pile:b4=2,c3=5 open:a draw:01",
        "3 44",
        "a shows 3, makes 8; O before a is done; 8 passes 7; a draws 01 (over the limit); 3 away unseen; a leads
         a lays 4, says 4",
    );
}

/// Richtungswechsel, "Achtung"; rulings, Larry, "Change of direction": the new limit binds an open card, too.
#[test]
fn after_a_change_of_direction_even_a_0_can_pass_the_limit() {
    check(
        "limit:5 hands:0??,???,??? pile:b7=7 open:a draw:11",
        "0",
        "a shows 0, makes 7; O before a is done; 7 passes 5; a draws 11 (over the limit); 2 away unseen; a leads",
    );
}

/// Rulings, Larry, "Open play": with an empty pile the card alone counts.
#[test]
fn on_an_empty_pile_the_card_alone_counts() {
    check("hands:4??,???,??? open:a", "4", "a shows 4, makes 4; O before a is done");
    check(
        "limit:5 hands:7??,???,??? open:a draw:11",
        "7",
        "a shows 7, makes 7; O before a is done; 7 passes 5; a draws 11 (over the limit); pile away; a leads",
    );
}

/// Rulings, Larry, "Open play": "through doubts and new piles".
#[test]
fn it_stays_through_doubts_and_new_piles() {
    check(
        "hands:44?,34?,??? open:b pile:c3=4 draw:01",
        "47 d 33 3",
        "a lays 4, says 7
         b doubts a; 3 4 = 7, said 7: right; b draws 01 (wrong doubt); pile away; b leads
         b may not: must be open
         b shows 3, makes 3; O before b is done",
    );
}

/// Rulings, Larry, "Open play": "at most until the round ends".
#[test]
fn it_ends_with_the_round() {
    let mut game = larry::Larry::from_position("hands:R,???,??? open:bbc").expect("a position");
    play_scene(&mut game, "R").expect("acts");
    assert_eq!((game.view(Viewer::Table).round, game.view(Viewer::Table).open_play), (2, vec![0; 3]));
}

/// Rulings, Larry, "Open play": "Several such cards: each is fulfilled by one number card."
#[test]
fn each_of_several_is_fulfilled_by_one_number_card() {
    check(
        "hands:1334,00??,00?? open:aa",
        "1 00 00 33 3 00 00 33L",
        "a shows 1, makes 1; O before a is done
         b lays 0, says 0
         c lays 0, says 0
         a may not: must be open
         a shows 3, makes 3; O before a is done
         b lays 0, says 0
         c lays 0, says 0
         a lays 3, says 3, Larry!",
    );
}

/// 7th sentence: "legt er als 'erfüllt' auf den Ablagestapel".
#[test]
fn the_fulfilled_card_goes_to_the_discard_pile() {
    let mut game = larry::Larry::from_position("hands:3??,???,??? open:a").expect("a position");
    play_scene(&mut game, "3").expect("acts");
    let view = game.view(Viewer::Table);
    assert_eq!((view.open_play, view.discard_top), (vec![0; 3], Some(larry::Card::OpenPlay)));
}

/// Rulings, Larry, "Open play": the doubt about an open card is about what lies below it.
#[test]
fn a_doubt_about_an_open_card_turns_the_whole_pile() {
    check(
        "hands:3??,???,??? pile:c2=4 open:a draw:01",
        "3 d",
        "a shows 3, makes 7; O before a is done
         b doubts a; 2 3 = 5, said 7: wrong; a draws 01 (wrong sum); pile away; a leads",
    );
}

/// The view tells its owner which cards of the hand are bound.
#[test]
fn the_view_names_the_cards_that_must_be_laid_openly() {
    let game = larry::Larry::from_position("hands:334AD,3,4 open:ac").expect("a position");
    let bound = |seat| game.view(Viewer::Seat(Seat::new(seat))).bound;
    assert_eq!(bound(0), [larry::Card::Three, larry::Card::Four]);
    assert_eq!((bound(1).len(), bound(2).len()), (0, 1));
    assert_eq!(game.view(Viewer::Table).bound, []);
}
