//! Spielablauf: laying a card face down and saying a sum.

use table::{Game, Scene, Seat, Viewer, play_scene};

use crate::rules::check::{check, pile_seen_by};

/// Spielablauf, 1st paragraph: "sagt laut die darauf angegebene Zahl (oder eine andere)".
#[test]
fn the_start_player_lays_a_card_and_says_its_number_or_another() {
    check("hands:3??,???,???", "33", "a lays 3, says 3\n = hands 2,3,3, pile 1 sum 3, limit 7, b to play");
    check("hands:3??,???,???", "35", "a lays 3, says 5\n = hands 2,3,3, pile 1 sum 5, limit 7, b to play");
}

/// Spielablauf, 1st paragraph: "verdeckt". Only who laid it knows it.
#[test]
fn the_card_lies_face_down() {
    let mut game = larry::Larry::from_position("hands:3??,???,???").expect("a position");
    play_scene(&mut game, "33").expect("acts");
    assert_eq!(pile_seen_by(&game, Viewer::Table), "hidden");
    assert_eq!(pile_seen_by(&game, Viewer::Seat(Seat::new(1))), "hidden");
    assert_eq!(pile_seen_by(&game, Viewer::Seat(Seat::new(0))), "own 3");
}

/// Spielablauf, 1st paragraph: clockwise, and each adds the own number to the last sum.
#[test]
fn the_next_one_clockwise_adds_the_own_number() {
    check(
        "hands:3??,_2??,4??",
        "33 _21 45",
        "a lays 3, says 3
         b lays _2, says 1
         c lays 4, says 5
         = hands 2,2,2, pile 3 sum 5, limit 7, a to play",
    );
}

/// Spielablauf, 1st paragraph: with limit 5 the other way round.
#[test]
fn anticlockwise_the_seat_before_is_next() {
    check(
        "limit:5 hands:3??,???,4??",
        "33 45",
        "a lays 3, says 3\n c lays 4, says 5\n = hands 2,3,2, pile 2 sum 5, limit 5, b to play",
    );
}

/// Rulings, All games, "A wrong guess": a bluff is a legal act.
#[test]
fn every_sum_up_to_the_limit_may_be_said() {
    for sum in ["_2", "_1", "0", "1", "6", "7"] {
        let told = sum.replace('_', "-");
        check("hands:3??,???,???", &format!("3{sum}"), &format!("a lays 3, says {told}"));
    }
}

/// Spielablauf, 2nd paragraph: "das im Moment existierende Limit".
#[test]
fn no_sum_may_pass_the_limit() {
    check("hands:4??,???,??? pile:c7=7", "411 48", "a may not: above 7\n a may not: above 7");
    check("limit:5 hands:4??,???,???", "46 45", "a may not: above 5\n a lays 4, says 5");
}

/// Rulings, Larry, "Announced sum": "from -2 for each card in the pile (the one being laid included)".
#[test]
fn no_sum_is_lower_than_two_for_each_card_below_zero() {
    check("hands:4??,???,???", "4_3 4_2", "a may not: below -2\n a lays 4, says -2");
    check("hands:4??,???,??? pile:b3=3,c3=3", "4_7 4_6", "a may not: below -6\n a lays 4, says -6");
}

/// Rulings, Larry, "Announced sum": "but never below -20".
#[test]
fn no_sum_is_lower_than_20_below_zero() {
    let pile = ["a3=3"; 3].into_iter().chain(["b2=2"; 6]).chain(["c4=4"; 4]).collect::<Vec<_>>().join(",");
    check(&format!("hands:1??,???,??? pile:{pile}"), "1_21 1_20", "a may not: below -20\n a lays 1, says -20");
}

/// Spielablauf: one seat is on turn. Rulings, Larry, "A turn": exactly one act.
#[test]
fn nobody_else_acts() {
    check(
        "hands:3??,4??,??? pile:c1=1",
        "b-44 b-d c-d 34 35",
        "b may not: it is a's turn
         b may not: it is a's turn
         c may not: it is a's turn
         a lays 3, says 4
         b may not: 3 is not in hand",
    );
}

/// Spielablauf, 1st paragraph: "eine seiner Handkarten".
#[test]
fn only_cards_in_hand_can_be_laid_or_played() {
    check("hands:311,44,33", "45 Db", "a may not: 4 is not in hand\n a may not: D is not in hand");
}

/// Spielablauf, "Sofern der nachfolgende Spieler die Summe nicht anzweifelt": playing on is accepting.
#[test]
fn without_a_doubt_it_just_goes_on() {
    check("hands:3??,4??,???", "37 47 a", "a lays 3, says 7\n b lays 4, says 7\n c may not: nothing to accept");
}

/// Rulings, Larry, "Change of direction": "With two players the other is always next."
#[test]
fn with_two_players_the_other_is_always_next() {
    check(
        "hands:R311,4444",
        "33 44 R 45",
        "a lays 3, says 3
         b lays 4, says 4
         a plays R; anticlockwise, limit 5
         b lays 4, says 5
         = hands 2,2, pile 3 sum 5, limit 5, a to play",
    );
}

/// Rulings, Larry, "Announced sum": what the page may offer.
#[test]
fn the_view_names_the_sums_that_may_be_said() {
    let game = larry::Larry::from_position("limit:5 pile:c3=3").expect("a position");
    assert_eq!(game.view(Viewer::Table).sums, -4..=5);
}

/// Rulings, Larry, "Announced sum": what an honest player says is the last sum plus the card.
#[test]
fn the_view_names_the_honest_sum() {
    let game = larry::Larry::from_position("pile:c3=3 hands:4AD??,??,??").expect("a position");
    let view = game.view(Viewer::Seat(Seat::new(0)));
    assert_eq!(
        [larry::Card::Four, larry::Card::Aetsch, larry::Card::DrawTwo].map(|card| view.honest(card)),
        [Some(7), None, Some(3)]
    );
}
