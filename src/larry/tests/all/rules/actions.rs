//! Aktionskarten: two cards, a gift, the other direction; face down they are nothing. Open play has its own file.

use table::{Game, Scene, Viewer, play_scene};

use crate::rules::check::check;

/// 1st paragraph: "Anstatt eine Karte auf den Stapel zu legen". The pile and its sum stay.
#[test]
fn instead_of_laying_a_card_an_action_card_may_be_played_openly() {
    check(
        "hands:D??,???,??? pile:c3=3 draw:01",
        "Db",
        "a plays D on b; b draws 01\n = hands 2,5,3, pile 1 sum 3, limit 7, b to play",
    );
}

/// 1st paragraph: only blue cards.
#[test]
fn numbers_are_not_played_like_actions() {
    check("hands:3??,???,???", "3", "a may not: must be hidden");
}

/// 1st paragraph: "gegen einen beliebigen Mitspieler", whoever sits where, but not oneself.
#[test]
fn they_are_played_against_any_other_player() {
    for target in ["b", "c", "d"] {
        check(
            "hands:D??,???,???,??? draw:01",
            &format!("D{target}"),
            &format!("a plays D on {target}; {target} draws 01"),
        );
        check("hands:O??,???,???,???", &format!("O{target}"), &format!("a plays O on {target}"));
        check("hands:G4??,???,???,???", &format!("G g4{target}"), &format!("a plays G\n a gives {target} 4"));
    }
    check("hands:D??,???,???", "Da Dd", "a may not: others only\n a may not: others only");
    check("hands:O??,???,???", "Oa Od", "a may not: others only\n a may not: others only");
    check("hands:G4??,???,???", "G g4a g4d", "a plays G\n a may not: others only\n a may not: others only");
}

/// 1st paragraph: "Abgesehen vom Richtungswechsel". With Give one the gift has a target, not the card.
#[test]
fn a_change_of_direction_is_against_nobody() {
    check("hands:R??,???,???", "R", "a plays R; anticlockwise, limit 5");
    for text in ["Rb", "Gb", "D", "O", "3b"] {
        assert!(text.parse::<larry::Action>().is_err(), "{text} is no act");
    }
}

/// 2 Karten ziehen: "muss sofort 2 Karten vom Nachzugstapel auf die Hand nehmen".
#[test]
fn draw_two_works_at_once() {
    check(
        "hands:D??,4??,??? draw:01",
        "Dc 44 14",
        "a plays D on c; c draws 01
         b lays 4, says 4
         c lays 1, says 4",
    );
}

/// Verschenke 1 Karte, 1st sentence; rulings, Larry, "Give one": card and player are chosen after playing it.
#[test]
fn give_one_gives_any_card_of_the_own_hand() {
    check(
        "hands:G_23?,???,???",
        "G 33 g_2c",
        "a plays G
         a may not: give first
         a gives c _2
         = hands 2,3,4, empty pile, limit 7, b to play",
    );
    check("hands:G_23?,???,???", "g3b", "a may not: nothing to give");
    check("hands:G12,???,???", "G g3b", "a plays G\n a may not: 3 is not in hand");
}

/// Verschenke 1 Karte, 1st sentence: "darf"; rulings, Larry, "Give one": "or gives nothing ("darf")". The card is played all
/// the same.
#[test]
fn give_one_may_give_nothing() {
    check(
        "hands:G34,???,??? pile:c3=4 draw:01",
        "G n d",
        "a plays G
         a gives nothing
         b doubts a; 3 = 3, said 4: wrong; a draws 01 (wrong sum); pile away; a leads
         = hands 4,3,3, empty pile, limit 7, a to play",
    );
    check(
        "hands:G34,???,???",
        "n G b-n n n",
        "a may not: nothing to give\n a plays G\n b may not: it is a's turn\n a gives nothing\n b may not: nothing to give",
    );
}

/// Rulings, Larry, "Give one": giver and receiver know the card, the others see only that one was given.
#[test]
fn a_gift_is_seen_by_both_and_nobody_else() {
    let mut game = larry::Larry::from_position("hands:G311,???,???").expect("a position");
    let steps = play_scene(&mut game, "G g3b").expect("acts");
    let Some(table::SceneStep::Done(_, events)) = steps.last() else { panic!("a gift") };
    let seen = |viewer| match larry::Larry::told(&events[0], viewer) {
        Some(larry::Event::Gave { card, .. }) => card,
        other => panic!("a gift, not {other:?}"),
    };
    let [a, b, c] = [0, 1, 2].map(|seat| Viewer::Seat(table::Seat::new(seat)));
    assert_eq!([a, b].map(seen), [Some(larry::Card::Three); 2]);
    assert_eq!([c, Viewer::Table].map(seen), [None; 2]);
}

/// Verschenke 1 Karte, 2nd sentence; rulings, Larry, "Give one": openly "only with three or more cards in hand (itself
/// included); face down always".
#[test]
fn give_one_is_not_the_last_card_or_the_last_but_one() {
    check("hands:G,???,???", "G", "a may not: too few to give");
    check("hands:G4,???,???", "G G0L", "a may not: too few to give\n a lays G, says 0, Larry!");
    check("hands:G44,???,???", "G", "a plays G");
}

/// Richtungswechsel: direction and limit, both at once, from 7 to 5 and from 5 to 7.
#[test]
fn a_change_of_direction_changes_direction_and_limit() {
    check(
        "hands:R??,???,R??",
        "R R",
        "a plays R; anticlockwise, limit 5
         c plays R; clockwise, limit 7
         = hands 2,3,2, empty pile, limit 7, a to play",
    );
}

/// Richtungswechsel, "Achtung": the next one who lays a card must keep to the new limit.
#[test]
fn the_new_limit_binds_the_next_card_that_is_laid() {
    check(
        "hands:R??,???,_10? pile:c7=7",
        "R 06 05",
        "a plays R; anticlockwise, limit 5\n c may not: above 5\n c lays 0, says 5",
    );
}

/// Richtungswechsel, "Achtung", last sentence: a sum above the new limit stands while action cards are played.
#[test]
fn an_action_card_may_still_be_played_on_a_sum_above_the_new_limit() {
    check(
        "hands:R??,D??,D?? pile:c7=7 draw:0000",
        "R Da",
        "a plays R; anticlockwise, limit 5
         c plays D on a; a draws 00
         = hands 4,3,2, pile 1 sum 7, limit 5, b to play",
    );
}

/// Below the four cards: "nachdem sie ausgeführt wurden, auf den Ablagestapel".
#[test]
fn action_cards_go_to_the_discard_pile_when_they_are_carried_out() {
    for (position, acts, card) in [
        ("hands:D??,???,???", "Db", larry::Card::DrawTwo),
        ("hands:R??,???,???", "R", larry::Card::Reverse),
        ("hands:G3??,???,???", "G g3b", larry::Card::GiveOne),
        ("hands:G3??,???,???", "G n", larry::Card::GiveOne),
    ] {
        let mut game = larry::Larry::from_position(position).expect(position);
        play_scene(&mut game, acts).expect(acts);
        let view = game.view(Viewer::Table);
        assert_eq!((view.discard, view.discard_top), (1, Some(card)), "{acts}");
    }
    // Not before: the card itself is not among those that are shuffled for its own order.
    check("hands:D??,*,?? draw:0 discard:1", "Db", "a plays D on b; 1 shuffled; b draws 01");
}

/// Last paragraph but two: face down they count 0, and rulings, Larry, "Action cards laid face down ... do nothing".
#[test]
fn laid_face_down_they_count_0_and_do_nothing() {
    check(
        "hands:D??,R??,G??,O?? draw:11",
        "D0 R0 G0 O0 d",
        "a lays D, says 0
         b lays R, says 0
         c lays G, says 0
         d lays O, says 0
         a doubts d; D R G O = 0, said 0: right; a draws 11 (wrong doubt); pile away; a leads
         = hands 4,2,2,2, empty pile, limit 7, a to play",
    );
}
