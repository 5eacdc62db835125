//! Varianten, Gleiche Chancen; rulings, 8th bullet.

use riffifi::{Cards, Riffifi};
use table::{Game, RandomPlayer, Scene, Seed};

use crate::rules::check::{after, check, dealt, hands, word};

/// The last turn of a round with three players, after so many rounds.
fn last_turn(rounds_before: usize, options: &str) -> String {
    let scored = vec!["-,-,-"; rounds_before].join("/");
    let scored = if rounds_before > 0 { format!("scored:{scored}") } else { String::new() };
    format!(
        "hands:-,-,- open:y3,-,- piles:y2y4y5r2r3r4b2b3b4g2g3,y6y7y8r5r6r7b5b6b7g4g5g6,o1o2o3o4o5o6o7o8r8b8g7g8 \
         out:y1r1b1g1 options:{options} {scored}"
    )
}

const PASSED: &str = "r8b8g7g8o1o2o3o4o5o6o7o8,y2y3y4y5r2r3r4b2b3b4g2g3,y6y7y8r5r6r7b5b6b7g4g5g6";

/// 2nd sentence; rulings: "the original hands pass to the left each round".
#[test]
fn after_a_round_every_hand_goes_on_to_the_left_as_it_was_dealt() {
    let position = last_turn(0, "e1");
    check(
        &position,
        "k",
        "a collects y3: middle 3
         round 1 is over: 3,0,0; in all 3,0,0
         round 2: hands go on, b leads",
    );
    assert_eq!(after(&position, "k", "hands"), PASSED);
    assert_eq!(after(&position, "k", "piles"), "-,-,-");
}

/// Rulings, 3rd bullet: the deal, which names the leader, passes left all the same; and the ones stay away.
#[test]
fn the_lead_passes_on_as_ever_and_the_same_ones_are_out() {
    let position = last_turn(0, "e1");
    assert_eq!((after(&position, "k", "dealer"), after(&position, "k", "turn")), ("a".into(), "b".into()));
    assert_eq!(after(&position, "k", "out"), "y1r1b1g1");
}

/// With the Officer he goes on with his hand.
#[test]
fn the_officer_goes_on_with_the_hand_to_which_he_was_dealt() {
    let position = "hands:-,-,- open:y3,-,- \
         piles:y2y4y5r2r3r4b2b3b4g2of,y6y7y8r5r6r7b5b6b7g4g5g6,g3o2o3o4o5o6o7o8r8b8g7g8 \
         out:y1r1b1g1o1 options:o1e1";
    check(
        position,
        "k of y6",
        "a collects y3: middle 3
         round 1 is over: 3,0,0; in all 3,0,0
         round 2: hands go on, b leads
         b plays of
         b's Officer turns nothing
         c plays y6",
    );
}

/// Without the variant the cards are dealt anew.
#[test]
fn else_the_cards_are_dealt_anew() {
    assert_ne!(after(&last_turn(0, "-"), "k", "hands"), PASSED);
}

/// Rulings: "after each cycle of n rounds a fresh deal", which only the score sheet can bring about.
#[test]
fn when_everybody_has_played_every_hand_the_cards_are_dealt_anew() {
    for (rounds_before, passed) in [(0, true), (1, true), (2, false), (3, true), (4, true), (5, false)] {
        let hands = after(&last_turn(rounds_before, "e1w1"), "k", "hands");
        assert_eq!(hands == PASSED, passed, "after {} rounds", rounds_before + 1);
    }
}

/// What lay openly is remembered as long as the same hands are played: it tells everybody who holds it.
#[test]
fn what_was_shown_is_known_until_the_next_deal() {
    let position = last_turn(0, "e1").replace("options", "laid:y5/y2 options");
    let shown: Cards = after(&position, "k", "before-shown").parse().expect("cards");
    assert_eq!((shown.len(), after(&position, "k", "before-laid")), (35, "y5/y2".into()));
    let last = last_turn(2, "e1w1").replace("options", "laid:y5/y2 before-shown:y2 before-laid:y4/y2 options");
    assert_eq!((after(&last, "k", "before-shown"), after(&last, "k", "before-laid")), (String::new(), String::new()));
}

/// 3rd sentence: "So spielt jeder einmal mit jedem Blatt."
#[test]
fn everybody_plays_every_hand_once() {
    for seats in 3..=5 {
        let rounds = rounds(dealt(seats, "e1", 7));
        assert_eq!(rounds.len(), usize::from(seats));
        for player in 0..usize::from(seats) {
            let mut played: Vec<String> = rounds.iter().map(|hands| hands[player].to_string()).collect();
            let mut dealt: Vec<String> = rounds[0].iter().map(ToString::to_string).collect();
            played.sort();
            dealt.sort();
            assert_eq!(played, dealt);
        }
    }
}

/// The hands at the beginning of each round of a random game.
fn rounds(mut game: Riffifi) -> Vec<Vec<Cards>> {
    let mut player = RandomPlayer::new(Seed::from_number(9).rng(game.seats()));
    let mut rounds = vec![hands(&game)];
    while let Some((seat, action)) = player.choose(&game) {
        let scored = word(&game, "scored");
        game.apply(seat, action).expect("a listed act");
        if word(&game, "scored") != scored && game.outcome().is_none() {
            rounds.push(hands(&game));
        }
    }
    assert!(Riffifi::from_position(&game.position()).is_ok());
    rounds
}
